/** Reads the texts of formulas back: conditions and games in the notation of certificates. Throws `Misread`. */
import { Dyadic } from '@lilypad/games';
import type { Space } from '../../region/affine.ts';
import { atMostZero, type Constraint, congruent } from '../../region/constraint.ts';
import { Misread, Reader } from '../../region/expression.ts';
import { combine, toAffine } from '../../region/linear.ts';
import type { Forest, Tree } from '../../symbolic/forest.ts';

const MODULUS = /\s*\(\s*mod\s+[0-9]+\s*\)/y;

/** The constraints that a condition means, all of which must hold: two for an equation, otherwise one. */
export function readCondition(space: Space, text: string): Constraint[] {
  const reader = new Reader(text);
  const left = reader.sum();
  const sign = reader.take('>=', '<=', '=');
  if (sign === '') throw new Misread(reader.expected('A sign >=, <= or ='), reader.at);
  const form = toAffine(space, combine(left, reader.sum(), Dyadic.of(-1)));
  const modulus = Number(reader.match(MODULUS).replace(/\D/g, ''));
  atEnd(reader);
  if (modulus > 0) return [congruent(space, form, 0, modulus)];
  const below = atMostZero(form);
  const above = atMostZero(space.negate(form));
  return sign === '<=' ? [below] : sign === '>=' ? [above] : [above, below];
}

export function readGame(forest: Forest, text: string): Tree {
  const reader = new Reader(text);
  const tree = game(forest, reader);
  atEnd(reader);
  return tree;
}

function game(forest: Forest, reader: Reader): Tree {
  if (reader.take('{') !== '') {
    const left = options(forest, reader, '|');
    const right = options(forest, reader, '}');
    return forest.node(left, right);
  }
  if (reader.take('*') !== '') return star(forest, forest.leaf(forest.space.zero));
  const number = forest.leaf(toAffine(forest.space, reader.sum()));
  return reader.take('*') === '' ? number : star(forest, number);
}

function options(forest: Forest, reader: Reader, end: string): Tree[] {
  const found: Tree[] = [];
  if (reader.take(end) !== '') return found;
  do found.push(game(forest, reader));
  while (reader.take(',') !== '');
  if (reader.take(end) === '') throw new Misread(reader.expected(`"${end}"`), reader.at);
  return found;
}

/** {x|x} */
function star(forest: Forest, number: Tree): Tree {
  return forest.node([number], [number]);
}

function atEnd(reader: Reader): void {
  reader.skipBlanks();
  if (reader.at < reader.text.length) throw new Misread(reader.expected('The end of the text'), reader.at);
}
