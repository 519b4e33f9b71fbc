/**
 * Reads decision trees: {"if": condition, "then": tree, "else": tree} with {"value": game} or {"holds": true} at the
 * ends.
 *
 * Trusted: that the tree means what a person would read.
 */
import { isObject, object, string } from './fields.ts';
import { Misread } from './misread.ts';
import { readCondition, readGame } from './text.ts';
import { Fork, type Formula, type Predicate, type Tree, Truth, Value } from './tree.ts';

const DEEPEST_TREE = 500;
const MOST_NODES = 200_000;

/** Reads the trees of one certificate, whose size altogether is limited. */
export class TreeReader {
  private nodes = 0;

  /** `where` says in words what is being read. */
  formula(json: unknown, where: string, parameters: readonly string[]): Formula {
    return this.tree<Value>(json, where, parameters, 0, 'value', (value) => {
      const text = string(value, `a value in ${where}`);
      return new Value(
        text.trim().replace(/\s+/g, ' '),
        located(where, () => readGame(text, parameters)),
      );
    });
  }

  predicate(json: unknown, where: string, parameters: readonly string[]): Predicate {
    return this.tree<Truth>(json, where, parameters, 0, 'holds', (holds) => {
      if (typeof holds !== 'boolean') throw new Misread(`"holds" in ${where} is neither true nor false`);
      return new Truth(holds);
    });
  }

  private tree<E extends Value | Truth>(
    json: unknown,
    where: string,
    parameters: readonly string[],
    depth: number,
    end: 'value' | 'holds',
    readEnd: (json: unknown) => E,
  ): Tree<E> {
    if (depth > DEEPEST_TREE) throw new Misread(`${where} is more than ${DEEPEST_TREE} conditions deep`);
    this.nodes += 1;
    if (this.nodes > MOST_NODES) throw new Misread(`the formulas have more than ${MOST_NODES} conditions and ends`);
    if (isObject(json) && Object.hasOwn(json, end)) return readEnd(object(json, where, [end])[end]);
    const fields = object(json, where, ['if', 'then', 'else']);
    const text = string(fields.if, `a condition in ${where}`);
    const branch = (inner: unknown): Tree<E> => this.tree(inner, where, parameters, depth + 1, end, readEnd);
    return new Fork(
      located(where, () => readCondition(text, parameters)),
      branch(fields.then),
      branch(fields.else),
    );
  }
}

export function located<T>(where: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Misread ? new Misread(`in ${where}, ${error.message}`) : error;
  }
}
