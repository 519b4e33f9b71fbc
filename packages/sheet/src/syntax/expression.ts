/**
 * Text to expressions, by precedence, loosest first:
 *
 *   expr       = "if" expr "then" expr "else" expr | names "->" expr | choice [ "where" choice { "," choice } ]
 *   choice     = both { "or" both }             both = denial { "and" denial }         denial = "not" denial | comparison
 *   comparison = infix { relation infix } [ "(mod" expr ")" ]                          infix = range { Name range }
 *   range      = sum [ ".." sum [ ".." sum ] ]  sum = product { ("+" | "-" | "+-") product }
 *   product    = signed { ("*" | "/" | "%" | ".") signed }
 *   signed     = "-" signed | "+-" signed | power [ ":" signed ]                       power = postfix [ "**" power ]
 *   postfix    = operand { "." name | "(" arguments ")" | "[" index "]" | "*" [count] }
 *
 * Operands are in operand.ts. A statement ends with its line, but not inside brackets or where an operand is due.
 */
import { Terms } from './terms.ts';
import type { Expr, LogicSign, RelationSign } from './tree.ts';
import { wordAt } from './words.ts';

const RELATIONS: readonly (readonly [text: string, sign: RelationSign])[] = [
  ['<=', '<='],
  ['>=', '>='],
  ['<>', '||'],
  ['!=', '!='],
  ['<|', '<|'],
  ['|>', '|>'],
  ['||', '||'],
  ['==', '='],
  ['=', '='],
  ['<', '<'],
  ['>', '>'],
  ['≤', '<='],
  ['≥', '>='],
  ['≠', '!='],
  ['∥', '||'],
];

/** The parameters of a function without a name, and the arrow after them. */
const LAMBDA = /(?:[A-Za-z]\w*|\(\s*[A-Za-z]\w*(?:\s*,\s*[A-Za-z]\w*)*\s*\))\s*->/y;

export class Expressions extends Terms {
  /** An expression; the head is anywhere before it. */
  protected override expr(): Expr {
    return this.source.nested(() => {
      const { source } = this;
      source.skip(true);
      const { at } = source;
      if (wordAt(source.text, at) === 'if') return this.conditional();
      return this.lambda() ?? this.whereOf(this.choice());
    });
  }

  private conditional(): Expr {
    const { source } = this;
    const { at } = source;
    if (!source.takeWord('if')) source.expectWord('elseif');
    const test = this.expr();
    source.expectWord('then');
    const yes = this.expr();
    source.skip(true);
    if (wordAt(source.text, source.at) === 'elseif') {
      const no = this.conditional();
      return { kind: 'if', at, end: no.end, test, yes, no };
    }
    source.expectWord('else');
    const no = this.expr();
    source.takeWord('end');
    return { kind: 'if', at, end: no.end, test, yes, no };
  }

  /** n -> expr, or (a, b) -> expr. */
  private lambda(): Expr | null {
    const { source } = this;
    const { at } = source;
    LAMBDA.lastIndex = at;
    const found = LAMBDA.exec(source.text)?.[0];
    if (found === undefined) return null;
    const parameters = [...found.matchAll(/[A-Za-z]\w*/g)].map(([name]) => name);
    this.checkNames(parameters, at);
    source.mark('name', at, at + found.length);
    source.at += found.length;
    const body = this.expr();
    return { kind: 'lambda', at, end: body.end, parameters, body };
  }

  private whereOf(body: Expr): Expr {
    const { source } = this;
    if (!source.takeWord('where')) return body;
    let condition = this.choice();
    // Between conditions a comma means `and`; inside brackets it ends the expression.
    while (source.depth === 0 && source.sees(',')) {
      source.take(',');
      const right = this.choice();
      condition = { kind: 'logic', at: condition.at, end: right.end, sign: 'and', left: condition, right };
    }
    return { kind: 'where', at: body.at, end: condition.end, body, condition };
  }

  protected override choice(): Expr {
    return this.chain('or', () => this.chain('and', () => this.denial()));
  }

  private chain(sign: LogicSign, part: () => Expr): Expr {
    let left = part();
    while (this.source.takeWord(sign)) {
      const right = part();
      left = { kind: 'logic', at: left.at, end: right.end, sign, left, right };
    }
    return left;
  }

  private denial(): Expr {
    const { source } = this;
    source.skip(true);
    const { at } = source;
    if (!source.takeWord('not')) return this.comparison();
    const operand = source.nested(() => this.denial());
    return { kind: 'not', at, end: operand.end, operand };
  }

  private comparison(): Expr {
    const first = this.infix();
    const rest: { sign: RelationSign; operand: Expr }[] = [];
    for (let sign = this.relation(); sign !== null; sign = this.relation()) rest.push({ sign, operand: this.infix() });
    const last = rest.at(-1);
    if (last === undefined) return first;
    const modulus = this.modulus();
    const end = modulus === null ? last.operand.end : this.source.at;
    return { kind: 'comparison', at: first.at, end, first, rest, modulus };
  }

  /** CGScript's way to call a function of two arguments: G Heat 1 is G.Heat(1). */
  private infix(): Expr {
    const { source } = this;
    let left = this.range();
    for (;;) {
      source.skip();
      const { at } = source;
      const name = wordAt(source.text, at);
      if (!/^[A-Z][a-z]/.test(name) || !this.isBuiltIn(name)) return left;
      source.mark('function', at, at + name.length);
      source.at += name.length;
      const callee: Expr = { kind: 'property', at: left.at, end: source.at, operand: left, name };
      const value = this.range();
      left = { kind: 'call', at: left.at, end: value.end, callee, args: [{ name: null, value }] };
    }
  }

  private relation(): RelationSign | null {
    const { source } = this;
    source.skip();
    if (source.bars || source.text.startsWith('->', source.at)) return null;
    if (source.atEnd || !'<>=!|≤≥≠∥'.includes(source.next)) return null;
    for (const [text, sign] of RELATIONS) if (source.take(text)) return sign;
    return null;
  }

  private modulus(): Expr | null {
    const { source } = this;
    source.skip();
    if (source.next !== '(') return null;
    const head = /\(\s*mod\b/y;
    head.lastIndex = source.at;
    if (!head.test(source.text)) return null;
    const opened = { at: source.at, end: source.at + 1 };
    source.at = head.lastIndex;
    return source.inside(false, () => {
      const modulus = this.sum();
      source.expect(')', opened);
      return modulus;
    });
  }

  private range(): Expr {
    const from = this.sum();
    const { source } = this;
    if (!source.sees('..')) return from;
    const { at } = source;
    source.take('..');
    if (/[TFRL]/.test(source.next) && from.kind === 'literal') {
      source.note('The points are read as a range; for copies of a board put it in parentheses.', at);
    }
    const to = this.sum();
    const step = source.sees('..') && source.take('..') ? this.sum() : null;
    return { kind: 'range', at: from.at, end: (step ?? to).end, from, to, step };
  }
}
