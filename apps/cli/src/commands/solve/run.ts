/** `lilypad solve`: who wins a position and how soon, move by move, or a whole variant of the game. */
import {
  type Counts,
  countsOf,
  GameValues,
  PIECES,
  type Position,
  positionDocument,
  printGamesCrafters,
  printMove,
  printPosition,
  printSquares,
  type RemotenessSource,
  rateMoves,
  Solver,
  type VariantSummary,
  winOrLose,
} from '@lilypad/toads';
import type { Answer } from '../../input/batch.ts';
import { readPosition, usesGamesCraftersLetters } from '../../input/position-argument.ts';
import { InputError } from '../../output/errors.ts';
import { capital, traveller } from '../../output/players.ts';
import { Progress } from '../../output/progress.ts';
import { openSolutions } from '../../results/open-solutions.ts';
import { answerOperands } from '../../threads/answer-operands.ts';
import { openTeam } from '../../threads/team.ts';
import type { SolveOptions } from './options.ts';
import { solveOnce } from './solve-once.ts';

export async function run(operands: readonly string[] | undefined, options: SolveOptions): Promise<void> {
  const positions = operands ?? [];
  if ((options.variant === undefined) === (positions.length === 0)) {
    throw new InputError('give positions to solve, or a variant with --variant, but not both');
  }
  const script = new URL('./solve-worker.js', import.meta.url);
  // A variant is asked like an operand, so that its time can be limited too.
  const asked = options.variant === undefined ? positions : [options.variant];
  await answerOperands('positions', asked, options, script, answerer);
}

/** Answers one position after another, or a variant. */
export function answerer(operands: readonly string[], options: SolveOptions): Answer {
  const team = openTeam(options.threads);
  const solutions = openSolutions(options.data, options.disk, team);
  if (options.variant !== undefined) {
    return (name) =>
      variantAnswer(name, solveOnce(solutions, readVariant(name), options.memory, team), options.json === true);
  }
  const progress = new Progress('positions solved');
  const solver = new Solver({ team, onProgress: (states) => progress.update(states) });
  const values = new GameValues();
  const several = operands.length > 1 || operands[0] === '-';
  return (text) => {
    try {
      const position = readPosition(text, options.turn);
      const answerFrom = (source: RemotenessSource): string =>
        options.json
          ? JSON.stringify(positionDocument(source, position, values.text(position.board)))
          : answer(source, position, text, several);
      return solutions.use(countsOf(position.board), answerFrom) ?? answerFrom(solver);
    } finally {
      progress.clear();
    }
  };
}

/** The answer in words: one line for the position, one for each move. */
function answer(source: RemotenessSource, position: Position, text: string, several: boolean): string {
  const printBoard = usesGamesCraftersLetters(text) ? printGamesCrafters : printSquares;
  const remoteness = source.remoteness(position);
  const mover = capital(traveller(position.turn));
  const outcome = `${mover} ${winOrLose(remoteness)} in ${remoteness}.`;
  const lines = [remoteness === 0 ? `${mover} have no move and lose.` : outcome];
  if (several) lines.unshift(`${printBoard(position.board)}, ${PIECES[position.turn]} to move`);
  const rows = rateMoves(source, position).map((rated) => ({
    move: printMove(rated.move),
    line: `${printBoard(rated.after.board)}  ${rated.value} in ${rated.remoteness + 1}`,
  }));
  const width = Math.max(0, ...rows.map(({ move }) => move.length));
  return [...lines, ...rows.map(({ move, line }) => `  ${move.padEnd(width)}  ${line}`)].join('\n');
}

function variantAnswer(name: string, { boards, wins, longest }: VariantSummary, json: boolean): string {
  const position = printPosition(longest.position);
  const { value, remoteness } = { value: winOrLose(longest.remoteness), remoteness: longest.remoteness };
  if (json) {
    const player = (side: 0 | 1) => ({ win: wins[side], lose: boards - wins[side] });
    const document = {
      variant: name,
      boards,
      positions: 2 * boards,
      toadsToMove: player(0),
      frogsToMove: player(1),
      longest: { position, positionValue: value, remoteness },
    };
    return JSON.stringify(document);
  }
  const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');
  const sides = ([0, 1] as const).map(
    (side) =>
      `${capital(traveller(side))} to move win ${grouped(wins[side])} and lose ${grouped(boards - wins[side])}.`,
  );
  return [
    `${grouped(boards)} boards, ${grouped(2 * boards)} positions.`,
    ...sides,
    `The longest is ${position}, ${value} in ${remoteness}.`,
  ].join('\n');
}

function readVariant(name: string): Counts {
  const numbers = /^(\d{1,5})_(\d{1,5})_(\d{1,5})$/.exec(name);
  if (numbers === null) {
    throw new InputError(`option --variant takes toads, empty squares and frogs, as in 3_2_3, not '${name}'`);
  }
  const [toads, empties, frogs] = numbers.slice(1).map(Number);
  if (toads + empties + frogs === 0) throw new InputError('a variant has at least one square');
  return { toads, empties, frogs };
}
