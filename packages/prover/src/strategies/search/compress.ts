/**
 * Proofs with fewer claims: a search takes the first reply that works, and another one may need no claim that is not
 * needed anyway. Goes through the claims in the order in which they are needed and prefers claims that are needed
 * already.
 */
import { type Goal, simplify } from '../pattern/goal.ts';
import { instanceOf } from '../pattern/match.ts';
import { leftMoves } from '../pattern/moves.ts';
import { type Answer, type Claim, eachUse, isOnBoard, type Proof } from '../pattern/proof.ts';
import { rightSideMoves } from '../pattern/side.ts';
import { casesOf } from '../pattern/split.ts';
import { repliesOf } from './replies.ts';
import { droppedGoal, settledBy } from './settle.ts';

/** Rewrites the proofs of all claims that some proofs rest on. */
export function compress(roots: readonly Proof[]): void {
  const compressor = new Compressor();
  for (const root of roots) eachUse(root, false, (claim) => compressor.need(claim));
  compressor.run();
}

class Compressor {
  private readonly needed = new Set<Claim>();

  need(claim: Claim): void {
    this.needed.add(claim);
  }

  run(): void {
    // The set grows during the loop.
    for (const claim of this.needed) claim.proof = this.proof(claim.proof as Proof, claim.goal, false);
  }

  private proof(proof: Proof, raw: Goal, moved: boolean): Proof {
    const goal = simplify(raw);
    if (proof.kind === 'use') {
      // Before a piece has moved, claims must not depend on each other in a circle, so proofs are not changed there.
      const other = this.needed.has(proof.claim) || !moved ? null : this.known(raw);
      if (other === null) this.need(proof.claim);
      return other ?? proof;
    }
    if (proof.kind === 'split') {
      const cases = casesOf(proof.split, goal);
      return { ...proof, cases: proof.cases.map((each, i) => this.proof(each, cases[i], moved)) };
    }
    if (proof.kind === 'drop') {
      const rest = droppedGoal(goal)?.goal as Goal;
      return { ...proof, rest: this.proof(proof.rest, rest, moved) };
    }
    if (proof.kind !== 'moves') return proof;
    const goals = movesOf(goal);
    const answers = [...proof.answers].map(([name, answer]): [string, Answer] => {
      return [name, this.answer(answer, goals.get(name) as Goal, moved || isOnBoard(name))];
    });
    return { kind: 'moves', answers: new Map(answers) };
  }

  private answer(answer: Answer, raw: Goal, moved: boolean): Answer {
    const goal = simplify(raw);
    if (!this.isCheap(answer, moved)) {
      for (const { reply, goals } of repliesOf(goal)) {
        if (!moved && !isOnBoard(reply)) continue;
        const rest = goals.map((each) => this.known(each));
        if (rest.every((proof) => proof !== null)) return { kind: 'reply', reply, rest: rest as Proof[] };
      }
    }
    if (answer.kind === 'split') {
      const cases = casesOf(answer.split, goal);
      return { ...answer, cases: answer.cases.map((each, i) => this.answer(each, cases[i], moved)) };
    }
    const { reply, rest } = answer;
    const goals = repliesOf(goal).find((each) => each.reply === reply)?.goals as readonly Goal[];
    return { ...answer, rest: rest.map((each, i) => this.proof(each, goals[i], moved || isOnBoard(reply))) };
  }

  /** Does an answer use only claims that are needed anyway? */
  private isCheap(answer: Answer, moved: boolean): boolean {
    let isCheap = true;
    eachUse({ kind: 'moves', answers: new Map([['', answer]]) }, moved, (claim) => {
      if (!this.needed.has(claim)) isCheap = false;
    });
    return isCheap;
  }

  /** The end of a branch, by the death leap or by a claim that is needed already. */
  private known(raw: Goal): Proof | null {
    const goal = simplify(raw);
    const kind = settledBy(goal);
    if (kind !== null) return { kind };
    for (const claim of this.needed) {
      const values = instanceOf(goal, claim.goal);
      if (values !== null) return { kind: 'use', claim, values, raw: false };
    }
    return null;
  }
}

/** What each move of Left leads to. */
function movesOf(goal: Goal): Map<string, Goal> {
  const { word, side } = goal;
  const found = leftMoves(goal);
  const onBoard = 'moves' in found ? found.moves : [];
  return new Map([
    ...onBoard.map((move): [string, Goal] => [move.name, { word: move.word, side }]),
    ...rightSideMoves(side).map((move): [string, Goal] => [move.name, { word, side: move.side }]),
  ]);
}
