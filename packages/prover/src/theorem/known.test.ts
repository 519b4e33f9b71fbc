import { expect, test } from 'vitest';
import { classNamed, type PositionClass } from '../classes/position-class.ts';
import { theoremOf } from '../formula/rows.ts';
import type { CheckedTheorem } from './checked-theorem.ts';
import { knownValues } from './known.ts';
import { libraryTheorem } from './library.ts';
import { libraryText } from './testing/claims.ts';

function known(name: string): CheckedTheorem | null {
  return knownValues(classNamed(name) as PositionClass, (one) => {
    const text = libraryText(one);
    return text === null ? null : libraryTheorem(one, text);
  });
}

const rows = (theorem: CheckedTheorem | null): string[] =>
  theorem?.claim.kind === 'value'
    ? theoremOf(theorem.claim).map(({ family, where, value }) => `${family} = ${value} where ${where}`)
    : [];

test('the theorem of the class itself', () => {
  expect(known('A11')?.certificate).toBe(libraryText('A11'));
});

test('the mirror image, checked', () => {
  const theorem = known('A11 mirror');
  expect(theorem?.target).toBe('A11 mirror');
  expect(theorem?.made).toEqual(known('A11')?.made);
  expect(rows(theorem)).toContain('F^aTF^b.F^c = -c where b >= 2');
});

test('a class under another name, and one whose mirror image has another name', () => {
  expect(rows(known('B11 mirror'))).toContain('.^aF.^bT.^c = c-a where always');
  expect(known('B12 mirror')?.target).toBe('B12 mirror');
});

test.each(['B31', 'A52', 'B22', 'A52 mirror'])('the library has nothing about the values of %s', (name) => {
  expect(known(name)).toBeNull();
});
