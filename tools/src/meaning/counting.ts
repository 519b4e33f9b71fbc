/**
 * Certificates of counting claims about one frog: what they say about boards, read independently of the prover, and
 * wrong variants of them. Whether a variant is wrong is found by valuing all small boards.
 */
import { Arena, type GameId } from '@lilypad/games';
import { boardOf, Evaluator } from '@lilypad/toads';
import { gameAt, holds, type Point } from './meaning.ts';

export interface CountingCertificate {
  readonly target: string;
  readonly claim: 'counting';
  readonly shapes: readonly CountingShape[];
}

interface CountingShape {
  readonly shape: string;
  readonly bounds: readonly CountingBound[];
  readonly values: readonly CountingValue[];
}

interface CountingBound {
  readonly where: readonly string[];
  readonly relation: string;
  readonly bound: string;
}

interface CountingValue {
  readonly where: readonly string[];
  readonly value: string;
}

export const isCounting = (json: { readonly claim: string }): json is CountingCertificate => json.claim === 'counting';

/** The shape with a toad before the frog. */
export const mainShape = ({ shapes }: CountingCertificate): CountingShape => {
  const shape = shapes.find((one) => /^[A-Z] T /.test(one.shape));
  if (shape === undefined) throw new Error('there is no shape with a toad before the frog');
  return shape;
};

/** Do all conditions hold, such as "2l <= 4r+b-3" and "b = 1 (mod 2)"? */
export const isWhere = (where: readonly string[], at: Point): boolean =>
  where.every((condition) => holds(condition, at));

const LONGEST = 10;
const OTHERS = ['N-1', 'N', 'N*', 'N+1/2', 'N+1', '(N+1)*', 'N+3/2', 'N+2', 'N+5/2', 'N+3'];

interface Sample {
  readonly at: Point;
  /** The value less N. */
  readonly value: GameId;
}

/** Up to `most` certificates with one bound changed, each false for a small board. */
export function wrongCountingMutants(certificate: CountingCertificate, most: number): CountingCertificate[] {
  const arena = new Arena();
  const samples = samplesIn(arena);
  const main = mainShape(certificate);
  const wrong = main.bounds.flatMap((claim, i) =>
    OTHERS.filter((bound) => samples.some((sample) => contradicts(arena, sample, { ...claim, bound }))).map(
      (bound) => ({
        ...certificate,
        shapes: certificate.shapes.map((shape) =>
          shape === main ? { ...shape, bounds: shape.bounds.with(i, { ...claim, bound }) } : shape,
        ),
      }),
    ),
  );
  const step = Math.max(1, Math.floor(wrong.length / most));
  return wrong.filter((_, i) => i % step === 0).slice(0, most);
}

function contradicts(arena: Arena, { at, value }: Sample, { where, relation, bound }: CountingBound): boolean {
  if (!isWhere(where, at)) return false;
  const game = gameAt(arena, bound.replaceAll('N', '0'), {});
  return relation === '<=' ? !arena.le(value, game) : !arena.ge(value, game);
}

/** The boards X T .^b F V up to a length. */
function samplesIn(arena: Arena): Sample[] {
  const evaluator = new Evaluator(arena);
  const words = (length: number): string[] =>
    length === 0 ? [''] : words(length - 1).flatMap((word) => [`T${word}`, `.${word}`]);
  const found: Sample[] = [];
  for (let before = 1; before < LONGEST; before++) {
    for (let behind = 0; before + behind < LONGEST; behind++) {
      for (const left of words(before).filter((word) => word.includes('T'))) {
        for (const right of words(behind)) found.push(sampleOf(arena, evaluator, left, right));
      }
    }
  }
  return found;
}

function sampleOf(arena: Arena, evaluator: Evaluator, left: string, right: string): Sample {
  const holes = (word: string): number => word.split('.').length - 1;
  const last = left.lastIndexOf('T');
  const all = left + right;
  const pairs = [...all].reduce((sum, letter, i) => sum + (letter === 'T' ? holes(all.slice(i)) : 0), 0);
  const at = { l: holes(left.slice(0, last)), r: holes(right), b: left.length - 1 - last };
  return { at, value: arena.shift(evaluator.value(boardOf(`${left}F${right}`)), left.length - pairs) };
}
