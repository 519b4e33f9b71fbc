/**
 * What must hold for a word with a claim where it is >= 0 and <= 0, and perhaps where it is >= * and <= *.
 *
 * By the definition of <=, a game G is >= R unless some Right option of G is <= R or some Left option of R is >= G. The
 * game 0 has no options, and * = {0|0}. So
 *
 *   G >= 0  unless some Right option of G is <= 0,
 *   G >= *  unless some Right option of G is <= *, or G itself is <= 0,
 *
 * and the same with sides exchanged. After "unless" are the *ways* in which the other side prevents it. Where
 * the claim is that G reaches R, no way may exist: an obligation for each. Where the claim is that it does not, some
 * way must exist: one obligation.
 *
 * In the induction on moves left, the comparisons with 0 come before those with * at the same position.
 *
 * Trusted: that `waysOf` lists all ways and only those.
 */
import { answersAt, type Questions } from './cases.ts';
import type { Claim, OutcomeClaim } from './claim.ts';
import type { ClassDocument, WordEntry } from './document.ts';
import type { Side } from './moves.ts';
import { exists, movesOf, type Obligation, type Part, RELATION, SIDES } from './part.ts';
import { readGame } from './text.ts';
import { select, type Truth, Value } from './tree.ts';

export interface Way {
  readonly name: string;
  readonly isThere: (ask: Questions) => boolean;
}

/** The parts of a word with such a claim: one for each rival and each side. */
export function outcomeParts(certificate: ClassDocument, entry: WordEntry, claim: OutcomeClaim): Part[] {
  const { word, parameters } = entry;
  return [...claim.against.keys()].flatMap((rival) =>
    SIDES.map((side): Part => {
      const statement = `${RELATION[side]} ${rival}`;
      const ways = waysOf(certificate, entry, claim, side, rival);
      return {
        parameters,
        regionAt(ask) {
          const end = select(claim.predicate(side, rival), ask);
          const name = `word "${word}", ${end.holds ? '' : 'not '}${statement}`;
          return { end, name, obligations: obligationsOf(end, ways) };
        },
      };
    }),
  );
}

/** The ways in which the other side keeps a word from being as good as a rival for a side. */
function waysOf(
  certificate: ClassDocument,
  { word, parameters }: WordEntry,
  claim: OutcomeClaim,
  side: Side,
  rivalText: string,
): Way[] {
  const other: Side = side === 'Left' ? 'Right' : 'Left';
  const rival = new Value(rivalText, readGame(rivalText, parameters));
  const isCompared = (after: Claim): after is Claim => after.speaksOf(rivalText);
  const ways = movesOf(certificate, word, isCompared)
    .filter((move) => move.side === other)
    .map((move): Way => {
      return {
        name: `${other}'s move to "${move.word}" is ${RELATION[other]} ${rivalText}`,
        isThere: (ask) => exists(move, ask) && move.claim.reaches(other, rival, ask),
      };
    });
  if (rivalText === '0') return ways;
  const zero = new Value('0', readGame('0', parameters));
  const itself = { name: `it is ${RELATION[other]} 0`, isThere: (ask: Questions) => claim.reaches(other, zero, ask) };
  return [itself, ...ways];
}

function obligationsOf({ holds }: Truth, ways: readonly Way[]): Obligation[] {
  if (!holds) return [{ name: 'some way to spoil it is there', holds: (ask) => someIsThere(ways, ask) }];
  return ways.map(({ name, isThere }) => ({ name: `not so: ${name}`, holds: (ask) => !isThere(ask) }));
}

/** Does one of the ways exist? Those that exist at the example are tried first; any order gives the same answer. */
export function someIsThere(ways: readonly Way[], ask: Questions): boolean {
  const left = [...ways];
  while (left.length > 0) {
    const example = answersAt(ask.example());
    const promising = left.findIndex((way) => way.isThere(example));
    const [way] = left.splice(Math.max(promising, 0), 1);
    if (way?.isThere(ask)) return true;
  }
  return false;
}
