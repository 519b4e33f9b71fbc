/** The board that a text with powers means once its parameters have values; a family while some have none. */
import { parseFamily } from '@lilypad/toads';
import { Fault } from '../syntax/fault.ts';
import type { BoardText } from '../syntax/tree.ts';
import { boardValue, type Value } from '../values/value.ts';
import { smallNumber } from './operators.ts';

export function boardOf(expr: BoardText, values: ReadonlyMap<string, Value>): Value {
  const { family } = expr;
  const numbers: Record<string, number> = {};
  for (const [name, value] of values) numbers[name] = smallNumber(value, expr);
  const free = family.parameters.filter((name) => !values.has(name));
  if (free.length > 0)
    return { kind: 'family', family: free.length < family.parameters.length ? given(expr, numbers) : family };
  const board = family.boardAt(numbers);
  if (board === null) {
    const at = Object.entries(numbers).map(([name, n]) => `${name} = ${n}`);
    const where = at.length === 0 || expr.powers.size > 0 ? 'here' : `for ${at.join(', ')}`;
    throw new Fault(`${expr.text} is no board ${where}: a power is negative, or it has no squares or too many.`, expr);
  }
  return boardValue(board);
}

/** The family with the numbers written for the parameters that have a value. */
function given({ family, text, at, end }: BoardText, numbers: Readonly<Record<string, number>>): typeof family {
  const written = text.replace(/\^\s*(?:\(([^)]*)\)|([a-z][0-9]*))/g, (power, form?: string, name?: string) => {
    if (name !== undefined) return numbers[name] === undefined ? power : `^(${numbers[name]})`;
    return `^(${(form as string).replace(/[A-Za-z][0-9]*/g, (one) => (numbers[one] === undefined ? one : `(${numbers[one]})`))})`;
  });
  const parsed = parseFamily(written);
  if (!parsed.ok) throw new Fault(parsed.error.message, { at, end });
  return parsed.value;
}
