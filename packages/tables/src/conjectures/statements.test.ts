import { Arena, type GameId, parseGame } from '@lilypad/games';
import { boardOf, printPowers, printSquares } from '@lilypad/toads';
import { describe, expect, it } from 'vitest';
import { CONJECTURES } from './list.ts';
import { type Statement, statementsOf } from './statements.ts';

const BOUND = 4;
/** The parameters of T1 up to this: more than the statements are tried with. */
const MOST_TOADS = BOUND + 1;

/** All points of the box 0..bound. */
const points = (dimensions: number, bound: number): number[][] =>
  dimensions === 0
    ? [[]]
    : points(dimensions - 1, bound).flatMap((point) => Array.from({ length: bound + 1 }, (_, x) => [...point, x]));

/** A text with numbers for parameters, and its sums and differences worked out: "{n+2|1}" is "{5|1}" for n = 3. */
function put(text: string, names: readonly string[], point: readonly number[]): string {
  const factors = text.replace(/(?<![a-z])(\d*)([a-z])(?![a-z])/g, (_, factor: string, name: string) => {
    const i = names.indexOf(name);
    return i < 0 ? _ : `${(factor === '' ? 1 : Number(factor)) * point[i]}`;
  });
  return factors.replace(/-?\d+(?:\/2)?(?:[-+]-?\d+(?:\/2)?)+/g, (sum) => {
    const halves = [...sum.matchAll(/([-+]?)(-?\d+)(\/2)?/g)].map(
      ([, sign, digits, half]) => (sign === '-' ? -1 : 1) * Number(digits) * (half ? 1 : 2),
    );
    const total = halves.reduce((a, b) => a + b, 0);
    return total % 2 === 0 ? `${total / 2}` : `${total}/2`;
  });
}

function holdsAt(condition: string): boolean {
  const [, left, sign, right, , modulus] = /^(-?\d+) (>=|<=|=) (-?\d+)( \(mod (\d+)\))?$/.exec(condition) ?? [];
  const difference = Number(left) - Number(right);
  if (modulus !== undefined) return difference % Number(modulus) === 0;
  return sign === '>=' ? difference >= 0 : sign === '<=' ? difference <= 0 : difference === 0;
}

/** The value at a point; null if the statement says nothing there. */
function valueAt({ corollary }: Statement, point: readonly number[]): string | null {
  const parameters = parametersOf(corollary);
  if ('says' in corollary) return put(corollary.says, parameters, point);
  if ('board' in corollary) {
    const at = (text: string): string => sumAt(text, parameters, point);
    const isThere = corollary.where.every((condition) => {
      const [left, sign, right, ...modulus] = condition.split(' ');
      return holdsAt([at(left), sign, at(right), ...modulus].join(' '));
    });
    if (!isThere) return null;
    return corollary.value.endsWith('*') ? `${at(corollary.value.slice(0, -1))}*` : at(corollary.value);
  }
  let here = corollary.formula;
  while (!('value' in here)) here = holdsAt(put(here.if, parameters, point)) ? here.then : here.else;
  return put(here.value, parameters, point);
}

/** A sum of products of sums in brackets, worked out: innermost brackets first. */
function sumAt(text: string, names: readonly string[], point: readonly number[]): string {
  const numbers = text.replace(/[A-Za-z]/g, (name) => `${point[names.indexOf(name)]}`);
  const flat = (sum: string): string => put(sum.replaceAll('--', '+'), [], []);
  let here = numbers;
  for (let next = ''; next !== here; ) {
    next = here;
    here = here
      .replace(/\((-?\d+)\)\((-?\d+)\)/g, (_, x, y) => `(${Number(x) * Number(y)})`)
      .replace(/\(([^()]*[-+][^()]*)\)/g, (_, sum) => `(${flat(sum)})`);
  }
  return flat(here.replaceAll(/[()]/g, '').replaceAll('+-', '-'));
}

/** A statement in the words of a certificate has the letters of its family as parameters. */
function parametersOf(corollary: Statement['corollary']): readonly string[] {
  return 'says' in corollary ? [...new Set(corollary.family.match(/[a-z]/g))] : corollary.parameters;
}

function positionAt({ certificate, corollary }: Statement, point: readonly number[]): string {
  if ('says' in corollary) {
    const powers = corollary.family.replace(
      /\^\(([^)]*)\)/g,
      (_, sum) => `^${put(sum, parametersOf(corollary), point)}`,
    );
    return printSquares(boardOf(powers));
  }
  if ('board' in corollary) {
    return corollary.board.replace(/(.)(?:\^(?:(\w)|\((.*?)\)))?(?: |$)/g, (_, letter: string, short, long) => {
      const power = short ?? long;
      return letter.repeat(power === undefined ? 1 : Number(sumAt(power, corollary.parameters, point)));
    });
  }
  const gap = certificate.startsWith('A') ? 'T' : '.';
  const sizes = corollary.gaps.map((text) => Number(put(text, corollary.parameters, point)));
  return sizes.map((size, i) => gap.repeat(size) + (corollary.word[i] ?? '')).join('');
}

const arena = new Arena();
const game = (text: string): GameId => {
  const parsed = parseGame(arena, text.replace(/\(([^)]*)\)\*/g, '{$1|$1}'));
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
  return parsed.value;
};

/** All that the conjecture says, by position. */
const claims = (name: string) =>
  new Map(
    CONJECTURES.find((one) => one.name === name)
      ?.instances(name === 'T1' ? MOST_TOADS : 4 * BOUND)
      .map(({ position, oneOf }) => [printSquares(boardOf(position)), oneOf]),
  );

const STATED = CONJECTURES.map(({ name }) => name).filter((name) => statementsOf(name).length > 0);

describe.each(STATED)('the statements of %s', (name) => {
  const said = claims(name);
  const parts = statementsOf(name).map((statement) => ({ part: statement.part ?? 'all of it', statement }));

  it.each(parts)('say what the conjecture says of each position: $part', ({ statement }) => {
    let [stated, compared] = [0, 0];
    const all = points(parametersOf(statement.corollary).length, BOUND);
    for (const point of all) {
      const text = valueAt(statement, point);
      if (text === null) continue;
      stated++;
      const oneOf = said.get(positionAt(statement, point));
      if (oneOf === undefined) continue;
      const where = printPowers(boardOf(positionAt(statement, point)));
      if (oneOf === 'infinitesimal') expect(['0', '*', 'infinitesimal']).toContain(text);
      else expect([where, text, oneOf.some((one) => game(one) === game(text))]).toEqual([where, text, true]);
      compared++;
    }
    // A statement may say more than the conjecture, for example about empty gaps.
    expect(stated).toBeGreaterThan(0);
    expect(compared).toBeGreaterThanOrEqual(0.8 * stated);
  });
});

it('there are statements of nine conjectures', () => {
  expect(STATED).toEqual(['E1', 'E2', 'E3', 'E5', 'E6', 'T1', 'T2', 'T3', 'T4']);
});

it('the whole of a conjecture begins with its first positions', () => {
  const whole = CONJECTURES.flatMap(({ name }) => statementsOf(name).map((statement) => ({ name, statement })));
  for (const { name, statement } of whole.filter(({ statement }) => statement.part === null)) {
    // Two parameters have no first positions.
    if (parametersOf(statement.corollary).length > 1) continue;
    const stated = points(parametersOf(statement.corollary).length, BOUND).map((point) => positionAt(statement, point));
    const first = [...claims(name).keys()].slice(0, stated.length);
    expect(stated).toEqual(first);
  }
  expect(whole.filter(({ statement }) => statement.part === null).map(({ name }) => name)).toEqual([
    'E1',
    'E2',
    'E3',
    'T2',
  ]);
});
