/** Pseudo-random numbers that are the same in every run. */

/** A number from 0 up to, but without, `below`. */
export type Random = (below: number) => number;

/** A fixed sequence of pseudo-random numbers, which can be continued elsewhere from its state. */
export class Sequence {
  constructor(public state = 1) {}

  readonly draw: Random = (below) => {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * below);
  };

  /** The sequence after so many more numbers. */
  after(draws: number): this {
    for (let k = 0; k < draws; k++) this.draw(1);
    return this;
  }
}

/** A fixed sequence from its beginning: the same class is learned in the same way every time. */
export const generator = (): Random => new Sequence().draw;

/** The same things in random order. */
export function shuffled<T>(things: readonly T[], random: Random): T[] {
  const list = [...things];
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}
