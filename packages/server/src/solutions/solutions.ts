/**
 * Solved variants kept in a folder, one file each, within a number of bytes: those that were not used for longest are
 * removed first. A damaged file is removed, with a message, and made again.
 *
 * A variant that fits into memory is solved there and written. A larger one is solved on disk in blocks, with checkpoints,
 * in bounded memory.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { GameLimitError } from '@lilypad/games';
import {
  BoardNumbers,
  boardCount,
  type Counts,
  mostMoves,
  type SolvedVariant,
  solveInBlocks,
  type Team,
} from '@lilypad/toads';
import { partOf, SolutionDraft } from './draft.ts';
import { layoutOf } from './layout.ts';
import { DamagedSolution, SolutionFile } from './solution-file.ts';

export interface SolutionsOptions {
  /** The most that all files together may take. */
  readonly maxBytes: number;
  /** Is given sentences about files that are damaged. */
  readonly tell: (message: string) => void;
  /** Makes the folder when something is to be written (default: it must exist). */
  readonly makeFolder?: boolean;
  /** The most boards of a block (default two million), and how many boards are solved between checkpoints. */
  readonly maxBlock?: number;
  readonly checkpointEvery?: number;
  /** The threads that work together on a block (default: this one alone). */
  readonly team?: Team | undefined;
}

/** Solving a smaller variant takes no longer than reading it. */
const KEPT_FROM_BOARDS = 100_000;
/** A block and the windows of its moves take some tens of megabytes. */
const MAX_BLOCK = 1 << 21;
const CHECKPOINT_EVERY = 1 << 25;
/** A state has one byte. */
const MOST_MOVES = 255;
const SUFFIX = '.solution';
/** Drafts of checkpoints; they are complete in far less than a day. */
const DRAFT = /^\..*\.solution\.checkpoint\.\d+\.draft$/;
const DRAFT_MS = 24 * 3_600_000;

export class Solutions {
  readonly folder: string;
  private readonly options: SolutionsOptions;

  constructor(folder: string, options: SolutionsOptions) {
    this.folder = folder;
    this.options = options;
  }

  /** Whether a variant is one of those that are kept. */
  keeps(counts: Counts): boolean {
    return boardCount(counts) >= KEPT_FROM_BOARDS && mostMoves(counts) <= MOST_MOVES;
  }

  /** How many variants are kept, and what they take; null if there is no folder yet. */
  kept(): { readonly variants: number; readonly bytes: number } | null {
    if (!existsSync(this.folder)) return null;
    const complete = this.files().filter(({ path }) => path.endsWith(SUFFIX));
    return { variants: complete.length, bytes: complete.reduce((sum, { bytes }) => sum + bytes, 0) };
  }

  /** The file of a variant, to be closed; null if there is none. */
  private open(counts: Counts): SolutionFile | null {
    if (!this.keeps(counts)) return null;
    const path = this.pathOf(counts);
    return this.attempt(path, () => {
      const file = new SolutionFile(path, counts);
      touch(path);
      return file;
    });
  }

  /** What `use` finds in the file of a variant; null if there is none, or it is damaged. */
  use<T>(counts: Counts, use: (file: SolutionFile) => T): T | null {
    const file = this.open(counts);
    if (file === null) return null;
    return this.attempt(this.pathOf(counts), () => {
      try {
        return use(file);
      } finally {
        file.close();
      }
    });
  }

  /** Writes a variant that is solved in memory, with one byte a state. Throws the error of the operating system. */
  save(variant: SolvedVariant): void {
    const { counts } = variant.numbers;
    this.makeRoom(counts);
    this.write(counts, (draft) => draft.writeAll(variant.tables, variant.tally()));
  }

  /**
   * Solves a variant on disk, going on from the last checkpoint; tells how many of the boards that are left are done.
   * Throws GameLimitError at once if the variant is too large, or the error of the operating system.
   */
  make(counts: Counts, onProgress?: (done: number, total: number) => void): void {
    const { checkpointEvery = CHECKPOINT_EVERY, team } = this.options;
    const numbers = new BoardNumbers(counts);
    if (mostMoves(counts) > MOST_MOVES) {
      throw new GameLimitError(`Variants with games of more than ${MOST_MOVES} moves are not solved on disk.`);
    }
    this.makeRoom(counts);
    this.write(counts, (draft) => {
      const left = draft.below;
      let saved = left;
      for (const { block, tally } of solveInBlocks(numbers, draft, this.maxBlock, draft.below, team)) {
        draft.advance(block.start, tally);
        if (saved - block.start >= checkpointEvery) {
          draft.checkpoint();
          saved = block.start;
        }
        onProgress?.(left - block.start, left);
      }
    });
  }

  private write(counts: Counts, fill: (draft: SolutionDraft) => void): void {
    const path = this.pathOf(counts);
    try {
      const draft = new SolutionDraft(path, counts, this.maxBlock);
      try {
        fill(draft);
        draft.finish();
      } finally {
        draft.close();
      }
    } catch (error) {
      // Node names the file only in errors of opening it.
      if (error instanceof Error && 'syscall' in error) Object.assign(error, { path });
      throw error;
    }
  }

  private get maxBlock(): number {
    return this.options.maxBlock ?? MAX_BLOCK;
  }

  private pathOf(counts: Counts): string {
    return join(this.folder, `${layoutOf(counts).name}${SUFFIX}`);
  }

  /** Null if there is no such file; a damaged one is removed. */
  private attempt<T>(path: string, act: () => T): T | null {
    try {
      return act();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      if (!(error instanceof DamagedSolution)) throw error;
      this.options.tell(`${error.message} It is removed.`);
      rmSync(path, { force: true });
      return null;
    }
  }

  /** Removes what was not used for longest until there is room for a variant; throws GameLimitError if there cannot be. */
  private makeRoom(counts: Counts): void {
    const { name, bytes } = layoutOf(counts);
    const { maxBytes } = this.options;
    if (bytes > maxBytes) {
      throw new GameLimitError(
        `The variant ${name} takes ${megabytes(bytes)} MB on disk, and ${megabytes(maxBytes)} MB are allowed.`,
      );
    }
    if (this.options.makeFolder === true) mkdirSync(this.folder, { recursive: true });
    this.removeDrafts();
    const own = this.pathOf(counts);
    const files = this.files().filter(({ path }) => path !== own && path !== partOf(own));
    let total = bytes + files.reduce((sum, file) => sum + file.bytes, 0);
    for (const { path, bytes: size } of files.sort((a, b) => a.used - b.used)) {
      if (total <= maxBytes) break;
      rmSync(path, { force: true });
      rmSync(path.replace(/\.part$/, '.checkpoint'), { force: true });
      total -= size;
    }
    const begun = statSync(partOf(own), { throwIfNoEntry: false });
    const needed = bytes - 512 * (begun?.blocks ?? 0);
    const { bavail, bsize } = statfsSync(this.folder);
    if (needed > bavail * bsize) {
      throw new GameLimitError(
        `The variant ${name} takes ${megabytes(needed)} MB more on disk, and ${megabytes(bavail * bsize)} MB are free.`,
      );
    }
  }

  /** Removes what a kill in the middle of a checkpoint has left. */
  private removeDrafts(): void {
    for (const name of readdirSync(this.folder).filter((one) => DRAFT.test(one))) {
      const found = statSync(join(this.folder, name), { throwIfNoEntry: false });
      if (found !== undefined && Date.now() - found.mtimeMs > DRAFT_MS)
        rmSync(join(this.folder, name), { force: true });
    }
  }

  private files(): { path: string; bytes: number; used: number }[] {
    return readdirSync(this.folder)
      .filter((name) => name.endsWith(SUFFIX) || name.endsWith(partOf(SUFFIX)))
      .flatMap((name) => {
        const path = join(this.folder, name);
        const found = statSync(path, { throwIfNoEntry: false });
        return found === undefined ? [] : [{ path, bytes: found.size, used: found.mtimeMs }];
      });
  }
}

/** Notes that a file was used; another user's file cannot be touched, and need not be. */
function touch(path: string): void {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {}
}

const megabytes = (bytes: number): string => String(Math.ceil(bytes / 2 ** 20)).replace(/\B(?=(\d{3})+$)/g, ',');
