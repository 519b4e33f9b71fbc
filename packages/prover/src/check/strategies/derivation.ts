/**
 * Why statements hold. Claims are proved before, and no claim rests on a statement, so what is derived here may use every claim
 * without any induction. Besides the steps of proofs there is one more, *via*: the word is at most a game with boards, and each of these
 * boards is at most a game; so the word is at most the first game with these games in place of its boards, because a sum or a game does not
 * become smaller when a part or an option becomes larger.
 *
 * Trusted: what is read here is what is checked, and `boundVia` is a bound of the word.
 */
import { isObject, list, object, string } from '../fields.ts';
import { Misread } from '../misread.ts';
import { missing } from '../missing.ts';
import { strangeIn } from './names.ts';
import { type Answer, answerOf, type Proof, proofOf, splitOf, type Use, useOf } from './proof.ts';
import { readSide } from './read-text.ts';
import { Refused } from './refused.ts';
import { boardsIn, hasEps, type Side, withBoards } from './side.ts';
import type { Pattern, Split } from './split.ts';
import type { Word } from './word.ts';

/** Why Right wins when Left is to move. */
export type Derivation =
  | { readonly kind: 'split'; readonly split: Split; readonly cases: readonly Derivation[] }
  | Via
  | { readonly kind: 'proof'; readonly proof: Proof };

/** Why Right wins when he is to move: by a bound of the word that is less than the side or confused with it, or by a move. */
export type Attack =
  | { readonly kind: 'split'; readonly split: Split; readonly cases: readonly Attack[] }
  | Via
  | { readonly kind: 'leap' }
  | Use
  | { readonly kind: 'answer'; readonly answer: Answer };

export interface Via {
  readonly kind: 'via';
  /** The word is at most this, as the proof says. */
  readonly side: Side;
  readonly proof: Proof;
  /** What the boards of the side are at most, from left to right. */
  readonly boards: readonly { readonly side: Side; readonly derivation: Derivation }[];
}

const DEEPEST = 100;

export function derivationOf(json: unknown, where: string, depth: number): Derivation {
  if (depth > DEEPEST) throw new Misread(`${where} has a proof that is too deep`);
  if (isObject(json) && Object.hasOwn(json, 'via')) return viaOf(json, where, depth);
  if (!isObject(json) || !Object.hasOwn(json, 'split')) return { kind: 'proof', proof: proofOf(json, where, depth) };
  const { split, cases } = object(json, `a step of ${where}`, ['split', 'cases']);
  const parts = list(cases, `the cases of ${where}`).map((each) => derivationOf(each, where, depth + 1));
  return { kind: 'split', split: splitOf(split, where), cases: parts };
}

export function attackOf(json: unknown, where: string, depth: number): Attack {
  if (depth > DEEPEST) throw new Misread(`${where} has a proof that is too deep`);
  if (!isObject(json)) throw new Misread(`${where} has a step that is not an object`);
  if (Object.hasOwn(json, 'via')) return viaOf(json, where, depth);
  if (Object.hasOwn(json, 'use')) return useOf(json, where);
  if (Object.hasOwn(json, 'leap')) {
    if (object(json, `a step of ${where}`, ['leap']).leap !== true) throw new Misread(`${where}: leap is not true`);
    return { kind: 'leap' };
  }
  if (!Object.hasOwn(json, 'split')) return { kind: 'answer', answer: answerOf(json, where, depth) };
  const { split, cases } = object(json, `a step of ${where}`, ['split', 'cases']);
  const parts = list(cases, `the cases of ${where}`).map((each) => attackOf(each, where, depth + 1));
  return { kind: 'split', split: splitOf(split, where), cases: parts };
}

function viaOf(json: unknown, where: string, depth: number): Via {
  const { via, proof, boards } = object(json, `a step of ${where}`, ['via', 'proof', 'boards']);
  const given = list(boards, `the boards of ${where}`).map((entry) => {
    const fields = object(entry, `a board of ${where}`, ['atMost', 'proof']);
    const side = readSide(string(fields.atMost, `the bound of a board of ${where}`));
    return { side, derivation: derivationOf(fields.proof, where, depth + 1) };
  });
  const side = readSide(string(via, `what ${where} goes through`));
  return { kind: 'via', side, proof: proofOf(proof, where, depth + 1), boards: given };
}

/** What the word is at most; `prove` and `derive` check that word <= side. */
export function boundVia(
  { side, proof, boards }: Via,
  word: Word,
  prove: (proof: Proof, goal: Pattern) => void,
  derive: (derivation: Derivation, goal: Pattern) => void,
): Side {
  refuseStrange(word, side);
  prove(proof, { word, side });
  const words = boardsIn(side);
  if (words.length !== boards.length)
    throw new Refused(`a game has ${words.length} boards, and ${boards.length} bounds are given`);
  boards.forEach((board, i) => {
    const goal = { word: words[i] ?? missing(), side: board.side };
    refuseStrange(goal.word, goal.side);
    derive(board.derivation, goal);
  });
  return withBoards(
    side,
    boards.map((board) => board.side),
  );
}

/** Games that stand in the middle of a proof have no eps, and refer to wildcards of the word only. */
export function refuseStrange(word: Word, side: Side): void {
  const strange = hasEps(side) ? 'eps in a game that it goes through' : strangeIn(word, side);
  if (strange !== null) throw new Refused(`it has ${strange}`);
}
