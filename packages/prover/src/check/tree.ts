/**
 * Decision trees: conditions on the parameters with something at the ends, a value or a truth. Every point reaches
 * exactly one end, so a tree is a total function by its form.
 *
 * Trusted: `select` follows the conditions.
 */
import type { Questions } from './cases.ts';
import { type Form, negate, substitute } from './form.ts';
import type { GameTree } from './game.ts';
import type { Condition } from './text.ts';

export type Tree<E> = E | Fork<E>;

/** What a tree may have at its ends: `put` gives it in terms of other parameters. */
interface End<E> {
  put(values: readonly Form[]): E;
}

/** `yes` where the condition holds, `no` elsewhere. */
export class Fork<E> {
  constructor(
    readonly condition: Condition,
    readonly yes: Tree<E>,
    readonly no: Tree<E>,
  ) {}
}

/** A game, with the text that it was read from. */
export class Value {
  constructor(
    readonly text: string,
    readonly game: GameTree,
  ) {}

  put(values: readonly Form[]): Value {
    return new Value(this.text, this.game.put(values));
  }
}

/** Whether something holds. */
export class Truth {
  constructor(readonly holds: boolean) {}

  put(): Truth {
    return this;
  }
}

export type Formula = Tree<Value>;
export type Predicate = Tree<Truth>;

/** The end that a point reaches. */
export function select<E>(tree: Tree<E>, ask: Questions): E {
  let here = tree;
  while (here instanceof Fork) here = holds(here.condition, ask) ? here.yes : here.no;
  return here;
}

function holds(condition: Condition, ask: Questions): boolean {
  const { form } = condition;
  if (condition.kind === 'congruent') return ask.residue(form, condition.modulus) === 0;
  return ask.atLeastZero(form) && (condition.kind === 'atLeast' || ask.atLeastZero(negate(form)));
}

/** The tree with forms put in for the parameters. */
export function put<E extends End<E>>(tree: Tree<E>, values: readonly Form[]): Tree<E> {
  if (!(tree instanceof Fork)) return tree.put(values);
  const condition = { ...tree.condition, form: substitute(tree.condition.form, values) };
  return new Fork(condition, put(tree.yes, values), put(tree.no, values));
}

/** All ends. */
export function endsOf<E>(tree: Tree<E>): E[] {
  return tree instanceof Fork ? [...endsOf(tree.yes), ...endsOf(tree.no)] : [tree];
}
