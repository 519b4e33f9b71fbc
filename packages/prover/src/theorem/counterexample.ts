/** Tries a statement on its small boards: the first board at which it is false, or how many it holds at. */
import { Arena, formatGame, type GameId } from '@lilypad/games';
import { boardOf, printPowers, Valuer, valueCost } from '@lilypad/toads';
import { sumOf } from '../region/points.ts';
import { instancesOf, saidAt, statementHolds } from '../statements/instances.ts';
import type { Values } from '../statements/number.ts';
import type { Statement } from '../statements/statement.ts';

export interface Counterexample {
  /** The board, in the usual notation. */
  readonly position: string;
  /** Its value, and the game that the statement compares it with there, in plain notation; null for a property. */
  readonly value: string;
  readonly said: string | null;
  /** The parameters there. */
  readonly values: Values;
}

export interface Trial {
  readonly counterexample: Counterexample | null;
  /** How many boards were tried, among them all with parameters up to the bound that are not too large. */
  readonly tried: number;
  readonly bound: number;
  /** Boards that take too long. */
  readonly skipped: number;
}

/** Boards of more arrangements than this are not tried. */
const MOST_WORK = 30_000;
const MOST_BOARDS = 600;
/** For one, two, three and more parameters. */
const BOUNDS = [0, 24, 9, 6, 4];

/** Tries a statement on boards with small parameters, the smallest first. */
export function trialOf(statement: Statement): Trial {
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
    if (valueCost(boardOf(squares)) > MOST_WORK) {
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
        : says.games.map(({ game }) => formatGame(arena, saidAt(arena, game, instance, valueOfBoard))).join(' or ');
    const position = printPowers(boardOf(squares));
    const value = formatGame(arena, valueOfBoard(squares));
    return { counterexample: { position, value, said, values }, tried, bound, skipped };
  }
  return { counterexample: null, tried, bound: reached, skipped };
}
