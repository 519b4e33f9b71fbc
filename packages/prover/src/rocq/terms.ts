/**
 * Formulas and predicates as terms of the Rocq development in rocq/, such as
 * `If (Ge (Aff (-2) [1; 0])) (Int (Aff 0 [1; 0])) (Braces [...] [...])` and `Branch (Eq (Aff 0 [1; 0])) (Leaf true)
 * (Leaf false)`.
 *
 * The development has integers and braces only. Other numbers are written out as games of integers here: m/2^k with odd
 * m is {(m-1)/2^k | (m+1)/2^k}.
 */
import type { Form } from '../check/form.ts';
import { type GameTree, NumberLeaf } from '../check/game.ts';
import type { Letter } from '../check/moves.ts';
import type { Condition } from '../check/text.ts';
import { Fork, type Formula, type Tree, type Truth, type Value } from '../check/tree.ts';

const SQUARES: Readonly<Record<Letter, string>> = { T: 'T', '.': 'E', F: 'F' };
const DEEPEST_INDENT = 12;

export const square = (letter: string): string => SQUARES[letter as Letter];

export const list = (items: readonly string[]): string => `[${items.join('; ')}]`;

const integer = (x: number): string => (x < 0 ? `(${x})` : `${x}`);

export function affine(form: Form): string {
  return `(Aff ${integer(form.at(-1) as number)} ${list(form.slice(0, -1).map(String))})`;
}

export function condition(test: Condition): string {
  if (test.kind === 'congruent') return `(Mod ${affine(test.form)} ${test.modulus} 0)`;
  return `(${test.kind === 'equal' ? 'Eq' : 'Ge'} ${affine(test.form)})`;
}

/**
 * The number form / divisor / 2^exponent, where form / divisor is known to be an integer. Whether it is even may depend
 * on the parameters; then both cases are written.
 */
function number(form: Form, exponent: number, divisor = 1): string {
  if (divisor > 1 && form.every((c) => c % 2 === 0)) {
    return number(
      form.map((c) => c / 2),
      exponent,
      divisor / 2,
    );
  }
  if (exponent === 0) return divisor === 1 ? `Int ${affine(form)}` : `Quot ${divisor} ${affine(form)}`;
  const unit = 2 * divisor;
  const half = (step: number): string => number(form.with(-1, (form.at(-1) as number) + step), exponent - 1, unit);
  const between = (): string => `Braces [${half(-divisor)}] [${half(divisor)}]`;
  if (form.every((c, i) => c % unit === 0 || i === form.length - 1)) {
    return (form.at(-1) as number) % unit === 0 ? half(0) : between();
  }
  return `If (Mod ${affine(form)} ${unit} 0) (${half(0)}) (${between()})`;
}

export function game(tree: GameTree): string {
  if (tree instanceof NumberLeaf) return number(tree.form, tree.exponent);
  const [left, right] = [tree.left, tree.right].map((options) => list(options.map(game)));
  return `Braces ${left} ${right}`;
}

/** A value formula on separate lines, without the last line break. */
export const formula = (tree: Formula): string => branches(tree, 'If', (end) => game(end.game));

export const predicate = (tree: Tree<Truth>): string => branches(tree, 'Branch', (end) => `Leaf ${end.holds}`);

/** A formula whose values are 0 and * only. */
export const bounds = (tree: Formula): string => branches(tree, 'Branch', (end) => `Leaf ${bound(end)}`);

function bound({ text }: Value): string {
  if (text === '0') return 'Zero';
  if (text === '*') return 'Star';
  throw new Error(`${text} is neither 0 nor *`);
}

function branches<E extends Value | Truth>(tree: Tree<E>, name: string, leaf: (end: E) => string, depth = 1): string {
  const indent = ' '.repeat(Math.min(depth, DEEPEST_INDENT));
  if (!(tree instanceof Fork)) return `${indent}(${leaf(tree)})`;
  const parts = [tree.yes, tree.no].map((part) => branches(part, name, leaf, depth + 1));
  return `${indent}(${name} ${condition(tree.condition)}\n${parts.join('\n')})`;
}
