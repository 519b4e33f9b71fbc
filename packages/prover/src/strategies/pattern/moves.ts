/**
 * The moves on a pattern. Left's moves must all be known: where an instance decides whether there is one, the pattern
 * has to be split first. Right's moves count only if they exist in every instance.
 */
import { atLeast, constant, type Form, isNumber, shift, variables } from './form.ts';
import { freshVariable, type Goal } from './goal.ts';
import { lettersLast, mirrorWord, normal } from './normal.ts';
import type { Split } from './split.ts';
import { type Item, isReservoir, isRunOf, type Reservoir, type Run, type Wild, type Word } from './word.ts';

export interface Move {
  readonly name: string;
  readonly word: Word;
}

/** Items of a word between which it is open whether there is a move: a form that may be too small, or a wildcard. */
type Doubt = { readonly form: Form } | { readonly wild: Wild };

const ONE = constant(1);

/** Left's moves, or a split that must come first. */
export function leftMoves(goal: Goal): { readonly moves: Move[] } | { readonly split: Split } {
  const { word } = goal;
  const moves: Move[] = [];
  let holes = 0;
  let reservoirs = 0;
  for (let at = 0; at < word.length; at++) {
    const item = word[at];
    if (item.kind === 'U') {
      const found = reservoirMoves(word, at, ++reservoirs);
      if (!Array.isArray(found)) return { split: splitFor(goal, found) };
      moves.push(...found);
    }
    if (item.kind !== '.') continue;
    holes += 1;
    const found = moveInto(word, at);
    if (Array.isArray(found)) moves.push({ name: `T${holes}`, word: found });
    else if (found !== null) return { split: splitFor(goal, found) };
  }
  return { moves };
}

/** Right's moves on the board that surely exist; a move in a reservoir may end in one of several words. */
export function rightMoves(word: Word): { readonly name: string; readonly words: Word[] }[] {
  const mirrored = mirrorWord(word);
  const moves: { name: string; words: Word[] }[] = [];
  let holes = 0;
  let reservoirs = 0;
  for (let at = mirrored.length - 1; at >= 0; at--) {
    const item = mirrored[at];
    if (item.kind === 'U') {
      reservoirs += 1;
      const found = reservoirMoves(mirrored, at, reservoirs);
      if (Array.isArray(found) && found.length > 0) {
        moves.push({ name: `V${reservoirs}`, words: found.map((move) => mirrorWord(move.word)) });
      }
    }
    if (item.kind !== '.') continue;
    holes += 1;
    const found = moveInto(mirrored, at);
    if (Array.isArray(found)) moves.push({ name: `F${holes}`, words: [mirrorWord(found)] });
  }
  return moves;
}

/** Splits that would show whether Right has further moves on the board. */
export function rightDoubts(goal: Goal): Split[] {
  const mirrored = mirrorWord(goal.word);
  const splits: Split[] = [];
  for (let at = mirrored.length - 1; at >= 0; at--) {
    const { kind } = mirrored[at];
    const found = kind === '.' ? moveInto(mirrored, at) : kind === 'U' ? reservoirMoves(mirrored, at, 1) : null;
    if (found === null || Array.isArray(found)) continue;
    if ('form' in found) splits.push({ kind: 'zero', variable: variables(found.form)[0] });
    else {
      const wilds = mirrored.filter((item) => item.kind === '?');
      const number = wilds.length - wilds.indexOf(found.wild);
      splits.push({ kind: 'wild', number, end: 'left', variable: freshVariable(goal) });
    }
  }
  return splits;
}

function splitFor(goal: Goal, doubt: Doubt): Split {
  if ('form' in doubt) return { kind: 'zero', variable: variables(doubt.form)[0] };
  const number = goal.word.filter((item) => item.kind === '?').indexOf(doubt.wild) + 1;
  return { kind: 'wild', number, end: 'right', variable: freshVariable(goal) };
}

/** A toad's move into the holes at a place; null if there is none. */
function moveInto(word: Word, at: number): Item[] | Doubt | null {
  const holes = word[at] as Run;
  if (!atLeast(holes.power, 1)) return { form: holes.power };
  const before = lettersLast(word.slice(0, at));
  const near = before.pop();
  if (isEdge(near)) return null;
  if (near.kind === '?') return { wild: near };
  const { power } = near as Run;
  if (!atLeast(power, 1)) return { form: power };
  const landed: Item[] = [
    { kind: 'T', power: ONE },
    { kind: '.', power: shift(holes.power, -1) },
    ...word.slice(at + 1),
  ];
  if (near.kind === 'T') return normal([...before, ...left(near), ...landed]);
  const further = lettersLast(before);
  const far = further.pop();
  if (atLeast(power, 2) || isEdge(far) || isRunOf(far, '.', 1) || isRunOf(far, 'F', 1)) return null;
  if (!isNumber(power, 1)) return { form: power };
  if (far.kind === '?') return { wild: far };
  if (!atLeast((far as Run).power, 1)) return { form: (far as Run).power };
  return normal([...further, ...left(far), near, ...landed]);
}

/** A run without its last piece. */
function left(pieces: Item): Item[] {
  const { kind, power } = pieces as Run;
  return [
    { kind, power: shift(power, -1) },
    { kind: '.', power: ONE },
  ];
}

function reservoirMoves(word: Word, at: number, number: number): Move[] | Doubt {
  const item = word[at] as Reservoir;
  const { pieces, extra } = item;
  if (isNumber(pieces, 0)) return [];
  if (!atLeast(pieces, 1)) return { form: pieces };
  if (!isNumber(extra, 0) && !atLeast(extra, 1)) return { form: extra };
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  const out: Item[] = [
    { ...item, pieces: shift(pieces, -1) },
    { kind: 'T', power: ONE },
  ];
  const moves = [{ name: `U${number}`, word: normal([...before, ...out, ...after]) }];
  if (isNumber(extra, 0)) return moves;
  return [...moves, { name: `u${number}`, word: [...before, { ...item, extra: shift(extra, -1) }, ...after] }];
}

/** No toad here could move: an edge, or the hole at the end of a reservoir. */
const isEdge = (item: Item | undefined): item is undefined =>
  item === undefined || item.kind === '#' || (isReservoir(item) && item.kind === 'U');
