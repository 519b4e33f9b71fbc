/** The subject of a wanted theorem: a class of positions, or a family, which lies in one. */
import { type Family, parseFamily } from '@lilypad/toads';
import { type Placement, placeFamily } from '../classes/placement.ts';
import { classNamed, type PositionClass } from '../classes/position-class.ts';

/** What a proof is asked for: a class of positions, or a family in one. */
export interface Target {
  /** As it was given. */
  readonly name: string;
  /** The class. */
  readonly positions: PositionClass;
  /** Null if the target is the whole class. */
  readonly family: { readonly family: Family; readonly placement: Placement } | null;
}

/**
 * A target that does not exist, or about which nothing can be proved in the requested way. The message is a sentence
 * without its full stop.
 *
 * @example
 * ```ts
 * parseTarget('B80'); // => throws TargetError: there is no class B80: both numbers are from 1 to 9, …
 * ```
 */
export class TargetError extends Error {
  override readonly name = 'TargetError';
}

/**
 * Reads a target.
 *
 * @throws TargetError - if it is neither a class nor a family that lies in one; the message says why
 * @example
 * ```ts
 * parseTarget('A11').positions.words; // => [ '.F', 'F.' ]
 * parseTarget('T^a...FF').positions.name; // => 'A32'
 * ```
 */
export function parseTarget(name: string): Target {
  const positions = classNamed(name);
  if (positions !== null) return { name, positions, family: null };
  if (/^[AB]\d\d( mirror)?$/i.test(name)) {
    throw new TargetError(`there is no class ${name}: both numbers are from 1 to 9, and their sum is at most 12`);
  }
  const parsed = parseFamily(name);
  if (!parsed.ok) {
    throw new TargetError(
      `'${name}' is neither a class such as A32 nor a family such as T^a...FF: column ${parsed.error.column}: ${parsed.error.message}`,
    );
  }
  const placement = placeFamily(parsed.value);
  if (typeof placement === 'string') throw new TargetError(placement);
  return { name, positions: placement.positions, family: { family: parsed.value, placement } };
}
