/**
 * Values of words that reduce to smaller classes. A frog with only empty squares in front of it only slides, and so
 * does such a toad (docs/rules.md, terminal toads):
 *
 *   .^a F .^b w  =  .^(a+b) w  −  a             w .^b T .^a  =  w .^(a+b)  +  a
 *
 * so the formula of the word is that of a smaller class, with other sizes of its gaps and a number added. A proof does
 * not rely on this: the recurrences of such a word are checked like all others.
 */
import { movesOf } from '../classes/moves.ts';
import type { PositionClass } from '../classes/position-class.ts';
import { mirrorWord } from '../classes/position-class.ts';
import type { ClassFormula } from '../formula/class-formula.ts';
import type { Formula } from '../formula/formula.ts';
import { Substitution } from '../formula/substitute.ts';
import type { Affine, Space } from '../region/affine.ts';
import { type Constraint, negations, notNegative } from '../region/constraint.ts';
import { Store } from '../region/store.ts';
import { Calculus } from '../symbolic/calculus.ts';
import type { Forest, Tree } from '../symbolic/forest.ts';
import { type Decision, explore } from '../symbolic/fork.ts';

/** The proved formula of a class; null if there is none. */
export type KnownFormula = (name: string) => ClassFormula | null;

/** A word that stands for another: its value is that of the other word with these gaps, plus a number. */
interface Disguise {
  readonly word: string;
  readonly gaps: readonly Affine[];
  readonly number: Affine;
}

/**
 * The formulas of all words that can keep theirs: the recurrence of a word needs the formulas of the words that its moves lead
 * to, so a word is left out if one of those has none.
 */
export function smallerFormulas(forest: Forest, c: PositionClass, known: KnownFormula): Map<string, Formula> {
  const formulas = new Map<string, Formula>();
  for (const word of c.words) {
    const formula = smallerFormula(forest, c, word, known);
    if (formula !== null) formulas.set(word, formula);
  }
  const isComplete = (word: string): boolean => movesOf(c, word).every((move) => formulas.has(move.word));
  for (let before = -1; before !== formulas.size; ) {
    before = formulas.size;
    for (const word of [...formulas.keys()]) if (!isComplete(word)) formulas.delete(word);
  }
  return formulas;
}

/** The formula of a word by that of a smaller class; null if there is none. */
export function smallerFormula(forest: Forest, c: PositionClass, word: string, known: KnownFormula): Formula | null {
  if (c.gap !== '.') return null;
  const { space } = forest;
  const core = strip(space, word);
  if (core.word === word) return null;
  if (core.word === '') return { kind: 'value', tree: forest.leaf(core.number) };
  const toads = [...core.word].filter((letter) => letter === 'T').length;
  const frogs = core.word.length - toads;
  const direct = known(`B${toads}${frogs}`);
  const claim = direct ?? known(`B${frogs}${toads}`);
  const mirrored = direct === null;
  const formula = claim?.formulas.get(mirrored ? mirrorWord(core.word) : core.word);
  if (claim === null || formula === undefined) return null;
  const gaps = mirrored ? core.gaps.toReversed() : core.gaps;
  const substituted = new Substitution(claim.forest, forest, gaps, mirrored).formula(formula);
  return new Translation(forest, core.number).formula(substituted);
}

/** Takes away frogs at the left end and toads at the right end. */
function strip(space: Space, whole: string): Disguise {
  let word = whole;
  let gaps = space.names.map((_, i) => space.parameter(i));
  let number = space.zero;
  while (word.startsWith('F')) {
    const [first, second, ...rest] = gaps;
    number = space.minus(number, first);
    gaps = [space.plus(first, second), ...rest];
    word = word.slice(1);
  }
  while (word.endsWith('T')) {
    const last = gaps[gaps.length - 1];
    number = space.plus(number, last);
    gaps = [...gaps.slice(0, -2), space.plus(gaps[gaps.length - 2], last)];
    word = word.slice(0, -1);
  }
  return { word, gaps, number };
}

/**
 * A formula plus a number. In a canonical form the number is added at every leaf; in other forms that may be wrong
 * ({0|5} is 1, but {-9|-4} is not -8), so every game is made canonical first, in cases where that depends on the
 * parameters.
 */
class Translation {
  private readonly calculus: Calculus;

  constructor(
    private readonly forest: Forest,
    private readonly number: Affine,
  ) {
    const { space } = forest;
    this.calculus = new Calculus(forest, new Store(space));
    this.calculus.store.assumeAll(notNegative(space));
  }

  formula(formula: Formula): Formula {
    const { calculus, forest } = this;
    if (formula.kind === 'value') {
      if (forest.form(formula.tree) !== null) return this.value(formula.tree);
      return this.decision(explore(calculus, () => calculus.canonical(formula.tree)));
    }
    const { condition, yes, no } = formula;
    const isWall = condition.modulus === 0;
    const inside = this.under([condition], yes);
    // The failure of a congruence is not a constraint; leaving it out only makes more cases.
    const outside = this.under(isWall ? negations(forest.space, condition) : [], no);
    if (inside === null || outside === null) return (inside ?? outside) as Formula;
    return { kind: 'choice', condition, yes: inside, no: outside };
  }

  /** A part of the formula where constraints hold; null if they hold nowhere. */
  private under(constraints: readonly Constraint[], formula: Formula): Formula | null {
    const { calculus } = this;
    const isSomewhere = constraints.every((constraint) => calculus.push(constraint));
    const result = isSomewhere ? this.formula(formula) : null;
    for (const _ of constraints) calculus.pop();
    return result;
  }

  private decision(decision: Decision<Tree>): Formula {
    if (decision.kind === 'leaf') return this.value(decision.value);
    const [last, ...others] = decision.branches.toReversed();
    return others.reduce<Formula>(
      (no, { constraint, decision: inner }) => ({
        kind: 'choice',
        condition: whole(this.forest.space, constraint),
        yes: this.decision(inner),
        no,
      }),
      this.decision(last.decision),
    );
  }

  private value(tree: Tree): Formula {
    return { kind: 'value', tree: this.calculus.translate(tree, this.number) };
  }
}

/** The same condition without fractions. */
function whole(space: Space, { form, modulus }: Constraint): Constraint {
  return { form: space.affine(form.coefficients, form.constant), modulus };
}
