import { expect, test } from 'vitest';
import { checkCertificate, checkCorollaries, concluding } from './check.ts';
import { type AnyDocument, readDocument } from './kinds.ts';
import { chaptersOf } from './parts.ts';
import { readClassDocument } from './testing/class-document.ts';

import { box, type CertificateJson, FIXTURES, type FormulaJson, fixture, Meaning } from './testing/meaning.ts';
import { atPoint } from './testing/signature.ts';

/** Sizes of gaps up to which all points are tried; every region has a point there. */
const REACH: Record<(typeof FIXTURES)[number], number> = { A11: 6, B11: 9, A21: 5, A12: 5, A31: 4 };

test.each(FIXTURES)('%s is accepted, and true', (name) => {
  const json = fixture(name);
  expect(checkCertificate(json)).toMatchObject({ ok: true, target: name, words: json.words.length });
  const meaning = new Meaning();
  for (const claim of json.words) {
    for (const point of box(claim.parameters.length, 0, REACH[name] - 1)) {
      if (!meaning.isTrue(json.gap, claim, point)) expect([claim.word, point]).toEqual('true');
    }
  }
});

test.each(FIXTURES)('no case of %s is empty and none is left out: as many as points of a box tell apart', (name) => {
  const document = readClassDocument(fixture(name));
  const [leaves, obligations, cells] = [new Set<unknown>(), new Set<string>(), new Set<string>()];
  for (const { word, parts } of chaptersOf(document)) {
    for (const { parameters, regionAt } of parts()) {
      for (const point of box(parameters.length, 0, REACH[name])) {
        const region = atPoint(point, regionAt);
        leaves.add(region.result.end);
        region.result.obligations.forEach(({ holds }, i) => {
          const { result, signature } = atPoint(point, holds);
          if (!result) expect([word, point, i]).toEqual('met');
          obligations.add(`${word} ${region.signature} ${i}`);
          cells.add(`${word} ${region.signature} ${i} ${signature}`);
        });
      }
    }
  }
  expect(checkCertificate(fixture(name))).toEqual({
    ok: true,
    target: name,
    claim: 'value',
    words: document.words.size,
    corollaries: [],
    leaves: leaves.size,
    obligations: obligations.size,
    cells: cells.size,
  });
});

/** The mirror image of a certificate: strips turned round, toads and frogs exchanged, values negated. */
function mirrored(json: CertificateJson): CertificateJson {
  const turn: Record<string, string> = { T: 'F', F: 'T', '.': '.' };
  const negated = (game: string): string => {
    if (game === '*') return game;
    if (!game.startsWith('{')) return game.endsWith('*') ? `${negatedSum(game.slice(0, -1))}*` : negatedSum(game);
    const inner = game.slice(1, -1);
    const bar = barOf(inner);
    return `{${negated(inner.slice(bar + 1))}|${negated(inner.slice(0, bar))}}`;
  };
  const formula = (f: FormulaJson): FormulaJson =>
    // biome-ignore lint/suspicious/noThenProperty: the format has it
    'if' in f ? { if: f.if, then: formula(f.then), else: formula(f.else) } : { value: negated(f.value) };
  return {
    ...json,
    target: `${json.target} mirror`,
    gap: turn[json.gap] as string,
    key: Object.fromEntries(Object.entries(json.key).map(([letter, count]) => [turn[letter] as string, count])),
    words: json.words.map((claim) => ({
      word: [...claim.word]
        .reverse()
        .map((letter) => turn[letter])
        .join(''),
      parameters: [...claim.parameters].reverse(),
      formula: formula(claim.formula),
    })),
  };
}

const negatedSum = (sum: string): string =>
  `-${sum.replace(/[()]/g, '')}`
    .replace(/[-+]/g, (sign, i) => (i === 0 ? sign : sign === '-' ? '+' : '-'))
    .replace(/^-[-+]/, (s) => s.slice(1));

function barOf(text: string): number {
  let depth = 0;
  return [...text].findIndex((sign) => {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    return sign === '|' && depth === 0;
  });
}

test.each(FIXTURES)('the mirror image of %s is accepted with as many cases', (name) => {
  const plain = checkCertificate(fixture(name));
  expect(checkCertificate(mirrored(fixture(name)))).toMatchObject({
    ...plain,
    target: `${name} mirror`,
    cells: expect.any(Number),
  });
});

test('a false claim is rejected with the obligation and a point where it fails', () => {
  const json = fixture('A11');
  json.words[1]!.formula = { value: 'b+1' };
  const result = checkCertificate(json);
  expect(result).toEqual({
    ok: false,
    obligation: `word ".F", value -1: Right option of the value is not <= the position`,
    message: 'does not hold',
    point: { a: 0, b: 0, c: 0 },
  });
});

test('too many cases are a reason to reject', () => {
  expect(checkCertificate(fixture('A21'), { maxCells: 10 })).toMatchObject({
    ok: false,
    message: 'cannot be decided: there are more than 10 cases',
  });
});

test('numbers that grow too large are a reason to reject', () => {
  const json = fixture('B11');
  const large = Array.from({ length: 30 }, () => '1000000a').join('+');
  // biome-ignore lint/suspicious/noThenProperty: the format has it
  json.words[1]!.formula = { if: `${large} >= 999999b`, then: { value: 'c-a' }, else: { value: 'c-a' } };
  const result = checkCertificate(json);
  if (!result.ok) expect(result.message).toMatch(/^cannot be decided: /);
});

test('progress is told for each region', () => {
  const told: string[] = [];
  const result = checkCertificate(fixture('A21'), {
    onProgress: ({ word, wordsDone, words }) => told.push(`${word} ${wordsDone}/${words}`),
  });
  expect(told).toHaveLength(result.ok ? result.leaves : 0);
  expect(told.at(-1)).toBe('F.. 2/3');
});

const RELATIONS = ['=', '<=', '>=', '<', '>', '||', '<|', '|>'] as const;

test.each([
  ['1', ['<=', '<', '<|']],
  ['0', ['||', '<|', '|>']],
  ['-1', ['>=', '>', '|>']],
  ['{{a+1|1}|0}', ['=', '<=', '>=']],
])('corollaries have the relations to %s that are true, and no other', (value, right) => {
  // T^(a+3).F = {{a+1|1}|0}
  const head = { name: 'c', word: '.F', parameters: ['a'], gaps: ['a+3', '0', '0'], formula: { value } };
  const accepted = RELATIONS.filter((relation) => {
    return checkCertificate({ ...fixture('A11'), corollaries: [{ ...head, relation }] }).ok;
  });
  expect(accepted).toEqual(RELATIONS.filter((relation) => (right as string[]).includes(relation)));
  expect(checkCertificate({ ...fixture('A11'), corollaries: [{ ...head, relation: '!=' }] })).toMatchObject({
    ok: false,
    obligation: 'format',
  });
});

test('corollaries alone are checked for a document whose claims are known to be true', () => {
  const corollary = { name: 'c', word: '.F', parameters: ['a'], gaps: ['a', '2', '0'] };
  const check = (value: string) =>
    checkCorollaries(concluding(readDocument(fixture('A11')), [{ ...corollary, formula: { value } }]) as AnyDocument);
  expect(check('a')).toMatchObject({ ok: true, corollaries: ['c'], words: 0 });
  expect(check('a+1')).toMatchObject({ ok: false, point: { a: 0 } });
});
