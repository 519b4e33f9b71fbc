/** The recurrences for boards with one hole give the values that plain recursion gives, of every short board. */
import { Arena, type GameId } from '@lilypad/games';
import { expect, test } from 'vitest';
import { readDocument } from '../check/kinds.ts';
import type { StrategyDocument } from '../check/strategies/document.ts';
import { fixture } from '../check/strategies/testing/claims.ts';
import { Plain } from '../check/strategies/testing/plain.ts';
import { strategyKind } from './kind.ts';
import { valueAt } from './pattern/form.ts';
import { boundOf } from './pattern/match.ts';
import { PatternReader } from './pattern/read.ts';
import { gameAt } from './pattern/side-game.ts';
import { simplifyWord } from './pattern/simplify.ts';
import type { Word } from './pattern/word.ts';

const LONGEST = 8;

const claim = strategyKind.read(readDocument(fixture('Theorem1')) as StrategyDocument);
const RULES = (claim.statements.at(-1)?.recurrences ?? []).map(({ word, value }) => {
  const reader = new PatternReader();
  return { word: reader.word(word), side: reader.side(value) };
});

const arena = new Arena();
const plain = new Plain(arena);

/** The value by the rules alone; each board is simpler than the one before, so this ends. */
function byRules(word: Word): GameId {
  const { word: rest, integer } = simplifyWord(word);
  if (rest.length === 0) return arena.integer(BigInt(valueAt(integer, [])));
  for (const rule of RULES) {
    const found = boundOf(rest, rule);
    if (found !== null) return arena.shift(gameAt(arena, found.side, [], byRules), valueAt(integer, []));
  }
  throw new Error('no rule');
}

/** All boards with one hole up to a length. */
function* boards(): Generator<string> {
  for (let length = 1; length <= LONGEST; length++) {
    for (let bits = 0; bits < 2 ** (length - 1); bits++) {
      const pieces = Array.from({ length: length - 1 }, (_, i): string => ((bits >> i) & 1 ? 'F' : 'T'));
      for (let hole = 0; hole < length; hole++) yield pieces.toSpliced(hole, 0, '.').join('');
    }
  }
}

test('there are few recurrences, and they give the values of all boards with one hole', () => {
  expect(RULES.length).toBe(24);
  let count = 0;
  for (const text of boards()) {
    count += 1;
    expect([text, byRules(new PatternReader().word(text))]).toEqual([text, plain.value(text)]);
  }
  expect(count).toBe(1793);
});
