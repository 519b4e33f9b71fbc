/**
 * Checks a certificate of counting claims: do its claims about bounds prove each other (rule.ts), and do the values
 * that it states follow from them?
 *
 * Trusted: this file, and all it imports. It answers `ok` only if every obligation was met in every case. A claim about
 * no board at all is refused, so that no proof is empty.
 */
import { cases } from '../cases.ts';
import { Facts } from '../facts.ts';
import { Beyond, type Form } from '../form.ts';
import type { Kind } from '../kind.ts';
import { missing } from '../missing.ts';
import type { Condition } from '../text.ts';
import type { Accepted, CheckOptions, Rejected } from '../verdict.ts';
import type { Corollary } from './corollary.ts';
import { type CountingDocument, concludeCounting, readCounting, type ValueClaim } from './document.ts';
import { assumeAll, type BoundClaim, isClaimed, obligationsOf } from './rule.ts';
import { openings, patternOf, read, unknownsOf } from './shape.ts';

const DEFAULT_MAX_CELLS = 20_000_000;

export const COUNTING_KIND: Kind<CountingDocument> = {
  read: readCounting,
  check: (document, options) => run(document, options),
  concluding: concludeCounting,
  checkCorollaries: (document, options) => run({ ...document, values: [] }, options, true),
};

function run(document: CountingDocument, options: CheckOptions, corollariesOnly = false): Accepted | Rejected {
  try {
    return new Check(document, options).run(corollariesOnly);
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
  private obligations = 0;
  private cells = 0;
  /** What is being checked. */
  private obligation = '';

  constructor(
    private readonly document: CountingDocument,
    private readonly options: CheckOptions,
  ) {}

  run(corollariesOnly: boolean): Accepted {
    const { target, shapes, claims, values, corollaries } = this.document;
    try {
      for (const [i, value] of values.entries()) this.checkValue(value, `value ${i + 1}`);
      for (const corollary of corollaries) this.checkCorollary(corollary);
      // What follows from the bounds is quick to check; the bounds themselves come last.
      for (const [i, claim] of corollariesOnly ? [] : claims.entries()) {
        this.checkClaim(claim, `bound ${i + 1}`);
        this.options.onProgress?.({
          word: claim.shape.text,
          wordsDone: i + 1,
          words: claims.length,
          cells: this.cells,
        });
      }
    } catch (error) {
      if (!(error instanceof Beyond)) throw error;
      throw new Failure({ ok: false, obligation: this.obligation, message: `cannot be decided: ${error.message}` });
    }
    const { obligations, cells } = this;
    const names = corollaries.map(({ name }) => name);
    const counts = { words: shapes.length, leaves: claims.length + values.length, obligations, cells };
    return { ok: true, target, claim: 'counting', corollaries: names, ...counts };
  }

  private checkClaim(claim: BoundClaim, name: string): void {
    const { shape, where } = claim;
    this.pointsOf(shape.counts, where, name);
    const unknowns = unknownsOf(shape);
    for (const opening of openings(shape)) {
      const start = assumeAll(Facts.parameters(unknowns), where, unknowns);
      const facts = opening.facts.reduce<Facts | null>((known, form) => known?.assume(form) ?? null, start);
      if (facts === null) continue;
      for (const { name: what, holds } of obligationsOf(this.document, claim, opening.row)) {
        this.obligation = `${name}, ${what}`;
        this.mustHold(shape.counts, facts, holds);
      }
    }
  }

  /** A value is a bound from both sides. */
  private checkValue({ shape, where, value }: ValueClaim, name: string): void {
    const facts = this.pointsOf(shape.counts, where, name);
    const size = shape.counts.length;
    const counts = shape.counts.map((_, i): Form => Array.from({ length: size + 1 }, (__, k) => (k === i ? 1 : 0)));
    for (const relation of ['<=', '>='] as const) {
      this.obligation = `${name}, ${relation}`;
      this.mustHold(shape.counts, facts, (ask) => {
        return isClaimed(this.document.claims, { pattern: patternOf(shape), counts }, relation, value, ask);
      });
    }
  }

  /**
   * For all parameters >= 0 that satisfy the conditions: no power is negative, and the value is a bound from both
   * sides.
   */
  private checkCorollary({ name, parameters, row, powers, where, value }: Corollary): void {
    const facts = this.pointsOf(parameters, where, `corollary "${name}"`);
    this.obligation = `corollary "${name}"`;
    this.mustHold(parameters, facts, (ask) => powers.every((power) => ask.atLeastZero(power)));
    for (const relation of ['<=', '>='] as const) {
      this.mustHold(parameters, facts, (ask) => {
        const place = read(row, ask, parameters.length);
        return place !== null && isClaimed(this.document.claims, place, relation, value, ask);
      });
    }
  }

  /** The points at which conditions hold: there must be one. */
  private pointsOf(names: readonly string[], where: readonly Condition[], name: string): Facts {
    const facts = assumeAll(Facts.parameters(names.length), where, names.length);
    if (facts !== null) return facts;
    throw new Failure({ ok: false, obligation: name, message: 'is about no board at all' });
  }

  private mustHold(names: readonly string[], given: Facts, holds: Parameters<typeof cases<boolean>>[1]): void {
    const most = this.options.maxCells ?? DEFAULT_MAX_CELLS;
    this.obligations += 1;
    for (const { facts, result } of cases(given, holds)) {
      this.cells += 1;
      if (this.cells > most) throw new Beyond(`there are more than ${most} cases`);
      if (result) continue;
      const point = Object.fromEntries(names.map((name, i) => [name, facts.point[i] ?? missing()]));
      throw new Failure({ ok: false, obligation: this.obligation, message: 'does not hold', point });
    }
  }
}
