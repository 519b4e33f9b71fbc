/** A predicate without what no point needs: conditions that the region above them decides, and choices between equal answers. */
import { isChoice } from '../formula/decision-tree.ts';
import type { Predicate } from '../outcomes/claim.ts';
import type { Space } from '../region/affine.ts';
import { type Constraint, negations } from '../region/constraint.ts';
import { Store } from '../region/store.ts';

/**
 * The same predicate on a domain.
 *
 * @throws GaveUp - if a region is too hard to decide
 */
export function tidied(space: Space, predicate: Predicate, domain: readonly Constraint[]): Predicate {
  const store = new Store(space);
  store.assumeAll(domain);
  /** The tree where one more constraint holds; null if no point is there. */
  const under = (constraint: Constraint, tree: Predicate): Predicate | null => {
    store.push();
    const found = store.assume(constraint) ? tidy(tree) : null;
    store.pop();
    return found;
  };
  const tidy = (tree: Predicate): Predicate => {
    if (!isChoice(tree)) return tree;
    const yes = under(tree.condition, tree.yes);
    const others = negations(space, tree.condition);
    // Several constraints have no common store: then it is only asked whether some of them has points.
    const no =
      others.length === 1
        ? under(others[0], tree.no)
        : others.some((constraint) => under(constraint, NONE) !== null)
          ? tidy(tree.no)
          : null;
    if (yes === null || no === null) return yes ?? no ?? NONE;
    if (!isChoice(yes) && !isChoice(no) && yes.holds === no.holds) return yes;
    return { ...tree, yes, no };
  };
  return tidy(predicate);
}

const NONE: Predicate = { kind: 'truth', holds: false };
