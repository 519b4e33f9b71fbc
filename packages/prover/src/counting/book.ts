/** What a set of claims says about groups of sampled boards, and which claims follow from it on these boards. */
import { LEFT, RIGHT, type Side } from '@lilypad/games';
import { type Bound, isWithin, optionOf, type Relation, shifted } from './bound.ts';
import type { Group, Sample } from './samples.ts';

/** All boards of these groups are within the bound. */
export interface GroupClaim {
  readonly relation: Relation;
  readonly bound: Bound;
  readonly groups: readonly Group[];
}

export class Book {
  private readonly claimed: Readonly<Record<Relation, Map<Group, Bound[]>>> = { '<=': new Map(), '>=': new Map() };
  /** Answers of `isAnswered`, for whole groups. */
  private readonly answered = new Map<Group, Map<string, boolean>>();

  constructor(claims: readonly GroupClaim[]) {
    for (const { groups, relation, bound } of claims) {
      for (const group of groups) {
        const bounds = this.boundsOf(group, relation);
        if (!bounds.some((other) => isWithin(other, relation, bound))) {
          const others = bounds.filter((other) => !isWithin(bound, relation, other));
          this.claimed[relation].set(group, [...others, bound]);
        }
      }
    }
  }

  /** The strongest bounds that are claimed for a group; none implies another. */
  boundsOf(group: Group, relation: Relation): readonly Bound[] {
    return this.claimed[relation].get(group) ?? [];
  }

  /** The value of a group if bounds meet, less N. */
  valueOf(group: Group): Bound | null {
    const above = this.boundsOf(group, '<=');
    const below = this.boundsOf(group, '>=');
    return above.find((bound) => below.some((other) => isWithin(other, '>=', bound))) ?? null;
  }

  /** Does the claim follow, on every board of its groups, from what is claimed of the boards after a move or two? */
  proves({ groups, relation, bound }: GroupClaim): boolean {
    const key = `${relation} ${bound.twice} ${bound.star}`;
    return groups.every((group) => {
      const answers = this.answered.get(group) ?? new Map<string, boolean>();
      this.answered.set(group, answers);
      const answer = answers.get(key) ?? group.samples.every((sample) => this.isAnswered(sample, relation, bound));
      answers.set(key, answer);
      return answer;
    });
  }

  /** Does every move of the player who would refute "board <= bound" or "board >= bound" have an answer? */
  private isAnswered(sample: Sample, relation: Relation, bound: Bound): boolean {
    const [attacker, defender, sign]: [Side, Side, 1 | -1] = relation === '<=' ? [LEFT, RIGHT, 1] : [RIGHT, LEFT, -1];
    const says = (board: Sample, limit: Bound): boolean => {
      const wanted = shifted(limit, sample.n - board.n);
      return this.boundsOf(board.group, relation).some((one) => isWithin(one, relation, wanted));
    };
    const reachable = (board: Sample, limit: Bound) => board.options[defender].some((option) => says(option, limit));
    const isInteger = bound.twice % 2 === 0 && !bound.star;
    const isClosed = isInteger && sign * (sample.n + bound.twice / 2) >= 0;
    if (!isClosed && !reachable(sample, optionOf(bound, sign))) return false;
    const reply = optionOf(bound, sign === 1 ? -1 : 1);
    return sample.options[attacker].every((option) => says(option, reply) || reachable(option, bound));
  }
}
