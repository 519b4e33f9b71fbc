/**
 * Checks a certificate of counting claims: do its claims about bounds prove each other (rule.ts), and do the values that it
 * states follow from them?
 *
 * Trusted: this file, and all it imports. It answers `ok` only if every obligation was met in every case. A claim about no
 * board at all is refused, so that nothing is proved by being empty.
 */
import { cases } from '../cases.ts';
import { Facts } from '../facts.ts';
import { Beyond, type Form } from '../form.ts';
import { type Condition, Misread } from '../text.ts';
import type { Corollary } from './corollary.ts';
import { type CountingDocument, parseCounting, type ValueClaim } from './document.ts';
import { assumeAll, type BoundClaim, isClaimed, obligationsOf } from './rule.ts';
import { openings, patternOf, read, unknownsOf } from './shape.ts';

export interface CountingAccepted {
  readonly ok: true;
  readonly target: string;
  readonly claim: 'counting';
  readonly shapes: readonly string[];
  readonly bounds: number;
  readonly values: number;
  /** The names of the corollaries, which are proved too. */
  readonly corollaries: readonly string[];
  readonly obligations: number;
  /** Cases in which the obligations were met, none of them empty. */
  readonly cells: number;
}

export interface CountingRejected {
  readonly ok: false;
  /** What failed first: a claim and a move; or "format". */
  readonly obligation: string;
  /** Why, in a sentence without its full stop. */
  readonly message: string;
  /** Counts for which it fails, where such are known. */
  readonly point?: Readonly<Record<string, number>>;
}

const MOST_CELLS = 20_000_000;

export function checkCounting(json: unknown): CountingAccepted | CountingRejected {
  try {
    return new Check(parseCounting(json)).run();
  } catch (error) {
    if (error instanceof Misread) return { ok: false, obligation: 'format', message: error.message };
    if (error instanceof Failure) return error.rejected;
    throw error;
  }
}

class Failure extends Error {
  constructor(readonly rejected: CountingRejected) {
    super(rejected.message);
  }
}

class Check {
  private obligations = 0;
  private cells = 0;
  /** What is being checked. */
  private obligation = '';

  constructor(private readonly document: CountingDocument) {}

  run(): CountingAccepted {
    const { target, shapes, claims, values, corollaries } = this.document;
    try {
      for (const [i, value] of values.entries()) this.checkValue(value, `value ${i + 1}`);
      for (const corollary of corollaries) this.checkCorollary(corollary);
      // What follows from the bounds is quick to check; the bounds themselves come last.
      for (const [i, claim] of claims.entries()) this.checkClaim(claim, `bound ${i + 1}`);
    } catch (error) {
      if (!(error instanceof Beyond)) throw error;
      throw new Failure({ ok: false, obligation: this.obligation, message: `cannot be decided: ${error.message}` });
    }
    const { obligations, cells } = this;
    const numbers = { bounds: claims.length, values: values.length, obligations, cells };
    const names = corollaries.map(({ name }) => name);
    return {
      ok: true,
      target,
      claim: 'counting',
      shapes: shapes.map(({ text }) => text),
      corollaries: names,
      ...numbers,
    };
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

  /** For all parameters >= 0 that satisfy the conditions: no power is negative, and the value is a bound from both sides. */
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
    this.obligations += 1;
    for (const { facts, outcome } of cases(given, holds)) {
      this.cells += 1;
      if (this.cells > MOST_CELLS) throw new Beyond(`there are more than ${MOST_CELLS} cases`);
      if (outcome) continue;
      const point = Object.fromEntries(names.map((name, i) => [name, facts.point[i] as number]));
      throw new Failure({ ok: false, obligation: this.obligation, message: 'does not hold', point });
    }
  }
}
