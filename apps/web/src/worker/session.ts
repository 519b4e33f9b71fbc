/**
 * What a worker keeps between questions: a session with the values found so far, and a solver with the positions
 * solved.
 */
import {
  type Board,
  type Expression,
  PuzzleMaker,
  parseExpression,
  printSquares,
  rater,
  Session,
  Solver,
  type SumPosition,
  type SumRating,
} from '@lilypad/toads';
import type { Evaluator } from './evaluator.ts';
import type { PlainPosition } from './game-questions.ts';
import { PageTeam } from './page-team.ts';
import type { Progress } from './protocol.ts';
import type { WorksheetProver } from './worksheet-prover.ts';

/** Questions that need more than this are refused with a sentence; a browser tab has no more memory. */
const MAX_BYTES = 768 * 2 ** 20;
/** What may be kept from one question to the next. */
const KEPT_BYTES = 256 * 2 ** 20;
/**
 * Larger games are judged instead: who wins, without the number of moves (tasks/game.ts). A pass over so many takes 1.5 s
 * on one core, so that an answer takes no more than two; every starting board of 17 squares is within.
 */
const MAX_SOLVED_BOARDS = 6_000_000;
/** Positions that are searched before that, which is enough near the end of any game; they take some tenths of a second. */
const MAX_SEARCHED = 100_000;
/** The ratings that are kept. */
const MOST_RATINGS = 200;

/** The text of a question cannot be read; has the column of the error. */
export class InputError extends Error {
  readonly column: number;

  constructor(message: string, column: number) {
    super(message);
    this.column = column;
  }
}

export class WorkerSession {
  /** Reports the progress of the current question to the page. */
  report: (progress: Progress) => void = () => {};
  /** Whether the page has withdrawn the current question. */
  isCancelled: () => boolean = () => false;

  /** The threads that help with large questions. */
  readonly team = new PageTeam();
  readonly values = new Session({
    maxBytes: MAX_BYTES,
    team: this.team,
    keptBytes: KEPT_BYTES,
    onProgress: (done, total) => this.report({ done, total, unit: 'positions' }),
    openLibrary: async () => (await this.prover()).formulas,
  });
  private solving: Solver | null = null;
  private makingPuzzles: PuzzleMaker | null = null;
  /** What was rated last: choosing a move, a hint and the chart ask for the same positions. */
  private readonly ratings = new Map<string, SumRating | null>();
  private evaluating: Promise<Evaluator> | null = null;
  private proving: Promise<WorksheetProver> | null = null;

  solver(): Solver {
    this.solving ??= new Solver({
      maxBoards: MAX_SOLVED_BOARDS,
      maxStates: MAX_SEARCHED,
      searchFirst: MAX_SEARCHED,
      team: this.team,
      onProgress: (done) => this.report({ done, unit: 'positions' }),
    });
    return this.solving;
  }

  /** What the moves of a position are worth; null if it is too large. */
  rate(position: SumPosition): SumRating | null {
    const key = `${position.turn} ${position.boards.map((board) => printSquares(board)).join(' ')}`;
    const known = this.ratings.get(key);
    if (known !== undefined) return known;
    const rate = rater({
      solver: this.solver(),
      session: this.values,
      onProgress: (done, total) => this.report({ done, total, unit: 'positions' }),
    });
    const rating = rate(position);
    this.ratings.set(key, rating);
    const [oldest] = this.ratings.keys();
    if (this.ratings.size > MOST_RATINGS && oldest !== undefined) this.ratings.delete(oldest);
    return rating;
  }

  puzzles(): PuzzleMaker {
    this.makingPuzzles ??= new PuzzleMaker();
    return this.makingPuzzles;
  }

  /** Worksheets; the language is loaded when it is first used. */
  evaluator(): Promise<Evaluator> {
    this.evaluating ??= import('./evaluator.ts').then(
      ({ Evaluator }) =>
        new Evaluator({
          maxBytes: MAX_BYTES,
          keptBytes: KEPT_BYTES,
          team: this.team,
          host: {
            simplify: async (game, where) => (await this.prover()).host.simplify(game, where),
            compare: async (left, right, where) => (await this.prover()).host.compare(left, right, where),
            prove: async (statement) => {
              const { host } = await this.prover();
              this.team.want();
              return host.prove(statement);
            },
            theorem: async (board) => (await this.prover()).host.theorem(board),
            conjectures: async () => (await this.prover()).host.conjectures(),
          },
          openLibrary: async () => (await this.prover()).formulas,
        }),
    );
    return this.evaluating;
  }

  /** The certificates of the library; loaded when they are first used. */
  prover(): Promise<WorksheetProver> {
    this.proving ??= import('./worksheet-prover.ts').then(({ openProver }) => openProver(this.team));
    return this.proving;
  }
}

/** The expression of a text; throws InputError. */
export function readExpression(text: string): Expression {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw new InputError(parsed.error.message, parsed.error.column);
  return parsed.value;
}

/** The position of a question. */
export const readPosition = ({ boards, turn }: PlainPosition): SumPosition => ({ boards: boards.map(readBoard), turn });

/** The board of a text that is one board; throws InputError. */
export function readBoard(text: string): Board {
  const expression = readExpression(text);
  if (expression.kind !== 'atom') throw new InputError('This is no board.', 1);
  return expression.value;
}
