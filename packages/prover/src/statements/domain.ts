/**
 * The conditions of a statement: for which parameters it is meant.
 *
 *   a > b >= 2     a, b >= 2     b != 2     a = 1 (mod 6)     b odd     (a,b) != (3,2)     large a
 */
import { Dyadic } from '@lilypad/games';
import { type Condition, readConditions } from '../region/conditions.ts';
import { Misread } from '../region/expression.ts';
import { linearAt } from './boards.ts';
import type { Values } from './number.ts';

/** Conjunctions of conditions, of which at least one holds. */
export type Cases = readonly (readonly Condition[])[];

const NOT_POINT = /\(([^()]*,[^()]*)\)\s*(?:!=|≠|<>)\s*\(([^()]*,[^()]*)\)/;
const LARGE = /\blarge\s+([A-EG-SU-Za-uw-z][0-9]*)/;
const COMPARISON = /[<>=≤≥≠≡]|\b(?:odd|even)\b/;
const WORD = /(\s*(?:,|;|&&?|∧|\band\b)\s*)/;

/** Reads the conditions of a text from an offset on. Throws `Misread`. */
export function readCases(text: string, from: number): { cases: Cases; large: string | null } {
  let rest = text.slice(from);
  const dangling = /(?:,|\band)\s*$/.exec(rest);
  if (dangling !== null) throw new Misread('A condition is expected after this.', from + dangling.index);
  const large = LARGE.exec(rest)?.[1] ?? null;
  rest = rest.replace(LARGE, (all) => ' '.repeat(all.length));
  let excluded: [string[], string[]] | null = null;
  rest = rest.replace(NOT_POINT, (all, left: string, right: string) => {
    excluded = [left.split(','), right.split(',')];
    return ' '.repeat(all.length);
  });
  const conditions = read(withoutLooseJoins(rest), from);
  if (excluded === null) return { cases: [conditions], large };
  const [names, values] = excluded as [string[], string[]];
  if (names.length !== values.length) throw new Misread('Two points of different dimensions are compared here.', from);
  // (x,y) != (p,q): x != p, or x = p and y != q.
  const cases = names.flatMap((name, i) =>
    ['<', '>'].map((sign) => [
      ...conditions,
      ...read(
        names
          .slice(0, i)
          .map((other, j) => `${other} = ${values[j]}`)
          .join(' and '),
        from,
      ),
      ...read(`${name} ${sign} ${values[i]}`, from),
    ]),
  );
  return { cases, large };
}

function read(text: string, from: number): Condition[] {
  try {
    return readConditions(text);
  } catch (error) {
    if (error instanceof Misread) throw new Misread(error.message, from + Math.min(error.offset, text.length));
    throw error;
  }
}

/**
 * "a, b >= 2" as "a >= 2, b >= 2", and joins without conditions taken away. Replaced parts keep their places where possible.
 */
function withoutLooseJoins(text: string): string {
  const parts = text.split(WORD);
  const conditions = parts.filter((_, i) => i % 2 === 0);
  const written: string[] = [];
  let loose: string[] = [];
  for (const part of conditions) {
    if (part.trim() === '') continue;
    if (COMPARISON.test(part)) {
      const [left, ...chain] = part.split(/(<=|>=|!=|[<>=≤≥≠≡]|\b(?:odd|even)\b)/);
      written.push(...loose.map((name) => `${name} ${chain.join('')}`), `${left}${chain.join('')}`);
      loose = [];
    } else loose.push(part);
  }
  if (loose.length > 0) written.push(...loose);
  const isAsWritten = written.length === conditions.length && conditions.every((part) => part.trim() !== '');
  return isAsWritten && written.every((part, i) => part === conditions[i]) ? text : written.join(' and ');
}

/** Do the conditions hold at a point? */
export const holdsAt = (cases: Cases, values: Values): boolean =>
  cases.some((conditions) => conditions.every((condition) => conditionHolds(condition, values)));

function conditionHolds({ difference, sign, modulus }: Condition, values: Values): boolean {
  const value = linearAt(difference, values);
  if (modulus !== 0) {
    const isMultiple = value.isInteger() && value.numerator % BigInt(modulus) === 0n;
    return sign === '!=' ? !isMultiple : isMultiple;
  }
  const order = value.compare(Dyadic.ZERO);
  switch (sign) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    case '=':
      return order === 0;
    case '!=':
      return order !== 0;
  }
}
