/**
 * What a certificate has to show, in parts. A part is a claim in the form of a decision tree: it divides the parameter
 * space into regions, and on each region says what must hold at every point.
 *
 * What is shown. Every move leads from a position of the class to a position of the class, and every game ends. So it
 * is enough that the claim about each position follows from the claims about the positions after its moves: then
 * all claims are true, by induction on the number of moves left. There is nothing else to show.
 *
 * Trusted: that `movesOf` gives all moves, with the claims for where they lead.
 */
import type { Questions } from './cases.ts';
import type { Claim } from './claim.ts';
import type { ClassDocument } from './document.ts';
import { Misread } from './misread.ts';
import { type RawMove, rawMoves, type Side } from './moves.ts';

export interface Part {
  readonly parameters: readonly string[];
  /** The region that a point is in. */
  readonly regionAt: (ask: Questions) => Region;
}

interface Region {
  /** The end of the tree, which identifies the region. */
  readonly end: object;
  readonly name: string;
  readonly obligations: readonly Obligation[];
}

export interface Obligation {
  readonly name: string;
  readonly holds: (ask: Questions) => boolean;
}

export const SIDES: readonly Side[] = ['Left', 'Right'];

/** The relation of a game to another that it is at least as good as for the side. */
export const RELATION: Readonly<Record<Side, string>> = { Left: '>=', Right: '<=' };

/** A move with the claim for the position it leads to, in terms of the position it starts from. */
export interface Move<C extends Claim = Claim> extends RawMove {
  readonly claim: C;
}

/** The moves of a word, each to a word with a claim from which `follows` that of the word. */
export function movesOf<C extends Claim>(
  { gap, words }: ClassDocument,
  word: string,
  follows: (claim: Claim) => claim is C,
): Move<C>[] {
  return rawMoves(word, gap).map((move) => {
    const to = words.get(move.word);
    if (to === undefined) throw new Error(`no claim for the word ${move.word}`);
    const claim = to.claim.put(move.gaps);
    if (follows(claim)) return { ...move, claim };
    throw new Misread(`the claim for the word "${word}" says more than that for "${move.word}", where a move leads`);
  });
}

export const exists = ({ guard }: RawMove, ask: Questions): boolean => guard.every((form) => ask.atLeastZero(form));
