/** Text to statements. What cannot be read becomes an error in its place, and reading goes on with the next line. */
import { Expressions } from './expression.ts';
import { Fault } from './fault.ts';
import { Source, type Token } from './source.ts';
import type { Expr, Place, Statement, StatementBody } from './tree.ts';
import { isBoardWord, whyNoName } from './words.ts';

/** A text that is no statement: one sentence, and the place that it is about. */
export interface SyntaxProblem extends Place {
  readonly message: string;
  /** Whether the text only ends too early, so that more lines could complete it. */
  readonly incomplete: boolean;
}

/** A statement of a worksheet, or what is wrong with it; `at` and `end` are its place in the text. */
export type Part = Place &
  ({ readonly ok: true; readonly statement: Statement } | { readonly ok: false; readonly problem: SyntaxProblem });

/** A worksheet that was read. */
export interface ParsedSheet {
  readonly parts: readonly Part[];
  /** Tokens for highlighting, in order. */
  readonly tokens: readonly Token[];
}

/** How a text is read. */
export interface SheetParseOptions {
  /** Whether a name belongs to a function of the language, so that `name(x) = 3` compares and does not define. */
  readonly isBuiltIn?: (name: string) => boolean;
}

/** The statements of a text, one a line or separated by semicolons. */
export function parseStatements(text: string, options: SheetParseOptions = {}): ParsedSheet {
  const parts: Part[] = [];
  let source: Source;
  try {
    source = new Source(text);
  } catch (error) {
    return { parts: [{ ok: false, at: 0, end: text.length, problem: problemOf(error) }], tokens: [] };
  }
  for (;;) {
    source.recover();
    source.skip(true);
    while (source.take(';')) source.skip(true);
    if (source.atEnd) return { parts, tokens: source.tokens };
    const { at } = source;
    const read = readStatement(source, options);
    if (read.ok) {
      parts.push({ at, end: read.statement.end, ...read });
      continue;
    }
    // The statement ends with its line, whatever is open in it; what is wrong is in that part.
    const end = nextLine(source.text, at);
    const { problem } =
      read.problem.at < end ? read : firstProblem(source.text.slice(0, end).trimEnd(), at, options, read);
    parts.push({ ok: false, at, end: at + source.text.slice(at, end).trimEnd().length, problem });
    source.at = end;
  }
}

type Reading =
  | { readonly ok: true; readonly statement: Statement }
  | { readonly ok: false; readonly problem: SyntaxProblem };

function readStatement(source: Source, options: SheetParseOptions): Reading {
  try {
    return { ok: true, statement: new Statements(source, options).statement() };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

/** What is wrong with the statement at an offset if nothing comes after this text. */
function firstProblem(
  text: string,
  at: number,
  options: SheetParseOptions,
  otherwise: Reading & { ok: false },
): Reading & { ok: false } {
  const source = new Source(text);
  source.at = at;
  const read = readStatement(source, options);
  return read.ok ? otherwise : read;
}

/** What a definition begins with; `def` and `var` are CGScript's. */
const HEAD = /(?:(?:def|var)[^\S\n]+)?([A-Za-z]\w*)(?:\(([^()]*)\))?[^\S\n]*(:=|=(?!=))/dy;

class Statements extends Expressions {
  constructor(source: Source, { isBuiltIn = () => false }: SheetParseOptions) {
    super(source, isBuiltIn);
  }

  statement(): Statement {
    const { source } = this;
    const { at } = source;
    const body = this.body();
    const end = body.expr.end;
    source.skip(false);
    if (!source.atStatementEnd) throw source.fault(misplaced(source));
    return { ...body, at, end, notes: source.notes };
  }

  /** An expression that is the whole text. */
  expression(): Expr {
    const { source } = this;
    source.depth = 1;
    const expr = this.expr();
    source.skip();
    if (!source.atEnd) throw source.fault(misplaced(source));
    return expr;
  }

  private body(): StatementBody {
    const { source } = this;
    HEAD.lastIndex = source.at;
    const found = HEAD.exec(source.text);
    const end = HEAD.lastIndex;
    const [, name, list, sign] = found ?? [];
    const at = found?.indices?.[1]?.[0] ?? source.at;
    const why = name === undefined ? null : whyNoName(name);
    const parameters = list === undefined ? null : namesOf(list);
    const compares = sign === '=' && (isBoardWord(name as string) || (list !== undefined && parameters === null));
    if (compares && list === undefined) {
      source.note(
        `${name} is a board, so this compares; choose another name to define one.`,
        at,
        at + String(name).length,
      );
    }
    if (found === null || name === undefined || compares) return { kind: 'expression', expr: this.expr() };
    if (this.isBuiltIn(name)) {
      if (list === undefined)
        throw new Fault(`"${name}" is a function of the language; choose another name.`, { at, end: at + name.length });
      source.note(`${name}(..) = compares, since ${name} is a function of the language.`, at, at + name.length);
      return { kind: 'expression', expr: this.expr() };
    }
    if (why !== null) throw new Fault(why, { at, end: at + name.length });
    source.mark('keyword', source.at, at);
    source.mark(list === undefined ? 'name' : 'function', at, at + name.length);
    source.at = end;
    if (parameters === null) return { kind: 'define', name, expr: this.expr() };
    this.checkNames(parameters, at);
    return { kind: 'function', name, parameters, expr: this.expr() };
  }
}

/** The names in a list of parameters; null if it has something else. */
function namesOf(list: string): string[] | null {
  const names = list.split(',').map((name) => name.trim());
  return names.every((name) => /^[A-Za-z]\w*$/.test(name)) ? names : null;
}

function misplaced(source: Source): string {
  const { next } = source;
  if (')]}'.includes(next)) return `Nothing is open that "${next}" could close.`;
  if (next === '|') return 'Bars belong inside braces: put { and } round the game.';
  if (next === ',') return 'A comma belongs inside brackets.';
  return `${source.found} where a sign such as + or the end is expected.`;
}

function problemOf(error: unknown): SyntaxProblem {
  if (!(error instanceof Fault)) throw error;
  return { message: error.message, ...error.place, incomplete: error.incomplete };
}

/** Where the next statement could begin: at a line that begins in the first column, and not with a bracket. */
function nextLine(text: string, from: number): number {
  const line = /\n(?=[^\s)\]}])/g;
  line.lastIndex = from;
  return line.test(text) ? line.lastIndex : text.length;
}

/** The expression that a text is, or what is wrong with it. `=` compares. */
export function parseExpr(text: string): { ok: true; expr: Expr } | { ok: false; problem: SyntaxProblem } {
  try {
    const source = new Source(text);
    return { ok: true, expr: new Statements(source, {}).expression() };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}
