/** A result that a command refuses is in dispute: the farm stops, and after `farm start --again` the same command has it computed anew. */
import { once } from 'node:events';
import { until } from '@lilypad/farm/testing';
import { describe, expect, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';
import { crew } from './testing/crew.ts';

const { newStore } = workplace();
const { sql, newFarm, worker, count, finish } = crew();

const STOPPED = '; the farm is stopped, and lilypad farm start --again discards the result.\n';
const OUTCOMES = ['prove', 'B11', '--outcomes', '--fresh'];

interface Case {
  readonly argv: readonly string[];
  /** The answers that somebody changes, and what they become, in SQL. */
  readonly where: string;
  readonly answer: string;
  readonly says: RegExp;
  readonly exitCode: number;
  /** In the alarm: what is known against the answer. */
  readonly known: RegExp;
}

const CASES: Readonly<Record<string, Case>> = {
  'a false value of a table': {
    argv: ['table', 'T^a.F', '--rows', '50'],
    where: 'true',
    answer: `'{"value":"7"}'`,
    says: /^The farm says that T\^50\.F is 7, but it is \{48\|1\|\|0\}$/,
    exitCode: 2,
    known: /cell \{"position":"T\^50\.F"\}: \{"value":"7"\} by \S+ and \{"value":"\{48\|1\|\|0\}"\} by /,
  },
  'a false value of a family': {
    argv: ['find', 'T^a.^bF^c', '--a', '1..3', '--b', '1..3', '--c', '3', 'temperature > 0'],
    where: 'true',
    answer: `jsonb_set(answer, '{values,5}', '"7"')`,
    says: /^The farm says that T\^2\.\^3F\^3 is 7, but it is -1\*$/,
    exitCode: 2,
    known: /and \{"value":"-1\*","position":"T\^2\.\^3F\^3"\} by /,
  },
  'false values in several parts of all strips': {
    argv: ['find', '--length', '6', 'stopCount = max'],
    where: `jsonb_array_length(answer->'finding'->'found') > 1`,
    answer: `jsonb_set(answer, '{finding,found,-1,value}', '"7"')`,
    says: /^The farm says that [TF.]{6} is 7, but it is [^;]+$/,
    exitCode: 2,
    known: /strips .* and \{"value":"[^"]+","position":"[TF.]{6}"\} by /,
  },
  'a certificate that the checker rejects': {
    argv: OUTCOMES,
    where: 'true',
    answer: `jsonb_set(answer, '{certificate}', to_jsonb(replace(answer->>'certificate', 'true', 'false')))`,
    says: /^The certificate of B11 from the farm is rejected: [^;]+$/,
    exitCode: 4,
    known: /and \{"refused":".*"\} by /,
  },
  'work on a word that cannot be read': {
    argv: ['prove', 'A11', '--fresh'],
    where: `question->>'task' = 'check word'`,
    answer: `'{"word":5}'`,
    says: /^The farm has an answer that cannot be read$/,
    exitCode: 2,
    known: /and \{"refused":"the farm has an answer that cannot be read"\} by /,
  },
};

describe.concurrent('a result that is refused', () => {
  test.concurrent.each(Object.entries(CASES))('%s', async (_, { argv, where, answer, says, exitCode, known }) => {
    const database = await newFarm();
    // On a machine with other work a worker may be silent for some seconds.
    await sql(database, 'UPDATE lilypad.farm SET lost_after_ms = 10000');
    const ask = async () => {
      const store = argv[0] === 'table' ? ['--store', newStore()] : [];
      const answer = await lilypad([...argv, ...store, '--farm', database]);
      // On a loaded machine there are lines of progress, too.
      return { ...answer, stderr: answer.stderr.replace(/^\[.*\n/gm, '') };
    };
    const begin = async () => {
      const hand = worker(database);
      await until(async () => (await count(database, 'worker')) === 1);
      return hand;
    };
    const first = await begin();
    const right = await ask();
    expect(right.exitCode).toBe(0);
    await sql(database, `UPDATE lilypad.result SET answer = ${answer} WHERE ${where}`);
    const wrong = await count(database, `result WHERE ${where}`);

    const refused = await ask();
    expect(refused).toMatchObject({ stdout: '', exitCode });
    expect(refused.stderr.endsWith(STOPPED)).toBe(true);
    expect(refused.stderr.slice(0, -STOPPED.length)).toMatch(says);
    // All that were read are in dispute, so that nobody has to start the farm again for each.
    expect(await count(database, 'alarm')).toBe(wrong);
    const alarm = new RegExp(`^The farm was stopped because it has two results for .*${known.source}`);
    expect(await ask()).toMatchObject({ stderr: expect.stringMatching(alarm), exitCode: 1 });
    if (first.exitCode === null) await once(first, 'exit');
    expect(first.exitCode).toBe(1);
    expect((await lilypad(['farm', 'start', database])).exitCode).toBe(1);

    expect((await lilypad(['farm', 'start', database, '--lost-after', '10', '--again'])).exitCode).toBe(0);
    await begin();
    expect(await ask()).toEqual(right);
    finish(database);
  });
});
