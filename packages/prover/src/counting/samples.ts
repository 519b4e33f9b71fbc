/**
 * All boards with some frogs up to a length, sorted into *groups*: boards of one shape with the same named counts.
 * Claims use named counts only, so a claim is about whole groups.
 */
import { Arena, type GameId, LEFT, RIGHT, type Side } from '@lilypad/games';
import { boardOf, Evaluator, followers, printSquares } from '@lilypad/toads';
import { measureOf, type Place, placeOf } from './place.ts';
import { type CountingProblem, namedCounts, patternOf, type ShapeText } from './problem.ts';

/** A board as the search sees it. */
export interface Sample {
  readonly strip: string;
  readonly n: number;
  /** Its value less N. */
  readonly value: GameId;
  /** Where Left and Right can move to. */
  readonly options: readonly [left: readonly Sample[], right: readonly Sample[]];
  readonly group: Group;
}

export interface Group {
  readonly index: number;
  readonly pattern: string;
  readonly counts: readonly number[];
  readonly samples: Sample[];
}

export interface Samples {
  readonly arena: Arena;
  readonly groups: readonly Group[];
}

export function sampleBoards({ weights, shapes }: CountingProblem, longest: number): Samples {
  const frogs = patternOf((shapes[0] as ShapeText).shape).length - 1;
  const named = new Map(shapes.map((shape) => [patternOf(shape.shape), namedCounts(shape).map(({ place }) => place)]));
  const arena = new Arena();
  const evaluator = new Evaluator(arena);
  const groups = new Map<string, Group>();
  const known = new Map<string, Sample>();
  const groupOf = ({ pattern, counts }: Place): Group => {
    const key = `${pattern} ${(named.get(pattern) as number[]).map((place) => counts[place])}`;
    const group = groups.get(key) ?? { index: groups.size, pattern, counts, samples: [] };
    groups.set(key, group);
    return group;
  };
  const sampleOf = (strip: string): Sample => {
    const found = known.get(strip);
    if (found !== undefined) return found;
    const board = boardOf(strip);
    const n = Number(measureOf(weights, strip));
    const options = (side: Side) => followers(board, side).map((option) => sampleOf(printSquares(option)));
    const group = groupOf(placeOf(strip));
    const value = arena.shift(evaluator.value(board), -n);
    const sample = { strip, n, value, options: [options(LEFT), options(RIGHT)] as const, group };
    known.set(strip, sample);
    group.samples.push(sample);
    return sample;
  };
  for (let length = frogs; length <= longest; length++) for (const strip of strips(length, frogs)) sampleOf(strip);
  return { arena, groups: [...groups.values()] };
}

/** All strips of a length with so many frogs. */
function* strips(length: number, frogs: number): Generator<string> {
  if (frogs > length) return;
  if (length === 0) {
    yield '';
    return;
  }
  for (const letter of ['T', '.']) for (const rest of strips(length - 1, frogs)) yield letter + rest;
  if (frogs > 0) for (const rest of strips(length - 1, frogs - 1)) yield `F${rest}`;
}
