/** Predicates as plain data, which can be sent to other threads. */
import { isChoice } from '../formula/decision-tree.ts';
import type { Predicate, Rival } from '../outcomes/claim.ts';
import type { Space } from '../region/affine.ts';
import type { Sets } from './claim.ts';

export type Packed =
  | boolean
  | readonly [coefficients: readonly number[], constant: number, modulus: number, yes: Packed, no: Packed];

/** A predicate without fractions in its conditions. */
export function pack(tree: Predicate): Packed {
  if (!isChoice(tree)) return tree.holds;
  const { form, modulus } = tree.condition;
  return [form.coefficients, form.constant, modulus, pack(tree.yes), pack(tree.no)];
}

export function unpack(space: Space, packed: Packed): Predicate {
  if (typeof packed === 'boolean') return { kind: 'truth', holds: packed };
  const [coefficients, constant, modulus, yes, no] = packed;
  const condition = { form: space.affine(coefficients, constant), modulus };
  return { kind: 'choice', condition, yes: unpack(space, yes), no: unpack(space, no) };
}

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
