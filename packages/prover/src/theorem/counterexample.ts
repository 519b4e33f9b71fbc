/** Tries a statement on its small boards: the first board at which it is false, or how many it holds at. */
import { Arena, formatGame, type GameId, type StyleName } from '@lilypad/games';
import { boardOf, printPowers, Valuer, valueCost } from '@lilypad/toads';
import { sumOf } from '../region/points.ts';
import { instancesOf, saidAt, statementHolds } from '../statements/instances.ts';
import type { Values } from '../statements/number.ts';
import type { Statement } from '../statements/statement.ts';

/** A board at which a statement is false. */
export interface Counterexample {
  /** The board, in the usual notation. */
  readonly position: string;
  /** Its value, and the game that the statement compares it with there, in the notation that was asked for; null for a property. */
  readonly value: string;
  readonly said: string | null;
  /** The parameters there. */
  readonly values: Values;
}

/** What trying a statement on boards gave. */
export interface Trial {
  readonly counterexample: Counterexample | null;
  /** How many boards were tried. */
  readonly tried: number;
  /** All boards with parameters up to this were tried, unless they are too large. */
  readonly bound: number;
  /** How many boards are too large to be tried. */
  readonly skipped: number;
}

/** Boards of more arrangements than this are not tried, but the smallest board of a statement may have more: one takes less than a second. */
const MOST_WORK = 30_000;
const MOST_WORK_FIRST = 1_000_000;
const MOST_BOARDS = 600;
/** For one, two, three and more parameters. */
const BOUNDS = [0, 24, 9, 6, 4];

/**
 * Tries a statement on boards with small parameters, the smallest first.
 *
 * @param style - the notation of values in the answer
 * @example
 * ```ts
 * const parsed = parseStatement('T^a.F = * for a >= 1');
 * const trial = parsed.ok ? trialOf(parsed.value) : null;
 * trial?.counterexample?.position; // => 'T^2.F'
 * ```
 */
export function trialOf(statement: Statement, style: StyleName = 'plain'): Trial {
  const arena = new Arena();
  const valuer = new Valuer(arena);
  const valueOfBoard = (squares: string): GameId => valuer.value(boardOf(squares));
  const bound = BOUNDS[Math.min(statement.parameters.length, BOUNDS.length - 1)];
  let [tried, skipped, reached] = [0, 0, bound];
  for (const instance of instancesOf(statement, bound)) {
    const { squares, values } = instance;
    if (tried + skipped >= MOST_BOARDS) {
      // Points come by their sums: all with smaller sums were tried.
      reached = Math.floor((sumOf(Object.values(values)) - 1) / statement.parameters.length);
      break;
    }
    if (valueCost(boardOf(squares)) > (tried + skipped === 0 ? MOST_WORK_FIRST : MOST_WORK)) {
      skipped += 1;
      continue;
    }
    tried += 1;
    // What holds for large values only is not refuted by small ones.
    if (statement.large !== null || statementHolds(arena, statement, instance, valueOfBoard)) continue;
    const { says } = statement;
    const said =
      says.kind === 'is'
        ? null
        : says.games
            .map(({ game }) => formatGame(arena, saidAt(arena, game, instance, valueOfBoard), { style }))
            .join(' or ');
    const position = printPowers(boardOf(squares));
    const value = formatGame(arena, valueOfBoard(squares), { style });
    return { counterexample: { position, value, said, values }, tried, bound, skipped };
  }
  return { counterexample: null, tried, bound: reached, skipped };
}
