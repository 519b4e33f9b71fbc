/**
 * What a theorem about a class says about one family of its positions: the formula of the family's word with the sizes
 * of its gaps put in, in as few cases as possible. Cases with equal values are merged, though they may be written
 * differently.
 */
import { SIDES } from '@lilypad/games';
import { type Family, parseFamily } from '@lilypad/toads';
import type { FamilyCases } from '../claim/kind.ts';
import { type Placement, placeFamily } from '../classes/placement.ts';
import type { ClassFormula } from '../formula/class-formula.ts';
import type { Formula } from '../formula/formula.ts';
import { whereText } from '../formula/rows.ts';
import { treeSize } from '../formula/size.ts';
import { Substitution } from '../formula/substitute.ts';
import { gameText } from '../formula/text.ts';
import { isConstant, Space } from '../region/affine.ts';
import { atLeastZero, negations } from '../region/constraint.ts';
import { toAffine } from '../region/linear.ts';
import { Region } from '../region/region.ts';
import { Store } from '../region/store.ts';
import { shortest, type TidyRegion } from '../region/tidy.ts';
import { AnyOrder } from '../symbolic/any-order.ts';
import { Calculus } from '../symbolic/calculus.ts';
import { casesOf } from '../symbolic/cases.ts';
import { everywhere } from '../symbolic/everywhere.ts';
import { Forest, type Tree } from '../symbolic/forest.ts';
import { type Agreement, type Decision, explore } from '../symbolic/fork.ts';

/** The values of a family that lies in the class of a claim, in cases that cover all its positions. */
export function corollaryOf(claim: ClassFormula, { parameters }: Family, placement: Placement): FamilyCases['cases'] {
  const space = new Space(parameters);
  const forest = new Forest(space);
  const gaps = placement.gaps.map((gap) => toAffine(space, gap));
  // Parameters and powers are not negative.
  const forms = [
    ...parameters.map((_, i) => space.parameter(i)),
    ...placement.powers.map((power) => toAffine(space, power)),
  ];
  const domain = new Region(
    space,
    forms.filter((form) => !isConstant(form)).map((form) => atLeastZero(space, form)),
  );
  const substitution = new Substitution(claim.forest, forest, gaps, placement.mirrored);
  const decision = decisionOf(substitution, domain, claim.formulas.get(placement.word) as Formula);
  const cases = decision === null ? [] : casesOf(domain, decision, equalGames(forest));
  return cases.map(({ where, value }) => ({
    where: whereText(domain, where),
    value: gameText(forest, simplest(forest, value, where)),
  }));
}

/** The starting positions of a class: all toads to the left of all frogs, the empty squares between them. */
export function startOf(claim: ClassFormula): FamilyCases {
  const { name } = claim.positions;
  const [i, j] = [...name.slice(1)].map(Number);
  const text = name[0] === 'A' ? `T^a${'.'.repeat(i)}${'F'.repeat(j)}` : `${'T'.repeat(i)}.^a${'F'.repeat(j)}`;
  const { value: family } = parseFamily(text) as { value: Family };
  return { family: text, cases: corollaryOf(claim, family, placeFamily(family) as Placement) };
}

/** The cases of a formula that have points in a region of the family's parameters; null if there are none. */
function decisionOf(substitution: Substitution, region: Region, formula: Formula): Decision<Tree> | null {
  if (region.point() === null) return null;
  if (formula.kind === 'value') return { kind: 'leaf', value: substitution.tree(formula.tree) };
  const condition = substitution.condition(formula.condition);
  const branches = [
    { constraint: condition, rest: formula.yes },
    ...negations(region.space, condition).map((constraint) => ({ constraint, rest: formula.no })),
  ].flatMap(({ constraint, rest }) => {
    const decision = decisionOf(substitution, region.and([constraint]), rest);
    return decision === null ? [] : [{ constraint, decision }];
  });
  return branches.length === 1 ? branches[0].decision : { kind: 'fork', branches };
}

/** Whether two games are equal everywhere on the region of a store. */
function equalGames(forest: Forest): Agreement<Tree> {
  return (store: Store, g: Tree, h: Tree) => {
    const order = new AnyOrder(forest, store);
    return everywhere(order, () => order.le(g, h) && order.le(h, g)).failure === null;
  };
}

/** The game in the shortest form: unchanged or canonical, with what is fixed on its region put in. */
function simplest(forest: Forest, tree: Tree, where: TidyRegion): Tree {
  const store = new Store(forest.space);
  store.assumeAll(where.region.constraints);
  const calculus = new Calculus(forest, store);
  const canonical = explore(calculus, () => calculus.canonical(tree), equalGames(forest));
  const plain = shorten(forest, tree, where);
  if (canonical.kind === 'fork') return plain;
  const other = shorten(forest, canonical.value, where);
  return treeSize(forest, other) < treeSize(forest, plain) ? other : plain;
}

function shorten(forest: Forest, tree: Tree, where: TidyRegion): Tree {
  const form = forest.form(tree);
  if (form !== null) return forest.leaf(shortest(forest.space, form, where.equations));
  const [left, right] = SIDES.map((side) => forest.options(tree, side).map((option) => shorten(forest, option, where)));
  return forest.node(left, right);
}
