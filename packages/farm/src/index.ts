/**
 * Work for many machines: jobs in a queue in PostgreSQL, workers that do them, and the store of their results in the
 * same database.
 */
export { Doubt, type DoubtReason } from './coordinator/doubt.ts';
export { drain } from './coordinator/drain.ts';
export {
  type GatherOptions,
  type GatherOutcome,
  type GatherProgress,
  gather,
} from './coordinator/gather.ts';
export { type GatherAllOptions, gatherAll } from './coordinator/gather-all.ts';
export { type FarmStatus, farmStatus } from './coordinator/status.ts';
export { type Address, parseAddress } from './database/address.ts';
export { FarmError, type FarmErrorKind } from './database/farm-error.ts';
export { type AgainAnswer, againJob } from './jobs/again.ts';
export { type BoxAnswer, boxAnswer, boxJobs } from './jobs/box.ts';
export { type CellDetails, type CellPlan, cellDetails, cellJob } from './jobs/cell.ts';
export { type ClassAnswer, classJob } from './jobs/class.ts';
export { type JobRequest, LEAST_WORKER_MEMORY, type Plain } from './jobs/job.ts';
export { programVersion } from './jobs/program-version.ts';
export { sliceJob } from './jobs/slice.ts';
export { stripsJobs } from './jobs/strips.ts';
export { wordJobs } from './jobs/word.ts';
export { Farm, type FarmOptions, type FarmState, type StartOptions } from './queue/farm.ts';
export { type OldVersions, oldVersions, removeOldVersions } from './queue/old-versions.ts';
export { FarmWorker, type FarmWorkerOptions } from './worker/farm-worker.ts';
