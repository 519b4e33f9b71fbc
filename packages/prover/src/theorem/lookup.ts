/** The value of a position of any size from the proved formula of its class. */
import type { Arena, GameId } from '@lilypad/games';
import {
  type Board,
  mirror,
  type ProvedValue,
  printSquares,
  type FormulaLibrary as ValueLibrary,
} from '@lilypad/toads';
import { select } from '../formula/formula.ts';
import { type ClassOutcomes, decide, type Standing, type WordOutcome } from '../outcomes/claim.ts';
import { Instances } from '../symbolic/instances.ts';
import { type Certificate, type OutcomeCertificate, readCertificate, readOutcomeCertificate } from './certificate.ts';

/** The most key letters of a class; other letters are in the gaps. */
const MOST_KEYS = 18;

/** Formulas of classes, from certificates that `load` gives by the name of the class; null for those it does not have. */
export class FormulaLibrary implements ValueLibrary {
  private readonly claims = new Map<string, ClassOutcomes | null>();

  constructor(private readonly load: (name: string) => Certificate | OutcomeCertificate | null) {}

  /** The value of a board, or null if no formula of the library is about it, or outcomes do not tell. */
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
      const claim = this.claim(name);
      if (claim === null) continue;
      const value = valueIn(arena, claim, place.word, place.gaps);
      if (value !== null) return { class: name, value };
    }
    return null;
  }

  private claim(name: string): ClassOutcomes | null {
    let claim = this.claims.get(name);
    if (claim === undefined) {
      const certificate = this.load(name);
      claim = certificate === null ? null : readAny(certificate);
      this.claims.set(name, claim);
    }
    return claim;
  }
}

/** A claim about values is one about outcomes that says more. */
function readAny(certificate: Certificate | OutcomeCertificate): ClassOutcomes {
  if (certificate.claim === 'outcome') return readOutcomeCertificate(certificate);
  const { formulas, ...claim } = readCertificate(certificate);
  const words = new Map([...formulas].map(([word, formula]) => [word, { kind: 'value' as const, formula }]));
  return { ...claim, words };
}

/** The value at a point: by a formula, or where outcomes tell that it is 0 or *. */
function valueIn(arena: Arena, { words, forest }: ClassOutcomes, word: string, gaps: readonly number[]): GameId | null {
  const outcome = words.get(word) as WordOutcome;
  if (outcome.kind === 'value') return new Instances(arena, forest).at(select(outcome.formula, gaps), gaps);
  const equals = (standing: Standing | null): boolean =>
    standing !== null && decide(standing.atLeast, gaps) && decide(standing.atMost, gaps);
  return equals(outcome.zero) ? arena.zero : equals(outcome.star) ? arena.star : null;
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
