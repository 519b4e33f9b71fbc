/** Syntax trees to text. What is printed is read back as the same tree. */
import type { Clause, Expr, Statement } from './tree.ts';
import { isSquareWord } from './words.ts';

/** How tightly each kind of expression holds together; a part that holds less than its place needs is put in parentheses. */
const LOOSE = 0;
const OR = 1;
const AND = 2;
const NOT = 3;
const COMPARISON = 4;
const RANGE = 5;
const SUM = 6;
const ORDINAL = 7;
const PRODUCT = 8;
const SIGNED = 9;
const POWER = 10;
const POSTFIX = 11;

/**
 * A statement as text.
 *
 * @example
 * ```ts
 * const [part] = Sheet.parse('f(n)=n+1').parts;
 * part?.ok && printStatement(part.statement); // => 'f(n) = n + 1'
 * ```
 */
export function printStatement(statement: Statement): string {
  const expr = printExpr(statement.expr);
  switch (statement.kind) {
    case 'define':
      return `${statement.name} = ${expr}`;
    case 'function':
      return `${statement.name}(${statement.parameters.join(', ')}) = ${expr}`;
    case 'expression':
      // A comparison that begins with a name would be read as a definition.
      return /^[A-Za-z]\w*(?:\([^()]*\))?\s*(?::=|=(?!=))/.test(expr) ? `(${expr})` : expr;
  }
}

/** An expression as text. */
export function printExpr(expr: Expr): string {
  return print(expr, LOOSE);
}

function print(expr: Expr, place: number): string {
  const [text, holds] = written(expr);
  return holds < place ? `(${text})` : text;
}

const list = (items: readonly Expr[], place: number): string => items.map((item) => print(item, place)).join(', ');

/** The text of an expression, and how tightly it holds together. */
function written(expr: Expr): readonly [text: string, holds: number] {
  switch (expr.kind) {
    case 'literal':
      return [expr.text, literalHolds(expr.text)];
    case 'board':
      return boardText(expr.text);
    case 'name':
      return [expr.name, POSTFIX];
    case 'text':
      return [quoted(expr.text), POSTFIX];
    case 'boolean':
      return [String(expr.truth), POSTFIX];
    case 'list':
      return [`[${list(expr.items, LOOSE)}]`, POSTFIX];
    case 'comprehension':
      return [`[${print(expr.item, LOOSE)}${expr.clauses.map(clause).join('')}]`, POSTFIX];
    case 'braces':
      return [`{${list(expr.left, SUM)} | ${list(expr.right, SUM)}}`, POSTFIX];
    case 'switch':
      return [
        expr.options.length === 1 ? `+-${print(expr.options[0] as Expr, POWER)}` : `+-{${list(expr.options, SUM)}}`,
        SIGNED,
      ];
    case 'negative':
      return [`-${afterMinus(print(expr.operand, SIGNED))}`, SIGNED];
    case 'not':
      return [`not ${print(expr.operand, NOT)}`, NOT];
    case 'nimber':
      return [`*${expr.operand.kind === 'name' ? expr.operand.name : `(${print(expr.operand, LOOSE)})`}`, POSTFIX];
    case 'binary':
      return binary(expr);
    case 'logic': {
      const holds = expr.sign === 'or' ? OR : AND;
      return [`${print(expr.left, holds)} ${expr.sign} ${print(expr.right, holds + 1)}`, holds];
    }
    case 'comparison': {
      const rest = expr.rest.map(({ sign, operand }) => ` ${sign} ${print(operand, RANGE)}`).join('');
      const modulus = expr.modulus === null ? '' : ` (mod ${print(expr.modulus, SUM)})`;
      return [print(expr.first, RANGE) + rest + modulus, COMPARISON];
    }
    default:
      return writtenLoosely(expr);
  }
}

type Loose = Extract<Expr, { kind: 'range' | 'call' | 'property' | 'index' | 'if' | 'lambda' | 'where' }>;

function writtenLoosely(expr: Loose): readonly [text: string, holds: number] {
  switch (expr.kind) {
    case 'range':
      return [[expr.from, expr.to, ...(expr.step === null ? [] : [expr.step])].map(bound).join(' .. '), RANGE];
    case 'call': {
      const args = expr.args.map(({ name, value }) => (name === null ? '' : `${name} = `) + print(value, LOOSE));
      return [`${print(expr.callee, POSTFIX)}(${args.join(', ')})`, POSTFIX];
    }
    case 'property':
      return [`${withPoint(expr.operand)}.${expr.name}`, POSTFIX];
    case 'index':
      return [`${withPoint(expr.operand)}[${print(expr.index, LOOSE)}]`, POSTFIX];
    case 'if':
      return [`if ${print(expr.test, LOOSE)} then ${print(expr.yes, LOOSE)} else ${print(expr.no, LOOSE)}`, LOOSE];
    case 'lambda':
      return [`(${expr.parameters.join(', ')}) -> ${print(expr.body, LOOSE)}`, LOOSE];
    case 'where':
      return [`${print(expr.body, OR)} where ${print(expr.condition, OR)}`, LOOSE];
  }
}

function binary(expr: Extract<Expr, { kind: 'binary' }>): readonly [text: string, holds: number] {
  const { sign, left, right } = expr;
  const both = (a: number, b: number, holds: number): readonly [string, number] => [
    `${print(left, a)} ${sign} ${print(right, b)}`,
    holds,
  ];
  switch (sign) {
    case '+':
    case '-':
      return both(SUM, PRODUCT, SUM);
    case ':':
      return both(POWER, SIGNED, ORDINAL);
    case '**':
      return both(POSTFIX, POWER, POWER);
    default:
      return both(PRODUCT, SIGNED, PRODUCT);
  }
}

const clause = (part: Clause): string =>
  part.kind === 'for' ? ` for ${part.name} in ${print(part.list, OR)}` : ` if ${print(part.test, LOOSE)}`;

/** A number with a minus is like a signed term; a bare whole number would join what follows it. */
const literalHolds = (text: string): number => (/^[-−]/.test(text) ? SIGNED : POSTFIX);

/** A minus must not run into the next sign, a number or a board. */
const afterMinus = (text: string): string => (/^[-+−±0-9TFRLtfrl._□]/.test(text) ? `(${text})` : text);

/** An end of a range; whatever could take the points for squares goes in parentheses. */
const bound = (expr: Expr): string =>
  ['literal', 'name', 'call'].includes(expr.kind) ? print(expr, SUM) : `(${print(expr, LOOSE)})`;

/** A board as text. One of dashes alone, which would be read as signs, has points for its empty squares. */
function boardText(text: string): readonly [text: string, holds: number] {
  const board = text.trim().replace(/^-+$/, (dashes) => '.'.repeat(dashes.length));
  return [board, /^-|\s/.test(board) ? LOOSE : POSTFIX];
}

/** Before a point or a bracket, whatever could take it for its own goes in parentheses. */
function withPoint(operand: Expr): string {
  if (operand.kind === 'board') return `(${boardText(operand.text)[0]})`;
  const text = print(operand, POSTFIX);
  return operand.kind === 'literal' || isSquareWord(text) ? `(${text})` : text;
}

const quoted = (text: string): string =>
  `"${text.replace(/[\\"\n\t]/g, (c) => (c === '\n' ? '\\n' : c === '\t' ? '\\t' : `\\${c}`))}"`;
