/**
 * What an invariant claims about the positions of a word: those that its set contains are >= 0, and those that its set with a star
 * contains are >= *. Those whose mirror images a set contains are <= 0, or <= *, since the negative of * is *. About the
 * others it claims nothing.
 *
 * Trusted: `reaches` answers true only where that is claimed. Its answer false does not mean that the position is not as
 * good as the rival; so a corollary must not use it that way (document.ts).
 */
import type { Questions } from '../cases.ts';
import type { Claim, Standing } from '../claim.ts';
import type { Form } from '../form.ts';
import { missing } from '../missing.ts';
import type { Side } from '../moves.ts';
import { put, select, type Value } from '../tree.ts';

export class InvariantClaim implements Claim {
  /** By rival: for Left, where its set contains the position; for Right, where it contains the mirror image. */
  constructor(readonly sets: ReadonlyMap<string, Standing>) {}

  speaksOf(rival: string): boolean {
    return this.sets.has(rival);
  }

  reaches(side: Side, rival: Value, ask: Questions): boolean {
    const { [side]: predicate } = this.sets.get(rival.text) ?? missing();
    return select(predicate, ask).holds;
  }

  put(gaps: readonly Form[]): InvariantClaim {
    const moved = [...this.sets].map(([rival, { Left, Right }]): [string, Standing] => {
      return [rival, { Left: put(Left, gaps), Right: put(Right, gaps) }];
    });
    return new InvariantClaim(new Map(moved));
  }
}
