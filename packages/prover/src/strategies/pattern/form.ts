/**
 * Forms of patterns: an integer plus multiples of variables, each of which is >= 0. A form is an array, the constant
 * first, then the factors of the variables 0, 1, 2 ...; there are no zeros at its end besides the constant, so equal
 * forms have equal arrays.
 */
export type Form = readonly number[];

export const constant = (k: number): Form => [k];
export const variable = (i: number): Form => [...new Array<number>(i + 1).fill(0), 1];

function trimmed(form: number[]): Form {
  while (form.length > 1 && form[form.length - 1] === 0) form.pop();
  return form;
}

/** f + k*g. */
export function plusTimes(f: Form, k: number, g: Form): Form {
  const sum = [...f];
  for (let i = 0; i < g.length; i++) sum[i] = (sum[i] ?? 0) + k * g[i];
  return trimmed(sum);
}

export const add = (f: Form, g: Form): Form => plusTimes(f, 1, g);
export const subtract = (f: Form, g: Form): Form => plusTimes(f, -1, g);
export const scale = (f: Form, k: number): Form => plusTimes([0], k, f);

export function shift(f: Form, k: number): Form {
  const sum = [...f];
  sum[0] += k;
  return sum;
}

export const isConstant = (f: Form): boolean => f.length === 1;
export const isNumber = (f: Form, k: number): boolean => f.length === 1 && f[0] === k;
export const same = (f: Form, g: Form): boolean => f.length === g.length && f.every((c, i) => c === g[i]);

/** Is the form at least k for all values of its variables? */
export const atLeast = (f: Form, k: number): boolean => f[0] >= k && f.every((c, i) => i === 0 || c >= 0);

export const factor = (f: Form, i: number): number => f[i + 1] ?? 0;

/** The variables of a form. */
export const variables = (f: Form): number[] => f.flatMap((c, i) => (i > 0 && c !== 0 ? [i - 1] : []));

export function valueAt(f: Form, point: readonly number[]): number {
  let sum = f[0];
  for (let i = 1; i < f.length; i++) sum += f[i] * point[i - 1];
  return sum;
}

/** The form with a form put in for each variable; variables beyond the list stay. */
export function substitute(f: Form, values: readonly Form[]): Form {
  let sum: Form = [f[0]];
  for (let i = 1; i < f.length; i++) if (f[i] !== 0) sum = plusTimes(sum, f[i], values[i - 1] ?? variable(i - 1));
  return sum;
}

/** The form with one variable replaced. */
export function put(f: Form, i: number, value: Form): Form {
  const c = factor(f, i);
  if (c === 0) return f;
  const rest = [...f];
  rest[i + 1] = 0;
  return plusTimes(trimmed(rest), c, value);
}
