/** Splits on variables have all instances, with their sides; and a new variable is new. */
import { expect, test } from 'vitest';
import { readSide, readWord } from './read-text.ts';
import { Refused } from './refused.ts';
import { casesOf, type Pattern, type Split } from './split.ts';
import { expand, valueAt } from './testing/expand.ts';

const pattern = (word: string, side: string): Pattern => ({ word: readWord(word), side: readSide(side) });

/** Boards and numbers at all small points. */
const instances = ({ word, side }: Pattern): string[] =>
  [0, 1, 2, 3, 4].flatMap((a) =>
    [0, 1, 2, 3, 4].map((b) => `${expand(word, { a, b }, [])} ${valueAt(side.n, { a, b })}`),
  );

test.each<Split>([
  { kind: 'zero', name: 'a' },
  { kind: 'zero', name: 'b' },
  { kind: 'zero', name: 'c' },
  { kind: 'order', name: 'a', other: 'b' },
  { kind: 'order', name: 'b', other: 'a' },
])('the cases of a split have all instances and their sides: %o', (split) => {
  const whole = pattern('T^(a+1).F^b', '2a-b');
  const cases = casesOf(split, whole).flatMap(instances);
  expect(instances(whole).filter((each) => !cases.includes(each))).toEqual([]);
});

test.each<[Split, Pattern]>([
  [{ kind: 'any', number: 1, end: 'left', name: 'a' }, pattern('<~>.F^a', '0')],
  [{ kind: 'any', number: 1, end: 'left', name: 'a' }, pattern('<~>.F', 'a')],
  [{ kind: 'any', number: 1, end: 'left', name: 'a' }, pattern('<~>.F', '{0|{a|0}}')],
  [{ kind: 'any', number: 1, end: 'left', name: 'a' }, pattern('<~>.FV(0,a)', '0')],
  [{ kind: 'any', number: 2, end: 'left', name: 'a' }, pattern('<~>.F', '0')],
  [{ kind: 'any', number: 0, end: 'left', name: 'a' }, pattern('<~>.F', '0')],
  [{ kind: 'order', name: 'a', other: 'a' }, pattern('T^a.F', '0')],
])('there is no split %o', (split, whole) => {
  expect(() => casesOf(split, whole)).toThrow(Refused);
});
