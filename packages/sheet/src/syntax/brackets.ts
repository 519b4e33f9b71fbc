/** Brackets of all kinds: parentheses, lists, options in braces, the arguments of functions. */
import { type Bars, type Braces, joinSlashes, type Syntax } from '@lilypad/games';
import { Fault } from './fault.ts';
import type { Source } from './source.ts';
import type { Argument, Clause, Expr } from './tree.ts';
import { whyNoName, wordAt } from './words.ts';

/** Functions whose arguments may have names: table(f(a), a = 1..6). */
const NAMED_ARGUMENTS = /^(?:table|plot|record|find|census)$/i;
/** Those that have a condition among their arguments, and the names that belong to them whatever else they mean. */
const WITH_CONDITION = /^(?:find|census)$/i;
const SETTINGS = ['length', 'limit', 'by'];
/** The names of the position in a condition. */
const POSITION = ['G', 'P'];

export abstract class Brackets {
  protected readonly source: Source;
  /** Whether a name belongs to a function of the language. */
  protected readonly isBuiltIn: (name: string) => boolean;

  constructor(source: Source, isBuiltIn: (name: string) => boolean) {
    this.source = source;
    this.isBuiltIn = isBuiltIn;
  }

  protected abstract expr(): Expr;
  /** An expression without a condition behind it. */
  protected abstract choice(): Expr;
  protected abstract sum(): Expr;

  protected parentheses(): Expr {
    const { source } = this;
    const opened = { at: source.at, end: source.at + 1 };
    source.take('(');
    return source.inside(false, () => {
      const inner = this.expr();
      source.expect(')', opened);
      return { ...inner, at: opened.at, end: source.at };
    });
  }

  protected list(at: number): Expr {
    const { source } = this;
    const opened = { at, end: at + 1 };
    source.take('[');
    return source.inside(false, () => {
      if (source.sees(']')) {
        source.take(']');
        return { kind: 'list', at, end: source.at, items: [] };
      }
      const first = this.expr();
      const clauses = this.clauses();
      if (clauses.length > 0) {
        source.expect(']', opened);
        return { kind: 'comprehension', at, end: source.at, item: first, clauses };
      }
      const items = [first];
      while (source.sees(',')) {
        source.take(',');
        items.push(this.expr());
      }
      source.expect(']', opened);
      return { kind: 'list', at, end: source.at, items };
    });
  }

  private clauses(): Clause[] {
    const { source } = this;
    const clauses: Clause[] = [];
    for (;;) {
      if (source.takeWord('for')) {
        source.skip();
        const name = this.newName();
        clauses.push({ kind: 'for', name, list: this.clauseList() });
      } else if (clauses.length > 0 && source.takeWord('if')) {
        clauses.push({ kind: 'if', test: this.expr() });
      } else if (clauses.length > 0 && source.takeWord('where')) {
        clauses.push({ kind: 'if', test: this.choice() });
      } else {
        return clauses;
      }
    }
  }

  /** in list, or as CGScript writes it: from 1 to 9 by 2. */
  private clauseList(): Expr {
    const { source } = this;
    if (!source.takeWord('from')) {
      source.expectWord('in');
      return this.choice();
    }
    const from = this.sum();
    source.expectWord('to');
    const to = this.sum();
    const step = source.takeWord('by') ? this.sum() : null;
    return { kind: 'range', at: from.at, end: (step ?? to).end, from, to, step };
  }

  /** {lefts | rights}, with slashes for nesting. */
  protected braces(at: number): Expr {
    const { source } = this;
    const opened = { at, end: at + 1 };
    const cells: Syntax<Expr>[][] = [];
    const bars: Bars[] = [];
    source.take('{');
    source.inside(true, () => {
      cells.push(this.options());
      while (source.sees('|')) {
        const from = source.at;
        while (source.take('|'));
        bars.push({ at: from, count: source.at - from });
        cells.push(this.options());
      }
      source.expect('}', opened);
    });
    if (bars.length === 0) {
      const sentence = "A game in braces needs a bar between Left's and Right's options, as in {1|0}.";
      throw new Fault(sentence, { at, end: source.at });
    }
    try {
      return { ...bracesOf(joinSlashes(at, cells, bars), source.at), end: source.at };
    } catch (error) {
      const { name, message, offset = at } = error as Error & { offset?: number };
      if (name !== 'NotationFault') throw error;
      throw new Fault(message, { at: offset, end: offset + 1 });
    }
  }

  /** {G, H} after +-; null if there is a bar in the braces. */
  protected bareOptions(): readonly Expr[] | null {
    const { source } = this;
    source.take('{');
    return source.inside(true, () => {
      const options = this.options().map((option) => (option as Syntax<Expr> & { kind: 'atom' }).value);
      if (!source.sees('}') || options.length === 0) return null;
      source.take('}');
      return options;
    });
  }

  private options(): Syntax<Expr>[] {
    const { source } = this;
    const options: Syntax<Expr>[] = [];
    source.skip();
    if ('|}'.includes(source.next) && !source.atEnd) return options;
    do {
      const value = source.nested(() => this.sum());
      options.push({ kind: 'atom', at: value.at, value });
    } while (source.sees(',') && source.take(','));
    return options;
  }

  /** The arguments of a function, in parentheses. */
  protected args(callee: Expr): Argument[] {
    const { source } = this;
    const opened = { at: source.at, end: source.at + 1 };
    const called = callee.kind === 'name' ? callee.name : '';
    const isName = (name: string): boolean =>
      NAMED_ARGUMENTS.test(called) &&
      (!WITH_CONDITION.test(called) || SETTINGS.includes(name) || !(this.isBuiltIn(name) || POSITION.includes(name)));
    source.take('(');
    return source.inside(false, () => {
      const args: Argument[] = [];
      if (!source.sees(')')) {
        do args.push(this.argument(isName));
        while (source.sees(',') && source.take(','));
      }
      source.expect(')', opened);
      return args;
    });
  }

  private argument(isName: (name: string) => boolean): Argument {
    const { source } = this;
    source.skip();
    const head = /([A-Za-z]\w*)\s*=(?!=)/y;
    head.lastIndex = source.at;
    const name = head.exec(source.text)?.[1];
    if (name === undefined || !isName(name) || whyNoName(name) !== null) return { name: null, value: this.generated() };
    source.mark('name', source.at, source.at + name.length);
    source.at = head.lastIndex;
    return { name, value: this.expr() };
  }

  /** An argument, which may be a list without its brackets: sum(n for n in 1..9). */
  private generated(): Expr {
    const item = this.expr();
    const clauses = this.clauses();
    return clauses.length === 0 ? item : { kind: 'comprehension', at: item.at, end: this.source.at, item, clauses };
  }

  // ---- names ----

  /** A name that is being defined. */
  private newName(): string {
    const { source } = this;
    const word = wordAt(source.text, source.at);
    if (word === '') throw source.fault(`${source.found} where a name is expected.`);
    this.checkNames([word], source.at);
    source.mark('name', source.at, source.at + word.length);
    source.at += word.length;
    return word;
  }

  protected checkNames(names: readonly string[], at: number): void {
    for (const [i, name] of names.entries()) {
      const why = names.indexOf(name) < i ? `"${name}" is there twice.` : whyNoName(name);
      if (why !== null) throw new Fault(why, { at, end: at + name.length });
    }
  }
}

/** The tree of the games' reader, whose atoms are expressions. */
function bracesOf({ at, left, right }: Braces<Expr>, end: number): Expr {
  const side = (options: readonly Syntax<Expr>[]): Expr[] =>
    options.map((option) => (option.kind === 'atom' ? option.value : bracesOf(option as Braces<Expr>, end)));
  return { kind: 'braces', at, end, left: side(left), right: side(right) };
}
