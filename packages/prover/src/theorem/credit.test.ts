/** What the library proves about statements. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseStatement, type Statement } from '../statements/statement.ts';
import { creditsOf } from './credit.ts';
import { ProofLibrary } from './part-proof.ts';

const folder = new URL('../../library/', import.meta.url);
const fileOf = (name: string): URL => new URL(`${name}.json`, folder);
const library = new ProofLibrary({
  names: () => readdirSync(folder).map((file) => file.replace(/\.json$/, '')),
  text: (name) => (existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : null),
});

const read = (text: string): Statement => {
  const parsed = parseStatement(text);
  if (!parsed.ok) throw new Error(`${parsed.error.column}: ${parsed.error.message}`);
  return parsed.value;
};

/** What is proved: "all: A32", "b = 1: L4.5". */
const credited = (text: string): string[] =>
  creditsOf(read(text), library).credits.map(({ part, certificates }) => `${part ?? 'all'}: ${certificates.join()}`);

test.each([
  ['T^a..F^b = {{a-3|a-b}|{*|3-b}} for a > b >= 2', ['all: E1']],
  ['T^a...FF = {a-2|a-2} for a >= 2', ['all: A32']],
  ['TTT...F^b = -[T^b...FFF]', []],
  ['TT...F^b = 2-b + * for b >= 2', ['all: A32']],
  ['TT...F^b is a number for b >= 2', []],
  ['T^a.F <= 1 for a >= 2', ['all: A11']],
  ['T^a.F < 2 for a >= 0', ['all: A11']],
  ['T^a.F || 0 for a >= 3', ['all: A11']],
  ['T^a.F |> -1 for a >= 1', ['all: A11']],
  ['T^a.F >= 0 for a >= 3', []],
  ['T^a.F = 0 for a >= 3', []],
  ['T^aF. is an integer', ['all: A11']],
  ['T^a.T^bF is a number for b >= 2', ['all: A11']],
  ['T^a.T^bF is infinitesimal for b >= 2', ['a = 0: A11']],
  ['T.^bF = 0 or *', ['all: B11']],
  ['TT.^aFF = 0 for a >= 7 and a != 1 (mod 6)', ['all: T2']],
  ['TT.^aFF = 0 or *', ['all: T2']],
  ['.^LT^a.^bF.^R = R-L-1+(a-1)(b-1+R) for a >= 1 and R-L >= 2', ['all: OneFrog']],
  ['T.^bF^c.^L = -(c-1)(b-1+L) for c >= 1, b even and L = 0, b >= 2', ['all: OneFrog']],
  ['<~T>T^a.(TF)^b = {a-1|1/2^(b-1)} for a, b >= 1', ['all: L4.6']],
  ['<~T>T^a.(TF)^b = {a-1|{0|1/2^(b-2)}} for a >= 1 and b >= 2', ['all: L4.6']],
  ['<~T>T^a.(TF)^b = {a-1|1/2^b} for a, b >= 1', []],
  ['<P:~>FF.<Q:~> = [.<Q:~>]', ['all: DeadPieces']],
  ['<P:~>FF.<Q:~> = [.<P:~>]', []],
  ['<~T>T^aF.T^kFT.F^b <= 1/2^n for b >= 1 and n >= 3', ['all: L5.1']],
  ['T^a.F^a = * for a >= 1', ['all: Theorem1']],
  ['T^a.F^a = * for a >= 0', []],
  ['T^C.^aF^C = 0 for C >= 3 and large a', []],
  ['T^aF.T^kF.TF^b <= 0 for b >= 1', ['all: the death leap']],
  ['T^aF.T^kFT.F^b <= 1/2 for b >= 1', ['all: L5.1']],
  ['T^aF.FT.F^b <= 3/2^n for b >= 1', ['all: L5.1']],
  ['T^a.TTFF.F^b = a-b', ['all: the death leap']],
  ['TT.^bFF = 0 or * for 8 <= b <= 12', ['all: T2']],
  // Single boards that are too large to be computed.
  ['T^26..F^26 is infinitesimal', ['all: Theorem2']],
  ['T^a..F^a is infinitesimal for a = 26', ['all: Theorem2']],
  ['T^99...FF = 97 + *', ['all: E2']],
  ['T^30...F^40 = {-10|-10}', ['all: B3']],
  ['T^60..F^50 = {57|10||*|-47}', ['all: E1']],
])('%s: %j', (text, expected) => {
  expect(credited(text)).toEqual(expected);
});

test('single boards are computed', () => {
  expect(creditsOf(read('T^a.^5F^a = 0 or * for 1 <= a <= 2'), library)).toMatchObject({
    isWhole: true,
    credits: [{ certificates: [], computed: 2 }],
  });
});

test('what stands in the way is said in terms of the statement', () => {
  const { attempts } = creditsOf(read('T^a.T^bFF = {a|ab}'), library);
  expect(attempts[0].message).toBe('{a|ab} is not a game whose numbers are affine in the parameters');
});

test('a closed set proves statements about the positions that it contains', () => {
  const W22 = readFileSync(fileOf('W22'), 'utf8');
  const alone = new ProofLibrary({ names: () => ['W22'], text: (name) => (name === 'W22' ? W22 : null) });
  const certificates = (text: string): readonly string[] =>
    creditsOf(read(text), alone).credits.flatMap((credit) => credit.certificates);
  expect(certificates('TT.^aFF = * for a >= 7 and a = 1 (mod 6)')).toEqual(['W22']);
  expect(certificates('TT.^aFF >= 0 for a >= 7 and a != 1 (mod 6)')).toEqual(['W22']);
  expect(certificates('TT.^aFF > 0 for a >= 7')).toEqual([]);
});
