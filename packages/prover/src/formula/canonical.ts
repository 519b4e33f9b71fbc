/**
 * Formulas to read: every game is written in its canonical form. A certificate has compact games, such as {a-1|a+2b}, which
 * is a where b >= 1 and a-1/2 where b = 0; a reader wants to see the latter. Each end of a formula is therefore split
 * into the regions on which its game has one canonical form. All texts and pages of theorems are made from these cases.
 */
import { type Constraint, negations, notNegative } from '../region/constraint.ts';
import { GaveUp } from '../region/exact.ts';
import { Region } from '../region/region.ts';
import { Store } from '../region/store.ts';
import { equationsOn } from '../region/tidy.ts';
import { sameOn } from '../symbolic/agree.ts';
import { Calculus } from '../symbolic/calculus.ts';
import { type Case, casesOf } from '../symbolic/cases.ts';
import type { Forest, Tree } from '../symbolic/forest.ts';
import { type Agreement, type Decision, explore } from '../symbolic/fork.ts';
import { shorten } from '../symbolic/shorten.ts';
import { isChoice } from './decision-tree.ts';
import type { Formula } from './formula.ts';
import { isInterpolated, unfused } from './unfused.ts';

/** An end that would fall into more cases stays as it is. In the library the most is 32. */
const MOST_CASES = 40;

/** The cases of a formula on a domain, disjoint and covering it; neighbours with one value are merged. */
export function canonicalCases(forest: Forest, domain: Region, formula: Formula): Case<Tree>[] {
  const decision = decisionOf(domain, formula, (region, tree) => canonicalOn(forest, region, tree));
  if (decision === null) return [];
  const cases = casesOf(domain, decision, agreementIn(forest));
  return unfused(forest.space, cases, (tree, i) => isInterpolated(forest, tree, i)).map(({ where, value }) => ({
    where,
    value: shorten(forest, value, where.equations),
  }));
}

/** A formula for parameters that are not negative as one with canonical games, without ends that no point reaches. */
export function canonicalFormula(forest: Forest, formula: Formula): Formula {
  const domain = new Region(forest.space, notNegative(forest.space));
  const decision = decisionOf(domain, formula, (region, tree) => {
    const canonical = canonicalOn(forest, region, tree);
    return canonical.kind === 'leaf' ? canonical : shortLeaves(forest, region, canonical);
  });
  return decision === null ? formula : choicesOf(decision);
}

/** A formula for parameters that are not negative without ends that no point reaches; its games stay as they are. */
export function reachableFormula(forest: Forest, formula: Formula): Formula {
  const domain = new Region(forest.space, notNegative(forest.space));
  const decision = decisionOf(domain, formula, (_, tree) => ({ kind: 'leaf', value: tree }));
  return decision === null ? formula : choicesOf(decision);
}

/** A formula with its ends replaced; null if the region has no point. */
function decisionOf(
  region: Region,
  formula: Formula,
  end: (region: Region, tree: Tree) => Decision<Tree>,
): Decision<Tree> | null {
  if (region.point() === null) return null;
  if (!isChoice(formula)) return end(region, formula.tree);
  const branch = (constraint: Constraint, rest: Formula) => {
    const decision = decisionOf(region.and([constraint]), rest, end);
    return decision === null ? [] : [{ constraint, decision }];
  };
  const branches = [
    ...branch(formula.condition, formula.yes),
    ...negations(region.space, formula.condition).flatMap((negation) => branch(negation, formula.no)),
  ];
  return branches.length === 1 ? branches[0].decision : { kind: 'fork', branches };
}

function canonicalOn(forest: Forest, region: Region, tree: Tree): Decision<Tree> {
  const compact = { kind: 'leaf', value: tree } as const;
  const store = new Store(forest.space);
  store.assumeAll(region.constraints);
  const calculus = new Calculus(forest, store);
  try {
    const decision = explore(calculus, () => calculus.canonical(tree), agreementIn(forest));
    return leafCount(decision) <= MOST_CASES ? decision : compact;
  } catch (error) {
    if (error instanceof GaveUp) return compact;
    throw error;
  }
}

const agreementIn =
  (forest: Forest): Agreement<Tree> =>
  (store, g, h) =>
    sameOn(forest, store, g, h);

const leafCount = (decision: Decision<Tree>): number =>
  decision.kind === 'leaf' ? 1 : decision.branches.reduce((sum, branch) => sum + leafCount(branch.decision), 0);

/** A decision whose games are as short as what is fixed on their regions makes them. */
function shortLeaves(forest: Forest, region: Region, decision: Decision<Tree>): Decision<Tree> {
  if (decision.kind === 'leaf') return { kind: 'leaf', value: shorten(forest, decision.value, equationsOn(region)) };
  const branches = decision.branches.map(({ constraint, decision: inner }) => ({
    constraint,
    decision: shortLeaves(forest, region.and([constraint]), inner),
  }));
  return { kind: 'fork', branches };
}

/** A decision as a formula; branches that say the same become one. */
function choicesOf(decision: Decision<Tree>): Formula {
  if (decision.kind === 'leaf') return { kind: 'value', tree: decision.value };
  const { branches } = decision;
  return branches
    .map((branch) => choicesOf(branch.decision))
    .reduceRight((no, yes, i) =>
      isSame(yes, no) ? no : { kind: 'choice', condition: branches[i].constraint, yes, no },
    );
}

function isSame(f: Formula, g: Formula): boolean {
  if (!isChoice(f) || !isChoice(g)) return !isChoice(f) && !isChoice(g) && f.tree === g.tree;
  const [c, d] = [f.condition, g.condition];
  return c.form === d.form && c.modulus === d.modulus && isSame(f.yes, g.yes) && isSame(f.no, g.no);
}
