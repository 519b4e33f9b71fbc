/** Right's replies, and which of them the oracle thinks good. */
import type { Oracle } from '../oracle/oracle.ts';
import { type Goal, simplify } from '../pattern/goal.ts';
import { rightMoves } from '../pattern/moves.ts';
import { renamed } from '../pattern/rename.ts';
import { leftSideMoves } from '../pattern/side.ts';
import { casesOf, type Split } from '../pattern/split.ts';
import { possibleSplits } from './splits.ts';

/** A reply: its name, and the goals that it leads to. */
export interface Reply {
  readonly reply: string;
  readonly goals: readonly Goal[];
}

/** All replies. */
export function repliesOf({ word, side }: Goal): Reply[] {
  return [
    ...leftSideMoves(side).map((move) => ({ reply: move.name, goals: [{ word, side: move.side }] })),
    ...rightMoves(word).map((move) => ({ reply: move.name, goals: move.words.map((each) => ({ word: each, side })) })),
  ];
}

/** A reply with what the oracle is asked about it. */
interface Asked extends Reply {
  readonly questions: readonly Goal[];
}

export class Replies {
  constructor(private readonly oracle: Oracle) {}

  /** Those that the oracle thinks good. */
  good(goal: Goal): Reply[] {
    const asked = askedOf(goal);
    this.announce([asked]);
    return asked.filter((each) => this.isGood(each));
  }

  /** The split whose cases have replies, the most of them in the case that has fewest. */
  bestSplit(goal: Goal): Split | null {
    const splits = possibleSplits(goal).map((split) => ({
      split,
      cases: casesOf(split, goal).map((each) => askedOf(simplify(each))),
    }));
    this.announce(splits.flatMap(({ cases }) => cases));
    let best: { split: Split; score: number } | null = null;
    for (const { split, cases } of splits) {
      const counts = cases.map((asked) => asked.filter((each) => this.isGood(each)).length);
      const score = Math.min(...counts) * 100 + counts.reduce((sum, count) => sum + count, 0);
      if (counts.every((count) => count > 0) && (best === null || score > best.score)) best = { split, score };
    }
    return best?.split ?? null;
  }

  /** Replies will soon be wanted for these goals. */
  expect(goals: readonly Goal[]): void {
    if (this.oracle.hasHelp) this.announce(goals.map((goal) => askedOf(simplify(goal))));
  }

  private announce(asked: readonly (readonly Asked[])[]): void {
    this.oracle.announce(asked.flatMap((replies) => replies.flatMap(({ questions }) => questions)));
  }

  private isGood({ questions }: Asked): boolean {
    return questions.every((each) => this.oracle.holds(each));
  }
}

const askedOf = (goal: Goal): Asked[] =>
  repliesOf(goal).map((reply) => ({ ...reply, questions: reply.goals.map((each) => renamed(simplify(each))) }));
