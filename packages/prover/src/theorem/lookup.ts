/** The value of a position of any size from the proved formula of its class. */
import type { Arena } from '@lilypad/games';
import {
  type Board,
  countSquares,
  EMPTY,
  FROG,
  mirror,
  type ProvedValue,
  printSquares,
  type Square,
  TOAD,
  type FormulaLibrary as ValueLibrary,
} from '@lilypad/toads';
import { valueOfBoard } from '../counting/lookup.ts';
import type { CheckedTheorem } from './checked-theorem.ts';
import type { StrategyValues } from './strategy-values.ts';
import { valueAt } from './value-at.ts';

/** The kinds of classes: what fills the gaps, and which letter is a key beside the frogs. Names count both, frogs last. */
const KINDS: readonly { readonly name: string; readonly gap: Square; readonly key: Square; readonly letter: string }[] =
  [
    { name: 'A', gap: TOAD, key: EMPTY, letter: '.' },
    { name: 'B', gap: EMPTY, key: TOAD, letter: 'T' },
  ];

/** A name has one digit for each key letter. */
const MOST_OF_A_KEY = 9;

/** The theorems about all boards with so many frogs. */
const COUNTING_THEOREMS: ReadonlyMap<number, string> = new Map([[1, 'OneFrog']]);

/**
 * Formulas of classes, from theorems that `about` gives by the name of the class; null for those it does not have.
 * Where no class has a formula, counting claims and strategies are looked through.
 *
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * import { Arena, formatGame } from '@lilypad/games';
 * import { boardOf } from '@lilypad/toads';
 * const text = readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8');
 * const library = new FormulaLibrary((name) => (name === 'A11' ? libraryTheorem(name, text) : null));
 * const arena = new Arena();
 * const found = library.value(arena, boardOf('T^1000.TFT^5'));
 * [found?.class, found && formatGame(arena, found.value)]; // => [ 'A11', '{999|1}' ]
 * ```
 */
export class FormulaLibrary implements ValueLibrary {
  constructor(
    private readonly about: (name: string) => CheckedTheorem | null,
    private readonly strategies: StrategyValues | null = null,
  ) {}

  /**
   * The value of a board, or null if no formula of the library is about it, or outcomes do not determine it.
   *
   * @throws RejectedCertificate - if the checker rejects a certificate that is needed
   */
  value(arena: Arena, board: Board): ProvedValue | null {
    const found = this.direct(arena, board);
    if (found !== null) return found;
    const image = this.direct(arena, mirror(board));
    return image === null ? null : { class: `${image.class} mirror`, value: arena.negate(image.value) };
  }

  private direct(arena: Arena, board: Board): ProvedValue | null {
    const frogs = countSquares(board, FROG);
    for (const kind of KINDS) {
      const keys = countSquares(board, kind.key);
      if (Math.min(keys, frogs) < 1 || Math.max(keys, frogs) > MOST_OF_A_KEY) continue;
      const name = `${kind.name}${keys}${frogs}`;
      const theorem = this.about(name);
      if (theorem === null) continue;
      const { word, gaps } = placeOf(board, kind.gap, kind.letter);
      const value = valueAt(theorem, arena, word, gaps);
      if (value !== null) return { class: name, value };
    }
    return this.counted(arena, board) ?? this.strategies?.value(arena, board) ?? null;
  }

  /** By counting claims, which are about all boards with some frogs. */
  private counted(arena: Arena, board: Board): ProvedValue | null {
    const name = COUNTING_THEOREMS.get(countSquares(board, FROG));
    const claim = name === undefined ? undefined : this.about(name)?.claim;
    if (name === undefined || claim?.kind !== 'counting') return null;
    const value = valueOfBoard(claim, arena, printSquares(board));
    return value === null ? null : { class: name, value };
  }
}

/** The key letters of a board, and the numbers of gap letters before, between and behind them. */
function placeOf(board: Board, gap: Square, letter: string): { readonly word: string; readonly gaps: number[] } {
  let word = '';
  const gaps = [0];
  for (let i = 0; i < board.length; i++) {
    if (board[i] === gap) gaps[word.length] += 1;
    else {
      word += board[i] === FROG ? 'F' : letter;
      gaps.push(0);
    }
  }
  return { word, gaps };
}
