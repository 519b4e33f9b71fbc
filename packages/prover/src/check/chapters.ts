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
  readonly parts: readonly Part[];
}

/** What all documents have. */
export interface DocumentHead {
  /** What the certificate is about, such as the name of a class. */
  readonly target: string;
  readonly claim: string;
  readonly corollaries: readonly { readonly name: string }[];
}

const DEFAULT_MAX_CELLS = 20_000_000;

export function checkChapters(
  document: DocumentHead,
  chapters: readonly Chapter[],
  options: CheckOptions,
): Accepted | Rejected {
  try {
    return new Check(document, chapters, options).run();
  } catch (error) {
    if (error instanceof Failure) return error.rejected;
    throw error;
  }
}

class Failure extends Error {
  constructor(readonly rejected: Rejected) {
    super(rejected.message);
  }
}

class Check {
  private readonly leaves = new Set<object>();
  private obligations = 0;
  private cells = 0;
  private wordsDone = 0;
  /** What is being checked. */
  private obligation = '';

  constructor(
    private readonly document: DocumentHead,
    private readonly chapters: readonly Chapter[],
    private readonly options: CheckOptions,
  ) {}

  private get words(): number {
    return this.chapters.filter(({ isEntry }) => isEntry).length;
  }

  run(): Accepted {
    const { target, claim, corollaries } = this.document;
    try {
      for (const { name, isEntry, word, parts } of this.chapters) {
        this.obligation = name;
        for (const part of parts) this.checkPart(part, word);
        if (isEntry) this.wordsDone += 1;
      }
    } catch (error) {
      if (!(error instanceof Beyond)) throw error;
      this.reject(`cannot be decided: ${error.message}`);
    }
    const { words, leaves, obligations, cells } = this;
    const names = corollaries.map(({ name }) => name);
    const counts = { leaves: leaves.size, obligations, cells };
    return { ok: true, target, claim, words, corollaries: names, ...counts };
  }

  private checkPart({ parameters, regionAt }: Part, word: string): void {
    const { maxCells = DEFAULT_MAX_CELLS, onProgress } = this.options;
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
      onProgress?.({ word, wordsDone: this.wordsDone, words: this.words, cells: this.cells });
    }
  }

  private reject(message: string, parameters: readonly string[] = [], at: Point = []): never {
    const point = Object.fromEntries(parameters.map((name, i) => [name, at[i] ?? missing()]));
    const { obligation } = this;
    throw new Failure({ ok: false, obligation, message, ...(parameters.length === 0 ? {} : { point }) });
  }
}
