/** A search that cannot end is only tried, unless it was asked for by name. */
import { GameLimitError } from '@lilypad/games';
import { expect, test } from 'vitest';
import { parseExpression } from '../board/expression.ts';
import { boardOf } from '../board/notation.ts';
import { Session } from '../session.ts';
import type { CompareMethod } from './choose.ts';
import { compareSums, type SearchFunction } from './compare.ts';
import { nodesInTime } from './search/search.ts';
import { searchLimit } from './search-limit.ts';

test.each([
  ['T^5.^6F^5', 1e12, false],
  ['(T.F)^10', 60_000, true],
  ['T^20.^20F^20', 50_000, false],
  ['T^20.^20F^20', 60_000, true],
  // Few squares are empty: the number of positions is estimated.
  ['T^28..F^28', 999_999, false],
  ['T^28..F^28', 1_000_000, true],
  // A node of a long board takes longer.
  ['(T.F)^1000', 30, true],
])('%s after %d nodes: given up is %s', (text, nodes, givenUp) => {
  const check = searchLimit([boardOf('TT..FF'), boardOf(text)]);
  if (givenUp) expect(() => check(nodes)).toThrow(GameLimitError);
  else expect(() => check(nodes)).not.toThrow();
});

test.each([undefined, 'search'] as const)('compared by %s', async (by: CompareMethod | undefined) => {
  const [left, right] = ['(T.F)^1000', '0'].map((text) => parseExpression(text));
  if (!left?.ok || !right?.ok) throw new Error('not read');
  const search: SearchFunction = (_arena, _difference, { onProgress }) => {
    for (let nodes = 0; nodes < 100; nodes++) onProgress({ nodes, fill: 0 });
    return { relation: '=', nodes: 100 };
  };
  const compared = compareSums(new Session({ maxBytes: 2 ** 26 }), left.value, right.value, { by, search });
  if (by === 'search') expect((await compared).relation).toBe('=');
  else {
    await expect(compared).rejects.toThrow(
      /^This comparison is too much work: 27 positions were searched without an answer, and at least 1,000,000,000,000,000 can arise\.$/,
    );
  }
});

test('progress is reported as often in time on long boards', () => {
  expect([20, 64, 128, 3000, 100_000].map((squares) => nodesInTime(1024, squares))).toEqual([1024, 1024, 256, 1, 1]);
});
