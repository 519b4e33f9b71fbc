/** What pages show for any claim about a class: its positions, regions with values, corollaries. */
import type { ClassDocument, CorollaryEntry, WordEntry } from '../check/document.ts';
import type { Form } from '../check/form.ts';
import { Fork, type Formula, type Tree, type Truth, type Value } from '../check/tree.ts';
import type { PositionClass } from '../classes/position-class.ts';
import { Space } from '../region/affine.ts';
import { affineText } from '../region/text.ts';
import { gapText } from './family-claim.ts';
import { conditionsLatex, gameAt, gameLatex, holdsAt, type Step } from './latex.ts';
import { affineOf } from './meaning.ts';
import type { CorollaryView, Point, RegionsView, RowView } from './view.ts';

/** The end that a point reaches, and the path to it. */
export function wayTo<E extends Value | Truth>(tree: Tree<E>, point: Point): { end: E; path: Step[] } {
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

/** A word whose values are known. */
export function regionsView(entry: WordEntry, gap: string, formula: Formula): RegionsView {
  const positions = positionsView(entry, gap);
  const ends = endsOf(formula);
  const rows = ends.map((end) => rowView(entry.parameters, end));
  const rowAt = (point: Point): number => {
    const { end } = wayTo(formula, point);
    return ends.findIndex((one) => one.value === end);
  };
  return {
    kind: 'regions',
    ...positions,
    rows,
    rowAt,
    instancesAt: (point) => {
      const game = rows[rowAt(point)].gameAt(point);
      return [{ board: positions.boardAt(point), game, relation: '=' }];
    },
  };
}

interface End {
  readonly value: Value;
  readonly path: readonly Step[];
}

function endsOf(tree: Formula, path: readonly Step[] = []): End[] {
  if (!(tree instanceof Fork)) return [{ value: tree, path }];
  const { condition, yes, no } = tree;
  return [...endsOf(yes, [...path, { condition, met: true }]), ...endsOf(no, [...path, { condition, met: false }])];
}

function rowView(names: readonly string[], { value, path }: End): RowView {
  return {
    conditions: conditionsLatex(names, path),
    latex: gameLatex(names, value.game),
    text: value.text,
    gameAt: (point) => gameAt(value.game, point),
  };
}

/** A name that is the family itself is not repeated. */
export function corollaryView({ name, word, gaps, parameters, formula }: CorollaryEntry, gap: string): CorollaryView {
  const space = new Space(parameters);
  const size = (form: Form): string => affineText(space, affineOf(space, form));
  const family = gapText(gap, word, gaps.map(size));
  const statement = `or all ${parameters.join(', ')} from 0 on, the value of ${family}`;
  const title = name === family ? `F${statement}` : `${name}: f${statement}`;
  return { name, title, rows: endsOf(formula).map((end) => rowView(parameters, end)) };
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
export function classHead({ target, words }: ClassDocument, positions: PositionClass, ends: number) {
  const count = `${words.size} ${words.size === 1 ? 'word' : 'words'}`;
  return {
    title: `Class ${target}`,
    about: `All positions with ${describeClass(positions)}. It has ${count} and ${ends} regions.`,
    ends,
  };
}
