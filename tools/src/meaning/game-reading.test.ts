/** Games of certificates are those that the reader of games reads, with numbers for the sums. */
import { readFileSync } from 'node:fs';
import { Arena, parseGame } from '@lilypad/games';
import { expect, test } from 'vitest';
import { certificateFile, libraryNames } from '../workspace.ts';
import { readGame } from './game-reading.ts';
import type { JsonCertificate, JsonTree, ValueEnd } from './meaning.ts';
import { readSum } from './readings.ts';

function* endsOf(tree: JsonTree<ValueEnd>): Generator<string> {
  if ('if' in tree) {
    yield* endsOf(tree.then);
    yield* endsOf(tree.else);
  } else yield tree.value;
}

/** The text with numbers for its sums. */
const written = (text: string, parameters: readonly string[], at: readonly number[]): string =>
  text
    .replace(/\(([^()]*)\)\*/g, '{$1|$1}')
    .replace(/[^{}|,*]+/g, (sum) => (sum.trim() === '' ? sum : `${readSum(sum, parameters)(at) * 2 ** 16}/${2 ** 18}`));

test('all values of the library', () => {
  const arena = new Arena();
  let compared = 0;
  for (const name of libraryNames()) {
    const { words = [] } = JSON.parse(readFileSync(certificateFile(name), 'utf8')) as Partial<JsonCertificate>;
    for (const { parameters, formula } of words) {
      const texts = formula === undefined ? [] : new Set(endsOf(formula));
      for (const text of texts) {
        const game = readGame(arena, text, parameters);
        for (const at of [parameters.map((_, i) => (7 * i + text.length) % 5), parameters.map((_, i) => 11 - i)]) {
          const parsed = parseGame(arena, written(text, parameters, at));
          if (!parsed.ok) throw new Error(`${name}: ${text}`);
          expect([name, text, game(at)]).toEqual([name, text, parsed.value]);
          expect(game(at)).toBe(parsed.value);
          compared++;
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(5000);
});

test.each(['', '{1|', '{1}', '1|2', '(a', '{1,|2}', 'a b|', '1 2', 'a^2', 'c', '{a|b}c'])('"%s" is refused', (text) => {
  expect(() => readGame(new Arena(), text, ['a', 'b'])).toThrow();
});
