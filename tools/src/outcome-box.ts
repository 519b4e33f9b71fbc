/** A job of verify-outcomes.ts: claims about outcomes compared with direct computation at some parts of a box. */
import { Arena } from '@lilypad/games';
import { Evaluator, type Task } from '@lilypad/toads';
import {
  boardAt,
  endOf,
  gameAt,
  type JsonCertificate,
  type JsonCorollary,
  type JsonWord,
  named,
  quarters,
} from './meaning/meaning.ts';
import { pointsOfSum } from './meaning/points.ts';
import type { PartsFinding } from './verify-parts.ts';

/** All points with one sum: of the words, or of a corollary. */
export interface BoxPart {
  readonly part: number;
  readonly sum: number;
  readonly corollary: JsonCorollary | null;
}

interface OutcomesJob {
  readonly certificate: JsonCertificate;
  readonly largest: number;
  readonly parts: readonly BoxPart[];
}

export const COMPARE_OUTCOMES: Task<OutcomesJob, PartsFinding> = {
  name: 'compare outcomes',
  letters: 1000,
  run({ certificate, largest, parts }) {
    let compared = 0;
    for (const { part, sum, corollary } of parts) {
      const box = new OutcomeBox(certificate, largest);
      if (corollary === null) box.compareWords(sum);
      else box.compareCorollary(corollary, sum);
      compared += box.claims;
      if (box.wrong !== null) return { compared, wrong: { part, what: box.wrong } };
    }
    return { compared, wrong: null };
  },
};

/** No move changes the sum of the gaps: the points of one sum are valued together. */
class OutcomeBox {
  claims = 0;
  wrong: string | null = null;
  private readonly arena = new Arena();
  private readonly evaluator = new Evaluator(this.arena);

  constructor(
    private readonly certificate: JsonCertificate,
    private readonly largest: number,
  ) {}

  compareWords(sum: number): void {
    for (const word of this.certificate.words) {
      for (const point of pointsOfSum(word.parameters.length, sum, this.largest)) this.compareWord(word, point);
    }
  }

  compareCorollary({ name: title, word, parameters, gaps, formula }: JsonCorollary, sum: number): void {
    const { arena, evaluator, certificate } = this;
    for (const point of pointsOfSum(parameters.length, sum, this.largest)) {
      const at = named(parameters, point);
      const sizes = gaps.map((text) => quarters(text, at) / 4);
      const value = evaluator.value(boardAt(certificate.gap, word, sizes));
      this.compare(value, gameAt(arena, endOf(formula, at).value, at), `${title} at ${point.join(', ')}`);
    }
  }

  private compareWord({ word, parameters, formula, against = {} }: JsonWord, point: readonly number[]): void {
    const { arena, evaluator, certificate } = this;
    const at = named(parameters, point);
    const value = evaluator.value(boardAt(certificate.gap, word, point));
    const where = `${word} with gaps ${point.join(', ')}`;
    if (formula !== undefined)
      this.compare(value, gameAt(arena, endOf(formula, at).value, at), `the value of ${where}`);
    for (const [rival, { atLeast, atMost }] of Object.entries(against)) {
      const game = rival === '0' ? arena.zero : arena.star;
      this.compare(arena.le(game, value), endOf(atLeast, at).holds, `${where} >= ${rival}`);
      this.compare(arena.le(value, game), endOf(atMost, at).holds, `${where} <= ${rival}`);
    }
  }

  private compare<Claimed>(found: Claimed, claimed: Claimed, what: string): void {
    this.claims += 1;
    if (found !== claimed) this.wrong ??= what;
  }
}
