/**
 * Exercises: what is asked, how an answer is checked, and what the answer is. Nothing is looked up: the engine computes
 * every answer, so that exercises of a teacher are checked like those of the lessons.
 */
import type { Side } from '@lilypad/games';
import { parseSum, printSum } from '../../sum/sum.ts';
import type { Input, Output, TaskName } from '../../worker/protocol.ts';

export type Exercise =
  /** Who wins? */
  | { readonly kind: 'winner'; readonly sum: string }
  /** What is it worth? */
  | { readonly kind: 'value'; readonly sum: string }
  /** A winning move of a side. */
  | { readonly kind: 'move'; readonly side: Side; readonly sum: string }
  /** Which is greater? */
  | { readonly kind: 'compare'; readonly left: string; readonly right: string }
  /** Which has the higher temperature? */
  | { readonly kind: 'hotter'; readonly left: string; readonly right: string };

/** Asks the engine; as a worker does. */
export type Ask = <N extends TaskName>(task: N, input: Input<N>) => Promise<Output<N>>;

/** What is said of an answer. */
export interface Verdict {
  readonly right: boolean;
  /** What the reader may think of next; empty if the answer is right. */
  readonly hint: string;
}

/** The answers that one can choose from, with their words. */
export const CHOICES = {
  winner: [
    ['L', 'Left'],
    ['R', 'Right'],
    ['N', 'whoever starts'],
    ['P', 'whoever does not start'],
  ],
  compare: [
    ['>', 'the first is greater'],
    ['<', 'the second is greater'],
    ['=', 'they are equal'],
    ['||', 'they are confused'],
  ],
  hotter: [
    ['>', 'the first'],
    ['<', 'the second'],
    ['=', 'both are as hot'],
  ],
} as const;

const NAMES = ['Left', 'Right'] as const;
const RIGHT: Verdict = { right: true, hint: '' };

/** The question in words. */
export function questionOf(exercise: Exercise): string {
  switch (exercise.kind) {
    case 'winner':
      return `Who wins \`${exercise.sum}\`?`;
    case 'value':
      return `What is \`${exercise.sum}\` worth?`;
    case 'move':
      return `${NAMES[exercise.side]} is to move in \`${exercise.sum}\`. Make a move that wins.`;
    case 'compare':
      return `Which is greater, \`${exercise.left}\` or \`${exercise.right}\`?`;
    case 'hotter':
      return `Which is hotter, \`${exercise.left}\` or \`${exercise.right}\`?`;
  }
}

/** Identifies an exercise, so that it is remembered as done wherever it occurs. */
export const keyOf = (exercise: Exercise): string => JSON.stringify(Object.values(exercise));

/** The sums that an exercise is about, for the drawing. */
export const sumsOf = (exercise: Exercise): readonly string[] =>
  'sum' in exercise ? [exercise.sum] : [exercise.left, exercise.right];

/** Checks an answer: a choice, a game in notation, or the sum after a move. */
export async function checkAnswer(ask: Ask, exercise: Exercise, given: string): Promise<Verdict> {
  switch (exercise.kind) {
    case 'winner': {
      const { outcome } = await ask('value', { sum: exercise.sum });
      return outcome === given ? RIGHT : { right: false, hint: 'Play it out both ways, and try again.' };
    }
    case 'value':
      return checkValue(ask, exercise.sum, given);
    case 'move': {
      const moves = await winningMoves(ask, exercise);
      const hint = 'The other side can still win after this. Start again.';
      return moves.some(({ sum }) => written(sum) === written(given)) ? RIGHT : { right: false, hint };
    }
    case 'compare': {
      const { relation } = await ask('compare', { left: exercise.left, right: exercise.right });
      return relation === given ? RIGHT : { right: false, hint: 'Who wins the first minus the second?' };
    }
    case 'hotter': {
      const relation = await compareHeat(ask, exercise.left, exercise.right);
      return relation === given ? RIGHT : { right: false, hint: 'What does each side gain by moving first?' };
    }
  }
}

async function checkValue(ask: Ask, sum: string, given: string): Promise<Verdict> {
  const parsed = parseSum(given);
  if (!parsed.ok) return { right: false, hint: parsed.error.message };
  // The position itself would be true, and no answer.
  if (parsed.terms.some(({ board }) => board !== null)) return { right: false, hint: 'Write a value, not a position.' };
  const { relation } = await ask('compare', { left: sum, right: given });
  const hints = {
    '=': '',
    '>': 'The position is worth more than that.',
    '<': 'The position is worth less than that.',
    '||': 'The position is confused with that: whoever moves first wins the difference.',
  };
  return { right: relation === '=', hint: hints[relation] };
}

async function winningMoves(ask: Ask, { side, sum }: { readonly side: Side; readonly sum: string }) {
  const { left, right } = await ask('moves', { sum });
  return (side === 0 ? left : right).filter(({ wins }) => wins);
}

async function compareHeat(ask: Ask, left: string, right: string): Promise<string> {
  const [first, second] = [await ask('value', { sum: left }), await ask('value', { sum: right })];
  // Temperatures are numbers, which are compared as games.
  const number = ({ temperature }: { readonly temperature: string }): string => temperature.replace('−', '-');
  return (await ask('compare', { left: number(first), right: number(second) })).relation;
}

/** A sum as the page writes it. */
function written(sum: string): string {
  const parsed = parseSum(sum);
  return parsed.ok ? printSum(parsed.terms) : sum;
}

/** The answer in words, for the last page of a sheet. */
export async function answerOf(ask: Ask, exercise: Exercise): Promise<string> {
  switch (exercise.kind) {
    case 'winner': {
      const { outcome } = await ask('value', { sum: exercise.sum });
      return wordsFor(CHOICES.winner, outcome);
    }
    case 'value':
      return (await ask('value', { sum: exercise.sum })).short.text;
    case 'move': {
      const moves = await winningMoves(ask, exercise);
      if (moves.length === 0) return 'no move wins';
      return moves
        .map(({ from, to, sum }) => (from === null || to === null ? sum : `${from + 1} → ${to + 1}`))
        .join(', ');
    }
    case 'compare': {
      const { relation } = await ask('compare', { left: exercise.left, right: exercise.right });
      return wordsFor(CHOICES.compare, relation);
    }
    case 'hotter':
      return wordsFor(CHOICES.hotter, await compareHeat(ask, exercise.left, exercise.right));
  }
}

const wordsFor = (choices: readonly (readonly [string, string])[], answer: string): string =>
  choices.find(([name]) => name === answer)?.[1] ?? answer;
