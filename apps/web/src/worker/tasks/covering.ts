/** Which theorem of the library gives the value of a board, and by which row of its formula. */
import { Arena } from '@lilypad/games';
import type { EntryView, FormulaLibrary, TheoremLibrary } from '@lilypad/prover';
import { type Board, mirror, printSquares } from '@lilypad/toads';
import type { CoveringAnswer } from '../protocol.ts';
import { readBoard, type WorkerSession } from '../session.ts';
import { short } from '../written.ts';

const MIRROR = ' mirror';

export async function covering(
  session: WorkerSession,
  { board: text }: { readonly board: string },
): Promise<CoveringAnswer | null> {
  const { formulas, theorems } = await session.prover();
  return coveringTheorem(readBoard(text), formulas, theorems);
}

/** The same with formulas and theorems that are given. */
export function coveringTheorem(
  board: Board,
  formulas: FormulaLibrary,
  theorems: TheoremLibrary,
): CoveringAnswer | null {
  const arena = new Arena();
  const found = formulas.value(arena, board);
  if (found === null) return null;
  const mirrored = found.class.endsWith(MIRROR);
  const target = found.class.replace(MIRROR, '');
  const name = theorems.nameAbout(target) ?? target;
  const entries = theorems.theorem(name)?.view().entries ?? [];
  return {
    theorem: name,
    mirrored,
    value: short(arena, found.value),
    place: placeIn(entries, printSquares(mirrored ? mirror(board) : board)),
  };
}

function placeIn(entries: readonly EntryView[], squares: string): CoveringAnswer['place'] {
  for (const entry of entries) {
    const at = pointOf(entry, squares);
    if (at === null) continue;
    const { word, parameters } = entry;
    if (entry.kind !== 'regions') return { word, at, parameters, row: null };
    const index = entry.rowAt(at);
    const found = entry.rows[index];
    const row = found === undefined ? null : { index, conditions: found.conditions, latex: found.latex };
    return { word, at, parameters, row };
  }
  return null;
}

/** The sizes of the gaps at which an entry is this board; null if there are none. */
function pointOf(entry: EntryView, squares: string): number[] | null {
  // The letter of the gaps is the one that the word does not have.
  const gap = ['T', '.', 'F'].find((letter) => !entry.word.includes(letter));
  if (gap === undefined || squares.replaceAll(gap, '') !== entry.word) return null;
  return squares.split(new RegExp(`[^${gap}]`)).map((run) => run.length);
}
