/**
 * What an invariant claims about the positions of a word: those that the set contains are >= 0, and those whose mirror images it
 * contains are <= 0. About the others it claims nothing.
 *
 * Trusted: `reaches` answers true only where that is claimed. Its answer false does not mean that the position is not as
 * good as 0; so a corollary must not use it that way (document.ts).
 */
import type { Questions } from '../cases.ts';
import type { Claim } from '../claim.ts';
import type { Form } from '../form.ts';
import type { Side } from '../moves.ts';
import { type Predicate, put, select } from '../tree.ts';

export class InvariantClaim implements Claim {
  /** `contains` says where the set contains the position, `mirror` where it contains its mirror image. */
  constructor(
    readonly contains: Predicate,
    readonly mirror: Predicate,
  ) {}

  speaksOf(rival: string): boolean {
    return rival === '0';
  }

  reaches(side: Side, _zero: unknown, ask: Questions): boolean {
    return select(side === 'Left' ? this.contains : this.mirror, ask).holds;
  }

  put(gaps: readonly Form[]): InvariantClaim {
    return new InvariantClaim(put(this.contains, gaps), put(this.mirror, gaps));
  }
}
