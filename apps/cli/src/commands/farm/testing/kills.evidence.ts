/**
 * A table filled by eight workers, of which some that hold a job are killed again and again, and by a coordinator that is killed too, is
 * the one that a single process fills; every cell is recorded once. A part of `npm run verify:farm`; KILLS=100 kills more often. A table
 * that is full before enough kills have hit is filled again, in another farm.
 */
import { expect, test } from 'vitest';
import { workplace } from '../../../testing/workplace.ts';
import { crew } from './crew.ts';
import { randomFrom, tableUnderKills } from './kills.ts';

const { newStore } = workplace();
const hands = crew();
const KILLS = Number(process.env.KILLS ?? 25);
const TABLE = ['table', 'T^a.^bFTF^2', '--rows', 'a=1..7', '--columns', 'b=1..7'];
const CELLS = 49;

test('eight workers under random kills', { timeout: 1_800_000 }, async () => {
  const random = randomFrom(1);
  let hits = 0;
  let tables = 0;
  while (hits < KILLS) {
    const siege = { table: TABLE, newStore, cells: CELLS, workers: 8, kills: KILLS - hits, random, pauseMs: 1000 };
    const more = await tableUnderKills(hands, await hands.newFarm(), siege);
    expect(more).toBeGreaterThan(0);
    hits += more;
    tables += 1;
  }
  expect(hits).toBe(KILLS);
  console.log(
    `${hits} kills of workers with a job (tables of ${CELLS} cells: ${tables}); the same table, and every cell recorded once.`,
  );
});
