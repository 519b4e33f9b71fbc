/**
 * Tests that were chosen before, by node. A word is learned again and again with a few more samples, and most nodes of its tree have the
 * same samples and labels as the last time, so the same tests are chosen there; to choose one takes much longer than to look it up.
 *
 * A node is known by a key of 64 bits made of all that its test depends on. Should two nodes ever have one key, one of them would get a test that is
 * not the best; a test that does not divide a node is not taken. So the trees are right in any case.
 */
import { count } from '../support/bits.ts';
import type { Direction } from './direction.ts';
import { type Node, passing, type Test } from './node.ts';
import type { Chooser } from './tree.ts';

/** A test as the number of its direction and a bound. */
export type PlainTest = readonly [order: number, bound: number];

export const plainTest = ({ direction, bound }: Test, directions: readonly Direction[]): PlainTest => [
  directions.indexOf(direction),
  bound,
];

/** Tests with the keys of their nodes. */
export type SavedTests = readonly (readonly [key: string, ...PlainTest])[];

export class KnownTests {
  /** Those of the last tree, and those of the present one. */
  private before: ReadonlyMap<string, PlainTest>;
  private now = new Map<string, PlainTest>();

  constructor(saved: SavedTests = []) {
    this.before = new Map(saved.map(([key, ...test]) => [key, test]));
  }

  /** A new tree begins: what the last one did not need is forgotten. */
  begin(): void {
    if (this.now.size === 0) return;
    this.before = this.now;
    this.now = new Map();
  }

  find(key: string): PlainTest | undefined {
    const test = this.now.get(key) ?? this.before.get(key);
    if (test !== undefined) this.now.set(key, test);
    return test;
  }

  note(key: string, test: PlainTest): void {
    this.now.set(key, test);
  }

  /** How many tests the present tree has; the last one, if there is none yet. */
  get size(): number {
    return this.latest.size;
  }

  /** The tests of that tree. */
  save(): SavedTests {
    return [...this.latest].map(([key, test]) => [key, ...test]);
  }

  private get latest(): ReadonlyMap<string, PlainTest> {
    return this.now.size > 0 ? this.now : this.before;
  }

  /** All that could be found. */
  all(): SavedTests {
    return [...new Map([...this.before, ...this.now])].map(([key, test]) => [key, ...test]);
  }
}

/** A chooser that looks tests up before it chooses them. */
export class Remembering implements Chooser {
  /** `seed` stands for all but the node that the choice depends on. */
  constructor(
    private readonly chooser: Chooser,
    private readonly directions: readonly Direction[],
    private readonly known: KnownTests,
    private readonly seed: readonly number[],
  ) {}

  choose(node: Node): Test | null {
    const key = this.keyOf(node);
    const found = this.find(node, key);
    if (found !== null) return found;
    const test = this.chooser.choose(node);
    if (test !== null) this.known.note(key, plainTest(test, this.directions));
    return test;
  }

  keyOf(node: Node): string {
    return keyOf(node, this.seed);
  }

  /** The test of a node that is known; null if there is none that divides it. */
  find(node: Node, key = this.keyOf(node)): Test | null {
    const [order, bound] = this.known.find(key) ?? [Number.NaN, 0];
    const direction = this.directions[order];
    if (direction === undefined) return null;
    const test = { direction, bound };
    const inside = count(passing(node, test));
    return inside > 0 && inside < node.samples.length ? test : null;
  }
}

function keyOf({ columns, fits, sizes }: Node, seed: readonly number[]): string {
  const key = new Key();
  for (const list of [seed, sizes]) key.add(list);
  for (const list of [columns, fits]) for (const words of list) key.add(words);
  return key.text;
}

/** Two hashes of 32 bits, each in the manner of MurmurHash3. */
class Key {
  private first = 0x2545f491;
  private second = 0x51ed270b;

  add(words: ArrayLike<number>): void {
    let { first, second } = this;
    const { length } = words;
    for (let i = -1; i < length; i++) {
      const word = Math.imul(i < 0 ? length : words[i], 0xcc9e2d51);
      const mixed = Math.imul((word << 15) | (word >>> 17), 0x1b873593);
      first ^= mixed;
      first = (Math.imul((first << 13) | (first >>> 19), 5) + 0x6b64e654) | 0;
      second = Math.imul(second ^ mixed ^ (mixed >>> 16), 0x85ebca6b) ^ (second >>> 13);
    }
    this.first = first;
    this.second = second;
  }

  get text(): string {
    return `${(this.first >>> 0).toString(36)}.${(this.second >>> 0).toString(36)}`;
  }
}
