/**
 * A value in plain words: who is ahead, by how much, and what it is worth to move. For readers who do not know the
 * notation of games. Every sentence is true of the value; the numbers in it are exact.
 */
import type { Arena } from '../core/arena.ts';
import { Dyadic } from '../core/dyadic.ts';
import type { GameId } from '../core/game-id.ts';
import { LEFT, opposite, RIGHT, SIDES } from '../core/side.ts';
import { atomicWeight } from '../theory/atomic-weight.ts';
import { isNumberTiny } from '../theory/number-tiny.ts';
import { isNumberish } from '../theory/predicates.ts';
import { thermograph } from '../theory/thermograph.ts';
import { mixedNumber, moves } from './amount.ts';

/** A value in plain words. */
export interface PlainWords {
  /** Who is ahead, and what a move is worth, in one sentence. */
  readonly summary: string;
  /** What more there is to say, a sentence each. */
  readonly details: readonly string[];
}

const NAMES = ['Left', 'Right'] as const;

/**
 * A value in plain words.
 *
 * @example
 * ```ts
 * const arena = new Arena();
 * const hot = arena.game([arena.integer(3)], [arena.integer(1)]);
 * plainWords(arena, hot).summary; // => 'Left is about 2 moves ahead; moving now is worth 1.'
 * plainWords(arena, arena.star).summary; // => 'Nobody is ahead: whoever moves first gets the last move.'
 * ```
 */
export function plainWords(arena: Arena, g: GameId): PlainWords {
  const number = arena.asNumber(g);
  if (number !== null) return numberWords(number);
  if (isNumberish(arena, g)) return numberishWords(arena, g);
  return hotWords(arena, g);
}

function numberWords(x: Dyadic): PlainWords {
  if (x.sign() === 0) {
    return {
      summary: 'Nobody is ahead: whoever has to move first loses.',
      details: ['In a sum it changes nothing.'],
    };
  }
  const side = x.sign() > 0 ? LEFT : RIGHT;
  return {
    summary: `${NAMES[side]} is exactly ${moves(absolute(x))} ahead.`,
    details: [
      `${NAMES[side]} wins, whoever starts.`,
      x.isInteger()
        ? 'These are free moves, which nobody can take away; so there is no hurry to make them.'
        : 'Nobody wants to move first here: a move gives up a part of the advantage.',
    ],
  };
}

/** A number plus an infinitesimal that is not zero: stops are equal, and only who moves last is open. */
function numberishWords(arena: Arena, g: GameId): PlainWords {
  const x = arena.stop(g, LEFT);
  const rest = arena.subtract(g, arena.number(x));
  const small = infinitesimalWords(arena, rest);
  if (x.sign() === 0) return small;
  const side = x.sign() > 0 ? LEFT : RIGHT;
  return {
    summary: `${NAMES[side]} is ${moves(absolute(x))} ahead, but for an infinitesimal.`,
    details: [
      `${NAMES[side]} wins, whoever starts: an infinitesimal is less than any advantage in moves.`,
      `Without the number, ${lowerFirst(small.summary)}`,
    ],
  };
}

function infinitesimalWords(arena: Arena, g: GameId): PlainWords {
  const nus = arena.asNus(g);
  if (nus !== null && nus.ups === 0) return nimberWords(nus.nimber);
  const threat = threatWords(arena, g);
  if (threat !== null) return threat;
  const weight = atomicWeight(arena, g);
  return {
    summary: leaning(arena, g),
    details: [
      'It is an infinitesimal: less than any fraction of a move, yet it decides who moves last.',
      ...(weight === null ? [] : [weightWords(arena, weight)]),
    ],
  };
}

function nimberWords(heap: number): PlainWords {
  if (heap === 1) {
    return {
      summary: 'Nobody is ahead: whoever moves first gets the last move.',
      details: ['It is a star: one move that either side can make. Two stars cancel.'],
    };
  }
  return {
    summary: 'Nobody is ahead: whoever moves first wins.',
    details: [`It plays like a heap of ${heap} in the game of Nim, and is called a nimber.`],
  };
}

/** Tiny and miny: one side's only move is a threat, which the other answers. */
function threatWords(arena: Arena, g: GameId): PlainWords | null {
  if (!isNumberTiny(arena, g)) return null;
  const side = arena.gt(g, arena.zero) ? LEFT : RIGHT;
  const rival = NAMES[opposite(side)];
  return {
    summary: `${NAMES[side]} is ahead by less than anything one could name.`,
    details: [
      `${NAMES[side]} wins, whoever starts: ${rival} can only make a threat, and ${NAMES[side]} answers it.`,
      `It is called ${side === LEFT ? 'tiny' : 'miny'}; the larger the threat, the smaller it is.`,
    ],
  };
}

/** Who is better off in an infinitesimal. */
function leaning(arena: Arena, g: GameId): string {
  const side = SIDES.find((one) => (one === LEFT ? arena.gt(g, arena.zero) : arena.lt(g, arena.zero)));
  if (side !== undefined) return `${NAMES[side]} is ahead, but by less than any fraction of a move.`;
  return 'Nobody is ahead by any fraction of a move: whoever moves first wins.';
}

function weightWords(arena: Arena, weight: GameId): string {
  const number = arena.asNumber(weight);
  if (number === null) return 'Its atomic weight is no number.';
  if (number.sign() === 0) return 'Its atomic weight is 0: next to larger infinitesimals it counts for nothing.';
  const side = number.sign() > 0 ? LEFT : RIGHT;
  const size = absolute(number);
  const ups = `${size.equals(Dyadic.ONE) ? 'one' : mixedNumber(size)} ${side === LEFT ? 'up' : 'down'}`;
  const wins = size.compare(Dyadic.of(2)) >= 0 ? `, which is enough for ${NAMES[side]} to win, whoever starts` : '';
  return `Its atomic weight is ${mixedNumber(number)}: it is worth about ${ups}${size.compare(Dyadic.ONE) > 0 ? 's' : ''}${wins}.`;
}

/** A hot game: both sides want to move. */
function hotWords(arena: Arena, g: GameId): PlainWords {
  const { mean, temperature } = thermograph(arena, g);
  const worth = `moving now is worth ${mixedNumber(temperature)}`;
  const side = mean.sign() > 0 ? LEFT : RIGHT;
  const summary =
    mean.sign() === 0
      ? `Nobody is ahead on average; ${worth}.`
      : `${NAMES[side]} is about ${moves(absolute(mean))} ahead; ${worth}.`;
  const [left, right] = SIDES.map((one) => arena.stop(g, one)) as [Dyadic, Dyadic];
  return {
    summary,
    details: [
      isSwitch(arena, g)
        ? `It is a switch: if Left moves first, ${standing(left)}; if Right does, ${standing(right)}.`
        : `If Left starts, play cools down where ${standing(left)}; if Right starts, where ${standing(right)}. These are its stops.`,
      'It is hot: both sides want to move here first.',
    ],
  };
}

function isSwitch(arena: Arena, g: GameId): boolean {
  return SIDES.every((side) => {
    const options = arena.options(g, side);
    return options.length === 1 && arena.isNumber(options[0] as GameId);
  });
}

/** "Left is 3 moves ahead", or "nobody is ahead". */
function standing(x: Dyadic): string {
  if (x.sign() === 0) return 'nobody is ahead';
  return `${NAMES[x.sign() > 0 ? LEFT : RIGHT]} is ${moves(absolute(x))} ahead`;
}

const absolute = (x: Dyadic): Dyadic => (x.sign() < 0 ? x.negate() : x);
const lowerFirst = (text: string): string =>
  /^(?:Left|Right)/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
