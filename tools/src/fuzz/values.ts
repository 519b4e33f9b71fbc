/** Boards by different routes: the value by rules, sweeps and formulas is that of plain recursion, and comparisons agree. */
import { Arena, formatGame, type GameId, GameLimitError, LEFT, RIGHT, SIDES } from '@lilypad/games';
import {
  afterMove,
  anyBoardValue,
  type Board,
  boardOf,
  compareSums,
  Evaluator,
  legalMoves,
  MethodError,
  mirror,
  parseBoard,
  parseExpression,
  printSquares,
  Session,
  solve,
  Valuer,
} from '@lilypad/toads';
import type { Random } from './random.ts';
import { messageFault, type Subject } from './subject.ts';
import { gameText, shortBoard } from './texts.ts';

/** The value straight from the definition. */
function plainValue(arena: Arena, board: Board, known = new Map<string, GameId>()): GameId {
  const key = printSquares(board);
  let value = known.get(key);
  if (value === undefined) {
    const [left, right] = SIDES.map((side) =>
      legalMoves(board, side).map((move) => plainValue(arena, afterMove(board, move), known)),
    );
    value = arena.game(left, right);
    known.set(key, value);
  }
  return value;
}

function judgeValue(text: string): string | null {
  const arena = new Arena();
  const board = boardOf(text);
  const valuer = new Valuer(arena);
  const value = valuer.value(board);
  const plain = plainValue(arena, board);
  if (value !== plain) return `the value is ${formatGame(arena, plain)}, not ${formatGame(arena, value)}`;
  if (valuer.value(mirror(board)) !== arena.negate(value)) return 'the mirror image is not the negative';
  for (const turn of [LEFT, RIGHT] as const) {
    const wins = turn === LEFT ? !arena.le(value, arena.zero) : !arena.ge(value, arena.zero);
    const { value: found } = solve({ board, turn });
    if ((found === 'win') !== wins) return `solving says ${found} for ${turn === LEFT ? 'Left' : 'Right'}`;
  }
  return null;
}

/** Whether something is not defined, or beyond a limit, and was refused with a sentence. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof GameLimitError || (error instanceof Error && error.name === 'NotationFault');

const METHODS = ['value', 'thresholds', 'search'] as const;

/** Two sums, with `<>` between them. */
async function judgeComparison(text: string): Promise<string | null> {
  const [left, right] = text.split(' <> ').map((part) => parseExpression(part ?? ''));
  if (!left?.ok || !right?.ok) return null;
  const found = new Map<string, string>();
  for (const by of METHODS) {
    try {
      const { relation } = await compareSums(new Session({ maxBytes: 2 ** 28 }), left.value, right.value, { by });
      found.set(by, relation);
    } catch (error) {
      if (isRefusal(error)) return messageFault(error.message);
      if (!(error instanceof MethodError)) throw error;
    }
  }
  const answers = [...found].map(([by, relation]) => `${relation} by ${by}`);
  return new Set(found.values()).size > 1 ? `the answers differ: ${answers.join(', ')}` : null;
}

/** A long board by any method, and straight from its positions where that is possible. */
function judgeLongBoard(text: string): string | null {
  const parsed = parseBoard(text);
  if (!parsed.ok) return null;
  const arena = new Arena();
  const valued = (value: () => GameId): GameId | string => {
    try {
      return value();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return error.message;
    }
  };
  const value = valued(() =>
    anyBoardValue(new Valuer(arena, { maxBytes: SWEEP_BYTES }), parsed.value, { maxBytes: LONG_BYTES }),
  );
  if (typeof value === 'string') return messageFault(value);
  const plain = valued(() => new Evaluator(arena, { maxBytes: LONG_BYTES }).value(parsed.value));
  if (typeof plain === 'string' || plain === value) return null;
  return `the value is ${formatGame(arena, plain)}, not ${formatGame(arena, value)}`;
}

/** The memory to search a long board, and to sweep: some seconds of work each. */
const LONG_BYTES = 2 ** 22;
const SWEEP_BYTES = 2 ** 26;

/** A board that repeats something ten times or more. */
function longBoard(random: Random): string {
  const few = (): string => random.list(0, 2, () => random.of(['T', 'F', '.', '.'])).join('');
  const repeated = (): string => `(${random.of(['T', 'F', 'TF', 'TTF', 'TFF', '.'])})^${10 + random.below(5)}`;
  const second = random.once(3) ? `${repeated()}${few()}` : '';
  return `${few()}${repeated()}${few()}.${second}`;
}

export const VALUES: readonly Subject[] = [
  { name: 'long board', make: longBoard, judge: judgeLongBoard, isText: true },
  { name: 'value', make: (random) => shortBoard(random, 10), judge: judgeValue, isText: true },
  {
    name: 'comparison',
    make(random) {
      const sum = (): string => `${shortBoard(random, 7)} ${random.of(['+', '-'])} ${gameText(random, 1)}`;
      return `${sum()} <> ${random.once(2) ? sum() : gameText(random, 2)}`;
    },
    judge: judgeComparison,
    isText: true,
  },
];
