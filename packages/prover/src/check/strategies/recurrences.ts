/**
 * Recurrences: equalities that give the value of every instance of a word. The instances fall into finitely many cases, and in each of them the
 * value is a game in which values of other instances of the word may occur, with shorter ways. As ways are not negative, the
 * recurrences end, and so give the values of all instances.
 *
 * Trusted: what is read here is what is checked, and that the checks are those that the sentence above needs.
 */
import { isObject, list, object, string } from '../fields.ts';
import { Misread } from '../misread.ts';
import { missing } from '../missing.ts';
import { refuseStrange } from './derivation.ts';
import { cover } from './match.ts';
import { mirrorWord } from './normal.ts';
import { type Proof, proofOf, splitOf } from './proof.ts';
import { readSide } from './read-text.ts';
import { Refused } from './refused.ts';
import { boardsIn, negative, type Side, ZERO } from './side.ts';
import { simplify } from './simplify.ts';
import { casesOf, type Pattern, type Split } from './split.ts';
import { isShorter } from './way.ts';
import type { Word } from './word.ts';

export type Recurrences =
  | { readonly kind: 'split'; readonly split: Split; readonly cases: readonly Recurrences[] }
  /** The simplified word equals the side: a proof of word <= side, and one of the mirror image. */
  | { readonly kind: 'equals'; readonly side: Side; readonly upper: Proof; readonly lower: Proof };

const DEEPEST = 100;

export function recurrencesOf(json: unknown, where: string, depth: number): Recurrences {
  if (depth > DEEPEST) throw new Misread(`${where} has cases that are too deep`);
  if (isObject(json) && Object.hasOwn(json, 'split')) {
    const { split, cases } = object(json, `a step of ${where}`, ['split', 'cases']);
    const parts = list(cases, `the cases of ${where}`).map((each) => recurrencesOf(each, where, depth + 1));
    return { kind: 'split', split: splitOf(split, where), cases: parts };
  }
  const { equals, proofs } = object(json, `a step of ${where}`, ['equals', 'proofs']);
  const [upper, lower, ...more] = list(proofs, `the proofs of ${where}`).map((each) => proofOf(each, where, depth));
  if (upper === undefined || lower === undefined || more.length > 0)
    throw new Misread(`${where} needs two proofs for a recurrence`);
  return { kind: 'equals', side: readSide(string(equals, `a value of ${where}`)), upper, lower };
}

/** Do the recurrences give the values of all instances of the word? `prove` checks that word <= side. */
export function checkRecurrences(
  recurrences: Recurrences,
  word: Word,
  prove: (proof: Proof, goal: Pattern) => void,
): void {
  const check = (step: Recurrences, raw: Word): void => {
    const rest = simplify(raw).word;
    if (step.kind === 'split') {
      const parts = casesOf(step.split, { word: rest, side: ZERO }, 'with names');
      if (parts.length !== step.cases.length)
        throw new Refused(`a step has ${parts.length} cases, and ${step.cases.length} are given`);
      parts.forEach((part, i) => {
        check(step.cases[i] ?? missing(), part.word);
      });
      return;
    }
    const { side, upper, lower } = step;
    refuseStrange(rest, side);
    for (const board of boardsIn(side)) {
      if (cover(board, word) === null) throw new Refused('a value has a board that is no instance of the word');
      if (!isShorter(board, rest)) throw new Refused('a value has a board whose way may not be shorter');
    }
    prove(upper, { word: rest, side });
    prove(lower, { word: mirrorWord(rest), side: negative(side) });
  };
  check(recurrences, word);
}
