/** Linear forms in the parameters of a class, such as 2a+b-1/2: read, evaluated exactly, and set as mathematics. */
import { Dyadic } from '@lilypad/games';

/** A factor for each parameter that occurs, and a constant. */
export interface Affine {
  readonly factors: ReadonlyMap<string, Dyadic>;
  readonly constant: Dyadic;
}

/** The sizes of the gaps, by parameter. */
export type Point = Readonly<Record<string, number>>;

const TERM = /\s*([-+])?\s*(?:(\d+)\s*([A-Za-z]\d*)?|([A-Za-z]\d*))(?:\s*\/\s*(\d+))?/y;

/** The form that begins at an offset, and where it ends; null if none does. */
export function readAffine(text: string, offset: number): { form: Affine; end: number } | null {
  const factors = new Map<string, Dyadic>();
  let constant = Dyadic.ZERO;
  let end = offset;
  for (;;) {
    TERM.lastIndex = end;
    const match = TERM.exec(text);
    if (match === null || (end > offset && match[1] === undefined)) break;
    const [, sign, digits, name = match[4], , below = '1'] = match;
    const size = Dyadic.of(BigInt(digits ?? '1'), Math.log2(Number(below)));
    const factor = sign === '-' ? size.negate() : size;
    if (name === undefined) constant = constant.add(factor);
    else factors.set(name, (factors.get(name) ?? Dyadic.ZERO).add(factor));
    end = TERM.lastIndex;
  }
  return end === offset ? null : { form: { factors, constant }, end };
}

export function valueAt({ factors, constant }: Affine, point: Point): Dyadic {
  let sum = constant;
  for (const [name, factor] of factors) sum = sum.add(factor.multiply(Dyadic.of(point[name] ?? 0)));
  return sum;
}

export function subtract(a: Affine, b: Affine): Affine {
  const factors = new Map(a.factors);
  for (const [name, factor] of b.factors) {
    const difference = (factors.get(name) ?? Dyadic.ZERO).subtract(factor);
    if (difference.sign() === 0) factors.delete(name);
    else factors.set(name, difference);
  }
  return { factors, constant: a.constant.subtract(b.constant) };
}

export function affineLatex({ factors, constant }: Affine): string {
  let text = '';
  for (const [name, factor] of factors) {
    if (factor.sign() === 0) continue;
    const size = absolute(factor);
    text += signOf(factor, text === '') + (size.equals(Dyadic.ONE) ? '' : numberLatex(size)) + name;
  }
  if (constant.sign() === 0 && text !== '') return text;
  return text + signOf(constant, text === '') + numberLatex(absolute(constant));
}

const absolute = (x: Dyadic): Dyadic => (x.sign() < 0 ? x.negate() : x);

const signOf = (x: Dyadic, first: boolean): string => (x.sign() < 0 ? '-' : first ? '' : '+');

function numberLatex(x: Dyadic): string {
  const [above, below] = x.toString().split('/');
  return below === undefined ? above! : `\\frac{${above}}{${below}}`;
}
