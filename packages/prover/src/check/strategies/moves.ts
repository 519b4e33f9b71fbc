/**
 * The moves on a word pattern. Every move goes into one run of holes: a slide from the square beside it, or a jump over
 * one enemy beside it. So each run of holes has at most one move of each side; moves in reservoirs come in addition.
 *
 * Trusted: `leftMoves` lists every move that Left has in any instance (it may list more), or fails; `rightMove` gives a
 * move that Right surely has in every instance, or fails. Where an instance decides whether there is a move, both fail,
 * and the proof has to split first.
 */
import { atLeast, constant, isNumber, isZero, shift } from './affine.ts';
import { mirrorWord, normal } from './normal.ts';
import { Refused } from './refused.ts';
import { type Item, isRun, isRunOf, lastOf, pairs, type Reservoir, type Run, run, type Word } from './word.ts';

export interface Move {
  readonly name: string;
  readonly word: Word;
}

/**
 * Left's moves: T1, T2 ... into the first, second ... run of holes; in the reservoir of segment i, Ui out of it and ui
 * inside.
 */
export function leftMoves(word: Word): Move[] {
  const moves: Move[] = [];
  let holes = 0;
  let reservoirs = 0;
  word.forEach((item, at) => {
    if (item.kind === 'toads') moves.push(...reservoirMoves(word, at, item, ++reservoirs));
    if (item.kind === 'frogs' && endsWithToad(word, at)) throw new Refused('a toad may move into a reservoir of frogs');
    if (!isRun(item, '.')) return;
    holes += 1;
    const moved = moveInto(word, at, item);
    if (moved !== null) moves.push({ name: `T${holes}`, word: moved });
  });
  return moves;
}

/** Right's move into the i-th run of holes. */
export function rightMove(word: Word, i: number): Word {
  const mirrored = mirrorWord(word);
  const places = mirrored.flatMap((item, at) => (isRun(item, '.') ? [{ at, item }] : []));
  const place = places[places.length - i];
  const moved = place === undefined ? null : moveInto(mirrored, place.at, place.item);
  if (moved === null) throw new Refused(`Right has no move into the holes number ${i}`);
  return mirrorWord(moved);
}

/** A toad's move into the run of holes at a place; null if there is none. Whether there is one must be clear. */
function moveInto(word: Word, at: number, holes: Run): Word | null {
  if (!atLeast(holes.power, 1)) throw new Refused(`whether there are holes at item ${at + 1} is not decided`);
  const before = lettersLast(word.slice(0, at));
  const near = before.pop();
  const rest = [run('T', constant(1)), run('.', shift(holes.power, -1)), ...word.slice(at + 1)];
  if (isEdge(near)) return null;
  if (isRun(near, 'T') && atLeast(near.power, 1)) return normal([...before, ...withoutOne(near), ...rest]);
  if (!isRun(near, 'F') || !atLeast(near.power, 1)) {
    throw new Refused(`what stands before the holes at item ${at + 1} is not decided`);
  }
  const further = lettersLast(before);
  const far = further.pop();
  if (atLeast(near.power, 2) || isEdge(far) || isRunOf(far, '.', 1) || isRunOf(far, 'F', 1)) return null;
  if (isNumber(near.power, 1) && isRun(far, 'T') && atLeast(far.power, 1)) {
    return normal([...further, ...withoutOne(far), near, ...rest]);
  }
  throw new Refused(`whether a toad can jump to item ${at + 1} is not decided`);
}

/** The items with the last pair of letters by itself, if they surely end with one. */
function lettersLast(items: readonly Item[]): Item[] {
  const last = items.at(-1);
  if (last?.kind !== 'pairs' || !atLeast(last.power, 1)) return [...items];
  const letters = [last.first, lastOf(last)].map((letter) => run(letter, constant(1)));
  return [...items.slice(0, -1), pairs(last.first, shift(last.power, -1)), ...letters];
}

/** A run whose last piece leaves a hole behind. */
function withoutOne({ letter, power }: Run): Item[] {
  return [run(letter, shift(power, -1)), run('.', constant(1))];
}

/** A toad of a reservoir comes out of it, or moves inside; in an instance there may be one of these moves or both. */
function reservoirMoves(word: Word, at: number, item: Reservoir, number: number): Move[] {
  const { pieces, extra } = item;
  if (isZero(pieces)) return [];
  if (!atLeast(pieces, 1)) throw new Refused('whether a reservoir has toads is not decided');
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  const out: Reservoir = { ...item, pieces: shift(pieces, -1) };
  const moves = [{ name: `U${number}`, word: normal([...before, out, run('T', constant(1)), ...after]) }];
  if (isZero(extra)) return moves;
  if (!atLeast(extra, 1)) throw new Refused('whether a reservoir has a move inside is not decided');
  const inside: Reservoir = { ...item, extra: shift(extra, -1) };
  return [...moves, { name: `u${number}`, word: [...before, inside, ...after] }];
}

/**
 * The results of a move of Right in the i-th reservoir of frogs, which surely has frogs: a frog comes out, or one moves
 * inside. Which of the two Right can make depends on the instance; he makes one of them.
 */
export function rightReservoirMoves(word: Word, i: number): Word[] {
  const mirrored = mirrorWord(word);
  const places = mirrored.flatMap((item, at) => (item.kind === 'toads' ? [{ at, item }] : []));
  const place = places[places.length - i];
  const moves = place === undefined ? [] : reservoirMoves(mirrored, place.at, place.item, i);
  if (moves.length === 0) throw new Refused(`Right has no move in the reservoir of frogs number ${i}`);
  return moves.map((move) => mirrorWord(move.word));
}

/** May the item before a reservoir of frogs end with a toad that could move into it? */
function endsWithToad(word: Word, at: number): boolean {
  const near = word[at - 1];
  if (isEdge(near) || isRunOf(near, '.', 1) || isRunOf(near, 'F', 2)) return false;
  return !isRunOf(near, 'F', 1) || !(isEdge(word[at - 2]) || isRunOf(word[at - 2], '.', 1));
}

/** Is this an edge, or the hole at the end of a reservoir? Then no toad here could move. */
const isEdge = (item: Item | undefined): boolean => item === undefined || item.kind === 'wall' || item.kind === 'toads';
