/** A conjecture about the values of positions, in a form that can be checked position by position. */
import { type Arena, type GameId, isInfinitesimal, parseGame } from '@lilypad/games';

/** What a conjecture says about one position: its value is one of these games, or an infinitesimal. */
export interface Instance {
  /** The position with powers. */
  readonly position: string;
  /** The games that its value may be, in plain notation, or `infinitesimal` for any infinitesimal. */
  readonly oneOf: readonly string[] | 'infinitesimal';
}

/** A conjecture of the literature. */
export interface Conjecture {
  /** Such as E4. */
  readonly name: string;
  /** In plain notation. */
  readonly statement: string;
  /** What the literature says about it. */
  readonly literature: string;
  /** What a bound N means, such as "a <= N". */
  readonly scope: string;
  /** The bound to which it is checked unless another is given. */
  readonly usual: number;
  /** The positions up to a bound. */
  readonly instances: (bound: number) => readonly Instance[];
  /** For a conjecture about large parameters only: what to report about the positions where it does not hold. */
  readonly exceptions?: (known: readonly KnownInstance[]) => string;
}

/** An instance whose value is known, and whether it is as conjectured. */
export interface KnownInstance {
  /** What is said about the position. */
  readonly instance: Instance;
  /** Its value in plain notation. */
  readonly value: string;
  /** Whether the value is as conjectured. */
  readonly holds: boolean;
}

/** What the known values say about a conjecture. */
export interface Evidence {
  /** `contradicted` if the witness is a stored result that was not computed again. */
  readonly state: 'refuted' | 'contradicted' | 'checked';
  /** The bound up to which positions were looked at; `scope` of the conjecture says what it bounds. */
  readonly bound: number;
  /** How many positions have known values. */
  readonly known: number;
  /** How many positions have no known value. */
  readonly unknown: number;
  /** The first position that contradicts it. */
  readonly witness: KnownInstance | null;
  /** What the conjecture says about its exceptions; null for conjectures without. */
  readonly remark: string | null;
}

/**
 * Checks all positions up to a bound.
 *
 * @param bound - how far to go; `scope` of the conjecture says what it bounds
 * @param find - gives the value of a position in plain notation, if it is known
 * @example
 * ```ts
 * import { Arena } from '@lilypad/games';
 * const [first] = CONJECTURES;
 * const find = (position: string) => (position === 'T^3.^2F^2' ? '{0|1||*|1}' : undefined);
 * const { state, known, unknown } = examine(new Arena(), first, 4, find);
 * [first.name, state, known, unknown]; // => [ 'E1', 'checked', 1, 2 ]
 * ```
 */
export function examine(
  arena: Arena,
  conjecture: Conjecture,
  bound: number,
  find: (position: string) => string | undefined,
): Evidence {
  const instances = conjecture.instances(bound);
  const known = instances.flatMap((instance): KnownInstance[] => {
    const value = find(instance.position);
    return value === undefined ? [] : [{ instance, value, holds: holds(arena, instance, game(arena, value)) }];
  });
  const failing = known.find((one) => !one.holds) ?? null;
  const witness = conjecture.exceptions === undefined ? failing : null;
  const state = witness === null ? 'checked' : 'refuted';
  const remark = conjecture.exceptions?.(known) ?? null;
  return { state, bound, known: known.length, unknown: instances.length - known.length, witness, remark };
}

function holds(arena: Arena, { oneOf }: Instance, value: GameId): boolean {
  if (oneOf === 'infinitesimal') return isInfinitesimal(arena, value);
  return oneOf.some((text) => game(arena, text) === value);
}

function game(arena: Arena, text: string): GameId {
  const parsed = parseGame(arena, text);
  if (!parsed.ok) throw new TypeError(`${text} is no game: ${parsed.error.message}`);
  return parsed.value;
}
