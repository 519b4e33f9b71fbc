/**
 * What a certificate claims about the positions of a word: their values, or how they compare with 0 and perhaps with *.
 *
 * Trusted: `reaches` says what the claim says.
 */
import type { Questions } from './cases.ts';
import type { Form } from './form.ts';
import { Order } from './game.ts';
import type { Side } from './moves.ts';
import { type Formula, type Predicate, put, select, type Value } from './tree.ts';

export interface Claim {
  /** Is a comparison with this game claimed everywhere? */
  speaksOf(rival: string): boolean;
  /** Is the position at least as good for the side as the rival: >= it for Left, <= it for Right? */
  reaches(side: Side, rival: Value, ask: Questions): boolean;
  /** The claim with forms put in for the gaps. */
  put(gaps: readonly Form[]): Claim;
}

/** The value of the position is the game that the formula selects. */
export class ValueClaim implements Claim {
  constructor(readonly formula: Formula) {}

  speaksOf(): boolean {
    return true;
  }

  reaches(side: Side, rival: Value, ask: Questions): boolean {
    return new Order(ask).reaches(side, select(this.formula, ask).game, rival.game);
  }

  put(gaps: readonly Form[]): ValueClaim {
    return new ValueClaim(put(this.formula, gaps));
  }
}

/** Where a position is >= a rival, by the name Left, and where it is <= it, by the name Right. */
export type Standing = Readonly<Record<Side, Predicate>>;

/**
 * The position is as good as a rival for a side exactly where the predicate holds. Rivals are named by their texts, 0
 * and *.
 */
export class OutcomeClaim implements Claim {
  constructor(readonly against: ReadonlyMap<string, Standing>) {}

  speaksOf(rival: string): boolean {
    return this.against.has(rival);
  }

  reaches(side: Side, rival: Value, ask: Questions): boolean {
    return select(this.predicate(side, rival.text), ask).holds;
  }

  put(gaps: readonly Form[]): OutcomeClaim {
    const moved = [...this.against].map(([rival, { Left, Right }]): [string, Standing] => {
      return [rival, { Left: put(Left, gaps), Right: put(Right, gaps) }];
    });
    return new OutcomeClaim(new Map(moved));
  }

  predicate(side: Side, rival: string): Predicate {
    const standing = this.against.get(rival);
    if (standing === undefined) throw new Error(`nothing is claimed about ${rival}`);
    return standing[side];
  }
}
