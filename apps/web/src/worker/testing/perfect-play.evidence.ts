/**
 * Perfect play on every starting board of up to 20 squares: after the first move the computer answers, knows who wins, and
 * needs at most two seconds of processor time on one core. By symmetry the boards with at least as many toads as frogs
 * are enough, if either side begins. The slowest boards are named.
 */
import { expect, it } from 'vitest';
import { WorkerSession } from '../session.ts';
import { choose } from '../tasks/game.ts';

const MOST_SQUARES = 20;
const MOST_MS = 2000;

/** A starting board after the first move of one side, with the side to answer. */
interface Start {
  readonly name: string;
  readonly board: string;
  readonly turn: 0 | 1;
}

function starts(): Start[] {
  const found: Start[] = [];
  for (let toads = 1; toads < MOST_SQUARES; toads++) {
    for (let frogs = 1; frogs <= toads; frogs++) {
      for (let empty = 1; toads + empty + frogs <= MOST_SQUARES; empty++) {
        const name = `T^${toads}.^${empty}F^${frogs}`;
        const [left, gap, right] = ['T'.repeat(toads - 1), '.'.repeat(empty - 1), 'F'.repeat(frogs - 1)];
        found.push({ name: `${name}, toads first`, board: `${left}.T${gap}F${right}`, turn: 1 });
        found.push({ name: `${name}, frogs first`, board: `${left}T${gap}F.${right}`, turn: 0 });
      }
    }
  }
  return found;
}

it('is answered within two seconds, and never blindly', { timeout: 3_600_000 }, () => {
  const answers = starts().map(({ name, board, turn }) => {
    const before = process.cpuUsage();
    const { blind } = choose(new WorkerSession(), { boards: [board], turn, level: 'perfect', seed: 1 });
    const { user, system } = process.cpuUsage(before);
    return { name, blind, ms: Math.round((user + system) / 1000) };
  });
  const slowest = answers.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  console.log(`${answers.length} answers; the slowest:`, slowest.map(({ name, ms }) => `${name}: ${ms} ms`).join('; '));
  expect(answers.filter(({ blind }) => blind)).toEqual([]);
  expect(slowest.filter(({ ms }) => ms > MOST_MS)).toEqual([]);
});
