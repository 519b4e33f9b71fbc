/**
 * Games with affine leaves as text, in the styles of the notation: plain (slashes, ups), paper (braces and n* only),
 * Unicode and LaTeX. Games without parameters are printed by the notation itself.
 */
import { Arena, Dyadic, formatGame, SIDES, type StyleName } from '@lilypad/games';
import type { Affine } from '../region/affine.ts';
import { affineText } from '../region/text.ts';
import { evaluateAt } from './evaluate.ts';
import type { Forest, Tree } from './forest.ts';

interface Signs {
  readonly maxBars: number;
  readonly bar: string;
  readonly braces: readonly [string, string];
  readonly form: (text: string) => string;
}

const plain: Signs = { maxBars: 4, bar: '|', braces: ['{', '}'], form: (text) => text };
const SIGNS: Readonly<Record<StyleName, Signs>> = {
  plain,
  paper: { ...plain, maxBars: 1 },
  unicode: { ...plain, form: (text) => text.replaceAll('-', '−') },
  latex: {
    maxBars: 4,
    bar: '\\middle|',
    braces: ['\\left\\{', '\\right\\}'],
    form: (text) => text.replace(/([0-9]*[a-z]?[0-9]*)\/([0-9]+)/gi, '\\frac{$1}{$2}'),
  },
};

/** A text and its number of bars outside braces. */
interface Piece {
  readonly text: string;
  readonly bars: number;
}

export function formatTree(forest: Forest, tree: Tree, style: StyleName = 'plain'): string {
  const signs = SIGNS[style];
  const arena = new Arena();
  const parts = new Map<Tree, Affine | null>();

  const piece = (g: Tree): Piece => whole(g) ?? branches(g);

  // x + something without parameters: a number, ups and a star are written after x.
  const whole = (g: Tree): Piece | null => {
    const base = commonPart(forest, g, parts);
    if (base === null) return null;
    const rest = evaluateAt(forest, g, new Array(forest.space.dimension).fill(0), arena);
    if (base === forest.space.zero) return bare(formatGame(arena, rest, { style }));
    const nus = arena.asNus(rest);
    if (nus === null || (style === 'paper' && (nus.ups !== 0 || nus.nimber > 1))) return null;
    const form = forest.space.plus(base, forest.space.constant(nus.number));
    const text = signs.form(affineText(forest.space, form));
    if (nus.ups === 0 && nus.nimber === 0) return { text, bars: 0 };
    const tail = formatGame(arena, arena.nus(Dyadic.ZERO, nus.ups, nus.nimber), { style });
    return { text: (isName(text) ? text : `(${text})`) + tail, bars: 0 };
  };

  const branches = (g: Tree): Piece => {
    let bars = 0;
    const [left, right] = SIDES.map((side) => {
      const pieces = forest.options(g, side).map(piece);
      if (pieces.length !== 1) return pieces.map(enclosed).sort(byLength).join(',');
      bars = Math.max(bars, pieces[0].bars);
      return pieces[0].text;
    });
    bars += 1;
    const text = left + signs.bar.repeat(bars) + right;
    return bars < signs.maxBars ? { text, bars } : { text: wrap(signs.braces, text), bars: 0 };
  };

  // The notation encloses a game in braces where it has bars; inside ours they are not needed.
  const bare = (text: string): Piece => {
    const [open, close] = signs.braces;
    if (!text.startsWith(open) || !text.endsWith(close)) return { text, bars: 0 };
    const inner = text.slice(open.length, text.length - close.length);
    const bars = barsOutside(inner, signs);
    return bars < signs.maxBars ? { text: inner, bars } : { text, bars: 0 };
  };

  const enclosed = ({ text, bars }: Piece): string => (bars === 0 ? text : wrap(signs.braces, text));
  return enclosed(piece(tree));
}

/**
 * The part with parameters, if all leaves have the same one; `known` has the parts of trees that were looked at before.
 */
function commonPart(forest: Forest, tree: Tree, known: Map<Tree, Affine | null>): Affine | null {
  const form = forest.form(tree);
  if (form !== null) return forest.space.affine(form.coefficients, 0, form.shift);
  let part = known.get(tree);
  if (part === undefined) {
    const [first = forest.space.zero, ...others] = SIDES.flatMap((side) =>
      forest.options(tree, side).map((option) => commonPart(forest, option, known)),
    );
    part = others.every((other) => other === first) ? first : null;
    known.set(tree, part);
  }
  return part;
}

/** The longest run of bars outside braces. */
function barsOutside(text: string, { bar, braces: [open, close] }: Signs): number {
  let depth = 0;
  let run = 0;
  let longest = 0;
  for (let i = 0; i < text.length; ) {
    const sign = [open, close, bar].find((s) => text.startsWith(s, i));
    if (sign === open) depth++;
    if (sign === close) depth--;
    run = sign === bar && depth === 0 ? run + 1 : 0;
    longest = Math.max(longest, run);
    i += sign?.length ?? 1;
  }
  return longest;
}

const byLength = (x: string, y: string): number => x.length - y.length || (x < y ? -1 : 1);

const isName = (text: string): boolean => /^[a-z][0-9]*$/i.test(text);

const wrap = ([open, close]: readonly [string, string], text: string): string => open + text + close;
