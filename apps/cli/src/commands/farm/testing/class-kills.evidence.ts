/**
 * The outcomes of B22 by workers that are killed, each when it has saved something new: the next goes on from there, so that what it saves
 * is of a later lesson, and the certificate is that of one process, to the letter. A part of `npm run verify:farm`; takes minutes.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { newDatabase, until } from '@lilypad/farm/testing';
import { expect, test } from 'vitest';
import { lilypad } from '../../../testing/run-lilypad.ts';
import { workplace } from '../../../testing/workplace.ts';
import { crew, kill } from './crew.ts';

const { path } = workplace();
const { sql, begin, worker } = crew();
const KILLS = 3;
/** More than a round has. */
const MOST_QUESTIONS = 1000;
const PROVE = ['prove', 'B22', '--outcomes', '--fresh', '--seconds', '3000'];

/** What is saved of a proof: the part that changes, packed, and how large it all is. */
interface Saved {
  readonly learned: string;
  readonly letters: number;
}

async function savedIn(database: string): Promise<Saved | null> {
  const [row] = await sql(
    database,
    `SELECT state->>'learned' AS learned, length(state::text) AS letters FROM lilypad.checkpoint`,
  );
  return row === undefined ? null : { learned: String(row.learned), letters: Number(row.letters) };
}

/** A number that grows with each lesson: rounds are counted up, and the questions that are left in one become fewer. */
function lessonOf(saved: Saved | null): number {
  if (saved === null) return 0;
  const text = inflateSync(Buffer.from(saved.learned, 'base64')).toString();
  const { round, stale } = JSON.parse(text) as { readonly round: number; readonly stale: readonly number[] };
  return MOST_QUESTIONS * round - stale.length;
}

test('a class whose workers are killed', { timeout: 1_800_000 }, async () => {
  const database = await newDatabase();
  await lilypad(['farm', 'start', database, '--lost-after', '2']);
  const coordinator = begin([...PROVE, '--out', path('farm.json'), '--farm', database]);
  const sizes: number[] = [];
  let saved: Saved | null = null;
  for (let kills = 0; kills < KILLS; kills++) {
    const hand = worker(database);
    let found: Saved | null = null;
    await until(async () => {
      found = await savedIn(database);
      return (found !== null && found.learned !== saved?.learned) || coordinator.exitCode !== null;
    });
    expect(coordinator.exitCode).toBeNull();
    expect(lessonOf(found)).toBeGreaterThan(lessonOf(saved));
    await kill(hand);
    saved = await savedIn(database);
    sizes.push(saved?.letters ?? 0);
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
