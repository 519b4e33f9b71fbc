/**
 * The outcomes of B22 by workers that are killed, each some seconds after its job was saved: the next goes on from there, and the
 * certificate is that of one process, to the letter. A part of `npm run verify:farm`; takes minutes.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { newDatabase, until } from '@lilypad/farm/testing';
import { expect, test } from 'vitest';
import { lilypad } from '../../../testing/run-lilypad.ts';
import { workplace } from '../../../testing/workplace.ts';
import { crew, kill } from './crew.ts';

const { path } = workplace();
const { sql, begin, worker } = crew();
const KILLS = 3;
const PROVE = ['prove', 'B22', '--outcomes', '--fresh', '--seconds', '3000'];

test('a class whose workers are killed', { timeout: 1_800_000 }, async () => {
  const database = await newDatabase();
  await lilypad(['farm', 'start', database, '--lost-after', '2']);
  const coordinator = begin([...PROVE, '--out', path('farm.json'), '--farm', database]);
  const letters = async (): Promise<number> =>
    Number((await sql(database, 'SELECT max(length(state::text)) AS letters FROM lilypad.checkpoint'))[0]?.letters);
  const state = async (): Promise<unknown> =>
    (await sql(database, `SELECT md5(state::text) AS digest FROM lilypad.checkpoint`))[0]?.digest;
  const sizes: number[] = [];
  for (let kills = 0; kills < KILLS; kills++) {
    const before = await state();
    const hand = worker(database);
    await until(async () => (await state()) !== before || coordinator.exitCode !== null);
    expect(coordinator.exitCode).toBeNull();
    sizes.push(await letters());
    await kill(hand);
  }
  const started = performance.now();
  worker(database);
  await once(coordinator, 'exit');
  const rest = (performance.now() - started) / 1000;
  const alone = await lilypad([...PROVE, '--out', path('alone.json')]);
  expect(alone.exitCode).toBe(0);
  expect(readFileSync(path('farm.json'), 'utf8')).toBe(readFileSync(path('alone.json'), 'utf8'));
  const [row] = await sql(database, 'SELECT count(*)::int AS results FROM lilypad.result');
  expect(row).toEqual({ results: 1 });
  console.log(
    `${KILLS} workers killed, checkpoints of ${sizes.join(', ')} letters; the last worker took ${rest.toFixed(0)} s. The same certificate.`,
  );
});
