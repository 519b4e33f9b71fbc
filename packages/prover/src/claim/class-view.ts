/** What pages show for any claim about a class: its positions, regions with values, corollaries. */
import type { ClassDocument, CorollaryEntry, WordEntry } from '../check/document.ts';
import { type Form, negate } from '../check/form.ts';
import type { Condition } from '../check/text.ts';
import { Fork, type Predicate, type Formula as ReadFormula, type Truth } from '../check/tree.ts';
import type { PositionClass } from '../classes/position-class.ts';
import { canonicalFormula, reachableFormula } from '../formula/canonical.ts';
import { isChoice } from '../formula/decision-tree.ts';
import type { Formula } from '../formula/formula.ts';
import { gameText } from '../formula/text.ts';
import { Space } from '../region/affine.ts';
import type { Constraint } from '../region/constraint.ts';
import { affineText } from '../region/text.ts';
import { Forest, type Tree } from '../symbolic/forest.ts';
import { gapText } from './family-claim.ts';
import { atPoint, conditionsLatex, holdsAt, isOn, LATEX, type Step } from './latex.ts';
import { affineOf, formulaOf } from './meaning.ts';
import type { CorollaryView, DecisionView, Point, RegionsView, RowView } from './view.ts';

/** The end that a point reaches, and the path to it. */
export function wayTo(tree: Predicate, point: Point): { end: Truth; path: Step[] } {
  const path: Step[] = [];
  let here = tree;
  while (here instanceof Fork) {
    const met = holdsAt(here.condition, point);
    path.push({ condition: here.condition, met });
    here = met ? here.yes : here.no;
  }
  return { end: here, path };
}

/** The positions of a word: how they are written, and the board at a point. */
export function positionsView({ word, parameters }: WordEntry, gap: string) {
  const letter = (sign: string): string => (sign === '.' ? '\\Box' : sign);
  const woven = (power: (name: string) => string, sign: (letter: string) => string): string[] =>
    parameters.flatMap((name, i) => [power(name), ...(i < word.length ? [sign(word[i])] : [])]);
  return {
    word,
    parameters,
    latex: woven((name) => `${letter(gap)}^{${name}}`, letter).join('\\,'),
    text: woven(
      (name) => `${gap}^${name}`,
      (sign) => sign,
    ).join(' '),
    boardAt: (point: Point): string => point.map((size, i) => gap.repeat(size) + (word[i] ?? '')).join(''),
  };
}

/** A word whose values are known. Its rows are made when they are needed: a large class has many words. */
export function regionsView(entry: WordEntry, gap: string, formula: ReadFormula): RegionsView {
  const positions = positionsView(entry, gap);
  let known: WrittenFormula | undefined;
  const canonical = (): WrittenFormula => {
    known ??= writtenFormula(entry.parameters, formula, canonicalFormula);
    return known;
  };
  const made = (): readonly End[] => canonical().ends;
  const rowAt = (point: Point): number => made().findIndex(({ path }) => path.every((step) => isOn(step, point)));
  return {
    kind: 'regions',
    ...positions,
    get rows() {
      return made().map(({ row }) => row);
    },
    get decisions() {
      return decisionsOf(entry.parameters, canonical().formula);
    },
    rowAt,
    instancesAt: (point) => {
      const game = made()[rowAt(point)].row.gameAt(point);
      return [{ board: positions.boardAt(point), game, relation: '=' }];
    },
  };
}

/** An end of a formula. */
interface End {
  readonly path: readonly Step[];
  readonly row: RowView;
}

/** A formula as pages show it, and its ends from the first to the last. */
interface WrittenFormula {
  readonly formula: Formula;
  readonly ends: readonly End[];
}

/** The formula as `form` has it. */
function writtenFormula(names: readonly string[], formula: ReadFormula, form: typeof canonicalFormula): WrittenFormula {
  const forest = new Forest(new Space(names));
  const written = form(forest, formulaOf(forest, formula));
  const ends = endsOf(written).map(({ tree, path }) => ({
    path,
    row: {
      conditions: conditionsLatex(names, path),
      latex: gameText(forest, tree, LATEX),
      text: gameText(forest, tree),
      gameAt: (point: Point) => gameText(forest, tree, atPoint(point)),
    },
  }));
  return { formula: written, ends };
}

/** The decisions of a formula; its ends are counted as `endsOf` lists them. */
function decisionsOf(names: readonly string[], formula: Formula): DecisionView<number> {
  let row = 0;
  const view = (here: Formula): DecisionView<number> =>
    isChoice(here)
      ? forkView(names, conditionOf(here.condition), view(here.yes), view(here.no))
      : { kind: 'end', end: row++ };
  return view(formula);
}

/** A decision between two ways on. */
export function forkView<E>(
  names: readonly string[],
  condition: Condition,
  yes: DecisionView<E>,
  no: DecisionView<E>,
): DecisionView<E> {
  return {
    kind: 'fork',
    condition: conditionsLatex(names, [{ condition, met: true }]).join(',\\ '),
    holdsAt: (point) => holdsAt(condition, point),
    yes,
    no,
  };
}

function endsOf(formula: Formula, path: readonly Step[] = []): { tree: Tree; path: readonly Step[] }[] {
  if (!isChoice(formula)) return [{ tree: formula.tree, path }];
  const condition = conditionOf(formula.condition);
  return [
    ...endsOf(formula.yes, [...path, { condition, met: true }]),
    ...endsOf(formula.no, [...path, { condition, met: false }]),
  ];
}

/** A constraint as the checker has conditions. */
function conditionOf({ form: { coefficients, constant }, modulus }: Constraint): Condition {
  const form = [...coefficients, constant];
  return modulus === 0 ? { kind: 'atLeast', form: negate(form) } : { kind: 'congruent', form, modulus };
}

/** A name that is the family itself is not repeated. The values keep the form that they have in the certificate. */
export function corollaryView(corollary: CorollaryEntry, gap: string): CorollaryView {
  const { name, word, relation, gaps, parameters, formula } = corollary;
  const space = new Space(parameters);
  const size = (form: Form): string => affineText(space, affineOf(space, form));
  const family = gapText(gap, word, gaps.map(size));
  const statement = `or all ${parameters.join(', ')} from 0 on, ${relation === '=' ? 'the value of ' : ''}${family}${relation === '=' ? '' : ` ${relation}`}`;
  const title = name === family ? `F${statement}` : `${name}: f${statement}`;
  return { name, title, rows: writtenFormula(parameters, formula, reachableFormula).ends.map(({ row }) => row) };
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const NAMES: Readonly<Record<string, readonly [string, string]>> = {
  T: ['toad', 'toads'],
  '.': ['empty square', 'empty squares'],
  F: ['frog', 'frogs'],
};

/** "two empty squares, one frog, and any number of toads in each gap". */
export function describeClass({ keys, gap }: Pick<PositionClass, 'keys' | 'gap'>): string {
  const counted = Object.entries(keys).map(([letter, n]) => `${NUMBERS[n]} ${NAMES[letter][n === 1 ? 0 : 1]}`);
  return `${counted.join(', ')}, and any number of ${NAMES[gap][1]} in each gap`;
}

/** "Class A21", its words, and how many ends their trees have. */
export function classHead(
  { target, words }: Pick<ClassDocument, 'target'> & { readonly words: ReadonlyMap<string, unknown> },
  positions: PositionClass,
  ends: number,
) {
  const count = `${words.size} ${words.size === 1 ? 'word' : 'words'}`;
  return {
    title: `Class ${target}`,
    about: `All positions with ${describeClass(positions)}. It has ${count}; the certificate has ${ends} regions.`,
    ends,
  };
}
