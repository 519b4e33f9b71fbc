import { describe, expect, it } from 'vitest';
import type { CellAnswer } from '../../worker/protocol.ts';
import { CHOICES, matches } from './filter.ts';

const question = { position: 'T^5.^4F^3', printed: null };
const answer = {
  short: { text: '{3∗|5/2||2}', cut: false },
  kind: 'hot',
  mark: 'differs',
} as CellAnswer;

describe('a filter', () => {
  it.each([
    ['', '', true],
    ['hot', '', true],
    ['number', '', false],
    ['differs', '', true],
    ['agrees', '', false],
    ['', '3*', true],
    ['', '5/2', true],
    ['', 'F^3', true],
    ['', 'F^4', false],
    ['hot', '7', false],
  ])('%j with %j', (only, text, found) => {
    expect(matches({ only, text }, question, answer)).toBe(found);
  });

  it('leaves out what is not known, and offers kinds and marks', () => {
    expect(matches({ only: 'hot', text: '' }, question, null)).toBe(false);
    expect(CHOICES.map(([name]) => name)).toEqual(expect.arrayContaining(['hot', 'differs']));
  });
});
