/** What the exporter writes; `npm run verify:rocq` tests that Rocq accepts it. */
import { describe, expect, test } from 'vitest';
import { FIXTURES, fixture } from '../check/testing/meaning.ts';
import { readGame } from '../check/text.ts';
import { exportRocq } from '../theorem/export.ts';
import { game } from './terms.ts';

describe('games as terms', () => {
  test.each([
    ['a-2', 'Int (Aff (-2) [1; 0])'],
    ['3b-a+4', 'Int (Aff 4 [-1; 3])'],
    ['0', 'Int (Aff 0 [0; 0])'],
    ['a*', 'Braces [Int (Aff 0 [1; 0])] [Int (Aff 0 [1; 0])]'],
    ['{a,1|}', 'Braces [Int (Aff 0 [1; 0]); Int (Aff 1 [0; 0])] []'],
    ['a+1/2', 'Braces [Int (Aff 0 [1; 0])] [Int (Aff 1 [1; 0])]'],
    ['-5/2', 'Braces [Int (Aff (-3) [0; 0])] [Int (Aff (-2) [0; 0])]'],
    ['2a/2-4/2', 'Int (Aff (-2) [1; 0])'],
    ['3/4', 'Braces [Braces [Int (Aff 0 [0; 0])] [Int (Aff 1 [0; 0])]] [Int (Aff 1 [0; 0])]'],
    ['b-3/4', 'Braces [Int (Aff (-1) [0; 1])] [Braces [Int (Aff (-1) [0; 1])] [Int (Aff 0 [0; 1])]]'],
    [
      '3a/2',
      'If (Mod (Aff 0 [3; 0]) 2 0) (Quot 2 (Aff 0 [3; 0])) ' +
        '(Braces [Quot 2 (Aff (-1) [3; 0])] [Quot 2 (Aff 1 [3; 0])])',
    ],
    [
      'a/2+b/2-1/4',
      'Braces [If (Mod (Aff (-1) [1; 1]) 2 0) (Quot 2 (Aff (-1) [1; 1])) ' +
        '(Braces [Quot 2 (Aff (-2) [1; 1])] [Quot 2 (Aff 0 [1; 1])])] ' +
        '[If (Mod (Aff 0 [1; 1]) 2 0) (Quot 2 (Aff 0 [1; 1])) ' +
        '(Braces [Quot 2 (Aff (-1) [1; 1])] [Quot 2 (Aff 1 [1; 1])])]',
    ],
  ])('%s', (text, term) => expect(game(readGame(text, ['a', 'b']))).toBe(term));
});

describe('certificates as files', () => {
  test.each(FIXTURES)('%s has a formula and a theorem for each word, and balanced brackets', (name) => {
    const certificate = fixture(name);
    const result = exportRocq(JSON.stringify(certificate));
    if (!result.ok) throw new Error(result.message);
    const names = certificate.words.map(({ word }) => `${name}_${word.replaceAll('.', 'E')}`);
    expect([...result.text.matchAll(/^Definition (\w+)_formula/gm)].map((m) => m[1])).toEqual(names);
    expect([...result.text.matchAll(/^Theorem (\w+)/gm)].map((m) => m[1])).toEqual([...names, `${name}_covers`]);
    expect(result.words).toBe(names.length);
    expect(result.leaves).toBe(JSON.stringify(certificate).match(/"value":/g)?.length);
    for (const [open, close] of ['()', '[]', '{}'])
      expect(result.text.split(open as string).length).toBe(result.text.split(close as string).length);
    expect(result.text).not.toMatch(/Admitted|Axiom|admit|Parameter/);
  });

  test('conditions and words', () => {
    const result = exportRocq(JSON.stringify(fixture('B11')));
    expect(result.ok && result.text).toContain('(If (Mod (Aff 0 [0; 1; 0]) 2 0)\n');
    expect(result.ok && result.text).toContain(
      '(value (repeat E a ++ T :: repeat E b ++ F :: repeat E c) == game_of (gaps [a; b; c]) B11_TF_formula)%game.',
    );
    expect(result.ok && result.text).toContain('Definition B11 : class := Class E [\n  ([T; F], B11_TF_formula);');
  });

  test('outcomes and corollaries', () => {
    const result = exportRocq(JSON.stringify(fixture('B11-outcome')));
    if (!result.ok) throw new Error(result.message);
    const { text } = result;
    expect(result).toMatchObject({ name: 'B11_outcome', words: 2, leaves: text.match(/Leaf (true|false)/g)?.length });
    expect([...text.matchAll(/^Theorem (\w+)/gm)].map((m) => m[1])).toEqual(
      ['TF', 'FT', 'covers', 'in_the_middle', 'one_to_the_side', 'passed'].map((what) => `B11_outcome_${what}`),
    );
    expect(text).toContain('(Branch (Mod (Aff (-1) [0; 1]) 2 0)\n  (Leaf Star)\n  (Leaf Zero)).');
    expect(text).toContain('  outcome_at (value (repeat E a ++ T :: repeat E b ++ F :: repeat E c)) (gaps [a; b; c]) ');
    expect(text).toContain('Definition B11_outcome : system := System B11_outcome_values [\n  ([T; F], ');
    expect(text).toContain('Definition B11_outcome_values : class := Class E [].');
  });

  test('a corollary about values', () => {
    const corollaries = [
      { name: 'odd', word: 'TF', gaps: ['0', '2n+1', '0'], parameters: ['n'], formula: { value: '*' } },
    ];
    const result = exportRocq(JSON.stringify({ ...fixture('B11'), corollaries }));
    expect(result.ok && result.text).toContain(
      'Lemma B11_odd_checked : check_corollary 2000 B11 [T; F] B11_odd_gaps 1 []',
    );
  });

  test('no two theorems have one name', () => {
    const odd = { word: 'TF', gaps: ['0', '2n+1', '0'], parameters: ['n'], formula: { value: '*' } };
    const corollaries = ['T.F', 'T F', 'TF', 'covers'].map((name) => ({ name, ...odd }));
    const result = exportRocq(JSON.stringify({ ...fixture('B11'), corollaries }));
    const names = result.ok && [...result.text.matchAll(/^Theorem ([\w']+)/gm)].map((m) => m[1]?.slice(4));
    expect(names).toEqual(['TF', 'FT', 'covers', 'T_F', "T_F'", "TF'", "covers'"]);
  });

  test('outcomes against 0 alone, among values', () => {
    const [first, second] = fixture('B11').words;
    const against = { 0: { atLeast: { holds: true }, atMost: { holds: false } } };
    const words = [{ word: first?.word, parameters: first?.parameters, against }, second];
    const result = exportRocq(JSON.stringify({ ...fixture('B11'), claim: 'outcome', words }));
    expect(result.ok && result.text).toContain('Outcome (Standing\n (Leaf true)\n (Leaf false)) None.');
    expect(result.ok && result.text).toContain('check_sound 2000 B11_outcome_values (system_values 2000 B11_outcome');
  });

  test('names of parameters that mean something in Rocq are replaced', () => {
    const certificate = fixture('A11');
    for (const word of certificate.words) word.parameters = ['T', 'E', 'x1'];
    for (const word of certificate.words) word.formula = { value: 'T' };
    const result = exportRocq(JSON.stringify(certificate));
    expect(result.ok && result.text).toContain('forall p0 p1 p2 : nat');
  });

  test('a mirrored class', () => {
    const formula = { value: '0' };
    const words = ['.T', 'T.'].map((word) => ({ word, parameters: ['a', 'b', 'c'], formula }));
    const head = { format: 'lilypad-certificate/1', target: 'A11 mirror', claim: 'value', gap: 'F', rules: [] };
    const result = exportRocq(JSON.stringify({ ...head, key: { '.': 1, T: 1 }, words }));
    expect(result).toMatchObject({ ok: true, name: 'A11_mirror' });
    expect(result.ok && result.text).toContain('Definition A11_mirror : class := Class F [');
  });

  test('what is no certificate', () => {
    expect(exportRocq(JSON.stringify({}))).toEqual({ ok: false, message: 'the certificate lacks the field "format"' });
  });
});
