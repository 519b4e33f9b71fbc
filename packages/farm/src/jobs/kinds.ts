/** All kinds of jobs that a worker of this version can do. */
import { CELL } from './cell.ts';
import type { JobKind } from './kind.ts';
import { unreadable } from './read.ts';

type AnyKind = JobKind<unknown, unknown>;

const KINDS = [CELL] as unknown as readonly AnyKind[];

/** The kind with this name. */
export const kindNamed = (name: string): AnyKind =>
  KINDS.find((one) => one.name === name) ?? unreadable(`a kind of job, '${name}',`);
