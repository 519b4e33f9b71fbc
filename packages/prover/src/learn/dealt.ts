/** Samples dealt out to the parts of a cover, one label each: what a good test separates. */
import { eachCommon } from '../support/bits.ts';
import type { Part } from './cover.ts';
import { chosenOf, type Node } from './node.ts';

export interface Dealt {
  /** The coordinates of the samples, gap by gap. */
  readonly columns: readonly Int32Array[];
  /** The part of each sample. */
  readonly parts: Uint16Array;
  /** How many samples each part has. */
  readonly sizes: readonly number[];
}

export function deal({ samples, columns }: Node, cover: readonly Part[]): Dealt {
  const parts = new Uint16Array(samples.length);
  for (let k = 0; k < cover.length; k++) {
    eachCommon(cover[k].samples, cover[k].samples, (i) => {
      parts[i] = k;
    });
  }
  return { columns, parts, sizes: cover.map(({ size }) => size) };
}

/** About so many of the samples, fewer of large parts: of each part every n-th, for some n, which is its stride. */
export function thinned(
  { columns, parts, sizes }: Dealt,
  most: number,
): Dealt & { readonly strides: readonly number[] } {
  const strides = sizes.map((size) =>
    parts.length <= most ? 1 : Math.max(1, Math.ceil(size / (most / sizes.length))),
  );
  const seen = sizes.map(() => 0);
  // Loops by index: `from` makes an object for each number.
  const chosen: number[] = [];
  for (let i = 0; i < parts.length; i++) if (seen[parts[i]]++ % strides[parts[i]] === 0) chosen.push(i);
  const few = new Uint16Array(chosen.length);
  for (let k = 0; k < few.length; k++) few[k] = parts[chosen[k]];
  return {
    columns: columns.map((column) => chosenOf(column, chosen)),
    parts: few,
    sizes: sizes.map((size, part) => Math.ceil(size / strides[part])),
    strides,
  };
}
