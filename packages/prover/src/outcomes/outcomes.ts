/**
 * The outcomes of the positions of a class, found by play: whether each is ≥ 0, ≤ 0, ≥ * and ≤ *.
 *
 * No move changes the sum of the gaps, so positions with different sums never meet. When a position is first asked for,
 * all positions with the same sum get a table with one byte each: four bits say which questions are answered, four what the
 * answers are. Four rules answer them (docs/certificates.md proves them):
 *
 *   G ≥ 0 unless Right can move to some q ≤ 0               G ≤ 0 unless Left can move to some q ≥ 0
 *   G ≥ * unless G ≤ 0 or Right can move to some q ≤ *      G ≤ * unless G ≥ 0 or Left can move to some q ≥ *
 *
 * Several threads may fill a table in shared memory. An answer and its mark are in one byte, which is written at once, and all find the same
 * answers; if two threads write a byte at the same time, one answer is lost, and found again when it is asked for.
 */
import { LEFT, RIGHT, type Side } from '@lilypad/games';
import { type Guard, movesOf } from '../classes/moves.ts';
import type { PositionClass } from '../classes/position-class.ts';

import { GaveUp } from '../region/exact.ts';
import { firstOfSum, nextOfSum, sumOf } from '../region/points.ts';
import type { Relation, Rival } from './claim.ts';
import { Ranks } from './ranks.ts';

export const RIVALS: readonly Rival[] = ['0', '*'];
export const RELATIONS: readonly Relation[] = ['atLeast', 'atMost'];

/** Whether the positions of a word are at least, or at most, a rival. */
export interface Question {
  readonly word: string;
  readonly rival: Rival;
  readonly relation: Relation;
}

/** The side whose moves refute a relation: Right moves to what is not at least a rival, Left to what is not at most. */
export const refuter = (relation: Relation): Side => (relation === 'atLeast' ? RIGHT : LEFT);

export const converse = (relation: Relation): Relation => (relation === 'atLeast' ? 'atMost' : 'atLeast');

/** The number of a question: 0 for ≥ 0, 1 for ≤ 0, 2 for ≥ *, 3 for ≤ *. The converse has the other number of the pair. */
const numberOf = (rival: Rival, relation: Relation): number =>
  (rival === '0' ? 0 : 2) + (relation === 'atLeast' ? 0 : 1);

/** The bit in a byte that says that question 0 is answered; the answer is four bits lower. */
const ANSWERED = 16;
const MOST_POSITIONS = 60_000_000;
/** No game may be longer than this: a position is looked at inside the one before it. */
const MOST_MOVES = 2000;

/** Tables in shared memory, each with the sum of the gaps of its positions. */
export type SharedWorlds = readonly (readonly [sum: number, table: SharedArrayBuffer])[];

interface Move {
  /** The index of the word after the move. */
  readonly word: number;
  /** When it is possible: a gap, its size, and 1 if it has no other size, 0 if it may be larger; one guard after the other. */
  readonly guards: Int32Array;
  readonly shift: readonly number[];
}

export class Outcomes {
  /** By sum of the gaps, then by word. */
  private readonly worlds = new Map<number, readonly Uint8Array[]>();
  /** By word and number of a question: the moves of the side that can refute it. */
  private readonly moves: readonly (readonly (readonly Move[])[])[];
  /** How positions with one word and one sum of gaps are numbered. */
  readonly ranks: Ranks;

  /** With tables that other threads fill, too. */
  constructor(
    readonly positions: PositionClass,
    shared: SharedWorlds = [],
  ) {
    const { words, parameters } = positions;
    this.ranks = new Ranks(parameters.length);
    for (const [sum, table] of shared) {
      this.ranks.reach(sum + 1);
      this.worlds.set(sum, this.worldIn(table));
    }
    this.moves = words.map((word) => {
      const ofSide = (side: Side): Move[] =>
        movesOf(positions, word)
          .filter((move) => move.side === side)
          .map((move) => ({
            word: words.indexOf(move.word),
            guards: flat(move.guards),
            shift: move.shift,
          }));
      const refuting = RELATIONS.map((relation) => ofSide(refuter(relation)));
      return [...refuting, ...refuting];
    });
  }

  /** The answer to a question at a point. Throws `GaveUp` where the table would be too large. */
  holds({ word, rival, relation }: Question, point: readonly number[]): boolean {
    const world = this.world(sumOf(point));
    const at = this.positions.words.indexOf(word);
    const question = numberOf(rival, relation);
    const byte = world[at][this.ranks.rank(point)];
    if (byte & (ANSWERED << question)) return (byte & (1 << question)) !== 0;
    return this.answer(world, at, [...point], question);
  }

  /** The answers to a question at all points of a sum, by their ranks: 1 for yes. */
  answers({ word, rival, relation }: Question, sum: number): Uint8Array {
    const world = this.world(sum);
    const at = this.positions.words.indexOf(word);
    const question = numberOf(rival, relation);
    const table = world[at];
    const found = new Uint8Array(table.length);
    const point = firstOfSum(this.positions.parameters.length, sum);
    for (let rank = 0; rank < found.length; rank++, nextOfSum(point)) {
      const byte = table[rank];
      const isAnswered = (byte & (ANSWERED << question)) !== 0;
      const holds = isAnswered ? (byte & (1 << question)) !== 0 : this.answer(world, at, point, question);
      if (holds) found[rank] = 1;
    }
    return found;
  }

  /**
   * Tables for positions whose gaps have these sums, in shared memory; to be called before any of them is asked for. Throws `GaveUp` where
   * one would be too large.
   */
  share(sums: Iterable<number>): SharedWorlds {
    return [...sums].map((sum) => {
      const table = new SharedArrayBuffer(this.bytes(sum));
      this.worlds.set(sum, this.worldIn(table));
      return [sum, table];
    });
  }

  private world(sum: number): readonly Uint8Array[] {
    let world = this.worlds.get(sum);
    if (world === undefined) {
      world = this.worldIn(new ArrayBuffer(this.bytes(sum)));
      this.worlds.set(sum, world);
    }
    return world;
  }

  /** A table for each word, in one piece of memory. */
  private worldIn(memory: ArrayBufferLike): readonly Uint8Array[] {
    const { words } = this.positions;
    const size = memory.byteLength / words.length;
    return words.map((_, word) => new Uint8Array(memory, word * size, size));
  }

  /** How many positions there are with gaps of a sum. */
  private bytes(sum: number): number {
    const { words, parameters } = this.positions;
    const bytes = this.ranks.count(sum) * words.length;
    // Every move takes a piece past a square, and no key passes more than all the others and all of the gaps.
    const keys = parameters.length - 1;
    const longest = keys * (keys + sum);
    if (bytes > MOST_POSITIONS || longest > MOST_MOVES) {
      throw new GaveUp(`A position with gaps of sum ${sum} is too large to play out.`);
    }
    this.ranks.reach(sum + 1);
    return bytes;
  }

  /** The answer to a question about a position; `gaps` are changed on the way and restored. Looks no further than needed. */
  private answer(world: readonly Uint8Array[], word: number, gaps: number[], question: number): boolean {
    const at = this.ranks.rank(gaps);
    const byte = world[word][at];
    if (byte & (ANSWERED << question)) return (byte & (1 << question)) !== 0;
    const converse = question ^ 1;
    let isRefuted = question > 1 && this.answer(world, word, gaps, converse - 2);
    const moves = this.moves[word][question];
    for (let m = 0; m < moves.length && !isRefuted; m++) {
      const { word: next, guards, shift } = moves[m];
      if (!isPossible(guards, gaps)) continue;
      for (let i = 0; i < gaps.length; i++) gaps[i] += shift[i];
      isRefuted = this.answer(world, next, gaps, converse);
      for (let i = 0; i < gaps.length; i++) gaps[i] -= shift[i];
    }
    world[word][at] |= (isRefuted ? ANSWERED : ANSWERED | 1) << question;
    return !isRefuted;
  }
}

const flat = (guards: readonly Guard[]): Int32Array =>
  Int32Array.from(guards.flatMap(({ gap, size, exact }) => [gap, size, exact ? 1 : 0]));

/** Whether a move is possible: asked more often than anything else. */
function isPossible(guards: Int32Array, gaps: readonly number[]): boolean {
  for (let i = 0; i < guards.length; i += 3) {
    const gap = gaps[guards[i]];
    const size = guards[i + 1];
    if (guards[i + 2] === 1 ? gap !== size : gap < size) return false;
  }
  return true;
}
