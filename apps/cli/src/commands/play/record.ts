/** A game in a file: the position it starts from and its moves, to be played again. */
import { doMove, generateMoves, type Move, type Position, printMove, printPosition } from '@lilypad/toads';
import { readPosition } from '../../input/position-argument.ts';
import { InputError } from '../../output/errors.ts';

/** The text of a file: lines that begin with # are comments. */
export function gameText(history: readonly Position[]): string {
  const [start, ...later] = history;
  if (start === undefined) throw new Error('a game without a position');
  const moves = later.map((after, i) => printMove(moveBetween(history[i] as Position, after)));
  return `# A game of Toads and Frogs: where it starts, and its moves.\n${printPosition(start)}\n${moves.join(' ')}\n`;
}

/** A piece has one move at most, so no two moves lead to the same board. */
function moveBetween(before: Position, after: Position): Move {
  const move = generateMoves(before).find((one) => printPosition(doMove(before, one)) === printPosition(after));
  if (move === undefined) throw new Error('a game with a move that is none');
  return move;
}

/** The game in the text of a file; throws InputError if a move is not legal. */
export function readGame(text: string, file: string): { readonly start: Position; readonly moves: readonly Move[] } {
  const lines = text.split('\n').filter((line) => !line.trimStart().startsWith('#'));
  const [position, ...names] = lines
    .join(' ')
    .split(/\s+/)
    .filter((part) => part !== '');
  if (position === undefined) throw new InputError(`the file ${file} has no game`);
  const start = readPosition(position, undefined);
  const moves: Move[] = [];
  let at = start;
  for (const [i, name] of names.entries()) {
    const move = generateMoves(at).find((one) => printMove(one) === name);
    if (move === undefined) throw new InputError(`move ${i + 1} of the game in ${file} cannot be made: ${name}`);
    moves.push(move);
    at = doMove(at, move);
  }
  return { start, moves };
}
