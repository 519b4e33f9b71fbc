/** What is shown of two long results that differ in one place: that place. */
import { expect, test } from 'vitest';
import { differing, excerpt } from './excerpt.ts';

test('short results are shown whole', () => {
  expect(differing({ value: '1' }, { value: '{1|0}' })).toEqual(['{"value":"1"}', '{"value":"{1|0}"}']);
});

test('of long ones the place where they differ', () => {
  const long = 'x'.repeat(1_000_000);
  const [one, two] = differing({ certificate: `${long}yes${long}` }, { certificate: `${long}no${long}` });
  expect(one).toMatch(/^\u2026x{80,}yesx+\u2026$/);
  expect(two).toMatch(/^\u2026x{80,}nox+\u2026$/);
  expect(one.length + two.length).toBeLessThan(1000);
});

test('one of them may end where they differ', () => {
  const [one, two] = differing('x'.repeat(1000), 'x'.repeat(2000));
  expect(one).toMatch(/^\u2026x+"$/);
  expect(two).toMatch(/^\u2026x+\u2026$/);
  expect(excerpt('x'.repeat(301), 0)).toHaveLength(301);
});
