/** Writes forms, words and sides as certificates have them. Variables are a, b, c ... z, then a1, b1 ..., if not named. */
import type { Form } from './form.ts';
import type { Goal } from './goal.ts';
import type { Choice, Side } from './side.ts';
import { arePairs, type Item, isReservoir, isRun, type Word } from './word.ts';

/** The name of a variable. */
export function nameOf(variable: number): string {
  const letter = String.fromCharCode(97 + (variable % 26));
  return variable < 26 ? letter : `${letter}${Math.floor(variable / 26)}`;
}

/** The names of variables by their numbers. */
export type Names = (variable: number) => string;

export function formText(form: Form, names: Names = nameOf): string {
  const terms: string[] = [];
  for (let i = 1; i < form.length; i++) {
    if (form[i] !== 0) terms.push(term(form[i], names(i - 1)));
  }
  if (form[0] !== 0 || terms.length === 0) terms.push(form[0] < 0 ? `${form[0]}` : `+${form[0]}`);
  return terms.join('').replace(/^\+/, '');
}

function term(factor: number, name: string): string {
  const sign = factor < 0 ? '-' : '+';
  return `${sign}${Math.abs(factor) === 1 ? '' : Math.abs(factor)}${name}`;
}

export const wordText = (word: Word, names: Names = nameOf): string =>
  word.map((item) => itemText(item, names)).join('');

export function itemText(item: Item, names: Names = nameOf): string {
  if (item.kind === '#') return '#';
  if (isReservoir(item)) return `${item.kind}(${formText(item.pieces, names)},${formText(item.extra, names)})`;
  if (arePairs(item)) return `(${item.kind})${powerText(item.power, names)}`;
  if (!isRun(item)) {
    const name = item.name === null ? '' : `${item.name}:`;
    return `<${name}${item.notFirst ?? ''}~${item.notLast ?? ''}>${item.mayBeEmpty ? '' : '+'}`;
  }
  const { kind, power } = item;
  if (power.length === 1) return power[0] <= 3 ? kind.repeat(power[0]) : `${kind}^${power[0]}`;
  return kind + powerText(power, names);
}

function powerText(power: Form, names: Names): string {
  const text = formText(power, names);
  return `^${/^[a-z][0-9]*$/.test(text) ? text : `(${text})`}`;
}

export function sideText({ n, star, eps, choice }: Side, names: Names = nameOf): string {
  const parts: string[] = [];
  const number = formText(n, names);
  const alone = !star && !eps && choice === null;
  if (number !== '0' || alone)
    parts.push(star && /.[-+]/.test(number) ? `(${number})*` : `${number}${star ? '*' : ''}`);
  else if (star) parts.push('*');
  if (eps) parts.push('eps');
  if (choice !== null) parts.push(choiceText(choice, names));
  return parts.join('+');
}

function choiceText(choice: Choice, names: Names): string {
  if (choice.kind === 'board') return `[${wordText(choice.word, names)}]`;
  if (choice.kind === 'nest') {
    const { zero, power, inner } = choice;
    return `${zero === 'left' ? 'O' : 'Q'}${powerText(power, names)}(${sideText(inner, names)})`;
  }
  const all = (sides: readonly Side[]): string => sides.map((side) => sideText(side, names)).join(',');
  return `{${all(choice.left)}|${all(choice.right)}}`;
}

export const goalText = ({ word, side }: Goal): string => `${wordText(word)} <= ${sideText(side)}`;
