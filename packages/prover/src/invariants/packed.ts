/** Predicates as plain data, which can be sent to other threads. */
import { choicesFrom, type PlainChoices, plainChoices } from '../formula/plain-choices.ts';
import type { Predicate, Rival } from '../outcomes/claim.ts';
import type { Space } from '../region/affine.ts';
import type { Sets } from './claim.ts';

export type Packed = PlainChoices<boolean>;

export const pack = (tree: Predicate): Packed => plainChoices(tree, ({ holds }) => holds);

export const unpack = (space: Space, packed: Packed): Predicate =>
  choicesFrom(space, packed, (holds) => ({ kind: 'truth', holds }));

/** Sets as plain data. */
export type PackedSets = Readonly<Record<Rival, readonly (readonly [word: string, set: Packed])[]>>;

export function packSets(sets: Sets): PackedSets {
  const packed = (rival: Rival) => [...sets[rival]].map(([word, set]) => [word, pack(set)] as const);
  return { '0': packed('0'), '*': packed('*') };
}

export function unpackSets(space: Space, packed: PackedSets): Sets {
  const sets = (rival: Rival) => new Map(packed[rival].map(([word, set]) => [word, unpack(space, set)]));
  return { '0': sets('0'), '*': sets('*') };
}
