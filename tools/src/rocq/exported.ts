/**
 * Reads an exported file back from its text: its formulas and predicates at points, to be compared with the certificate
 * that it was made from. This shares nothing with the exporter, so it shows that a theorem in Rocq says what the
 * certificate says.
 */
import { Arena, type GameId } from '@lilypad/games';
import { endOf, gameAt, type JsonCertificate, type JsonWord, named } from '../meaning/meaning.ts';

/** A term of Rocq: a name or a number, an application, or a list. */
export type Term = string | { readonly apply: readonly Term[] } | { readonly list: readonly Term[] };

/** The first term of the definition that begins with this text, such as "A11_EF_formula : shape". */
export function definitionIn(text: string, name: string): Term | null {
  const match = new RegExp(`^Definition ${name} : [^=]*?:=([\\s\\S]*?)\\.$`, 'm').exec(text);
  return match === null ? null : new TermReader(match[1] ?? '').whole();
}

class TermReader {
  private readonly tokens: readonly string[];
  private at = 0;

  constructor(text: string) {
    this.tokens = text.match(/[()[\];]|[^\s()[\];]+/g) ?? [];
  }

  whole(): Term {
    const term = this.application();
    if (this.at < this.tokens.length) throw new Error(`"${this.tokens[this.at]}" is not expected here`);
    return term;
  }

  private application(): Term {
    const parts: Term[] = [];
    while (this.at < this.tokens.length && !/^[)\];]$/.test(this.tokens[this.at])) parts.push(this.single());
    return parts.length === 1 ? parts[0] : { apply: parts };
  }

  private single(): Term {
    const token = this.tokens[this.at++];
    if (token === '(') {
      const inner = this.application();
      this.expect(')');
      return inner;
    }
    if (token !== '[') return token;
    const list: Term[] = [];
    while (this.tokens[this.at] !== ']') {
      list.push(this.application());
      if (this.tokens[this.at] !== ']') this.expect(';');
    }
    this.expect(']');
    return { list };
  }

  private expect(token: string): void {
    if (this.tokens[this.at++] !== token) throw new Error(`"${token}" is missing`);
  }
}

type Point = readonly number[];

export function parts(term: Term): readonly Term[] {
  if (typeof term === 'object' && 'apply' in term) return term.apply;
  return [term];
}

export function items(term: Term): readonly Term[] {
  if (typeof term === 'object' && 'list' in term) return term.list;
  throw new Error('a list is expected');
}

/** Aff c [k1; k2; …] at a point. */
function affineAt(term: Term, point: Point): number {
  const [name, constant, factors] = parts(term);
  if (name !== 'Aff') throw new Error(`Aff is expected, not ${String(name)}`);
  const list = items(factors);
  if (list.length !== point.length) throw new Error('a form has another number of factors than there are parameters');
  return list.reduce<number>((sum, factor, i) => sum + Number(factor) * point[i], Number(constant));
}

export function holdsAt(term: Term, point: Point): boolean {
  const [name, form, modulus, residue] = parts(term);
  const value = affineAt(form, point);
  if (name === 'Ge') return value >= 0;
  if (name === 'Eq') return value === 0;
  if (name === 'Mod') return (((value - Number(residue)) % Number(modulus)) + Number(modulus)) % Number(modulus) === 0;
  throw new Error(`${String(name)} is no condition`);
}

/** The end of a decision tree that a point reaches. */
function leafAt(term: Term, point: Point): Term {
  const [name, condition, yes, no] = parts(term);
  if (name !== 'If' && name !== 'Branch') return term;
  return leafAt(holdsAt(condition, point) ? yes : no, point);
}

/** The game of a shape at a point. */
function shapeAt(arena: Arena, term: Term, point: Point): GameId {
  const leaf = leafAt(term, point);
  const [name, first, second] = parts(leaf);
  if (name === 'Int') return arena.integer(affineAt(first, point));
  if (name === 'Quot') return arena.integer(Math.floor(affineAt(second, point) / Number(first)));
  if (name !== 'Braces') throw new Error(`${String(name)} is no shape`);
  const options = (list: Term): GameId[] => items(list).map((option) => shapeAt(arena, option, point));
  return arena.game(options(first), options(second));
}

/** The word of a certificate as it appears in the names of an exported file. */
const nameOf = ({ word }: JsonWord): string => word.replaceAll('.', 'E');

/** A point where the exported text differs from the certificate, among these points; null if there is none. */
export function differenceAt(
  text: string,
  module: string,
  certificate: JsonCertificate,
  points: (gaps: number) => Iterable<Point>,
): string | null {
  const arena = new Arena();
  for (const entry of certificate.words) {
    const name = `${module}_${nameOf(entry)}`;
    const says =
      entry.contains !== undefined
        ? setsIn(text, name, entry)
        : entry.formula === undefined
          ? againstIn(text, name, entry)
          : valueIn(arena, text, name, entry);
    for (const point of points(entry.parameters.length)) {
      const fault = says(point);
      if (fault !== null) return `${name} at ${point.join(', ')}: ${fault}`;
    }
  }
  return null;
}

type Says = (point: Point) => string | null;

/** The sets of a closed set, without and with a star; one that is not there is empty. */
function setsIn(text: string, name: string, { parameters, contains, withStar }: JsonWord): Says {
  const term = definitionIn(text, `${name}_sets`);
  if (term === null) return () => 'there are no sets';
  const trees = parts(term).slice(1);
  return (point) => {
    const at = named(parameters, point);
    const isSame = [contains, withStar].every((tree, i) => {
      const holds = tree !== undefined && endOf(tree, at).holds;
      return parts(leafAt(trees[i], point))[1] === `${holds}`;
    });
    return isSame ? null : 'a set differs';
  };
}

function valueIn(arena: Arena, text: string, name: string, { parameters, formula }: JsonWord): Says {
  const term = definitionIn(text, `${name}_formula`);
  if (term === null || formula === undefined) return () => 'there is no formula';
  return (point) => {
    const at = named(parameters, point);
    const same = shapeAt(arena, term, point) === gameAt(arena, endOf(formula, at).value, at);
    return same ? null : 'the value differs';
  };
}

/** Outcome (Standing atLeast atMost) (Some (Standing …)) or None. */
function againstIn(text: string, name: string, { parameters, against = {} }: JsonWord): Says {
  const term = definitionIn(text, `${name}_outcome`);
  if (term === null) return () => 'there is no outcome';
  const [, zero, second] = parts(term);
  const star = parts(second)[0] === 'Some' ? parts(second)[1] : null;
  const standings = { '0': zero, '*': star } as const;
  return (point) => {
    const at = named(parameters, point);
    for (const rival of ['0', '*'] as const) {
      const [claimed, written] = [against[rival], standings[rival]];
      if ((claimed === undefined) !== (written === null)) return `it does not compare with ${rival} alike`;
      if (claimed === undefined || written === null) continue;
      const [, atLeast, atMost] = parts(written);
      const truths = [atLeast, atMost].map((tree) => parts(leafAt(tree, point))[1] === 'true');
      if (truths[0] !== endOf(claimed.atLeast, at).holds) return `>= ${rival} differs`;
      if (truths[1] !== endOf(claimed.atMost, at).holds) return `<= ${rival} differs`;
    }
    return null;
  };
}
