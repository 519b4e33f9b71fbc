/** Statements at single points: the board, whether the statement holds there, and searches through all small points. */
import { type Arena, type GameId, isInfinitesimal } from '@lilypad/games';
import { pointsOfSum, sumOf } from '../region/points.ts';
import { fillingsOf } from '../strategies/oracle/fillings.ts';
import { type BoardItem, squaresAt, wildcardsOf } from './boards.ts';
import { holdsAt } from './domain.ts';
import { atomsIn, statementGameAt } from './games.ts';
import type { Values } from './number.ts';
import type { Statement } from './statement.ts';

/** A board that a statement is about. */
export interface StatementInstance {
  readonly values: Values;
  readonly fillings: ReadonlyMap<string, string>;
  /** Its squares, without powers. */
  readonly squares: string;
}

/** Words that are tried for a wildcard. */
const MOST_FILLINGS = 8;

/** The value of a board in squares; the arena is that of the test. */
export type BoardValues = (squares: string) => GameId;

/**
 * Whether a statement holds at an instance; `valueOfBoard` gives the values of boards, as games of the arena.
 *
 * @throws RangeError - if a board inside a game of the statement has a negative power there
 * @example
 * ```ts
 * import { Arena } from '@lilypad/games';
 * const parsed = parseStatement('T.F = *');
 * const arena = new Arena();
 * const [instance] = parsed.ok ? instancesOf(parsed.value, 0) : [];
 * parsed.ok && instance && statementHolds(arena, parsed.value, instance, () => arena.star); // => true
 * ```
 */
export function statementHolds(
  arena: Arena,
  statement: Statement,
  instance: StatementInstance,
  valueOfBoard: BoardValues,
): boolean {
  const value = valueOfBoard(instance.squares);
  const { says } = statement;
  if (says.kind === 'is') return hasProperty(arena, value, says.property);
  return says.games.some(({ game }) => {
    const other = saidAt(arena, game, instance, valueOfBoard);
    switch (says.relation) {
      case '=':
        return value === other;
      case '<=':
        return arena.le(value, other);
      case '>=':
        return arena.le(other, value);
      case '<|':
        return !arena.le(other, value);
      case '|>':
        return !arena.le(value, other);
      default:
        return arena.compare(value, other) === says.relation;
    }
  });
}

/** A game of a statement at an instance. */
export function saidAt(
  arena: Arena,
  game: Parameters<typeof statementGameAt>[1],
  { values, fillings }: StatementInstance,
  valueOfBoard: BoardValues,
): GameId {
  return statementGameAt(arena, game, values, (items) => {
    const squares = squaresAt(items, values, fillings);
    if (squares === null) throw new RangeError('a board on the right side has a negative power');
    return squares === '' ? arena.zero : valueOfBoard(squares);
  });
}

export function hasProperty(arena: Arena, value: GameId, property: 'number' | 'integer' | 'infinitesimal'): boolean {
  if (property === 'infinitesimal') return isInfinitesimal(arena, value);
  const number = arena.asNumber(value);
  return number !== null && (property === 'number' || number.isInteger());
}

/**
 * The boards that a statement is about, those with the smallest sums of parameters first.
 *
 * @param bound - the largest value of a parameter
 * @param own - parameters with bounds of their own
 * @param mostFillings - how many words are tried for a wildcard
 * @example
 * ```ts
 * const parsed = parseStatement('T^a.F^b = * for a >= b >= 1');
 * const boards = parsed.ok ? [...instancesOf(parsed.value, 2)].map(({ squares }) => squares) : [];
 * boards; // => [ 'T.F', 'TT.F', 'TT.FF' ]
 * ```
 */
export function* instancesOf(
  statement: Statement,
  bound: number,
  own: Values = {},
  mostFillings = MOST_FILLINGS,
): Generator<StatementInstance> {
  const { parameters, cases, board } = statement;
  const dimension = parameters.length;
  const all = parameters.map((_, i) => i);
  const bounds = parameters.map((name) => own[name] ?? bound);
  for (let sum = 0; sum <= sumOf(bounds); sum++) {
    for (const point of pointsOfSum(all, dimension, sum)) {
      if (point.some((value, i) => value > bounds[i])) continue;
      const values = Object.fromEntries(parameters.map((name, i) => [name, point[i]]));
      if (!holdsAt(cases, values)) continue;
      for (const fillings of fillingsAt(statement, mostFillings)) {
        const squares = squaresAt(board, values, fillings);
        if (squares !== null && squares !== '') yield { values, fillings, squares };
      }
    }
  }
}

/** Words for all wildcards of a statement, in all ways. */
function fillingsAt({ board, says }: Statement, most: number): ReadonlyMap<string, string>[] {
  const inGames = says.kind === 'is' ? [] : says.games.flatMap(({ game }) => atomsIn(game));
  const others = inGames.flatMap((atom) => (atom.kind === 'board' ? wildcardsOf(atom.items as BoardItem[]) : []));
  let all: ReadonlyMap<string, string>[] = [new Map()];
  for (const { text, wild } of [...wildcardsOf(board), ...others]) {
    if (all[0].has(text)) continue;
    all = all.flatMap((one) =>
      fillingsOf(wild)
        .slice(0, most)
        .map((word) => new Map([...one, [text, word]])),
    );
  }
  return all;
}
