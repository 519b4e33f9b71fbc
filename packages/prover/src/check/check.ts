/**
 * Checks a certificate: is what it claims of the positions of a class true?
 *
 * There are parts to show for each word, for its value or for its comparisons with 0 and *, and one for each corollary
 * (part.ts says why they are enough). A part divides the parameter space into regions, and on each region every
 * obligation is checked for all points at once by `cases`: it divides the region further by whatever the obligation
 * asks: does the move exist here, which claim holds for the position it leads to, how do two numbers compare. An
 * obligation that fails does so at a point, which is reported.
 *
 * Trusted: this file, and all it imports. It answers `ok` only if every obligation of every word was met in every
 * case; whatever it cannot decide within its limits it rejects.
 */
import { cases } from './cases.ts';
import { type ClaimKind, type Document, parseDocument } from './document.ts';
import { Facts } from './facts.ts';
import { Beyond, type Point } from './form.ts';
import type { Part } from './part.ts';
import { chaptersOf } from './parts.ts';
import { Misread } from './text.ts';

export interface Accepted {
  readonly ok: true;
  readonly target: string;
  /** What is proved of each position of the class: its value, or comparisons with 0 and *. */
  readonly claim: ClaimKind;
  readonly words: number;
  /** The names of the corollaries, which are proved too. */
  readonly corollaries: readonly string[];
  /** Ends of formulas and predicates that some point comes to. */
  readonly leaves: number;
  readonly obligations: number;
  /** Cases in which the obligations were met, none of them empty. */
  readonly cells: number;
}

export interface Rejected {
  readonly ok: false;
  /** What failed first: a word or a corollary, a region and a move or an option; or "format". */
  readonly obligation: string;
  /** Why, in a sentence without its full stop. */
  readonly message: string;
  /** Sizes of the gaps, or parameters of the corollary, for which it fails, where such are known. */
  readonly point?: Readonly<Record<string, number>>;
}

export interface CheckOptions {
  readonly onProgress?: (progress: CheckProgress) => void;
  /** The number of cases beyond which the checker gives up and rejects. */
  readonly maxCells?: number;
}

export interface CheckProgress {
  readonly word: string;
  readonly wordsDone: number;
  readonly words: number;
  readonly cells: number;
}

const DEFAULT_MAX_CELLS = 20_000_000;

export function checkCertificate(json: unknown, options: CheckOptions = {}): Accepted | Rejected {
  try {
    return new Check(parseDocument(json), options).run();
  } catch (error) {
    if (error instanceof Misread) return { ok: false, obligation: 'format', message: error.message };
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
    private readonly certificate: Document,
    private readonly options: CheckOptions,
  ) {}

  run(): Accepted {
    const { target, claim, words, corollaries } = this.certificate;
    try {
      for (const { name, isWord, word, parts } of chaptersOf(this.certificate)) {
        this.obligation = name;
        for (const part of parts) this.checkPart(part, word);
        if (isWord) this.wordsDone += 1;
      }
    } catch (error) {
      if (!(error instanceof Beyond)) throw error;
      this.reject(`cannot be decided: ${error.message}`);
    }
    const { leaves, obligations, cells } = this;
    const names = corollaries.map(({ name }) => name);
    const counts = { leaves: leaves.size, obligations, cells };
    return { ok: true, target, claim, words: words.size, corollaries: names, ...counts };
  }

  private checkPart({ parameters, regionAt }: Part, word: string): void {
    const { maxCells = DEFAULT_MAX_CELLS, onProgress } = this.options;
    for (const { facts: inRegion, outcome: region } of cases(Facts.parameters(parameters.length), regionAt)) {
      this.leaves.add(region.end);
      for (const { name, holds } of region.obligations) {
        this.obligation = `${region.name}: ${name}`;
        this.obligations += 1;
        for (const { facts, outcome } of cases(inRegion, holds)) {
          this.cells += 1;
          if (this.cells > maxCells) throw new Beyond(`there are more than ${maxCells} cases`);
          if (!outcome) this.reject('does not hold', parameters, facts.point);
        }
      }
      onProgress?.({ word, wordsDone: this.wordsDone, words: this.certificate.words.size, cells: this.cells });
    }
  }

  private reject(message: string, parameters: readonly string[] = [], at: Point = []): never {
    const point = Object.fromEntries(parameters.map((name, i) => [name, at[i] as number]));
    const { obligation } = this;
    throw new Failure({ ok: false, obligation, message, ...(parameters.length === 0 ? {} : { point }) });
  }
}
