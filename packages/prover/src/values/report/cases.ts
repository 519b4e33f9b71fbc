/**
 * The proof of a word, case by case: on each region which moves there are, what they are worth, and why each option is dominated,
 * reversible or kept in the value. The regions are those on which all of that is one formula.
 */
import { opposite, SIDES, type Side, type StyleName } from '@lilypad/games';
import { isMet } from '../../classes/guards.ts';
import { type ClassMove, type Guard, movesOf } from '../../classes/moves.ts';
import type { ClassFormula } from '../../formula/class-formula.ts';
import { endOf } from '../../formula/decision-tree.ts';
import type { Formula } from '../../formula/formula.ts';
import { whereText } from '../../formula/rows.ts';
import { shiftFormula } from '../../formula/shift.ts';
import { type GameStyle, gameText } from '../../formula/text.ts';
import { isInterpolated, unfused } from '../../formula/unfused.ts';
import { notNegative } from '../../region/constraint.ts';
import { GaveUp } from '../../region/exact.ts';
import { Region } from '../../region/region.ts';
import { Store } from '../../region/store.ts';
import { sameOn } from '../../symbolic/agree.ts';
import { Calculus } from '../../symbolic/calculus.ts';
import { casesOf } from '../../symbolic/cases.ts';
import type { Forest, Tree } from '../../symbolic/forest.ts';
import { type Agreement, explore } from '../../symbolic/fork.ts';
import { shorten } from '../../symbolic/shorten.ts';
import { groupedMoves, type OptionText, optionTexts } from './recurrence-text.ts';

/** What becomes of an option in the value. */
export type Fate =
  | { readonly kind: 'kept' }
  /** Another option is as good. */
  | { readonly kind: 'dominated'; readonly by: OptionText }
  /** The opponent has a reply that is as good for him as the position; its options come in place, if there are any. */
  | { readonly kind: 'reversible'; readonly through: string; readonly instead: readonly string[] };

/** An option on a region: its value there, and its fate. */
interface CaseOption {
  readonly option: OptionText;
  readonly value: string;
  readonly fate: Fate;
}

/** A region, the options of Left and of Right there, and the value that they make. */
export interface WrittenCase {
  readonly where: string;
  readonly options: readonly (readonly CaseOption[])[];
  readonly value: string;
  /** Whether the value is a number, so the simplest one that fits between the options. */
  readonly isNumber: boolean;
}

/** The cases of a word; null if they are too many to be found. */
export function writtenCases(claim: ClassFormula, word: string, style?: GameStyle | StyleName): WrittenCase[] | null {
  const { forest, space, positions } = claim;
  const texts = optionTexts(positions, word);
  const domain = new Region(space, notNegative(space));
  const store = new Store(space);
  store.assumeAll(domain.constraints);
  const analysis = new Analysis(claim, word, new Calculus(forest, store));
  const agree = agreementIn(forest);
  try {
    const decision = explore(analysis.calculus, () => analysis.run(), agree);
    const isFused = ({ sides, value }: RawCase, parameter: number): boolean =>
      [value, ...sides.flat().map(({ tree }) => tree)].some((tree) => isInterpolated(forest, tree, parameter));
    const cases = unfused(space, casesOf(domain, decision, agree), isFused);
    return cases.map(({ where, value: { sides, value } }): WrittenCase => {
      const text = (tree: Tree): string => gameText(forest, shorten(forest, tree, where.equations), style);
      return {
        where: whereText(domain, where),
        options: sides.map((options, side) =>
          options.map(({ option, tree, fate }) => ({
            option: texts[side][option],
            value: text(tree),
            fate: fateText(fate, texts[side], text),
          })),
        ),
        value: text(value),
        isNumber: forest.form(value) !== null,
      };
    });
  } catch (error) {
    if (error instanceof GaveUp) return null;
    throw error;
  }
}

/** The same with numbers of options and trees in place of texts. */
type RawFate =
  | { readonly kind: 'kept' }
  | { readonly kind: 'dominated'; readonly by: number }
  | { readonly kind: 'reversible'; readonly through: Tree; readonly instead: readonly Tree[] };

interface RawOption {
  /** Its number among the options of its side. */
  readonly option: number;
  readonly tree: Tree;
  readonly fate: RawFate;
}

interface RawCase {
  readonly sides: readonly (readonly RawOption[])[];
  readonly value: Tree;
}

function fateText(fate: RawFate, options: readonly OptionText[], text: (tree: Tree) => string): Fate {
  if (fate.kind === 'dominated') return { kind: 'dominated', by: options[fate.by] };
  if (fate.kind === 'kept') return fate;
  return { kind: 'reversible', through: text(fate.through), instead: fate.instead.map(text) };
}

/** Looks at a position under the assumptions of a calculus; forks where something depends on the parameters. */
class Analysis {
  private readonly moves: readonly (readonly { readonly guards: readonly (readonly Guard[])[]; after: Formula }[])[];
  private readonly formula: Formula;

  constructor(
    claim: ClassFormula,
    word: string,
    readonly calculus: Calculus,
  ) {
    const { forest, formulas, positions } = claim;
    const after = ({ word: next, shift }: ClassMove): Formula =>
      shiftFormula(forest, formulas.get(next) as Formula, shift);
    this.moves = groupedMoves(movesOf(positions, word)).map((side) =>
      side.map(({ move, guards }) => ({ guards, after: after(move) })),
    );
    this.formula = formulas.get(word) as Formula;
  }

  run(): RawCase {
    const value = this.resolve(this.formula);
    const sides = SIDES.map((side) => {
      const there = this.moves[side].flatMap(({ guards, after }, option) =>
        guards.some((all) => all.every((guard) => isMet(this.calculus.oracle, guard)))
          ? [{ option, tree: this.resolve(after) }]
          : [],
      );
      return there.map((one) => ({ ...one, fate: this.fate(side, one, there, value) }));
    });
    return { sides, value };
  }

  private fate(side: Side, one: Option, all: readonly Option[], value: Tree): RawFate {
    const { order } = this.calculus;
    const by = all.find((other) => {
      if (other === one || !order.prefers(side, other.tree, one.tree)) return false;
      // Of equal options the first is kept.
      return other.option < one.option || !order.prefers(side, one.tree, other.tree);
    });
    if (by !== undefined) return { kind: 'dominated', by: by.option };
    return this.reversed(side, one.tree, value) ?? { kind: 'kept' };
  }

  /** A number is reversible in a number only, and the simplest number says as much. */
  private reversed(side: Side, option: Tree, value: Tree): RawFate | null {
    const { forest, order } = this.calculus;
    const reply = opposite(side);
    const through = forest.options(option, reply).find((answer) => order.prefers(reply, answer, value));
    if (through === undefined) return null;
    return { kind: 'reversible', through, instead: forest.options(through, side) };
  }

  /** The canonical form of the game that a formula selects. */
  private resolve(formula: Formula): Tree {
    const { oracle } = this.calculus;
    return this.calculus.canonical(endOf(formula, (condition) => oracle.isTrue(condition)).tree);
  }
}

interface Option {
  readonly option: number;
  readonly tree: Tree;
}

/** Cases may be one if they have the same options, with values and fates that are the same on the region. */
function agreementIn(forest: Forest): Agreement<RawCase> {
  return (store, one, other) => {
    const same = (g: Tree, h: Tree): boolean => sameOn(forest, store, g, h);
    const sameFate = (x: RawFate, y: RawFate): boolean => {
      if (x.kind === 'dominated') return y.kind === 'dominated' && x.by === y.by;
      if (x.kind === 'kept' || y.kind !== 'reversible') return x.kind === y.kind;
      return same(x.through, y.through) && sameAll(x.instead, y.instead, same);
    };
    const sameOption = (x: RawOption, y: RawOption): boolean =>
      x.option === y.option && same(x.tree, y.tree) && sameFate(x.fate, y.fate);
    return (
      same(one.value, other.value) &&
      one.sides.every((options, side) => sameAll(options, other.sides[side], sameOption))
    );
  };
}

const sameAll = <T>(xs: readonly T[], ys: readonly T[], same: (x: T, y: T) => boolean): boolean =>
  xs.length === ys.length && xs.every((x, i) => same(x, ys[i]));
