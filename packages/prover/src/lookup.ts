/** The value of a position of any size from the proved formula of its class. */
import type { Arena, GameId } from '@lilypad/games';
import { type Board, mirror, print } from '@lilypad/toads';
import { type Certificate, readCertificate } from './certificate.ts';
import type { ClassFormula } from './formula/class-formula.ts';
import { type Formula, select } from './formula/formula.ts';
import { Instances } from './learn/instances.ts';

/** A formula that applies to a position: the class it was proved for, and the value. */
export interface FormulaValue {
  readonly class: string;
  readonly value: GameId;
}

/** The most key letters of a class; other letters are in the gaps. */
const MOST_KEYS = 18;

/** Formulas of classes, from certificates that `load` gives by the name of the class; null for those it does not have. */
export class FormulaLibrary {
  private readonly claims = new Map<string, ClassFormula | null>();

  constructor(private readonly load: (name: string) => Certificate | null) {}

  /** The value of a board, or null if no formula of the library is about it. */
  value(arena: Arena, board: Board): FormulaValue | null {
    const found = this.direct(arena, board);
    if (found !== null) return found;
    const image = this.direct(arena, mirror(board));
    return image === null ? null : { class: `${image.class} mirror`, value: arena.negate(image.value) };
  }

  private direct(arena: Arena, board: Board): FormulaValue | null {
    for (const { kind, gap, keys } of [
      { kind: 'A', gap: 'T', keys: ['.', 'F'] },
      { kind: 'B', gap: '.', keys: ['T', 'F'] },
    ]) {
      const place = placeOf(print(board), gap);
      if (place === null) continue;
      const counts = keys.map((key) => [...place.word].filter((letter) => letter === key).length);
      if (counts.some((count) => count < 1 || count > 9)) continue;
      const name = `${kind}${counts.join('')}`;
      const claim = this.claim(name);
      if (claim === null) continue;
      const tree = select(claim.formulas.get(place.word) as Formula, place.gaps);
      return { class: name, value: new Instances(arena, claim.forest).at(tree, place.gaps) };
    }
    return null;
  }

  private claim(name: string): ClassFormula | null {
    let claim = this.claims.get(name);
    if (claim === undefined) {
      const certificate = this.load(name);
      claim = certificate === null ? null : readCertificate(certificate);
      this.claims.set(name, claim);
    }
    return claim;
  }
}

/** The key letters of a strip, and how many gap letters stand before, between and behind them. */
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
