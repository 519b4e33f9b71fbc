/** A team checks as one thread does: the same counts, the same first failure. */
import { type Team, takePart } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { fixture } from '../check/testing/meaning.ts';
import { outcomeFixture } from '../check/testing/outcome-meaning.ts';
import { proverTasks } from '../tasks.ts';
import { CheckedTheorem } from './checked-theorem.ts';
import { libraryJson } from './testing/claims.ts';

/** Another thread that does every job as soon as it is called; this one only joins the verdicts. */
const team: Team = { threads: 4, eager: true, call: (work) => takePart(work, 1, proverTasks()) };

function verdictOf(certificate: string, options: object = {}): unknown {
  const result = CheckedTheorem.check(certificate, options);
  return result instanceof CheckedTheorem ? [result.counts, result.corollaries] : result;
}

test.each([
  ['A22', libraryJson('A22')],
  ['B21', libraryJson('B21')],
  ['outcomes of B11', outcomeFixture()],
  ['E1, by strategies', libraryJson('E1')],
])('%s: accepted with the same counts', (_, json) => {
  const certificate = JSON.stringify(json);
  expect(CheckedTheorem.check(certificate)).toBeInstanceOf(CheckedTheorem);
  expect(verdictOf(certificate, { team })).toEqual(verdictOf(certificate));
});

test('the first word that is wrong is reported, though others are checked too', () => {
  const certificate = fixture('A21');
  for (const wrong of [[0], [1, 2], [2], [0, 1, 2]]) {
    const words = certificate.words.map((word, i) => (wrong.includes(i) ? { ...word, formula: { value: '7' } } : word));
    const text = JSON.stringify({ ...certificate, words });
    expect(verdictOf(text)).toMatchObject({ ok: false });
    expect(verdictOf(text, { team })).toEqual(verdictOf(text));
  }
});

test('claims that cannot follow from each other are refused by all threads', () => {
  const certificate = outcomeFixture();
  delete certificate.words[1]?.against?.['*'];
  const text = JSON.stringify(certificate);
  expect(verdictOf(text)).toMatchObject({ ok: false, obligation: 'format' });
  expect(verdictOf(text, { team })).toEqual(verdictOf(text));
});

test.each([1, 10, 400, 1186, 1187])('the limit of %i cases holds for all words together', (maxCells) => {
  const certificate = JSON.stringify(libraryJson('B21'));
  const alone = verdictOf(certificate, { maxCells });
  if (maxCells < 1187)
    expect(alone).toMatchObject({ ok: false, message: expect.stringMatching(/more than \d+ cases/) });
  expect(verdictOf(certificate, { maxCells, team })).toEqual(alone);
});
