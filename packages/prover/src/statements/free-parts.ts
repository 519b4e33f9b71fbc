/** The parts of a statement for methods that prove them one by one. */
import { type Part, partsOf } from './parts.ts';
import type { Statement } from './statement.ts';

/** The parts; a sentence without its full stop if no method can go through them. */
export function freeParts(statement: Statement): readonly Part[] | string {
  if (statement.large !== null) return `No method proves what holds for large ${statement.large} only`;
  const parts = partsOf(statement);
  if (typeof parts === 'string') return parts;
  return parts.length === 0 ? 'The statement is about no board at all' : parts;
}
