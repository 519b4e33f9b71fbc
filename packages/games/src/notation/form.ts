/**
 * The form in which a game is shown: the step that all styles of output share. Two vocabularies:
 *   full: CGSuite's. Number + ups (or one uptimal) + star; +-G where G = -G; number + tiny or miny; else options.
 *   bare: the papers'. Numbers and number + star; else options.
 */
import type { Arena } from '../core/arena.ts';
import type { Dyadic } from '../core/dyadic.ts';
import type { GameId } from '../core/game-id.ts';
import { LEFT, opposite, RIGHT, SIDES, type Side } from '../core/side.ts';
import { mean } from '../theory/temperature.ts';
import type { Run, UptimalExpansion } from '../theory/uptimal-expansion.ts';
import type { OptionOrder } from './option-order.ts';

export type Form =
  | SumForm
  | { readonly kind: 'switch'; readonly options: readonly GameId[] }
  /** number + Tiny(subscript) for Left, number + Miny(subscript) for Right. */
  | { readonly kind: 'tiny'; readonly side: Side; readonly number: Dyadic; readonly subscript: GameId }
  | { readonly kind: 'options'; readonly options: readonly [left: readonly GameId[], right: readonly GameId[]] };

/** number + ups + *nimber. */
export interface SumForm {
  readonly kind: 'sum';
  readonly number: Dyadic;
  readonly up: UpForm;
  readonly nimber: number;
}

/** n ups, up to the n-th power, or the sum of the first n powers; for negative n the same with downs. */
export interface UpForm {
  readonly kind: 'ups' | 'power' | 'series';
  readonly n: number;
}

export type Vocabulary = 'full' | 'bare';

export function formOf(arena: Arena, order: OptionOrder, g: GameId, vocabulary: Vocabulary): Form {
  return (vocabulary === 'full' ? fullForm(arena, order, g) : bareForm(arena, g)) ?? optionsForm(order, g);
}

/** The games that appear inside a form. */
export function partsOf(form: Form): readonly GameId[] {
  switch (form.kind) {
    case 'sum':
      return [];
    case 'switch':
      return form.options;
    case 'tiny':
      return [form.subscript];
    case 'options':
      return [...form.options[LEFT], ...form.options[RIGHT]];
  }
}

function optionsForm(order: OptionOrder, g: GameId): Form {
  return { kind: 'options', options: [order.options(g, LEFT), order.options(g, RIGHT)] };
}

function bareForm(arena: Arena, g: GameId): Form | null {
  const nus = arena.asNus(g);
  if (nus === null || nus.ups !== 0 || nus.nimber > 1) return null;
  return { kind: 'sum', number: nus.number, up: { kind: 'ups', n: 0 }, nimber: nus.nimber };
}

function fullForm(arena: Arena, order: OptionOrder, g: GameId): Form | null {
  const uptimal = order.uptimal(g);
  if (uptimal !== null) return uptimalForm(uptimal);
  if (isOwnNegative(arena, g)) return { kind: 'switch', options: order.options(g, LEFT) };
  for (const side of SIDES) {
    const tiny = tinyForm(arena, g, side);
    if (tiny !== null) return tiny;
  }
  return null;
}

/** G = -G; the stops nearly always decide, so that the negative is rarely needed. */
function isOwnNegative(arena: Arena, g: GameId): boolean {
  return arena.stop(g, LEFT).equals(arena.stop(g, RIGHT).negate()) && arena.negate(g) === g;
}

/** Only ups, a single power and a series of powers have a notation; other uptimals are shown by their options. */
function uptimalForm(expansion: UptimalExpansion): Form | null {
  const up = upForm(expansion);
  return up === null ? null : { kind: 'sum', number: expansion.number, up, nimber: expansion.nimber };
}

function upForm({ runs, length }: UptimalExpansion): UpForm | null {
  const last = runs.at(-1)?.value ?? 0;
  if (length <= 1) return { kind: 'ups', n: last };
  if (last !== 1 && last !== -1) return null;
  if (runs.length === 1) return { kind: 'series', n: last * length };
  const [first, second] = runs as readonly [Run, Run];
  return runs.length === 2 && first.value === 0 && second.count === 1 ? { kind: 'power', n: last * length } : null;
}

/** {x || x | y} with y below x in the mean is x + Tiny(x - y); Miny is the mirror image. */
function tinyForm(arena: Arena, g: GameId, side: Side): Form | null {
  const x = only(arena.options(g, side));
  const reply = only(arena.options(g, opposite(side)));
  const number = x === null ? null : arena.asNumber(x);
  if (x === null || number === null || reply === null || arena.asNumber(reply) !== null) return null;
  const y = only(arena.options(reply, opposite(side)));
  if (only(arena.options(reply, side)) !== x || y === null || !isBeyond(arena, y, side, number)) return null;
  const subscript = side === LEFT ? arena.subtract(x, y) : arena.subtract(y, x);
  return { kind: 'tiny', side, number, subscript };
}

function only(options: readonly GameId[]): GameId | null {
  return options.length === 1 ? (options[0] as GameId) : null;
}

/** Whether the mean of y is below x (for LEFT) or above x (for RIGHT); the stops nearly always decide. */
function isBeyond(arena: Arena, y: GameId, side: Side, x: Dyadic): boolean {
  const away = side === LEFT ? -1 : 1;
  if (arena.stop(y, side).compare(x) === away) return true;
  if (arena.stop(y, opposite(side)).compare(x) !== away) return false;
  return mean(arena, y).compare(x) === away;
}
