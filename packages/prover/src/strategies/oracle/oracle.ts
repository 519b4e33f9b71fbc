/**
 * Tries claims on instances with exact values. A claim that fails is false; one that passes may still be false. Nothing
 * is proved here: the oracle only keeps the search from hopeless goals.
 */
import { Arena, Dyadic, type GameId, LEFT } from '@lilypad/games';
import { boardOf, Evaluator } from '@lilypad/toads';
import { valueAt } from '../pattern/form.ts';
import type { Goal } from '../pattern/goal.ts';
import type { Side } from '../pattern/side.ts';
import { gameAt } from '../pattern/side-game.ts';
import { goalText } from '../pattern/text.ts';
import type { Questions } from './questions.ts';
import { boardsWith, type Instance, LIMITS, type SampleLimits, samples } from './samples.ts';

/** Other threads that answer questions, and how many instances are tried before they are asked. */
interface Help {
  readonly questions: Questions;
  readonly leastTried: number;
}

export class Oracle {
  /** Instances tried so far. */
  tried = 0;
  private readonly arena = new Arena();
  private readonly evaluator = new Evaluator(this.arena);
  private readonly values = new Map<string, GameId>();
  private readonly answers = new Map<string, boolean>();

  constructor(
    private readonly limits: SampleLimits = LIMITS,
    private readonly help: Help | null = null,
  ) {}

  /** Whether announcements are of any use. */
  get hasHelp(): boolean {
    return this.help !== null && this.tried >= this.help.leastTried;
  }

  /** Claims that it will soon be asked about, so that other threads can begin with them. */
  announce(goals: readonly Goal[]): void {
    if (this.help === null || !this.hasHelp) return;
    for (const goal of goals) {
      const key = goalText(goal);
      if (!this.answers.has(key)) this.help.questions.ask(key, goal);
    }
  }

  /** Lets the other threads go. */
  close(): void {
    this.help?.questions.close();
  }

  /** Does the claim hold at all instances that are tried? */
  holds(goal: Goal): boolean {
    const key = goalText(goal);
    let answer = this.answers.get(key);
    if (answer === undefined) {
      answer = this.help?.questions.answer(key) ?? this.counterexample(goal) === null;
      this.answers.set(key, answer);
    }
    return answer;
  }

  /** The first instance tried at which the claim fails. */
  counterexample(goal: Goal): Instance | null {
    for (const instance of samples(goal, this.limits)) if (!this.holdsAt(goal.side, instance)) return instance;
    return null;
  }

  holdsAt(side: Side, { point, boards, fillings }: Instance): boolean {
    const { arena } = this;
    this.tried += 1;
    const value = this.sum(boards);
    if (side.eps && side.choice === null) {
      // W <= n + 2^-N for all N exactly if Left's stop is at most n; a star changes no stop.
      return arena.stop(value, LEFT).compare(Dyadic.of(valueAt(side.n, point))) <= 0;
    }
    const game = gameAt(arena, side, point, (word) => this.sum(boardsWith(word, point, fillings)));
    return arena.le(value, game);
  }

  private sum(boards: readonly string[]): GameId {
    return boards.slice(1).reduce((sum, board) => this.arena.add(sum, this.value(board)), this.value(boards[0]));
  }

  private value(board: string): GameId {
    let value = this.values.get(board);
    if (value === undefined) {
      value = board === '' ? this.arena.zero : this.evaluator.value(boardOf(board));
      this.values.set(board, value);
    }
    return value;
  }
}
