/** Each job is taken once, whoever has a turn, and own jobs come first. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharedTurns, Turns } from './turns.ts';

test('without places, jobs are taken in their order', () => {
  const shared = sharedTurns(3, null, 2);
  const threads = [0, 1].map((thread) => new Turns(shared, thread, 2));
  expect([0, 1, 2].map((turn) => threads[turn % 2].take(turn))).toEqual([0, 1, 2]);
  expect(threads[0].takeOver(1)).toBe(1);
});

test('a thread takes the jobs of its places first, and then those of others', () => {
  const shared = sharedTurns(5, [1, 0, 3, 2, 1], 2);
  const [one, other] = [0, 1].map((thread) => new Turns(shared, thread, 2));
  expect([other.take(0), one.take(1), other.take(2), other.take(3), other.take(4)]).toEqual([0, 1, 2, 4, 3]);
  expect(() => one.take(5)).toThrow('there are more turns than jobs');
});

test('the first job can be kept for the thread that asks, and others take it last', () => {
  const shared = sharedTurns(3, null, 3, true);
  const [asks, one, other] = [0, 1, 2].map((thread) => new Turns(shared, thread, 3));
  expect([one.take(0), asks.take(1), other.take(2)]).toEqual([1, 0, 2]);
  const late = sharedTurns(2, null, 2, true);
  const helper = new Turns(late, 1, 2);
  expect([helper.take(0), helper.take(1)]).toEqual([1, 0]);
  expect(new Turns(late, 0, 2).takeOver(1)).toBe(0);
});

test('what a thread that is gone had taken is taken over, and if it had taken nothing, what is left', () => {
  const shared = sharedTurns(3, [1, 1, 1], 2);
  const [one, other] = [0, 1].map((thread) => new Turns(shared, thread, 2));
  expect(other.take(0)).toBe(0);
  expect([one.takeOver(0), one.takeOver(1), one.take(2)]).toEqual([0, 1, 2]);
});

test('all jobs are taken, each once, whoever has which turn', () => {
  const turnsOf = fc.array(fc.nat({ max: 3 }), { maxLength: 12 });
  fc.assert(
    fc.property(
      turnsOf,
      fc.array(fc.nat({ max: 9 }), { minLength: 12, maxLength: 12 }),
      fc.boolean(),
      (turns, places, keepsFirst) => {
        const shared = sharedTurns(turns.length, keepsFirst ? null : places.slice(0, turns.length), 4, keepsFirst);
        const threads = [0, 1, 2, 3].map((thread) => new Turns(shared, thread, 4));
        const taken = turns.map((thread, turn) => threads[thread].take(turn));
        expect(taken.toSorted((x, y) => x - y)).toEqual([...turns.keys()]);
      },
    ),
  );
});
