/** All kinds of jobs that a worker of this version can do. */
import { AGAIN } from './again.ts';
import { BOX } from './box.ts';
import { CELL } from './cell.ts';
import { CLASS } from './class.ts';
import type { JobKind } from './kind.ts';
import { unreadable } from './read.ts';
import { SLICE } from './slice.ts';
import { STRIPS } from './strips.ts';
import { WORD } from './word.ts';

type AnyKind = JobKind<unknown, unknown, unknown>;

const KINDS = [CELL, AGAIN, SLICE, STRIPS, BOX, WORD, CLASS] as unknown as readonly AnyKind[];

/** The kind with this name. */
export const kindNamed = (name: string): AnyKind =>
  KINDS.find((one) => one.name === name) ?? unreadable(`a kind of job, '${name}',`);
