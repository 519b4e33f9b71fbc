/**
 * `node tools/dist/verify-farm-tables.js --most 30`: what verify-tables.ts does, with the values computed again by the farm that
 * LILYPAD_FARM names (docs/farm.md), in jobs of one value each. A farm that is asked again goes on where it was. The comparison with the
 * paper, and with what is stored, is made here.
 *
 * Ends with exit code 1 at the first difference, or if a value was not found, and 2 if an argument is bad or the farm cannot be used.
 */
import { type AgainAnswer, againJob, type GatherOutcome, gather } from '@lilypad/farm';
import { fail } from './arguments.ts';
import { MOST_MEGABYTES, readMost, StoredValues } from './stored-values.ts';
import { say, withFarm } from './with-farm.ts';

const stored = new StoredValues(readMost());

function take(outcome: GatherOutcome): void {
  if (!outcome.ok) fail(`${stored.all[outcome.index].position}: ${outcome.message}`);
  stored.compare(outcome.index, outcome.answer as AgainAnswer);
}

const jobs = stored.all.map(({ position }) => againJob(position, MOST_MEGABYTES));
await withFarm((farm) => gather(farm, jobs, { onOutcome: take, onIdle: say }), 'The values are not computed again');
stored.end();
