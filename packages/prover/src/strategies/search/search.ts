/**
 * Finds a strategy for Right: a set of claims in which every move of Left has a reply after which the position is an
 * instance of a claim of the set again. docs/strategies.md describes the search.
 *
 * A claim is in the table before its own proof is found, so it may be used in that proof, one move later. Where the
 * proof of a claim fails, the claim goes and all that rests on it. So what is left when the root is proved is a proof.
 */
import type { Team } from '@lilypad/toads';
import { oracleFor } from '../oracle/by-team.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { atLeast, scale, shift } from '../pattern/form.ts';
import { type Goal, simplify } from '../pattern/goal.ts';
import { leftMoves } from '../pattern/moves.ts';
import { type Answer, type Claim, isOnBoard, type Proof } from '../pattern/proof.ts';
import { renamed } from '../pattern/rename.ts';
import { rightSideMoves } from '../pattern/side.ts';
import { casesOf, type Split } from '../pattern/split.ts';
import { goalText } from '../pattern/text.ts';
import { costOf } from './cost.ts';
import { Generaliser } from './generalise.ts';
import { Replies, type Reply } from './replies.ts';
import { droppedGoal, settledBy } from './settle.ts';
import { nestSplit, signSplit, vagueVariable } from './splits.ts';
import { ClaimTable } from './table.ts';

/** Limits of a search for a strategy. */
export interface SearchOptions {
  /** The most claims to make. */
  readonly mostClaims?: number;
  readonly onProgress?: (progress: SearchProgress) => void;
  /** Claims with proofs that may be used. */
  readonly using?: readonly Claim[];
  /** The threads that work together (default: this one alone); the proof does not depend on their number. */
  readonly team?: Team | undefined;
}

/** Progress of a search for a strategy, for display: claims made, open, closed and given up. */
export interface SearchProgress {
  /** Claims made so far, dead ones too. */
  readonly made: number;
  /** Claims whose proof is being sought. */
  readonly open: number;
  /** Claims with a proof. */
  readonly closed: number;
  /** Claims given up. */
  readonly dead: number;
  /** The current claim. */
  readonly goal: string;
}

/** A reply, and how hard it looks. */
interface Candidate extends Reply {
  readonly cost: number;
}

const BUDGETS = [20, 80, 320, 1280, Number.POSITIVE_INFINITY];
const MOST_REPLIES = 3;
const MOST_CLAIMS = 5000;
const DEEPEST_SPLIT = 4;
/** Words with more items than this are not worth a claim. */
const LONGEST_WORD = 16;
/** So many claims may be spent on answering a move on a number of which it is open whether it is there. */
const TEMPO_BUDGET = 15;

/** Where in a proof the search is; it gives up when `limit` claims have been made. */
interface Place {
  readonly owner: Claim;
  readonly moved: boolean;
  readonly limit: number;
}

export class Search {
  readonly oracle: Oracle;
  readonly table = new ClaimTable();
  private readonly generaliser: Generaliser;
  private readonly replies: Replies;
  /** Claims whose proof failed, with the number of claims that was allowed. */
  private readonly failed = new Map<string, number>();
  private readonly assumed = new Set<Claim>();
  private dead = 0;
  private open = 0;
  /** Counts how often a limit cut the search short. */
  private cuts = 0;

  constructor(private readonly options: SearchOptions = {}) {
    this.oracle = oracleFor(options.team);
    this.generaliser = new Generaliser(this.oracle);
    this.replies = new Replies(this.oracle);
    for (const claim of options.using ?? []) this.table.keep(claim);
  }

  /** The proof of a goal by a claim, which may have been there before; null if none was found. */
  prove(goal: Goal): Proof | null {
    if (!this.oracle.holds(renamed(goal))) return null;
    if (settledBy(simplify(goal)) === 'same') return { kind: 'same' };
    const known = this.table.find(goal, () => true);
    if (known !== null) return { kind: 'use', ...known, raw: true };
    const claim = this.claim(renamed(goal), this.table.made + (this.options.mostClaims ?? MOST_CLAIMS));
    const found = claim && this.table.find(goal, (one) => one === claim);
    return found && { kind: 'use', ...found, raw: true };
  }

  /** A claim that is to be proved: until then, others may use it after a move on the board. */
  assume(goal: Goal): Claim {
    const claim = this.table.add(renamed(goal));
    this.assumed.add(claim);
    return claim;
  }

  /** Makes a claim and proves it. */
  private claim(goal: Goal, limit: number): Claim | null {
    if (goal.word.length > LONGEST_WORD) return null;
    const allowed = limit - this.table.made;
    const failed = this.failed.get(goalText(goal)) ?? 0;
    if (allowed <= 0 || failed >= allowed) {
      if (allowed <= 0 || failed < Number.POSITIVE_INFINITY) this.cuts += 1;
      return null;
    }
    const claim = this.table.add(goal);
    return this.settle(claim, allowed) ? claim : null;
  }

  /** Proves a claim of the table with so many claims at most. If it fails, the claim goes and all that rests on it. */
  settle(claim: Claim, allowed = this.options.mostClaims ?? MOST_CLAIMS): boolean {
    const [text, cuts] = [goalText(claim.goal), this.cuts];
    this.open++;
    this.tell(text);
    claim.proof = this.expand(claim.goal, { owner: claim, moved: false, limit: this.table.made - 1 + allowed }, 0);
    this.open--;
    if (claim.proof !== null) return true;
    this.dead++;
    this.table.drop(claim);
    this.failed.set(text, this.cuts > cuts ? allowed : Number.POSITIVE_INFINITY);
    return false;
  }

  /** Lets the other threads go. */
  close(): void {
    this.oracle.close();
  }

  private tell(goal: string): void {
    const { table, open, dead } = this;
    this.options.onProgress?.({ made: table.made, open, closed: table.live.size - open, dead, goal });
  }

  /** Proves a claim, or a case of one, by going through Left's moves. */
  private expand(raw: Goal, place: Place, splits: number): Proof | null {
    const goal = simplify(raw);
    if (splits > 0) {
      const known = this.known(raw, goal, place);
      if (known !== null) return known;
    }
    const found = leftMoves(goal);
    const split = 'split' in found ? found.split : nestSplit(goal);
    if (split !== null) return this.splitGoal(split, goal, place, splits);
    if (goal.side.choice?.kind === 'board' || 'split' in found) return null;
    const answers = new Map<string, Answer>();
    const { word, side } = goal;
    const inSide = rightSideMoves(side);
    const isOpen = !atLeast(side.n, 0) && !atLeast(scale(side.n, -1), 1);
    const moves = [
      ...found.moves.map((move) => ({ name: move.name, goal: { word: move.word, side } })),
      ...inSide.map((move) => ({ name: move.name, goal: { word, side: move.side } })),
    ];
    this.replies.expect(moves.map((move) => move.goal));
    for (const move of moves) {
      if (isOpen && move.name === 'n') continue;
      const answer = this.answer(move.goal, { ...place, moved: place.moved || isOnBoard(move.name) }, 0);
      if (answer === null) return null;
      answers.set(move.name, answer);
    }
    if (isOpen) {
      // The doubtful move last, when much is known; if it cannot be answered everywhere, its sign must be decided.
      const goal = { word, side: { ...side, n: shift(side.n, 1) } };
      const limit = Math.min(place.limit, this.table.made + TEMPO_BUDGET);
      const answer = this.answer(goal, { ...place, limit }, DEEPEST_SPLIT);
      if (answer === null) {
        const split = signSplit({ word, side });
        return split === null ? null : this.splitGoal(split, { word, side }, place, splits);
      }
      answers.set('n', answer);
    }
    return { kind: 'moves', answers };
  }

  private splitGoal(split: Split, goal: Goal, place: Place, splits: number): Proof | null {
    if (splits > 8) return null;
    const cases: Proof[] = [];
    for (const each of casesOf(split, goal)) {
      const proof = this.expand(each, place, splits + 1);
      if (proof === null) return null;
      cases.push(proof);
    }
    return { kind: 'split', split, cases };
  }

  /** What needs no new claim: the death leap, or an instance of a claim. */
  private known(raw: Goal, goal: Goal, { owner, moved }: Place): Proof | null {
    const kind = settledBy(goal);
    if (kind !== null) return { kind };
    const isReady = (claim: Claim) => claim.proof !== null || !this.assumed.has(claim);
    const allowed = (claim: Claim) => moved || (isReady(claim) && !this.table.restsOn(claim, owner));
    const found = this.table.find(goal, allowed);
    if (found !== null) return { kind: 'use', ...found, raw: false };
    const before = this.table.find(raw, allowed);
    return before === null ? null : { kind: 'use', ...before, raw: true };
  }

  /** Proves a goal: by what is known, or by a new claim. */
  private proveGoal(raw: Goal, place: Place): Proof | null {
    const goal = simplify(raw);
    const known = this.known(raw, goal, place);
    if (known !== null) return known;
    const dropped = droppedGoal(goal);
    if (dropped !== null && this.oracle.holds(renamed(dropped.goal))) {
      const rest = this.proveGoal(dropped.goal, place);
      if (rest !== null) return { kind: 'drop', boards: dropped.boards, rest };
    }
    if (!this.oracle.holds(renamed(goal))) return null;
    const vague = vagueVariable(goal);
    if (vague !== null) return this.proveCases({ kind: 'zero', variable: vague }, goal, place);
    const general = this.generaliser.generalise(goal);
    for (const each of [general, renamed(goal)]) {
      if (each !== general && goalText(each) === goalText(general)) break;
      const claim = this.claim(each, place.limit);
      if (claim === null) continue;
      const found = this.table.find(goal, (one) => one === claim);
      if (found !== null) return { kind: 'use', ...found, raw: false };
    }
    return null;
  }

  private proveCases(split: Split, goal: Goal, place: Place): Proof | null {
    const cases = this.proveAll(casesOf(split, goal), place);
    return cases && { kind: 'split', split, cases };
  }

  /** Finds a reply for Right, in all cases. */
  private answer(raw: Goal, place: Place, depth: number): Answer | null {
    const goal = simplify(raw);
    const candidates = this.candidates(goal, place);
    const reply = this.tryReplies(candidates.slice(0, MOST_REPLIES), place);
    if (reply !== null || depth >= DEEPEST_SPLIT) return reply;
    const split = this.replies.bestSplit(goal);
    if (split === null) return null;
    const cases: Answer[] = [];
    for (const each of casesOf(split, goal)) {
      const answer = this.answer(each, place, depth + 1);
      if (answer === null) return null;
      cases.push(answer);
    }
    return { kind: 'split', split, cases };
  }

  private tryReplies(candidates: readonly Candidate[], place: Place): Answer | null {
    let open = [...candidates];
    for (const budget of BUDGETS) {
      for (const candidate of [...open]) {
        const { reply, goals } = candidate;
        const limit = Math.min(place.limit, this.table.made + budget);
        const cuts = this.cuts;
        const rest = this.proveAll(goals, { ...place, moved: place.moved || isOnBoard(reply), limit });
        if (rest !== null) return { kind: 'reply', reply, rest };
        if (this.cuts === cuts || limit === place.limit) open = open.filter((each) => each !== candidate);
      }
      if (open.length === 0) return null;
    }
    return null;
  }

  private proveAll(goals: readonly Goal[], place: Place): Proof[] | null {
    const proofs: Proof[] = [];
    for (const goal of goals) {
      const proof = this.proveGoal(goal, place);
      if (proof === null) return null;
      proofs.push(proof);
    }
    return proofs;
  }

  /** Right's replies that the oracle thinks good, cheapest first. */
  private candidates(goal: Goal, place: Place): Candidate[] {
    const candidates = this.replies.good(goal).map(({ reply, goals }): Candidate => {
      const there = { ...place, moved: place.moved || isOnBoard(reply) };
      const costs = goals.map((each) => this.cost(each, there));
      return { reply, goals, cost: Math.max(...costs) };
    });
    return candidates.sort((a, b) => a.cost - b.cost);
  }

  private cost(raw: Goal, place: Place): number {
    const goal = simplify(raw);
    const known = this.known(raw, goal, place);
    if (known !== null) return known.kind === 'use' ? 0.5 : 0;
    return costOf(goal.word, place.moved);
  }
}
