/**
 * Whole certificates: true ones are accepted, their claims hold at random instances, and false mutants are rejected.
 */
import { seededRandom } from '@lilypad/toads';
import { describe, expect, test } from 'vitest';
import { checkCertificate } from '../check.ts';
import {
  type ClaimJson,
  ClaimMeaning,
  FIXTURES,
  findFalse,
  fixture,
  type Random,
  type StrategyJson,
} from './testing/claims.ts';
import { mutants } from './testing/mutants.ts';

const meaning = new ClaimMeaning();
const randomFrom = (seed: number): Random => {
  const next = seededRandom(seed);
  return (below) => Math.floor(next() * below);
};

/** Most points of claims with reservoirs have only long instances, or none. Certificates with many claims get less for each. */
const limits = (name: string) =>
  name === 'Reservoirs'
    ? { most: 1, longest: 13, tries: 600 }
    : { most: 4, longest: 12, tries: fixture(name).claims.length > 100 ? 20 : 100 };

describe.each(FIXTURES)('%s', (name) => {
  test('is accepted', () => {
    const result = checkCertificate(fixture(name));
    expect(result).toMatchObject({ ok: true, words: fixture(name).claims.length });
  });

  test('every claim holds at random instances', () => {
    const random = randomFrom(1);
    let tried = 0;
    const { claims } = fixture(name);
    for (const claim of claims) {
      const found = findFalse(meaning, claim, random, limits(name));
      expect({ claim: claim.word, atMost: claim.atMost, at: found.text }).toMatchObject({ at: null });
      tried += found.tried;
    }
    expect(tried).toBeGreaterThan(5 * claims.length);
  });
});

test('a mutant that is accepted claims nothing false', () => {
  const random = randomFrom(2);
  const seen = { rejected: 0, accepted: 0 };
  for (const name of FIXTURES) {
    for (const { what, certificate, changed } of mutants(
      fixture(name),
      random,
      fixture(name).claims.length > 100 ? 10 : 150,
    )) {
      const result = checkCertificate(certificate);
      seen[result.ok ? 'accepted' : 'rejected'] += 1;
      if (!result.ok) continue;
      for (const claim of changed) {
        const { text } = findFalse(meaning, claim, random, { most: 4, longest: 13, tries: 300 });
        expect({ what, text }).toEqual({ what, text: null });
      }
    }
  }
  expect(seen.rejected).toBeGreaterThan(400);
});

/** The hand-made certificate of Lemma 4.5, to be changed. */
function lemma(): StrategyJson {
  return JSON.parse(JSON.stringify(fixture('L4.5')));
}

test.each<[string, (json: StrategyJson) => unknown]>([
  [
    'a claim proved by itself',
    (json) => {
      json.claims[0]!.proof = { use: 0, put: { a: 'a', b: 'b' } };
      return json;
    },
  ],
  [
    'two claims proved by each other',
    (json) => {
      const { word, atMost } = json.claims[0]!;
      const use = (claim: number) => ({ word, atMost, proof: { use: claim, put: { a: 'a', b: 'b' } } });
      json.claims = [use(1), use(0)];
      return json;
    },
  ],
  [
    'a star answered by a star, in a circle',
    (json) => {
      json.claims = [
        { word: 'T^(a+1).F', atMost: '5', proof: { use: 1, put: { a: 'a' } } },
        { word: 'T^(a+1).F', atMost: '-5', proof: { use: 0, put: { a: 'a' } } },
      ];
      return json;
    },
  ],
  ['no statement', (json) => ({ ...json, statements: [] })],
  ['another format', (json) => ({ ...json, format: 'lilypad-certificate/0' })],
  ['a field too many', (json) => ({ ...json, rules: [] })],
  [
    'a statement with one proof for both bounds',
    (json) => {
      json.statements[0]!.proofs.pop();
      return json;
    },
  ],
  [
    'a statement without eps in its proof',
    (json) => {
      json.statements[0]!.game = '0';
      return json;
    },
  ],
  [
    'a negative power',
    (json) => {
      json.claims[0]!.word = 'T^(a-1).F';
      return json;
    },
  ],
  ['a target with a sign that no word has', (json) => ({ ...json, target: 'T3 holds for all b: see below' })],
  ['a target of two lines', (json) => ({ ...json, target: 'L4.5\nT3' })],
  [
    'a statement of two lines',
    (json) => {
      json.statements[0]!.game = '\n*';
      return json;
    },
  ],
  [
    'a move that is none, with signs for the terminal',
    (json) => {
      json.claims[0]!.proof = { moves: { '\u001b[2J': { reply: '*', rest: [] } } };
      return json;
    },
  ],
  ['null', () => null],
])('%s is rejected', (_, spoil) => {
  const result = checkCertificate(spoil(lemma()));
  expect(result.ok).toBe(false);
  expect((result as { message: string }).message).toMatch(/^\S[^\p{Cc}]{3,300}[^.]$/u);
});

/** Each of these would be proved if one condition of the checker were missing. The last claim is false, or not decided. */
test.each<[string, ClaimJson[]]>([
  [
    'a claim that is used after moves in the side only',
    [{ word: '', atMost: '{|{-1|}}', proof: { moves: { R1: { reply: 'L1', rest: [{ use: 0, put: {} }] } } } }],
  ],
  [
    'a negative number for a variable',
    [
      { word: '', atMost: 'a', proof: { leap: true } },
      { word: '', atMost: '-1', proof: { use: 0, put: { a: '-1' } } },
    ],
  ],
  [
    'nothing for a variable',
    [
      { word: '', atMost: 'a', proof: { leap: true } },
      { word: '', atMost: 'a', proof: { use: 0, put: {} } },
    ],
  ],
  [
    'a board dropped as if its bound were 0',
    [{ word: 'U(1,0)F', atMost: '0', proof: { drop: [0], rest: { leap: true } } }],
  ],
  ['no instances, though there are', [{ word: 'U(a,1)F', atMost: '-9', proof: { void: true } }]],
  ['no instances, where there is one without pairs', [{ word: 'U(0,a)F', atMost: '-9', proof: { void: true } }]],
])('%s is rejected', (_, claims) => {
  const statements = [{ word: '', relation: '<=', game: '0', proofs: [{ leap: true }] }];
  const certificate = { format: 'lilypad-certificate/1', target: 'forged', claim: 'strategy', claims, statements };
  expect(checkCertificate(certificate)).toMatchObject({ ok: false, obligation: expect.not.stringMatching('format') });
});
