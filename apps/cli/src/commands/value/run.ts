/** `lilypad value`: the value of a position or of a sum of positions and games, with moves, reasons and pictures. */
import {
  type Arena,
  formatGame,
  type GameId,
  GameLimitError,
  LEFT,
  RIGHT,
  thermograph,
  thermographSvg,
} from '@lilypad/games';
import {
  type Analysis,
  analyseMoves,
  anyBoardValue,
  type Board,
  boardsIn,
  type Expression,
  explainAnyBoard,
  type LargeBoardOptions,
  MAX_TREE_NODES,
  parseExpression,
  printMove,
  printTerms,
  Session,
  squaresOf,
  sumValue,
  type Term,
  termsOf,
  treeSvg,
  type ValuedMove,
  type Valuer,
} from '@lilypad/toads';
import type { Answer } from '../../input/batch.ts';
import { parseFailure } from '../../input/parse-failure.ts';
import { openFormulas } from '../../library/formula-library.ts';
import { InputError } from '../../output/errors.ts';
import { GameTexts } from '../../output/game-texts.ts';
import { valueFacts } from '../../output/value-facts.ts';
import { WorkProgress } from '../../output/work-progress.ts';
import { writeWholeFile } from '../../output/write-file.ts';
import { answerOperands } from '../../threads/answer-operands.ts';
import { openTeam } from '../../threads/team.ts';
import type { ValueOptions } from './options.ts';
import { orTheorem } from './or-theorem.ts';

export async function run(operands: readonly string[], options: ValueOptions): Promise<void> {
  const single = operands.length === 1 && operands[0] !== '-';
  for (const name of ['thermograph', 'tree'] as const) {
    if (options[name] !== undefined && !single) {
      throw new InputError(`option --${name} draws one position, given as an argument`);
    }
  }
  const script = new URL('./value-worker.js', import.meta.url);
  await answerOperands('positions', operands, options, script, answerer);
}

/** Answers one position or sum after another. */
export function answerer(_operands: readonly string[], options: ValueOptions): Answer {
  const progress = new WorkProgress();
  const session = new Session({
    maxBytes: options.memory * 2 ** 20,
    team: openTeam(options.threads),
    openLibrary: openFormulas,
    onProgress: (done, total) => progress.update('positions', done, total),
  });
  const texts = new GameTexts(options.notation);
  return async (text, waiting = 0) => {
    const parsed = parseExpression(text);
    if (!parsed.ok) throw parseFailure(text, parsed.error);
    const valuer = await session.valuerFor(boardsIn(parsed.value));
    valuer.expect(waiting);
    try {
      return await new Question(valuer, options, texts, progress).answer(text, parsed.value);
    } finally {
      progress.clear();
    }
  };
}

/** Answers one question with everything that was asked for. */
class Question {
  private readonly options: ValueOptions;
  private readonly arena: Arena;
  private readonly valuer: Valuer;
  private readonly texts: GameTexts;
  private readonly progress: WorkProgress;

  constructor(valuer: Valuer, options: ValueOptions, texts: GameTexts, progress: WorkProgress) {
    this.options = options;
    this.progress = progress;
    this.texts = texts;
    this.arena = valuer.arena;
    this.valuer = valuer;
  }

  async answer(text: string, expression: Expression): Promise<string> {
    const { arena, options } = this;
    const boardValue = (board: Board): GameId => this.boardValue(board);
    const terms = termsOf(arena, expression, boardValue);
    const total = await orTheorem(terms, () => sumValue(arena, terms, boardValue));
    if (options.thermograph !== undefined) {
      const title = `${printTerms(terms, (g) => this.print(g))} = ${formatGame(arena, total, { style: 'unicode' })}`;
      writeWholeFile(options.thermograph, thermographSvg(thermograph(arena, total), title));
    }
    if (options.tree !== undefined) writeWholeFile(options.tree, this.tree(terms));
    if (options.json) return JSON.stringify(this.document(text, terms, total));
    const lines = [this.print(total)];
    if (options.explain) lines.push(...this.explanation(terms, total));
    if (options.options) lines.push(...this.listing(terms, total));
    return lines.join('\n');
  }

  private boardValue(board: Board): GameId {
    return anyBoardValue(this.valuer, board, this.limits);
  }

  private get limits(): LargeBoardOptions {
    const onProgress = (done: number, total?: number): void => this.progress.update('positions', done, total);
    return { maxBytes: this.options.memory * 2 ** 20, onProgress };
  }

  private print(g: GameId): string {
    return this.texts.of(this.arena, g);
  }

  private analysis(terms: readonly Term[]): Analysis {
    return analyseMoves(this.arena, terms, (board) => this.boardValue(board));
  }

  // ---- text ----

  private explanation(terms: readonly Term[], total: GameId): string[] {
    const print = (g: GameId): string => this.print(g);
    const lines = terms.flatMap((term) => (term.kind === 'board' ? this.reasons(term.board) : []));
    if (terms.length > 1) lines.push(`The sum: ${printTerms(terms, print)} = ${this.print(total)}`);
    return lines;
  }

  private reasons(board: Board): string[] {
    return explainAnyBoard(this.valuer, board, (g) => this.print(g), this.limits);
  }

  private listing(terms: readonly Term[], total: GameId): string[] {
    const { moves } = this.orValue(total, () => this.analysis(terms));
    return (['Left', 'Right'] as const).flatMap((name, side) => {
      const list = moves[side as 0 | 1];
      if (list.length === 0) return [`${name} has no move.`];
      const rows = list.map(
        (move) => [this.moveName(move), this.positionText(move.terms), this.print(move.value)] as const,
      );
      const width = (column: 0 | 1): number => Math.max(...rows.map((row) => row[column].length));
      const [first, second] = [width(0), width(1)];
      return [
        `${name}:`,
        ...rows.map(([move, position, text], i) => {
          const mark = list[i]?.sensible ? '*' : ' ';
          return `${mark} ${move.padEnd(first)}  ${position.padEnd(second)}  ${text}`;
        }),
      ];
    });
  }

  /** Where moves are out of reach, the error tells the value that is known. */
  private orValue<T>(value: GameId, valueMoves: () => T): T {
    try {
      return valueMoves();
    } catch (error) {
      if (!(error instanceof GameLimitError)) throw error;
      throw new GameLimitError(
        `The value is ${this.print(value)}, but those of its moves are out of reach. ${error.message}`,
      );
    }
  }

  private moveName(move: ValuedMove): string {
    return move.move === null ? 'game' : printMove(move.move);
  }

  private positionText(terms: readonly Term[]): string {
    return printTerms(terms, (g) => formatGame(this.arena, g));
  }

  // ---- pictures and documents ----

  private tree(terms: readonly Term[]): string {
    const [term] = terms;
    if (terms.length !== 1 || term?.kind !== 'board' || term.negative) {
      throw new InputError('option --tree draws one position, not a sum');
    }
    const { valuer } = this;
    const svg = treeSvg(
      term.board,
      (board) => formatGame(this.arena, valuer.value(board), { style: 'unicode' }),
      (board) => this.arena.isNumber(valuer.value(board)),
    );
    if (svg === null) {
      throw new InputError(`the game tree of this position has more than ${MAX_TREE_NODES} nodes, too many to draw`);
    }
    return svg;
  }

  private document(input: string, terms: readonly Term[], total: GameId): object {
    return {
      input,
      position: this.positionText(terms),
      squares: squaresOf(terms),
      value: this.print(total),
      ...valueFacts(this.arena, total),
      ...this.moveDocuments(terms),
      ...(this.options.explain ? { explanation: this.explanation(terms, total) } : {}),
    };
  }

  /** The moves of both players. Their values may be out of reach where that of the position is not: then there are none, and a reason. */
  private moveDocuments(terms: readonly Term[]): object {
    try {
      const { moves } = this.analysis(terms);
      return { left: this.moveList(moves[LEFT]), right: this.moveList(moves[RIGHT]) };
    } catch (error) {
      if (!(error instanceof GameLimitError)) throw error;
      return { left: null, right: null, missing: { fields: ['left', 'right'], message: error.message } };
    }
  }

  private moveList(moves: readonly ValuedMove[]): object[] {
    return moves.map((move) => ({
      move: this.moveName(move),
      position: this.positionText(move.terms),
      value: formatGame(this.arena, move.value),
      wins: move.wins,
      sensible: move.sensible,
      flaw: move.flaw,
      cost: String(move.cost),
    }));
  }
}
