/**
 * How the positions of a word compare with 0 and with *: four predicates, one for each question. Where the value of the
 * word is known, they follow from its formula.
 */
import type { Formula } from '../formula/formula.ts';
import { type Constraint, negations, notNegative } from '../region/constraint.ts';
import { Store } from '../region/store.ts';
import { AnyOrder } from '../symbolic/any-order.ts';
import type { Forest, Tree } from '../symbolic/forest.ts';
import { Fork } from '../symbolic/oracle.ts';
import type { Predicate, Relation, Rival, Standing } from './claim.ts';

/** By rival. */
export type Standings = Readonly<Record<Rival, Standing>>;

/** The standing of a word by its formula. */
export function standingsOf(forest: Forest, formula: Formula): Standings {
  const standing = (rival: Rival): Standing => ({
    atLeast: compare(forest, formula, rival, 'atLeast'),
    atMost: compare(forest, formula, rival, 'atMost'),
  });
  return { '0': standing('0'), '*': standing('*') };
}

function compare(forest: Forest, formula: Formula, rival: Rival, relation: Relation): Predicate {
  const { space } = forest;
  const order = new AnyOrder(forest, new Store(space));
  order.store.assumeAll(notNegative(space));
  const zero = forest.leaf(space.zero);
  const other = rival === '0' ? zero : forest.node([zero], [zero]);
  const holds = (tree: Tree): boolean => (relation === 'atLeast' ? order.le(other, tree) : order.le(tree, other));

  const walk = (here: Formula): Predicate => {
    if (here.kind === 'value') return decided(order, () => holds(here.tree));
    const { condition, yes, no } = here;
    const inside = order.push(condition) ? walk(yes) : null;
    order.pop();
    const isWall = condition.modulus === 0;
    const outside = !isWall || order.push(negations(space, condition)[0]) ? walk(no) : null;
    if (isWall) order.pop();
    if (inside === null || outside === null) return (inside ?? outside) as Predicate;
    return choice(condition, inside, outside);
  };
  return walk(formula);
}

/** Where a statement holds, in the region of an order's store. */
function decided(order: AnyOrder, statement: () => boolean): Predicate {
  let fork: Fork;
  try {
    return { kind: 'truth', holds: statement() };
  } catch (stop) {
    if (!(stop instanceof Fork)) throw stop;
    fork = stop;
  }
  const parts: { readonly condition: Constraint; readonly inner: Predicate }[] = [];
  for (const condition of fork.branches) {
    order.store.hint = fork.hint;
    if (order.push(condition)) parts.push({ condition, inner: decided(order, statement) });
    order.pop();
  }
  const [last, ...others] = parts.reverse();
  return others.reduce((no, { condition, inner }) => choice(condition, inner, no), last.inner);
}

function choice(condition: Constraint, yes: Predicate, no: Predicate): Predicate {
  if (yes.kind === 'truth' && no.kind === 'truth' && yes.holds === no.holds) return yes;
  return { kind: 'choice', condition, yes, no };
}
