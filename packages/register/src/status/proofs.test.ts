/** What certificates prove of named results: computed, and only what the checker accepts. */
import { expect, test } from 'vitest';
import type { NamedResult } from '../results/named-result.ts';
import { resultNamed } from '../results/register.ts';
import { openLibrary } from '../testing/library.ts';
import { proofsOf } from './proofs.ts';
import { proofsText, stateOf } from './status.ts';

const byName = (name: string) => resultNamed(name) as NamedResult;
const library = openLibrary();

test.each([
  ['E1', 'proved (certificate E1); '],
  ['E2', 'proved (certificate A32); '],
  ['E4', ''],
  ['E6', 'proved for the formula (certificate A22); '],
  ['Hull', 'proved (certificate A22); '],
  ['T1', 'proved (certificates A11 and OneFrog); '],
  ['T1.3', 'proved (certificate OneFrog); '],
  ['T2', 'proved (certificate T2); '],
  ['T3', 'proved for b = 1 (certificate L4.5), b = 3 (certificate B3); '],
  ['T4', 'proved for a = 1 (certificate B11), a = 2 (certificate T2); '],
  ['T5', ''],
  ['L4.1', 'proved (in Rocq lemma_4_1); '],
  ['L4.2', 'proved (certificates L4.2 and DeadPieces); '],
  ['L4.3', 'proved (certificate L4.3); '],
  ['L4.4', 'proved (certificate L4.4); '],
  ['L4.5', 'proved (certificate L4.5); '],
  ['L4.6', 'proved (certificate L4.6); '],
  ['L4.7', 'proved (certificate L4.7); '],
  ['L4.8', 'proved (certificate L4.8); '],
  ['L4.9', 'proved (certificate L4.9); '],
  ['L5.1', 'proved (certificate L5.1); '],
  ['Theorem1', 'proved (certificate Theorem1); '],
  ['Theorem2', 'proved (certificate Theorem2); '],
  ['A11', 'proved (certificate A11, 1 board computed); '],
  ['B11', 'proved (certificate B11); '],
  ['Knot', 'proved (certificate B11); '],
  ['B3', 'proved (certificate B3); '],
  ['OneFrog', 'proved (certificate OneFrog); '],
  ['Reservoirs', 'proved (certificate Reservoirs); '],
  ['B21', 'proved (certificate B21); '],
])('%s: %s', (name, text) => {
  expect(proofsText(proofsOf(byName(name), library))).toBe(text);
});

test('a claim about all classes is shown class by class, and never whole', () => {
  const { isWhole, proofs } = proofsOf(byName('A1n'), library);
  expect(isWhole).toBe(false);
  expect(proofs.map(({ certificate }) => certificate)).toEqual(['A11', 'A12', 'A13', 'A14', 'A15']);
});

test('proofs need a certificate', () => {
  expect(
    proofsOf(
      byName('E3'),
      openLibrary(() => null),
    ),
  ).toEqual({ isWhole: false, proofs: [] });
  expect(proofsText({ isWhole: false, proofs: [] })).toBe('');
});

test('proofs need a certificate that the checker accepts', () => {
  const damaged = openLibrary((name, text) => (name === 'A22' ? text.replace(/"a-1"/, '"a-2"') : text));
  const proofs = proofsOf(byName('Hull'), damaged);
  expect(proofs.isWhole).toBe(false);
  expect(proofsText(proofs)).toMatch(/^not proved for all, as certificate A22 fails at word .*does not hold; $/);
});

test('a statement that is wrong is refused', () => {
  const wrong = { ...byName('E2'), statements: [{ text: 'T^a...FF = {a-1|a-1} for a >= 2' }] };
  expect(proofsOf(wrong, library)).toEqual({ isWhole: false, proofs: [] });
});

test('the state comes from evidence, proofs and what implies it', () => {
  const checked = { state: 'checked', bound: 1, known: 1, unknown: 0, witness: null, remark: null } as const;
  const none = { isWhole: false, proofs: [] };
  expect(stateOf({ isWhole: true, proofs: [] }, checked)).toBe('proved');
  expect(stateOf(none, checked)).toBe('checked');
  expect(stateOf(none, null)).toBe('stated');
  expect(stateOf(none, { ...checked, state: 'refuted' })).toBe('refuted');
  expect(stateOf(none, checked, ['proved', 'proved'])).toBe('proved');
  expect(stateOf(none, checked, ['proved', 'checked'])).toBe('checked');
});
