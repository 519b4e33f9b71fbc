/** The readers of texts: they never throw, errors are sentences with a column, and what was read prints and reads back. */
import { Arena, formatGame, GameLimitError, parseGame, type StyleName } from '@lilypad/games';
import {
  compareSymbolic,
  hasParameters,
  parseStatement,
  parseTarget,
  simplifySymbolic,
  TargetError,
} from '@lilypad/prover';
import {
  type Board,
  parseBoard,
  parseExpression,
  parseFamily,
  parsePosition,
  printBoard,
  printPosition,
  printSquares,
} from '@lilypad/toads';
import type { Random } from './random.ts';
import { errorFault, messageFault, type Subject } from './subject.ts';
import { boardText, damaged, familyText, gameText, statementText, symbolicText } from './texts.ts';

const STYLES: readonly StyleName[] = ['plain', 'paper', 'unicode', 'latex'];

/** The result of a computation with a stated limit; undefined if the limit was reached. */
function within<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof GameLimitError) return undefined;
    throw error;
  }
}

function judgeGame(text: string): string | null {
  const arena = new Arena();
  const parsed = within(() => parseGame(arena, text));
  if (parsed === undefined) return null;
  if (!parsed.ok) return errorFault(text, parsed.error);
  for (const style of STYLES) {
    const printed = within(() => formatGame(arena, parsed.value, { style }));
    if (printed === undefined || printed.length > 2000) continue;
    const again = within(() => parseGame(arena, printed));
    if (again === undefined) continue;
    if (!again.ok) return `in the style ${style} it is printed ${printed}, which is not read: ${again.error.message}`;
    if (again.value !== parsed.value) return `in the style ${style} it is printed ${printed}, which is another game`;
  }
  const difference = within(() => arena.add(parsed.value, arena.negate(parsed.value)));
  return difference === undefined || difference === arena.zero ? null : 'the game minus itself is not 0';
}

const sameBoards = (one: Board, other: Board): boolean => printSquares(one) === printSquares(other);

function judgeBoard(text: string): string | null {
  const board = parseBoard(text);
  if (!board.ok) return errorFault(text, board.error);
  const again = parseBoard(printBoard(board.value));
  return again.ok && sameBoards(again.value, board.value) ? null : `it is printed ${printBoard(board.value)}`;
}

function judgePosition(text: string): string | null {
  const position = parsePosition(text);
  if (!position.ok) return errorFault(text, position.error);
  const printed = printPosition(position.value);
  const again = parsePosition(printed);
  const isSame =
    again.ok && again.value.turn === position.value.turn && sameBoards(again.value.board, position.value.board);
  return isSame ? null : `it is printed ${printed}`;
}

function judgeExpression(text: string): string | null {
  const parsed = within(() => parseExpression(text));
  return parsed === undefined || parsed.ok ? null : errorFault(text, parsed.error);
}

function judgeFamily(text: string): string | null {
  const family = parseFamily(text);
  if (!family.ok) return errorFault(text, family.error);
  try {
    parseTarget(text);
  } catch (error) {
    if (!(error instanceof TargetError)) throw error;
    return messageFault(error.message);
  }
  return null;
}

function judgeStatement(text: string): string | null {
  const parsed = parseStatement(text);
  return parsed.ok ? null : errorFault(text, parsed.error);
}

const POINTS = [-2, 0, 1, 3].flatMap((a) => [-1, 0, 2].map((b) => ({ a, b })));

/** Cases with parameters cover every point once, and agree there with the game without parameters. */
function judgeSymbolic(text: string): string | null {
  if (!hasParameters(text)) return null;
  const [left, right] = text.split(' <> ');
  const simplified = within(() => simplifySymbolic(left));
  if (simplified === undefined) return null;
  if (!simplified.ok) return errorFault(simplified.text, simplified.error);
  for (const { a, b } of POINTS) {
    const here = simplified.cases.filter(({ region }) => region.contains(pointOf(region.space.names, a, b)));
    if (here.length !== 1) return `${here.length} cases hold where a = ${a} and b = ${b}`;
    const arena = new Arena();
    const printed = parseGame(arena, put(here[0].format(), a, b));
    const direct = parseGame(arena, put(left, a, b));
    if (!printed.ok || !direct.ok) return `where a = ${a} and b = ${b} a game is not read`;
    if (printed.value !== direct.value) return `where a = ${a} and b = ${b} it is not ${here[0].format()}`;
  }
  return right === undefined ? null : judgeComparison(left, right);
}

function judgeComparison(left: string, right: string): string | null {
  const compared = within(() => compareSymbolic(left, right));
  if (compared === undefined) return null;
  if (!compared.ok) return errorFault(compared.text, compared.error);
  for (const { a, b } of POINTS) {
    const here = compared.cases.filter(({ region }) => region.contains(pointOf(region.space.names, a, b)));
    const arena = new Arena();
    const [g, h] = [left, right].map((text) => parseGame(arena, put(text, a, b)));
    if (!g.ok || !h.ok) return `where a = ${a} and b = ${b} a game is not read`;
    if (here.length !== 1 || here[0].relation !== arena.compare(g.value, h.value)) {
      return `where a = ${a} and b = ${b} they are not ${here.map(({ relation }) => relation).join(' or ')}`;
    }
  }
  return null;
}

const pointOf = (names: readonly string[], a: number, b: number): number[] =>
  names.map((name) => (name === 'a' ? a : b));

/** A text with numbers for a and b. */
const put = (text: string, a: number, b: number): string =>
  text
    .replace(
      /(\d*)([ab])/g,
      (_, factor: string, name: string) => `(${(factor === '' ? 1 : Number(factor)) * (name === 'a' ? a : b)})`,
    )
    // A number in front of ups or a star: the sum of both.
    .replace(/\)\s*(?=[*^v])/g, ')+');

const reader = (name: string, make: (random: Random) => string, judge: (text: string) => string | null): Subject => ({
  name,
  make: (random) => (random.once(3) ? damaged(random, make(random)) : make(random)),
  judge,
  isText: true,
});

export const READERS: readonly Subject[] = [
  reader('game', (random) => gameText(random), judgeGame),
  reader('board', (random) => boardText(random), judgeBoard),
  reader('position', (random) => `${boardText(random)}${random.of(['', ' T', ',F'])}`, judgePosition),
  reader('sum', (random) => `${boardText(random)} ${random.of(['+', '-'])} ${gameText(random, 2)}`, judgeExpression),
  reader('family', familyText, judgeFamily),
  reader('statement', statementText, judgeStatement),
  { ...reader('latex', (random) => gameText(random), judgeGame), make: latexText },
  {
    ...reader('parameters', (random) => symbolicText(random), judgeSymbolic),
    make: (random) => `${symbolicText(random)}${random.once(2) ? ` <> ${symbolicText(random)}` : ''}`,
  },
];

/** LaTeX as it is printed, some of it damaged. */
function latexText(random: Random): string {
  const arena = new Arena();
  const parsed = within(() => parseGame(arena, gameText(random)));
  const text = parsed?.ok ? within(() => formatGame(arena, parsed.value, { style: 'latex' })) : undefined;
  return damaged(random, text === undefined || text.length > 400 ? '\\left\\{1\\middle|0\\right\\}' : text);
}
