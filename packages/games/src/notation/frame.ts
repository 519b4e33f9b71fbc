/** What the parser keeps for each brace or parenthesis that is open, and for the text as a whole. */
import type { Dyadic } from '../core/dyadic.ts';
import type { Side } from '../core/side.ts';
import type { Bars } from './slashes.ts';
import type { Syntax, Term } from './syntax.ts';

export type Opener =
  | { readonly sign: 'text' | '(' | '{' }
  | { readonly sign: 'tiny'; readonly side: Side; readonly number: Dyadic; readonly from: number };

export type Prefix =
  | { readonly kind: 'negative' | 'positive' | 'switch'; readonly at: number }
  | { readonly kind: 'multiple'; readonly at: number; readonly count: bigint };

/** What has been read since a brace or parenthesis was opened. */
export class Frame<A> {
  readonly opener: Opener;
  readonly at: number;
  terms: Term<A>[] = [];
  minus = false;
  prefixes: Prefix[] = [];
  options: Syntax<A>[] = [];
  readonly cells: Syntax<A>[][] = [];
  readonly bars: Bars[] = [];

  constructor(opener: Opener, at: number) {
    this.opener = opener;
    this.at = at;
  }

  /** Whether nothing of the next term has been read yet. */
  get untouched(): boolean {
    return this.terms.length === 0 && this.prefixes.length === 0;
  }

  /** Ends a term: its prefixes are applied from the inside out. */
  complete(factor: Syntax<A>): void {
    let value = factor;
    for (let prefix = this.prefixes.pop(); prefix !== undefined; prefix = this.prefixes.pop()) {
      const { at } = prefix;
      if (prefix.kind === 'switch') value = { kind: 'switch', at, options: [value] };
      else if (prefix.kind === 'negative') value = { kind: 'negative', at, operand: value };
      else if (prefix.kind === 'multiple') value = { kind: 'multiple', at, count: prefix.count, operand: value };
    }
    this.terms.push({ negative: this.minus, value });
    this.minus = false;
  }

  /** Ends a sum. */
  takeSum(): Syntax<A> {
    const { terms } = this;
    this.terms = [];
    const [first] = terms as [Term<A>];
    return terms.length === 1 ? first.value : { kind: 'sum', at: first.value.at, terms };
  }

  endOption(): void {
    if (this.terms.length > 0) this.options.push(this.takeSum());
  }

  endCell(): void {
    this.endOption();
    this.cells.push(this.options);
    this.options = [];
  }
}
