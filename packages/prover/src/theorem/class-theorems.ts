/** Statements as corollaries of classes that are proved for the occasion, each class once. */
import { placePart } from '../statements/class-corollary.ts';
import type { Part } from '../statements/parts.ts';
import type { Statement } from '../statements/statement.ts';
import type { CheckedTheorem } from './checked-theorem.ts';
import { classProof } from './part-proof.ts';
import { proveStandings, proveValues } from './prove.ts';
import type { ProveStatementOptions } from './statement-finding.ts';
import type { Target } from './target.ts';

/** The most squares besides those in the gaps of a class that is not large. */
const MOST_KEYS = { A: 4, B: 3 } as const;

export class ClassTheorems {
  private readonly known = new Map<string, CheckedTheorem | string>();

  constructor(private readonly options: ProveStatementOptions) {}

  /** Theorems that say all parts of a statement; a sentence without its full stop if there are none, or a class is large and those are not tried. */
  prove(
    statement: Statement,
    parts: readonly Part[],
    method: 'values' | 'outcomes',
    isLargeTried: boolean,
  ): readonly CheckedTheorem[] | string {
    const theorems: CheckedTheorem[] = [];
    for (const part of parts) {
      const placed = placePart(statement, part);
      if (typeof placed === 'string') return placed;
      const { positions, word } = placed.placement;
      const isLarge = word.length > MOST_KEYS[positions.name[0] as 'A' | 'B'];
      if (isLarge && !isLargeTried) {
        return `Class ${positions.name} is large; --by ${method} tries it nevertheless`;
      }
      const theorem = this.theorem({ name: positions.name, positions, family: null }, method);
      if (typeof theorem === 'string') return theorem;
      const proof = classProof(`of class ${positions.name}`, theorem, statement, part, placed);
      if (typeof proof === 'string') return proof;
      if (proof.kind === 'certificate') theorems.push(proof.theorem);
    }
    return theorems;
  }

  /** A class that is proved now; if that fails, why. */
  private theorem(target: Target, method: 'values' | 'outcomes'): CheckedTheorem | string {
    const key = `${method} ${target.name}`;
    const found = this.known.get(key) ?? this.proved(target, method);
    this.known.set(key, found);
    return found;
  }

  private proved(target: Target, method: 'values' | 'outcomes'): CheckedTheorem | string {
    const { maxSeconds, clock, team, library } = this.options;
    const limits = { team, ...(maxSeconds !== undefined && { maxSeconds }), ...(clock !== undefined && { clock }) };
    const finding =
      method === 'values'
        ? proveValues(target, limits)
        : proveStandings(target, { ...limits, library: (name) => library.theorems.theorem(name) });
    return finding.theorem ?? `Class ${target.name} was not proved: ${finding.reason}`;
  }
}
