/** Parts of statements: together they are the points at which the conditions hold, each once. */
import { expect, test } from 'vitest';
import type { Linear } from '../region/linear.ts';
import { linearAt, squaresAt } from './boards.ts';
import { freeParameters } from './class-corollary.ts';
import { holdsAt } from './domain.ts';
import { type Part, partsOf } from './parts.ts';
import { parseStatement, type Statement } from './statement.ts';

const BOUND = 8;

function* points(names: readonly string[], bound: number): Generator<Record<string, number>> {
  const [first, ...rest] = names;
  if (first === undefined) {
    yield {};
    return;
  }
  for (let x = 0; x <= bound; x++) for (const point of points(rest, bound)) yield { [first]: x, ...point };
}

/** The points of a part up to the bound. */
function pointsIn(part: Part, names: readonly string[]): string[] {
  const found = [...points(freeParameters(part), BOUND)].map((free) =>
    names.map((name) => Number(linearAt(part.get(name) as Linear, free).numerator)),
  );
  return found.filter((point) => point.every((x) => x <= BOUND)).map((point) => point.join());
}

test.each([
  'T^a..F^b = 0 for a > b >= 2',
  'T^a.^bF^a = 0 for a, b >= 1 and (a,b) != (3,2)',
  'T^a.^bF^a = 0 for a > b > 0, b != 2',
  'TT.^aFF = 0 for a >= 3 and a != 1 (mod 6)',
  'T^a.F^b = 0 for a = b (mod 3)',
  '.^RT^a.^bF.^R = 0 for a >= 1, b even and R+b >= 1',
  '.^LT^a.^bF.^R = 0 for a >= 1 and R-L >= 2',
  'T^(a-b).F^c = 0 for a <= 6',
  'T^(a-2).F^(5-b) = 0',
  'T^a.F^b = 0 for a+b >= 3',
  'T^a.F^b = 0 for 2 <= a+b <= 5',
  'T^a.F^b.T^c = 0 for a+b = c',
])('%s', (text) => {
  const { value: statement } = parseStatement(text) as { value: Statement };
  const { parameters, board, cases } = statement;
  const parts = partsOf(statement);
  if (typeof parts === 'string') throw new Error(parts);
  const found = parts.flatMap((part) => pointsIn(part, parameters));
  const meant = [...points(parameters, BOUND)]
    .filter((point) => holdsAt(cases, point) && squaresAt(board, point) !== null)
    .map((point) => parameters.map((name) => point[name]).join());
  expect(found.sort()).toEqual(meant.sort());
});

test.each(['T^a.F^b = 0 for 2a >= 3b', 'T^a.F = 0 for a <= 99999999999999', 'T^a.F = 0 for a <= 4000'])(
  'conditions that fall into too many parts are refused: %s',
  (text) => {
    const { value } = parseStatement(text) as { value: Statement };
    expect(partsOf(value)).toBe('The conditions fall into too many parts');
  },
);
