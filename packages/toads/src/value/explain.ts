/** Where the value of a board comes from, in sentences: the rules that took it apart, and how each part was valued. */
import { type GameId, LEFT, type Side } from '@lilypad/games';
import { type Board, countSquares, EMPTY } from '../board/board.ts';
import { grouped } from '../board/grouped.ts';
import { printBoard } from '../board/notation.ts';
import { oneEmptySteps } from '../rules/one-empty.ts';
import { describeOneEmptyStep } from '../rules/one-empty-text.ts';
import { type RuleStep, simplifyBoard } from '../rules/reduce.ts';
import { onlyEmpty } from '../rules/rules.ts';
import { unplayed } from '../sweep/arrangement.ts';
import { sweepSize } from '../sweep/sweep.ts';
import type { Valuer } from './valuer.ts';

/** The steps of a chain of lemmas that are shown; a chain may be as long as the board. */
const SHOWN_STEPS = 12;

/**
 * One step per line, without a full stop, which would look like an empty square; `format` prints a value.
 *
 * @throws GameLimitError - if there is not enough memory for a value
 * @example
 * ```ts
 * import { Arena, formatGame } from '@lilypad/games';
 * const valuer = new Valuer(new Arena());
 * const lines = explainValue(valuer, boardOf('T^5.F^5'), (g) => formatGame(valuer.arena, g));
 * lines.at(-1); // => 'So TTTTT.FFFFF = *'
 * ```
 */
export function explainValue(valuer: Valuer, board: Board, format: (g: GameId) => string): string[] {
  const proved = valuer.proved(board);
  if (proved !== null) {
    return [`${printBoard(board)} = ${format(proved.value)}, by the proved formula of class ${proved.class}`];
  }
  const { integer, parts, steps } = simplifyBoard(board, valuer.rules);
  const lines = steps.map(describeStep);
  for (const part of parts) lines.push(...describePart(valuer, part, format));
  const summands = parts.map((part) => format(valuer.value(part)));
  if (integer !== 0 || parts.length === 0) summands.push(String(integer));
  if (summands.length > 1) lines.push(`Together: ${summands.join(' + ')} = ${format(valuer.value(board))}`);
  return lines;
}

function describeStep(step: RuleStep): string {
  const strip = printBoard(step.strip);
  const sum = [...step.parts.map(printBoard), ...(step.integer !== 0 || step.parts.length === 0 ? [step.integer] : [])];
  const equation = `${strip} = ${sum.join(' + ').replaceAll('+ -', '- ')}`;
  switch (step.rule) {
    case 'dead':
      return `Dead pieces (${(step.removed ?? []).map(printBoard).join(' and ')} can never move again): ${equation}`;
    case 'terminal':
      return `${terminalName(step.side as Side)}: ${equation}`;
    case 'deathLeap':
      return `Death leap (nobody can do more than leap into an isolated square): ${equation}`;
    default:
      return equation;
  }
}

const terminalName = (side: Side): string =>
  side === LEFT
    ? 'Terminal toads (each has only empty squares before it and counts them)'
    : 'Terminal frogs (each has only empty squares before it and counts them for Right)';

function describePart(valuer: Valuer, part: Board, format: (g: GameId) => string): string[] {
  const strip = printBoard(part);
  const value = format(valuer.value(part));
  switch (valuer.method(part)) {
    case 'one-empty': {
      const steps = oneEmptySteps(part, onlyEmpty(part, 0, part.length));
      const shown = steps.slice(0, SHOWN_STEPS).map(describeOneEmptyStep);
      if (steps.length > SHOWN_STEPS)
        shown.push(`... and ${grouped(steps.length - SHOWN_STEPS)} more steps of this kind.`);
      return [
        `${strip} has one empty square (Theorem 1):`,
        ...shown.map((line) => `  ${line}`),
        `So ${strip} = ${value}`,
      ];
    }
    case 'sweep': {
      const { toads, frogs } = unplayed(part) as { toads: number; frogs: number };
      const arrangements = grouped(sweepSize(toads, frogs, countSquares(part, EMPTY)));
      return [`${strip} = ${value}, swept bottom up with all ${arrangements} reduced words of as many empty squares`];
    }
    case 'search':
      return [`${strip} = ${value}, from the values of its options, searched top down`];
  }
}
