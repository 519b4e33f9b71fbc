/** The value of a position of any size from the proved formula of its class. */
import type { Arena } from '@lilypad/games';
import {
  type Board,
  countSquares,
  FROG,
  mirror,
  type ProvedValue,
  printSquares,
  type FormulaLibrary as ValueLibrary,
} from '@lilypad/toads';
import { valueOfBoard } from '../counting/lookup.ts';
import type { CheckedTheorem } from './checked-theorem.ts';
import { kindNamed } from './kinds.ts';
import type { StrategyValues } from './strategy-values.ts';

/** The most key letters of a class; other letters are in the gaps. */
const MOST_KEYS = 18;

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
    for (const { kind, gap, keys } of [
      { kind: 'A', gap: 'T', keys: ['.', 'F'] },
      { kind: 'B', gap: '.', keys: ['T', 'F'] },
    ]) {
      const place = placeOf(printSquares(board), gap);
      if (place === null) continue;
      const counts = keys.map((key) => [...place.word].filter((letter) => letter === key).length);
      if (counts.some((count) => count < 1 || count > 9)) continue;
      const name = `${kind}${counts.join('')}`;
      const claim = this.about(name)?.claim;
      if (claim === undefined) continue;
      const value = kindNamed(claim.kind).valueAt(claim, arena, place.word, place.gaps);
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

/** The key letters of a strip, and the numbers of gap letters before, between and behind them. */
function placeOf(strip: string, gap: string): { word: string; gaps: number[] } | null {
  let word = '';
  const gaps = [0];
  for (const letter of strip) {
    if (letter === gap) gaps[word.length] += 1;
    else if (word.length === MOST_KEYS) return null;
    else {
      word += letter;
      gaps.push(0);
    }
  }
  return { word, gaps };
}
