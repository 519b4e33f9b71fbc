/**
 * Checks a certificate: are the formulas of a class the values of its positions?
 *
 * For each word the parameter space is divided into the regions of its formula, and on each region every obligation
 * (obligations.ts says which, and why they are enough) is checked for all points at once by `cases`: it divides the
 * region further by whatever the obligation asks: does the move exist here, which claim holds for the position it
 * leads to, how do two numbers compare. An obligation that fails does so at a point, which is reported.
 *
 * Trusted: this file, and all it imports. It answers `ok` only if every obligation of every word was met in every
 * case; whatever it cannot decide within its limits it rejects.
 */
import { cases } from './cases.ts';
import { Facts } from './facts.ts';
import { Beyond, type Point } from './form.ts';
import { movesOf, obligationsOf, selectValue } from './obligations.ts';
import { type Certificate, type Formula, parseCertificate, type WordClaim } from './parse.ts';
import { Misread } from './text.ts';

export interface Accepted {
  readonly ok: true;
  readonly target: string;
  readonly words: number;
  /** Values in the formulas that hold somewhere. */
  readonly leaves: number;
  readonly obligations: number;
  /** Cases in which the obligations were met, none of them empty. */
  readonly cells: number;
}

export interface Rejected {
  readonly ok: false;
  /** What failed first: a word, a region and a move or an option; or "format". */
  readonly obligation: string;
  /** Why, in a sentence without its full stop. */
  readonly message: string;
  /** Sizes of the gaps for which it fails, where such are known. */
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
    return new Check(parseCertificate(json), options).run();
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
  private readonly leaves = new Set<Formula>();
  private obligations = 0;
  private cells = 0;
  private wordsDone = 0;
  /** What is being checked. */
  private obligation = '';

  constructor(
    private readonly certificate: Certificate,
    private readonly options: CheckOptions,
  ) {}

  run(): Accepted {
    const { target, words } = this.certificate;
    try {
      for (const claim of words.values()) {
        this.checkWord(claim);
        this.wordsDone += 1;
      }
    } catch (error) {
      if (!(error instanceof Beyond)) throw error;
      this.reject(`cannot be decided: ${error.message}`);
    }
    const { leaves, obligations, cells } = this;
    return { ok: true, target, words: words.size, leaves: leaves.size, obligations, cells };
  }

  private checkWord({ word, parameters, formula }: WordClaim): void {
    const moves = movesOf(this.certificate, word);
    const { maxCells = DEFAULT_MAX_CELLS, onProgress } = this.options;
    this.obligation = `word "${word}"`;
    for (const region of cases(Facts.parameters(parameters.length), (ask) => selectValue(formula, ask))) {
      const value = region.outcome;
      this.leaves.add(value);
      for (const { name, holds } of obligationsOf(value.game, moves)) {
        this.obligation = `word "${word}", value ${value.text}: ${name}`;
        this.obligations += 1;
        for (const { facts, outcome } of cases(region.facts, holds)) {
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
