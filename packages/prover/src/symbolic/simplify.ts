/** Canonical forms and comparisons of games with parameters, in cases. */
import { SIDES, type StyleName } from '@lilypad/games';
import type { Region } from '../region/region.ts';
import { tidyText } from '../region/text.ts';
import { agreeOn } from './agree.ts';
import type { Calculus } from './calculus.ts';
import type { Forest, Tree } from './forest.ts';
import type { Relation } from './order.ts';
import { formatTree } from './print.ts';
import { type Refusal, solve } from './problem.ts';
import { shorten } from './shorten.ts';

/** On `region`, in words `where`, the value is `tree`. */
export interface SymbolicValue {
  readonly region: Region;
  readonly where: string;
  readonly tree: Tree;
  format(style?: StyleName): string;
}

interface SymbolicRelation {
  readonly region: Region;
  readonly where: string;
  readonly relation: Relation;
}

export type Simplified =
  | { readonly ok: true; readonly forest: Forest; readonly cases: readonly SymbolicValue[] }
  | Refusal;

export type Compared = { readonly ok: true; readonly cases: readonly SymbolicRelation[] } | Refusal;

/**
 * The canonical form of a game with parameters on a region: disjoint cases that cover it. What cannot be read comes
 * back as an error with its column.
 *
 * @param where - conditions on the parameters, such as "a>=1" (default: none)
 * @example
 * ```ts
 * const simplified = simplifySymbolic('{a|b}', 'a>=b');
 * if (simplified.ok) {
 *   const cases = simplified.cases.map((one) => `${one.format()} where ${one.where}`);
 *   cases; // => [ 'a* where a = b', '{a|b} where a > b' ]
 * }
 * ```
 */
export function simplifySymbolic(game: string, where = ''): Simplified {
  const solved = solve(
    [game],
    where,
    (calculus, [value]) => starred(calculus, value),
    (forest) => (store, g, h) => agreeOn(forest, store, g, h),
  );
  if (!solved.ok) return solved;
  const { forest } = solved;
  const cases = solved.cases.map(({ where, value }) => {
    const tree = shorten(forest, value, where.equations);
    return {
      region: where.region,
      where: tidyText(forest.space, where),
      tree,
      format: (style: StyleName = 'plain') => formatTree(forest, tree, style),
    };
  });
  return { ok: true, forest, cases };
}

/**
 * How two games with parameters compare on a region, in cases.
 *
 * @param where - conditions on the parameters, such as "a>=1" (default: none)
 * @example
 * ```ts
 * const compared = compareSymbolic('{a-1|1}', '{{a-2|1}|0}', 'a>=1');
 * if (compared.ok) {
 *   compared.cases.map(({ relation, where }) => `${relation} where ${where}`); // => [ '> where a >= 1' ]
 * }
 * ```
 */
export function compareSymbolic(left: string, right: string, where = ''): Compared {
  const solved = solve(
    [left, right],
    where,
    (calculus, [g, h]) => calculus.order.compare(g, h),
    () => (_, relation, other) => relation === other,
  );
  if (!solved.ok) return solved;
  const cases = solved.cases.map(({ where, value }) => ({
    region: where.region,
    where: tidyText(solved.forest.space, where),
    relation: value,
  }));
  return { ok: true, cases };
}

/** At the top, {x|y} with x = y is the number and a star, x*, a separate case. */
function starred({ forest, oracle }: Calculus, tree: Tree): Tree {
  const [left, right] = SIDES.map((side) => forest.options(tree, side));
  if (left.length !== 1 || right.length !== 1) return tree;
  const x = forest.form(left[0]);
  const y = forest.form(right[0]);
  if (x === null || y === null || !oracle.atMostZero(forest.space.minus(x, y))) return tree;
  return forest.node(left, left);
}
