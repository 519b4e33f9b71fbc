import { describe, expect, it } from 'vitest';
import { LESSONS } from '../pages/learn/lessons.ts';
import { findTerms, TERMS } from './terms.ts';

describe('terms', () => {
  it.each([
    [
      'Its stops differ.',
      [
        ['Its ', null],
        ['stops', 'stop'],
        [' differ.', null],
      ],
    ],
    [
      'The left stop',
      [
        ['The ', null],
        ['left stop', 'left stop'],
      ],
    ],
    [
      'Stars are no star',
      [
        ['Stars are no ', null],
        ['star', 'star'],
      ],
    ],
    [
      'mean, meaning, mean',
      [
        ['mean', 'mean'],
        [', meaning, ', null],
        ['mean', null],
      ],
    ],
    ['', []],
  ])('in "%s"', (text, parts) => {
    expect(findTerms(text).map(({ text: words, term }) => [words, term])).toEqual(parts);
  });

  it('lead to lessons that exist', () => {
    const lessons = LESSONS.map(({ id }) => id);
    expect(Object.values(TERMS).filter(({ lesson }) => !lessons.includes(lesson))).toEqual([]);
  });
});
