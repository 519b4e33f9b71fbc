/** Sums, products, signs, powers, and what follows an operand; expression.ts has the grammar. */
import { Fault } from './fault.ts';
import { upStarEnd } from './literal-text.ts';
import { Operands } from './operand.ts';
import type { BinarySign, Expr, Literal } from './tree.ts';
import { wordAt } from './words.ts';

/** Whether an operand begins with this character; a star before it multiplies. */
const BEGINS_OPERAND = /[A-Za-z0-9{([^↑⇑↓⇓"._□]/;

export abstract class Terms extends Operands {
  protected override sum(): Expr {
    const { source } = this;
    let left = this.product();
    for (;;) {
      source.skip();
      const { at } = source;
      if (source.text.startsWith('->', at)) return left;
      if (source.plusMinus > 0) {
        const right = this.product();
        left = { kind: 'binary', at: left.at, end: right.end, sign: '+', left, right };
        continue;
      }
      const sign = source.take('+') ? '+' : source.take('-') || source.take('−') ? '-' : null;
      if (sign === null) return left;
      const right = this.product();
      left = { kind: 'binary', at: left.at, end: right.end, sign, left, right };
    }
  }

  private product(): Expr {
    const { source } = this;
    let left = this.signed();
    for (let sign = this.productSign(left); sign !== null; sign = this.productSign(left)) {
      const { at } = source;
      refuseOrdinal(left);
      const right = this.signed();
      refuseOrdinal(right);
      if (sign === '*' && /\s/.test(source.text.charAt(at)) && isWhole(left) && isWhole(right)) {
        source.note('A star with blanks multiplies; without them 3*2 is 3 and the nimber *2.', left.at, right.end);
      }
      left = { kind: 'binary', at: left.at, end: right.end, sign, left, right };
    }
    return left;
  }

  private productSign(left: Expr): BinarySign | null {
    const { source } = this;
    const { text } = source;
    if (left.end === source.at && isNumber(left) && /^[TM]iny$/.test(wordAt(text, source.at))) return '+';
    if (left.kind === 'literal' && left.end === source.at && isWhole(left)) {
      // 3.{1|0} makes copies, and so do 2a and 3*{1|0}.
      if (source.next === '.' && text.charAt(source.at + 1) !== '.') return source.take('.') ? '*' : null;
      if (wordAt(text, source.at) !== '') return '*';
    }
    source.skip();
    if (text.startsWith('**', source.at)) return null;
    for (const sign of ['*', '/', '%'] as const) if (source.take(sign)) return sign;
    for (const sign of ['·', '⋅', '×']) if (source.take(sign)) return '*';
    return null;
  }

  private signed(): Expr {
    const { source } = this;
    source.skip(true);
    const { at } = source;
    const { plusMinus } = source;
    if (plusMinus > 0) {
      source.mark('sign', at, at + plusMinus);
      source.at = at + plusMinus;
      return this.switchOf(at);
    }
    if (source.next === '+') {
      source.take('+');
      return source.nested(() => this.signed());
    }
    if ((source.next === '-' || source.next === '−') && !this.atOperandWithDash()) {
      source.at++;
      const operand = source.nested(() => this.signed());
      refuseOrdinal(operand);
      return { kind: 'negative', at, end: operand.end, operand };
    }
    return this.ordinal();
  }

  /** +-G, or +-{G, H}. */
  private switchOf(at: number): Expr {
    const { source } = this;
    source.skip(true);
    if (source.next === '{') {
      const opened = source.at;
      const options = this.bareOptions();
      if (options !== null) return { kind: 'switch', at, end: source.at, options };
      source.at = opened;
    }
    const operand = source.nested(() => this.signed());
    refuseOrdinal(operand);
    return { kind: 'switch', at, end: operand.end, options: [operand] };
  }

  private ordinal(): Expr {
    const { source } = this;
    const left = this.power();
    source.skip();
    if (source.next !== ':' || source.text.startsWith(':=', source.at)) return left;
    source.take(':');
    const right = source.nested(() => this.signed());
    return { kind: 'binary', at: left.at, end: right.end, sign: ':', left, right };
  }

  private power(): Expr {
    const { source } = this;
    const left = this.postfix();
    if (!source.sees('**')) return left;
    source.take('**');
    const right = source.nested(() => this.power());
    return { kind: 'binary', at: left.at, end: right.end, sign: '**', left, right };
  }

  private postfix(): Expr {
    const { source } = this;
    let value = this.operand();
    for (;;) {
      const { at } = source;
      const character = source.next;
      const touches = at === value.end;
      const word = touches && character === '.' && !isWhole(value) ? wordAt(source.text, at + 1) : '';
      if (word !== '') {
        source.at = at + 1 + word.length;
        source.mark('function', at + 1, source.at);
        value = { kind: 'property', at: value.at, end: source.at, operand: value, name: word };
      } else if (character === '(' && touches && isCallable(value)) {
        const args = this.args(value);
        value = { kind: 'call', at: value.at, end: source.at, callee: value, args };
      } else if (character === '[' && touches) {
        value = this.index(value);
      } else if (touches && this.mayBeStarred(value)) {
        const starred = this.starred(value);
        if (starred === null) return value;
        value = starred;
      } else {
        this.refuseArrow(value, touches);
        return value;
      }
    }
  }

  private index(operand: Expr): Expr {
    const { source } = this;
    const opened = { at: source.at, end: source.at + 1 };
    source.take('[');
    const index = source.inside(false, () => {
      const inner = this.expr();
      source.expect(']', opened);
      return inner;
    });
    return { kind: 'index', at: operand.at, end: source.at, operand, index };
  }

  /** A star may follow anything but a written game, and a number in parentheses may have ups, too: (1/2)^*. */
  private mayBeStarred(value: Expr): boolean {
    const { next } = this.source;
    if (next === '*' || next === '∗') return value.kind !== 'literal' || inParentheses(value);
    return inParentheses(value) && next !== '' && '^↑⇑v↓⇓'.includes(next);
  }

  /** n* and n*2: a star that touches what is before it, and a number or nothing after it, is a nimber. */
  private starred(left: Expr): Expr | null {
    const { source } = this;
    const { at, text } = source;
    const end = upStarEnd(text, at, true);
    if (end === at || (end === at + 1 && BEGINS_OPERAND.test(text.charAt(end)))) return null;
    source.at = end;
    const right = this.literal(at, end);
    if (end > at + 1 && '*∗'.includes(text.charAt(at)))
      source.note('A star between what it touches is a nimber; with blanks it multiplies.', left.at, end);
    return { kind: 'binary', at: left.at, end, sign: '+', left, right };
  }

  private refuseArrow(value: Expr, touches: boolean): void {
    const { source } = this;
    if (!touches || source.next !== '^' || value.kind === 'literal') return;
    const place = { at: source.at, end: source.at + 1 };
    throw new Fault('Write + ^ to add an up, or ** for a power.', place);
  }
}

/** Next to a sign an ordinal sum without parentheses could mean two things: -G:H, and 2*G:H. */
function refuseOrdinal(expr: Expr): void {
  if (expr.kind !== 'binary' || expr.sign !== ':' || expr.at !== expr.left.at) return;
  throw new Fault('Put parentheses before ":", to show what the sign in front belongs to.', expr);
}

/** A whole number that is written out, without parentheses round it. */
const isWhole = (expr: Expr): boolean =>
  expr.kind === 'literal' && expr.end - expr.at === expr.text.length && /^-?\s*[0-9]+(?:\*\*[0-9]+)?$/.test(expr.text);

/** Whether an expression is a written number, such as 3 or 3/4; Tiny(..) right behind it is added. */
const isNumber = (expr: Expr): boolean =>
  expr.kind === 'literal' && /^[-−]?\s*[0-9]+(?:\*\*[0-9]+)?(?:\/[0-9]+(?:\*\*[0-9]+)?)?$/.test(expr.text);

const inParentheses = (expr: Expr): boolean => isNumber(expr) && expr.end - expr.at > (expr as Literal).text.length;

/** Only names, properties and what they give can be called; a number before a parenthesis is a slip. */
const isCallable = (expr: Expr): boolean => ['name', 'property', 'call', 'index', 'lambda'].includes(expr.kind);
