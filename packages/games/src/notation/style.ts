/**
 * The four styles of output. A style says which vocabulary of forms it uses (see form.ts), how many bars it runs
 * together before it puts braces, and how each sign is written.
 *   plain    CGSuite's plain text:                 {3/2*|^<2>||-1}
 *   paper    numbers, n* and braces only:          {{3/2*|{0|{0|0,*}}}|-1}
 *   unicode  plain with the signs of the books:    {3/2∗|↑²||−1}
 *   latex    for math mode; no package is needed:  \left\{\frac{3}{2}{\ast}\middle|{\uparrow}^{2}\middle|\middle|-1\right\}
 */
import type { Dyadic } from '../core/dyadic.ts';
import { LEFT, type Side } from '../core/side.ts';
import type { UpForm, Vocabulary } from './form.ts';

export interface Style {
  readonly vocabulary: Vocabulary;
  /** A game whose slashes would need this many bars is put in braces. */
  readonly maxBars: number;
  readonly number: (x: Dyadic) => string;
  /** Not called for 0 ups. */
  readonly up: (up: UpForm) => string;
  readonly star: string;
  readonly plusMinus: string;
  /** `figures` are the digits of the subscript if it is a whole number. */
  readonly tiny: (side: Side, subscript: string, figures: string | null) => string;
  readonly braces: readonly [open: string, close: string];
  readonly parentheses: readonly [open: string, close: string];
  readonly bar: string;
}

/** The name of a style: CGSuite's plain text, the papers' braces, Unicode signs, or LaTeX. */
export type StyleName = 'plain' | 'paper' | 'unicode' | 'latex';

interface Arrows {
  readonly up: string;
  readonly down: string;
  readonly doubleUp: string;
  readonly doubleDown: string;
}

function upWriter(arrows: Arrows, power: (n: number) => string, series: (n: number) => string): Style['up'] {
  return ({ kind, n }) => {
    const size = Math.abs(n);
    if (kind === 'ups' && size === 2) return n > 0 ? arrows.doubleUp : arrows.doubleDown;
    const arrow = n > 0 ? arrows.up : arrows.down;
    if (kind === 'ups') return size === 1 ? arrow : `${arrow}${size}`;
    return arrow + (kind === 'power' ? power(size) : series(size));
  };
}

const plain: Style = {
  vocabulary: 'full',
  maxBars: 4,
  number: String,
  up: upWriter(
    { up: '^', down: 'v', doubleUp: '^^', doubleDown: 'vv' },
    (n) => `<${n}>`,
    (n) => `[${n}]`,
  ),
  star: '*',
  plusMinus: '+-',
  tiny: (side, subscript) => `${side === LEFT ? 'Tiny' : 'Miny'}(${subscript})`,
  braces: ['{', '}'],
  parentheses: ['(', ')'],
  bar: '|',
};

const paper: Style = { ...plain, vocabulary: 'bare', maxBars: 1 };

const unicode: Style = {
  ...plain,
  number: (x) => String(x).replace('-', '−'),
  up: upWriter(
    { up: '↑', down: '↓', doubleUp: '⇑', doubleDown: '⇓' },
    (n) => figuresOf(n, '⁰¹²³⁴⁵⁶⁷⁸⁹'),
    (n) => `[${n}]`,
  ),
  star: '∗',
  plusMinus: '±',
  tiny: (side, subscript, figures) =>
    (side === LEFT ? '⧾' : '⧿') + (figures === null ? `(${subscript})` : figuresOf(figures, '₀₁₂₃₄₅₆₇₈₉')),
};

const latex: Style = {
  vocabulary: 'full',
  maxBars: 4,
  number: (x) => {
    const [above, below] = String(x).replace('-', '').split('/');
    return (x.sign() < 0 ? '-' : '') + (below === undefined ? above : `\\frac{${above}}{${below}}`);
  },
  up: upWriter(
    { up: '{\\uparrow}', down: '{\\downarrow}', doubleUp: '{\\Uparrow}', doubleDown: '{\\Downarrow}' },
    (n) => `^{${n}}`,
    (n) => `^{[${n}]}`,
  ),
  star: '{\\ast}',
  plusMinus: '{\\pm}',
  tiny: (side, subscript) => `{\\mathbf{${side === LEFT ? '+' : '-'}}}_{${subscript}}`,
  braces: ['\\left\\{', '\\right\\}'],
  parentheses: ['\\left(', '\\right)'],
  bar: '\\middle|',
};

export const STYLES: Readonly<Record<StyleName, Style>> = { plain, paper, unicode, latex };

function figuresOf(n: number | string, figures: string): string {
  return String(n).replace(/\d/g, (digit) => figures.charAt(Number(digit)));
}
