/**
 * Reads the words and sides that text.ts writes. Throws `Misstated` on anything else: the texts come from this package, or were
 * checked before.
 */
import { add, constant, type Form, scale, variable } from './form.ts';
import { normal } from './normal.ts';
import { type Choice, type Side, settled, ZERO } from './side.ts';
import { type Item, type Piece, WALL, type Word } from './word.ts';

const ITEM =
  /\s*(?:([TF.]|\(TF\)|\(FT\))(?:\^(?:(\d*[a-z]\d*|\d+)|\(([^()]*)\)))?|(#)|<(?:([A-Z]\d*):)?([TF]?)~([TF]?)>(\+?)|([UV])\(([^,()]*),([^,()]*)\))\s*/y;

/** A text that is no word, form or side. The message is a sentence without its full stop. */
class Misstated extends Error {}

/** Reads texts with names for variables; each new name gets the next number. */
export class PatternReader {
  private readonly numbers = new Map<string, number>();

  constructor(names: readonly string[] = []) {
    for (const name of names) this.number(name);
  }

  word(text: string): Word {
    const items: Item[] = [];
    ITEM.lastIndex = 0;
    for (let end = 0; end < text.length; end = ITEM.lastIndex) {
      ITEM.lastIndex = end;
      const match = ITEM.exec(text);
      if (match === null) throw new Misstated(`'${text}' is no word`);
      items.push(this.item(match));
    }
    return normal(items);
  }

  private item([
    ,
    letter,
    short,
    long,
    wall,
    name,
    first,
    last,
    full,
    reservoir,
    pieces,
    extra,
  ]: RegExpExecArray): Item {
    if (letter !== undefined) {
      const power = short ?? long;
      return {
        kind: letter.replace(/[()]/g, '') as Piece,
        power: power === undefined ? constant(1) : this.form(power),
      };
    }
    if (wall !== undefined) return WALL;
    if (reservoir !== undefined) {
      return { kind: reservoir as 'U' | 'V', pieces: this.form(pieces), extra: this.form(extra) };
    }
    return {
      kind: '?',
      name: name ?? null,
      notFirst: (first || null) as Piece | null,
      notLast: (last || null) as Piece | null,
      mayBeEmpty: full === '',
    };
  }

  form(text: string): Form {
    const compact = text.replace(/\s/g, '');
    if (!/^[-+]?(\d*[a-z]\d*|\d+)([-+](\d*[a-z]\d*|\d+))*$/.test(compact)) throw new Misstated(`'${text}' is no form`);
    let sum = constant(0);
    for (const [, sign, digits, name] of compact.matchAll(/([-+]?)(\d*)([a-z]\d*)?/g)) {
      if (digits === '' && name === undefined) continue;
      const factor = (sign === '-' ? -1 : 1) * (digits === '' ? 1 : Number(digits));
      sum = add(sum, scale(name === undefined ? constant(1) : variable(this.number(name)), factor));
    }
    return sum;
  }

  side(text: string): Side {
    const compact = text.replace(/\s/g, '');
    const start = compact.search(/[{[OQ]/);
    const choice = start < 0 ? null : this.choice(compact.slice(start));
    const plain = (start < 0 ? compact : compact.slice(0, start)).replace(/\+$/, '');
    const eps = /(^|\+)eps$/.test(plain);
    const number = plain.replace(/\+?eps$/, '');
    const star = number.endsWith('*');
    const form = number.replace(/\*$/, '').replace(/^\((.*)\)$/, '$1');
    return settled({ ...ZERO, n: form === '' ? constant(0) : this.form(form), star, eps, choice });
  }

  private choice(text: string): Choice {
    const [, letter, short, long, inner] = /^([OQ])(?:\^(?:(\d*[a-z]\d*|\d+)|\(([^()]*)\)))?\((.*)\)$/.exec(text) ?? [];
    if (letter !== undefined) {
      const power = this.form(short ?? long ?? '1');
      return { kind: 'nest', zero: letter === 'O' ? 'left' : 'right', power, inner: this.side(inner) };
    }
    const board = /^\[([^\]]*)\]$/.exec(text);
    if (board !== null) return { kind: 'board', word: this.word(board[1]) };
    const halves = text.startsWith('{') && text.endsWith('}') ? pieces(text.slice(1, -1), '|') : [];
    if (halves.length !== 2) throw new Misstated(`'${text}' is no switch`);
    const [left, right] = halves.map((half) => (half === '' ? [] : pieces(half, ',').map((each) => this.side(each))));
    return { kind: 'switch', left, right };
  }

  /** The number of a variable. */
  private number(name: string): number {
    const known = this.numbers.get(name) ?? this.numbers.size;
    this.numbers.set(name, known);
    return known;
  }
}

/** A text cut at a sign, outside of braces and brackets. */
function pieces(text: string, sign: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('{(['.includes(letter)) depth += 1;
    if ('})]'.includes(letter)) depth -= 1;
    if (letter === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
