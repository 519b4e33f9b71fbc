/**
 * The syntax tree of the notation: what a text says, before anything is evaluated. `A` is the type of the atoms that
 * a host adds to the notation (positions of a ruleset, affine leaves ...); without a host there are none.
 */
import type { Dyadic } from '../core/dyadic.ts';
import type { Side } from '../core/side.ts';
import type { FunctionName } from './functions.ts';

/** A syntax tree. `at` is the offset in the text at which the node begins. */
export type Syntax<A> =
  | NumberUpStar
  | Uptimal
  | { readonly kind: 'atom'; readonly at: number; readonly value: A }
  | Tiny<A>
  /** { options | their negatives } */
  | { readonly kind: 'switch'; readonly at: number; readonly options: readonly Syntax<A>[] }
  | { readonly kind: 'negative'; readonly at: number; readonly operand: Syntax<A> }
  | { readonly kind: 'multiple'; readonly at: number; readonly count: bigint; readonly operand: Syntax<A> }
  | { readonly kind: 'sum'; readonly at: number; readonly terms: readonly Term<A>[] }
  | Call<A>
  | Braces<A>;

/** number + ups + *nimber, such as 3/2^*2. */
interface NumberUpStar {
  readonly kind: 'nus';
  readonly at: number;
  readonly number: Dyadic;
  readonly ups: number;
  readonly nimber: number;
}

/** number + uptimal + *nimber: `power` is up to the n-th, ^<n>; `series` is the sum of the first n powers, ^[n]. */
interface Uptimal {
  readonly kind: 'power' | 'series';
  readonly at: number;
  readonly number: Dyadic;
  readonly n: number;
  /** Whether the uptimal is taken negatively: v<n>, v[n]. */
  readonly down: boolean;
  readonly nimber: number;
}

/** number + Tiny(subscript) for Left, number + Miny(subscript) for Right. */
interface Tiny<A> {
  readonly kind: 'tiny';
  readonly at: number;
  readonly side: Side;
  readonly number: Dyadic;
  readonly subscript: Syntax<A>;
}

/** A function of games, such as Heat(G,t). G:H is OrdinalSum(G,H). */
interface Call<A> {
  readonly kind: 'call';
  readonly at: number;
  readonly name: FunctionName;
  readonly operands: readonly Syntax<A>[];
}

export interface Term<A> {
  readonly negative: boolean;
  readonly value: Syntax<A>;
}

/** {left | right}. */
export interface Braces<A> {
  readonly kind: 'game';
  /** The offset of the opening brace in the text. */
  readonly at: number;
  readonly left: readonly Syntax<A>[];
  readonly right: readonly Syntax<A>[];
}
