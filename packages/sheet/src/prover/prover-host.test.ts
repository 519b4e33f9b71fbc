/** Proofs that worksheets ask for: found by a team, with the report of one thread. */
import { proverTasks } from '@lilypad/prover';
import { type Team, takePart } from '@lilypad/toads';
import { expect, test } from 'vitest';
import { proverHost } from './prover-host.ts';

/** No certificates, so that everything is proved anew. */
const NONE = { names: () => [], text: () => null };

test.each(['A12', 'T^a.F', 'T^a.TT.F = {2a|a+1||a} for a >= 2'])('prove("%s")', async (text) => {
  const tasks = proverTasks();
  const called: string[] = [];
  const team: Team = {
    threads: 2,
    eager: true,
    call: (work) => {
      called.push(work.kind);
      takePart(work, 1, tasks);
    },
  };
  const report = await proverHost(NONE, team).prove(text);
  expect(report).toMatchObject({ ok: true, value: { fields: { proved: true } } });
  expect(report).toEqual(await proverHost(NONE).prove(text));
  expect(called).toContain('map');
});
