/** Which values of a farm are computed again. */
import { Arena, formatGame } from '@lilypad/games';
import { boardOf, Valuer, valueCost } from '@lilypad/toads';
import { describe, expect, test } from 'vitest';
import { doubter, type FarmValue } from './doubt.ts';

const valuer = new Valuer(new Arena());
const truth = (position: string): FarmValue => ({
  position,
  value: formatGame(valuer.arena, valuer.value(boardOf(position))),
});
const falsified = (values: readonly FarmValue[], wrong: number): FarmValue[] =>
  values.map((one, i) => (i === wrong ? { ...one, value: '77' } : one));

const doubt = (answers: readonly (readonly FarmValue[])[]): void => answers.forEach(doubter());

/** Of up to twelve squares, and longer ones that are little work. */
const QUICK = ['T.F', 'T^2.^2F^2', 'T^4.^4F^4', 'TF.T.F.TF.TF', 'T^20.F', 'T^3.^11F', 'T^2.^9F^2'];
/** Each is more than a moment's work; the first three are the least. */
const SLOW = ['T^2.^10F^2', 'T^3.^8F^2', 'T^12.^2F^2', 'T^3.^7F^3', 'T^3.^8F^3'];
/** Too much for any value to be computed. */
const LARGE: FarmValue[] = ['T^9.^9F^9', 'T^9.^9F^8'].map((position) => ({ position, value: '5' }));

describe('a value from a farm', () => {
  const quick = QUICK.map(truth);

  test('that is true is believed', () => {
    expect(() => doubt([quick, SLOW.map(truth), LARGE, []])).not.toThrow();
  });

  test.each(QUICK.map((position, i) => [position, i] as const))('is refused if it is quick to compute: %s', (_, i) => {
    const { position, value } = quick[i] as FarmValue;
    // It is none of a few: all of these are less work than any of the others.
    expect(() => doubt([SLOW.map(truth), falsified(quick, i)])).toThrow(
      `the farm says that ${position} is 77, but it is ${value}`,
    );
  });

  test('is quick to compute if it is short, or at most 2000 arrangements', () => {
    const work = [...QUICK.filter((position) => boardOf(position).length > 12), ...SLOW].map((position) =>
      valueCost(boardOf(position)),
    );
    expect(work).toEqual([2, 1809, 1927, 2642, 5723, 6343, 16_646, 28_097]);
  });

  test('is refused if it is one of the three that are least work among the others', () => {
    const slow = SLOW.map(truth).toReversed();
    const refused = slow.map((_, i) => {
      try {
        doubt([[...LARGE, ...falsified(slow, i), ...quick]]);
        return false;
      } catch {
        return true;
      }
    });
    expect(refused).toEqual([false, false, true, true, true]);
  });
});
