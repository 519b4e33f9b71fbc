/** The value of a sum with its properties. Long boards are valued by the proved formulas. */
import {
  type Arena,
  atomicWeight,
  birthday,
  type GameId,
  isInfinitesimal,
  LEFT,
  outcome,
  plainWords,
  RIGHT,
  reducedCanonicalForm,
  type Thermograph,
  type Trajectory,
  thermograph,
} from '@lilypad/games';
import { boardOf, boardsIn, explainValue, sumValue, termsOf, type Valuer, valueCost } from '@lilypad/toads';
import type { PlainPosition } from '../game-questions.ts';
import type { CornerAnswer, ThermographAnswer, ValueAnswer, WordsAnswer } from '../protocol.ts';
import { readBoard, readExpression, type WorkerSession } from '../session.ts';
import { minus, short, writeAll } from '../written.ts';

/** Facts that need the whole tree of a value are left out for values longer than this. */
const SIMPLE = 2000;

export async function value(session: WorkerSession, { sum }: { readonly sum: string }): Promise<ValueAnswer> {
  const start = performance.now();
  const expression = readExpression(sum);
  const valuer = await session.values.valuerFor(boardsIn(expression));
  const { arena } = valuer;
  const terms = termsOf(arena, expression, (board) => valuer.value(board));
  const game = sumValue(arena, terms, (board) => valuer.value(board));
  const milliseconds = performance.now() - start;
  const written = writeAll(arena, game);
  const graph = thermograph(arena, game);
  const [only] = terms;
  return {
    written,
    short: short(arena, game),
    outcome: outcome(arena, game),
    leftStop: minus(arena.stop(game, LEFT)),
    rightStop: minus(arena.stop(game, RIGHT)),
    mean: minus(graph.mean),
    temperature: minus(graph.temperature),
    words: plainWords(arena, game),
    more: written.plain !== null && written.plain.length <= SIMPLE ? moreFacts(arena, game) : [],
    thermograph: thermographAnswer(graph),
    reasons: terms.length === 1 && only?.kind === 'board' && !only.negative ? reasons(valuer, sum) : [],
    milliseconds,
  };
}

/** Boards that cost more are not valued for words alone: a game goes on meanwhile. */
const MOST_FOR_WORDS = 1_000_000;

/** What a position in play is worth, in plain words. */
export function words({ values }: WorkerSession, { boards }: Pick<PlainPosition, 'boards'>): WordsAnswer {
  const read = boards.map(boardOf);
  if (read.some((board) => valueCost(board) > MOST_FOR_WORDS)) return { words: null };
  const valuer = values.valuer();
  const game = read.reduce((sum, board) => valuer.arena.add(sum, valuer.value(board)), valuer.arena.zero);
  return { words: plainWords(valuer.arena, game) };
}

function moreFacts(arena: Arena, game: GameId): [string, string][] {
  const facts: [string, string][] = [['birthday', birthday(arena, game).toString()]];
  if (isInfinitesimal(arena, game)) {
    const weight = atomicWeight(arena, game);
    if (weight !== null) facts.push(['atomic weight', short(arena, weight).text]);
  } else if (!arena.isNumber(game)) {
    facts.push(['reduced canonical form', short(arena, reducedCanonicalForm(arena, game)).text]);
  }
  return facts;
}

function reasons(valuer: Valuer, text: string): string[] {
  return explainValue(valuer, readBoard(text), (game) => short(valuer.arena, game).text);
}

function thermographAnswer({ walls, mean, temperature }: Thermograph): ThermographAnswer {
  const corners = (wall: Trajectory): CornerAnswer[] =>
    wall.corners.map((corner) => ({ temperature: String(corner.temperature), value: String(corner.value) }));
  return { walls: [corners(walls[LEFT]), corners(walls[RIGHT])], mean: String(mean), temperature: String(temperature) };
}
