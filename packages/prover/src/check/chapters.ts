/**
 * Checks what a claim has to show, chapter by chapter.
 *
 * There are parts to show for each entry, for the value of a word or for its comparisons with 0 and *, and one for each
 * corollary (part.ts says why they are enough). A part divides the parameter space into regions, and on each region
 * every obligation is checked for all points at once by `cases`: it divides the region further by what the obligation
 * asks: does the move exist here, which claim holds for the position it leads to, how do two numbers compare. An
 * obligation that fails does so at a point, which is reported.
 *
 * Trusted: every obligation of every part of every chapter is checked in every case.
 */

import { cases } from './cases.ts';
import { Facts } from './facts.ts';
import { Beyond, type Point } from './form.ts';
import { Misread } from './misread.ts';
import { missing } from './missing.ts';
import type { Part } from './part.ts';
import type { Accepted, CheckOptions, Rejected } from './verdict.ts';

/** An entry of a claim, such as a word of a class, or a corollary; with its parts. */
export interface Chapter {
  /** Its name in reports of failures. */
  readonly name: string;
  readonly isEntry: boolean;
  /** The current entry, for progress. */
  readonly word: string;
  /** Its parts, made when they are checked: those of a word have the claims of all words that its moves lead to. */
  readonly parts: () => readonly Part[];
}

/** What all documents have. */
export interface DocumentHead {
  /** What the certificate is about, such as the name of a class. */
  readonly target: string;
  readonly claim: string;
  readonly corollaries: readonly { readonly name: string }[];
}

const DEFAULT_MAX_CELLS = 20_000_000;

/** How much there was to check in a chapter. */
interface ChapterCounts {
  readonly ok: true;
  readonly leaves: number;
  readonly obligations: number;
  readonly cells: number;
}

/** What was found in one chapter. */
export type ChapterVerdict = ChapterCounts | Rejected;

/** Checks chapters one after the other, up to the first that fails. */
export function checkChapters(
  document: DocumentHead,
  chapters: readonly Chapter[],
  options: CheckOptions,
): Accepted | Rejected {
  const words = chapters.filter(({ isEntry }) => isEntry).length;
  let wordsDone = 0;
  let cells = 0;
  const verdicts: ChapterVerdict[] = [];
  for (const chapter of chapters) {
    const { onProgress } = options;
    const tell = (now: number): void => onProgress?.({ word: chapter.word, wordsDone, words, cells: now });
    const verdict = checkChapter(chapter, cells, options, tell);
    verdicts.push(verdict);
    if (!verdict.ok) break;
    if (chapter.isEntry) wordsDone += 1;
    cells += verdict.cells;
  }
  return joinVerdicts(document, chapters, verdicts, options);
}

/** Checks one chapter. The limit counts the cases of all chapters, so it is told how many there were before. */
export function checkChapter(
  chapter: Chapter,
  cellsBefore: number,
  options: CheckOptions,
  tell: (cells: number) => void = () => {},
): ChapterVerdict {
  try {
    return new Check(chapter, cellsBefore, options, tell).run();
  } catch (error) {
    if (error instanceof Failure) return error.rejected;
    throw error;
  }
}

/**
 * The verdict on a claim, given those on its chapters in their order: those after the first that fails may be missing. A
 * chapter that was checked without regard to the cases of the others may go beyond the limit with them: it is checked again.
 */
export function joinVerdicts(
  { target, claim, corollaries }: DocumentHead,
  chapters: readonly Chapter[],
  verdicts: readonly ChapterVerdict[],
  options: CheckOptions,
): Accepted | Rejected {
  const { maxCells = DEFAULT_MAX_CELLS } = options;
  const sum = { leaves: 0, obligations: 0, cells: 0 };
  for (const [i, chapter] of chapters.entries()) {
    let verdict = verdicts[i] ?? missing();
    if (verdict.ok && sum.cells + verdict.cells > maxCells) verdict = checkChapter(chapter, sum.cells, options);
    if (!verdict.ok) return verdict;
    sum.leaves += verdict.leaves;
    sum.obligations += verdict.obligations;
    sum.cells += verdict.cells;
  }
  const words = chapters.filter(({ isEntry }) => isEntry).length;
  return { ok: true, target, claim, words, corollaries: corollaries.map(({ name }) => name), ...sum };
}

class Failure extends Error {
  constructor(readonly rejected: Rejected) {
    super(rejected.message);
  }
}

class Check {
  private readonly leaves = new Set<object>();
  private obligations = 0;
  private cells: number;
  /** What is being checked. */
  private obligation: string;

  constructor(
    private readonly chapter: Chapter,
    private readonly cellsBefore: number,
    private readonly options: CheckOptions,
    private readonly tell: (cells: number) => void,
  ) {
    this.cells = cellsBefore;
    this.obligation = chapter.name;
  }

  run(): ChapterCounts {
    try {
      for (const part of this.chapter.parts()) this.checkPart(part);
    } catch (error) {
      if (error instanceof Misread) throw new Failure({ ok: false, obligation: 'format', message: error.message });
      if (error instanceof Beyond) this.reject(`cannot be decided: ${error.message}`);
      throw error;
    }
    const { leaves, obligations, cells, cellsBefore } = this;
    return { ok: true, leaves: leaves.size, obligations, cells: cells - cellsBefore };
  }

  private checkPart({ parameters, regionAt }: Part): void {
    const { maxCells = DEFAULT_MAX_CELLS } = this.options;
    for (const { facts: inRegion, result: region } of cases(Facts.parameters(parameters.length), regionAt)) {
      this.leaves.add(region.end);
      for (const { name, holds } of region.obligations) {
        this.obligation = `${region.name}: ${name}`;
        this.obligations += 1;
        for (const { facts, result } of cases(inRegion, holds)) {
          this.cells += 1;
          if (this.cells > maxCells) throw new Beyond(`there are more than ${maxCells} cases`);
          if (!result) this.reject('does not hold', parameters, facts.point);
        }
      }
      this.tell(this.cells);
    }
  }

  private reject(message: string, parameters: readonly string[] = [], at: Point = []): never {
    const point = Object.fromEntries(parameters.map((name, i) => [name, at[i] ?? missing()]));
    const { obligation } = this;
    throw new Failure({ ok: false, obligation, message, ...(parameters.length === 0 ? {} : { point }) });
  }
}
