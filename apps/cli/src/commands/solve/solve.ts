/** `lilypad solve`: who wins a position and how soon, move by move, or a whole variant of the game. */
import type { Counts, Position, Solver } from '@lilypad/toads';
import type { Command } from 'commander';
import { forEachOperand } from '../../input/batch.ts';
import { collectOperands } from '../../input/operands.ts';
import { POSITION_HELP, readPosition, TURN_HELP, usesGamesCraftersLetters } from '../../input/position-argument.ts';
import { InputError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { Progress } from '../../output/progress.ts';
import { capital, traveller } from '../play/words.ts';

const HELP_AFTER = `${POSITION_HELP}

Each move is listed, best first, with what it is worth to the player who makes it. With --json the document is that of the
GamesCrafters Universal Web API, with the game value as cgtValue (null where that would take long).

Examples:
  $ lilypad solve "RR--LL" --turn R
  $ lilypad solve "T.TF.F" --turn F
  $ lilypad solve 2_R-RL-L --json
  $ lilypad solve '("R---L","R")'
  $ lilypad solve --variant 5_5_5
  $ lilypad solve - < positions.txt`;

interface SolveOptions {
  readonly turn?: string;
  readonly variant?: string;
  readonly json?: boolean;
}

export function define(command: Command): void {
  command
    .description('Tell who wins a position and in how many moves.')
    .argument('[position...]', 'positions; "-" reads one a line from standard input', collectOperands)
    .option('--turn <player>', TURN_HELP)
    .option('--variant <T_E_F>', 'solve every board with so many toads, empty squares and frogs instead')
    .option('--json', 'print a JSON document for each position, one a line')
    .addHelpText('after', HELP_AFTER)
    .action(solve);
}

type Toads = typeof import('@lilypad/toads');

async function solve(operands: readonly string[] | undefined, options: SolveOptions): Promise<void> {
  const positions = operands ?? [];
  if ((options.variant === undefined) === (positions.length === 0)) {
    throw new InputError('give positions to solve, or a variant with --variant, but not both');
  }
  const [games, toads] = await Promise.all([import('@lilypad/games'), import('@lilypad/toads')]);
  if (options.variant !== undefined) return solveVariant(toads, options.variant, options.json === true);
  const progress = new Progress('positions solved');
  const solver = new toads.Solver({ onProgress: (states) => progress.update(states) });
  const values = new toads.GameValues();
  const several = positions.length > 1 || positions[0] === '-';
  await forEachOperand('positions', positions, (text) => {
    try {
      const position = readPosition(games, toads, text, options.turn);
      if (!options.json) return answer(toads, solver, position, text, several);
      return JSON.stringify(toads.positionDocument(solver, position, values.text(position.board)));
    } finally {
      progress.clear();
    }
  });
}

/** The answer in words: one line for the position, one for each move. */
function answer(toads: Toads, solver: Solver, position: Position, text: string, several: boolean): string {
  const printBoard = usesGamesCraftersLetters(text) ? toads.printGamesCrafters : toads.printSquares;
  const { value, remoteness } = solver.solve(position);
  const mover = capital(traveller(position.turn));
  const lines = [remoteness === 0 ? `${mover} have no move and lose.` : `${mover} ${value} in ${remoteness}.`];
  if (several) lines.unshift(`${printBoard(position.board)}, ${toads.PIECES[position.turn]} to move`);
  const rows = toads.rateMoves(solver, position).map((rated) => ({
    move: toads.printMove(rated.move),
    line: `${printBoard(rated.after.board)}  ${rated.value} in ${rated.remoteness + 1}`,
  }));
  const width = Math.max(0, ...rows.map(({ move }) => move.length));
  return [...lines, ...rows.map(({ move, line }) => `  ${move.padEnd(width)}  ${line}`)].join('\n');
}

async function solveVariant(toads: Toads, name: string, json: boolean): Promise<void> {
  const counts = readVariant(name);
  const progress = new Progress('boards', toads.arrangementCount(counts));
  const solved = new toads.SolvedVariant(counts, { onProgress: (done) => progress.update(done) });
  progress.clear();
  const { boards, wins, longest } = solved.summary();
  const position = toads.printPosition(longest.position);
  const { value, remoteness } = { value: toads.winOrLose(longest.remoteness), remoteness: longest.remoteness };
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
    return writeLine(JSON.stringify(document));
  }
  const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');
  await writeLine(`${grouped(boards)} boards, ${grouped(2 * boards)} positions.`);
  for (const side of [0, 1] as const) {
    const [won, lost] = [wins[side], boards - wins[side]];
    await writeLine(`${capital(traveller(side))} to move win ${grouped(won)} and lose ${grouped(lost)}.`);
  }
  await writeLine(`The longest is ${position}, ${value} in ${remoteness}.`);
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
