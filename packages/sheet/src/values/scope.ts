/** Names with their values, one scope inside another. */
import type { Value } from './value.ts';

export class Scope {
  private readonly outer: Scope | null;
  private readonly names: ReadonlyMap<string, Value>;

  constructor(outer: Scope | null, names: ReadonlyMap<string, Value>) {
    this.outer = outer;
    this.names = names;
  }

  get(name: string): Value | undefined {
    for (let scope: Scope | null = this; scope !== null; scope = scope.outer) {
      const value = scope.names.get(name);
      if (value !== undefined) return value;
    }
    return undefined;
  }
}
