/**
 * What counting claims say about a family: a board with powers such as .^L T^a .^b F .^R has a value such as
 * (a-1)(b-1+R) or ((a-1)(b-1+R))*, where some conditions hold.
 *
 * On such a board N is a polynomial in the powers. The value must be that polynomial and a constant, and the claims
 * must give this bound from both sides.
 *
 * Trusted: the row is the board, and `measurePolynomial` is its N.
 */
import { corollaryName, list, object, string } from '../fields.ts';
import type { Form } from '../form.ts';
import { clip, Misread } from '../misread.ts';
import { missing } from '../missing.ts';
import { type Condition, readCondition, readForm } from '../text.ts';
import type { Bound } from './bound.ts';
import type { Measure } from './measure.ts';
import { countsOf, type Letter, type Part, type Row } from './part.ts';
import { add, constantOf, linear, multiply, type Polynomial, readPolynomial } from './polynomial.ts';

export interface Corollary {
  readonly name: string;
  readonly parameters: readonly string[];
  /** The board, in the parameters. */
  readonly row: Row;
  readonly powers: readonly Form[];
  readonly where: readonly Condition[];
  /** The value, by its difference from N. */
  readonly value: Bound;
  /** All as written. */
  readonly text: { readonly board: string; readonly where: readonly string[]; readonly value: string };
}

const MOST_PARAMETERS = 8;
const PARAMETER = /^[A-Za-z]$/;
const POWER = /^([T.F])(?:\^(?:([A-Za-z0-9])|\(([^()]*)\)))?$/;
const LETTERS: readonly Letter[] = ['T', '.', 'F'];

/** Reads a corollary of claims about boards with so many frogs. */
export function readCorollary(json: unknown, measure: Measure, frogs: number): Corollary {
  const fields = object(json, 'an entry of corollaries', ['name', 'board', 'parameters', 'where', 'value']);
  const name = corollaryName(fields.name);
  const parameters = list(fields.parameters, 'the parameters of a corollary').map((one) => {
    if (typeof one === 'string' && PARAMETER.test(one) && one !== 'T' && one !== 'F') return one;
    throw new Misread(`the parameters of the corollary "${clip(name)}" are not all letters`);
  });
  if (new Set(parameters).size !== parameters.length || parameters.length > MOST_PARAMETERS) {
    throw new Misread(
      `the parameters of the corollary "${clip(name)}" are not up to ${MOST_PARAMETERS} different letters`,
    );
  }
  const board = string(fields.board, 'the board of a corollary');
  const { row, powers } = rowOf(board, parameters);
  if (row.filter((part) => part === 'F').length !== frogs) {
    throw new Misread(`the board "${clip(board)}" has another number of frogs than the claims`);
  }
  const texts = list(fields.where, 'the conditions of a corollary').map((one) => string(one, 'a condition'));
  const where = texts.map((one) => readCondition(one, parameters));
  const text = string(fields.value, 'the value of a corollary');
  const star = text.endsWith('*');
  const value = readPolynomial(star ? text.slice(0, -1) : text, parameters);
  const twice = constantOf(add(value, -1, measurePolynomial(measure, row, parameters.length)));
  if (twice === null || (star && twice % 2 !== 0)) {
    throw new Misread(`the value of the corollary "${clip(name)}" is not N and a constant`);
  }
  return { name, parameters, row, powers, where, value: { twice, star }, text: { board, where: texts, value: text } };
}

/** Letters with powers, blanks between them. A power of frogs is not known here. */
function rowOf(board: string, parameters: readonly string[]): { row: Row; powers: Form[] } {
  const powers: Form[] = [];
  const zero: Form = new Array<number>(parameters.length + 1).fill(0);
  const row = board.split(' ').map((token): Part => {
    const match = POWER.exec(token);
    if (match === null) throw new Misread(`"${clip(board)}" is no board such as ".^L T^a .^b F .^R"`);
    const [, first, short, long] = match;
    const letter = LETTERS.find((one) => one === first) ?? missing();
    const text = short ?? long;
    if (text === undefined) return letter;
    if (letter === 'F') throw new Misread('a power of frogs has no place here');
    const power = readForm(text, parameters);
    powers.push(power);
    if (letter === '.') return { kind: 'run', holes: power };
    return { kind: 'word', toads: power, holes: zero, head: zero, tail: zero, slides: false };
  });
  return { row, powers };
}

/** N of a row all of whose parts are of one letter. */
function measurePolynomial(measure: Measure, row: Row, parameters: number): Polynomial {
  const counts = row.map((part) => countsOf(part, parameters));
  let sum: Polynomial = new Map();
  counts.forEach((right, j) => {
    for (const left of counts.slice(0, j)) {
      for (const x of LETTERS) {
        for (const y of LETTERS) {
          const weight = measure.get(x + y) ?? 0;
          if (weight !== 0) sum = add(sum, weight, multiply(linear(left[x]), linear(right[y])));
        }
      }
    }
  });
  return sum;
}
