/**
 * The points that a statement is about, as parts with parameters that are free: each part gives every parameter as a form in
 * parameters >= 0, and each point of the statement lies in exactly one part. So a > b >= 2 is a = a'+b'+3, b = b'+2, and
 * a = 1 (mod 6) is a = 6a'+1. Certificates state corollaries for all parameters >= 0, and so need this form.
 */
import { Dyadic } from '@lilypad/games';
import type { Condition } from '../region/conditions.ts';
import { combine, type Linear, number } from '../region/linear.ts';
import { powersOf, putLinear } from './boards.ts';
import type { Says, Statement } from './statement.ts';
import { linearStarOf, oneSidedBound } from './written-game.ts';

/** A form for each parameter of the statement, in parameters >= 0 of the same names. */
export type Part = ReadonlyMap<string, Linear>;

/** A condition on free parameters: form >= 0, or form = 0 (mod modulus) if the modulus is not 0. */
interface Open {
  readonly form: Linear;
  readonly modulus: number;
}

const MOST_PARTS = 256;
const MOST_STEPS = 4000;

/** The parts of a statement; a sentence without its full stop if its conditions are too complicated. */
export function partsOf({ board, cases, parameters, says }: Statement): readonly Part[] | string {
  const powers = powersOf(board).map((form): Open => ({ form, modulus: 0 }));
  const start: Part = new Map(parameters.map((name) => [name, variable(name)]));
  const finder = new Finder();
  try {
    for (const conditions of cases) {
      for (const open of alternatives([...conditions.map(opensOf), ...signsOf(says)]))
        finder.find(start, [...powers, ...open]);
    }
  } catch (error) {
    if (error instanceof TooManyParts) return 'The conditions fall into too many parts';
    throw error;
  }
  return finder.parts;
}

class TooManyParts extends Error {}

const variable = (name: string): Linear => ({ terms: new Map([[name, Dyadic.ONE]]), constant: Dyadic.ZERO });
const integer = (value: number): Linear => number(Dyadic.of(value));
const plus = (x: Linear, y: Linear): Linear => combine(x, y, Dyadic.ONE);
const negative = (x: Linear): Linear => combine(integer(0), x, Dyadic.of(-1));

/** Throws if the number is not exact as a machine number. */
function numberOf(x: Dyadic): number {
  const value = Number(x.numerator);
  if (!Number.isSafeInteger(value)) throw new TooManyParts();
  return value;
}

/** A list of so many items; throws if they are too many. */
function listOf<T>(length: number, item: (i: number) => T): T[] {
  if (length > MOST_STEPS) throw new TooManyParts();
  return Array.from({ length }, (_, i) => item(i));
}

/** A condition as alternatives, each a conjunction. */
function opensOf({ difference, sign, modulus }: Condition): Open[][] {
  const atLeast = (form: Linear, shift = 0): Open => ({ form: plus(form, integer(shift)), modulus: 0 });
  const other = negative(difference);
  if (modulus !== 0) {
    const residues = sign === '!=' ? listOf(modulus - 1, (i) => i + 1) : [0];
    return residues.map((residue) => [{ form: plus(difference, integer(-residue)), modulus }]);
  }
  switch (sign) {
    case '>=':
      return [[atLeast(difference)]];
    case '<=':
      return [[atLeast(other)]];
    case '>':
      return [[atLeast(difference, -1)]];
    case '<':
      return [[atLeast(other, -1)]];
    case '=':
      return [[atLeast(difference), atLeast(other)]];
    case '!=':
      return [[atLeast(difference, -1)], [atLeast(other, -1)]];
  }
}

/** What {|x} is in a sum depends on the sign of x, so that is decided: x >= 1 or x <= 0. */
function signsOf(says: Says): Open[][][] {
  const games = says.kind === 'is' ? [] : says.games.map(({ game }) => game);
  const terms = games.flatMap((game) => (game.kind === 'sum' ? game.terms.map(({ value }) => value) : []));
  return terms.flatMap((term) => {
    const size = linearStarOf(oneSidedBound(term)?.size ?? term, new Map())?.linear;
    if (term.kind !== 'game' || size === undefined || ![...size.terms.values()].every((x) => x.isInteger())) return [];
    return [[[{ form: plus(size, integer(-1)), modulus: 0 }], [{ form: negative(size), modulus: 0 }]]];
  });
}

/** One alternative of each condition, in all ways. */
const alternatives = (conditions: readonly Open[][][]): Open[][] =>
  conditions.reduce<Open[][]>(
    (all, choices) => all.flatMap((one) => choices.map((choice) => [...one, ...choice])),
    [[]],
  );

class Finder {
  readonly parts: Part[] = [];
  private steps = 0;

  find(part: Part, open: readonly Open[]): void {
    if (++this.steps > MOST_STEPS) throw new TooManyParts();
    const [first, ...rest] = open;
    if (first === undefined) {
      if (this.parts.push(part) > MOST_PARTS) throw new TooManyParts();
      return;
    }
    for (const { put, done } of stepsFor(first)) {
      const next = done ? rest : open;
      this.find(
        putPart(part, put),
        next.map(({ form, modulus }) => ({ form: putLinear(form, put), modulus })),
      );
    }
  }
}

/** What is put in for some parameters, and whether the condition holds everywhere then. */
interface Step {
  readonly put: Part;
  readonly done: boolean;
}

const HOLDS: Step = { put: new Map(), done: true };
const putOne = (name: string, form: Linear, done = false): Step => ({ put: new Map([[name, form]]), done });

/** Ways to go on that exclude each other and lose no point at which the condition holds. */
function stepsFor({ form, modulus }: Open): readonly Step[] {
  if (modulus !== 0) return residueSteps(form, modulus);
  const k = numberOf(form.constant);
  const terms = [...form.terms].map(([name, factor]) => ({ name, factor: numberOf(factor) }));
  const up = terms.filter(({ factor }) => factor > 0);
  const down = terms.filter(({ factor }) => factor < 0);
  if (down.length === 0 && k >= 0) return [HOLDS];
  if (up.length === 0 && k < 0) return [];
  if (up.length === 0) {
    // k - d*x - ... >= 0: x has finitely many values.
    const [{ name, factor }] = down;
    return listOf(Math.floor(k / -factor) + 1, (value) => putOne(name, integer(value)));
  }
  const [first] = up;
  if (up.length === 1 && first.factor === 1 && k <= 0) {
    // x >= others - k
    const bound = negative(combine(form, variable(first.name), Dyadic.of(-1)));
    return [putOne(first.name, plus(variable(first.name), bound), true)];
  }
  const [second] = down;
  if (second !== undefined && k <= 0 && first.factor === 1 && second.factor === -1) {
    const [x, y] = [variable(first.name), variable(second.name)];
    return [putOne(first.name, plus(x, y)), putOne(second.name, plus(plus(x, y), integer(1)))];
  }
  // One of the parameters is 0 or not: that brings the constant nearer to 0.
  const { name } = second ?? first;
  return [putOne(name, integer(0)), putOne(name, plus(variable(name), integer(1)))];
}

/** Each parameter as a multiple of the modulus and a residue. */
function residueSteps(form: Linear, modulus: number): readonly Step[] {
  const names = [...form.terms.keys()].filter((name) => numberOf(form.terms.get(name) as Dyadic) % modulus !== 0);
  if (modulus ** (names.length - 1) > MOST_PARTS) throw new TooManyParts();
  const points = names.reduce<number[][]>((all) => all.flatMap((point) => listOf(modulus, (r) => [...point, r])), [[]]);
  return points.flatMap((point): Step[] => {
    const sum = names.reduce((total, name, i) => total + numberOf(form.terms.get(name) as Dyadic) * point[i], 0);
    if ((sum + numberOf(form.constant)) % modulus !== 0) return [];
    const put = new Map(
      names.map((name, i): [string, Linear] => [
        name,
        { terms: new Map([[name, Dyadic.of(modulus)]]), constant: Dyadic.of(point[i]) },
      ]),
    );
    return [{ put, done: true }];
  });
}

/** The part with a parameter that begins at `by` instead of 0. */
export const raised = (part: Part, name: string, by: number): Part =>
  putPart(part, new Map([[name, plus(variable(name), integer(by))]]));

/** The part at one value of a parameter. */
export const fixed = (part: Part, name: string, value: number): Part =>
  putPart(part, new Map([[name, integer(value)]]));

const putPart = (part: Part, put: Part): Part => new Map([...part].map(([name, form]) => [name, putLinear(form, put)]));
