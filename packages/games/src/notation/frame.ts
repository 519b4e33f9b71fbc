/** What the parser keeps for each brace or parenthesis that is open, and for the text as a whole. */
import type { Dyadic } from '../core/dyadic.ts';
import type { Side } from '../core/side.ts';
import type { FunctionName } from './functions.ts';
import { Fault } from './parse-error.ts';
import type { Bars } from './slashes.ts';
import type { Syntax, Term } from './syntax.ts';

export type Opener =
  | { readonly sign: 'text' | '(' | '{' }
  | { readonly sign: 'call'; readonly name: FunctionName; readonly from: number }
  | { readonly sign: 'tiny'; readonly side: Side; readonly number: Dyadic; readonly from: number };

export type Prefix =
  | { readonly kind: 'negative' | 'positive' | 'switch'; readonly at: number }
  | { readonly kind: 'multiple'; readonly at: number; readonly count: bigint };

/** A term of a sum: what stands between its colons, mostly one thing. */
interface Chain<A> {
  readonly negative: boolean;
  readonly links: Syntax<A>[];
}

/** What has been read since a brace or parenthesis was opened. */
export class Frame<A> {
  readonly opener: Opener;
  readonly at: number;
  terms: Chain<A>[] = [];
  minus = false;
  /** Whether the next factor stands after a colon. */
  private onTop = false;
  /** Whether the last factor had prefixes. */
  private prefixed = false;
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
    this.prefixed = this.prefixes.length > 0;
    for (let prefix = this.prefixes.pop(); prefix !== undefined; prefix = this.prefixes.pop()) {
      const { at } = prefix;
      if (prefix.kind === 'switch') value = { kind: 'switch', at, options: [value] };
      else if (prefix.kind === 'negative') value = { kind: 'negative', at, operand: value };
      else if (prefix.kind === 'multiple') value = { kind: 'multiple', at, count: prefix.count, operand: value };
    }
    if (this.onTop) this.terms.at(-1)?.links.push(value);
    else this.terms.push({ negative: this.minus, links: [value] });
    this.minus = false;
    this.onTop = false;
  }

  /** A colon at this offset: the last factor is the base of an ordinal sum, and the next one its top. */
  startTop(at: number): void {
    if (this.prefixed) throw new Fault('Put parentheses before ":", to show what the sign in front belongs to.', at);
    this.onTop = true;
  }

  /** Ends a sum. */
  takeSum(): Syntax<A> {
    const terms = this.terms.map(({ negative, links }): Term<A> => ({ negative, value: joinLinks(links) }));
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

/**
 * a:b:c is a:(b:c). An ordinal sum depends on the form of its base, and so each base stays as it was written; only the
 * value of the top matters.
 */
function joinLinks<A>(links: readonly Syntax<A>[]): Syntax<A> {
  return links.reduceRight((top, base) => ({ kind: 'call', at: base.at, name: 'OrdinalSum', operands: [base, top] }));
}
