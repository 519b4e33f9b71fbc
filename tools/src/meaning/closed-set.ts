/**
 * Certificates of closed sets: what they say of positions, read independently of the prover, and wrong variants of them. A variant is
 * wrong if it contains a small position that is not as good for Left as it says, by direct computation.
 */
import { Arena } from '@lilypad/games';
import { Evaluator } from '@lilypad/toads';
import {
  boardAt,
  endOf,
  type HoldsEnd,
  type JsonCertificate,
  type JsonTree,
  type JsonWord,
  named,
  type Point,
} from './meaning.ts';

/** What is said of the positions of a word. */
export function closedSetKind({ words }: JsonCertificate, entry: JsonWord): (point: Point) => string {
  const image = words.find(({ word }) => word === mirrorOf(entry.word));
  const isIn = (one: JsonWord | undefined, field: 'contains' | 'withStar', point: Point): boolean => {
    const tree = one?.[field];
    return tree !== undefined && endOf(tree, point).holds;
  };
  return (point) => {
    const gaps = entry.parameters.map((name) => point[name]);
    const reversed = named(image?.parameters ?? [], gaps.toReversed());
    const [above, below] = [isIn(entry, 'contains', point), isIn(image, 'contains', reversed)];
    const [aboveStar, belowStar] = [isIn(entry, 'withStar', point), isIn(image, 'withStar', reversed)];
    if (above && below) return 'in the set, and so is the mirror image: 0';
    if (aboveStar && belowStar) return 'in the set with *, and so is the mirror image: *';
    if (above) return 'in the set: at least 0';
    if (aboveStar) return 'in the set with *: at least *';
    return below ? 'the mirror image is in the set: at most 0' : 'outside: nothing is claimed';
  };
}

const mirrorOf = (word: string): string =>
  [...word]
    .map((letter) => (letter === 'T' ? 'F' : 'T'))
    .toReversed()
    .join('');

/** The position with some gaps given, and the sum and the tempo of all; two gaps follow. Null if there is none. */
export function closedSetPoint(
  { word, parameters }: JsonWord,
  given: Readonly<Record<string, string | number>>,
): Point | null {
  const frogs = [...word].filter((letter) => letter === 'F').length;
  const weight = (name: string): number => parameters.indexOf(name) - frogs;
  const known = parameters.filter((name) => given[name] !== undefined);
  const [first, second] = parameters.filter((name) => given[name] === undefined);
  const left = known.reduce((sum, name) => sum - Number(given[name]), Number(given.sum));
  const rest = known.reduce((sum, name) => sum - weight(name) * Number(given[name]), Number(given.tempo));
  // first + second = left, and the same with weights is the rest.
  const size = (rest - weight(first) * left) / (weight(second) - weight(first));
  if (!Number.isInteger(size) || size < 0 || size > left) return null;
  return {
    ...Object.fromEntries(known.map((name) => [name, Number(given[name])])),
    [first]: left - size,
    [second]: size,
  };
}

const FIELDS = ['contains', 'withStar'] as const;
/** Gaps of positions that are computed have this sum at most. */
const LARGEST_SUM = 6;

/** Up to `most` certificates with an end turned from no to yes, each of which is false. */
export function wrongClosedSets(certificate: JsonCertificate, most: number): JsonCertificate[] {
  const arena = new Arena();
  const evaluator = new Evaluator(arena);
  const isTrue = (word: string, field: (typeof FIELDS)[number], gaps: readonly number[]): boolean =>
    arena.ge(evaluator.value(boardAt(certificate.gap, word, gaps)), field === 'contains' ? arena.zero : arena.star);
  const wrong = certificate.words.flatMap((entry, place) =>
    FIELDS.flatMap((field) => {
      const tree = entry[field] ?? { holds: false };
      const lost = gapsUpTo(entry.parameters.length, LARGEST_SUM).filter((gaps) => !isTrue(entry.word, field, gaps));
      return [...turned(tree)]
        .filter((mutant) => lost.some((gaps) => endOf(mutant, named(entry.parameters, gaps)).holds))
        .map((mutant) => ({ ...certificate, words: certificate.words.with(place, { ...entry, [field]: mutant }) }));
    }),
  );
  const step = Math.max(1, Math.floor(wrong.length / most));
  return wrong.filter((_, i) => i % step === 0).slice(0, most);
}

/** The trees with one end turned from no to yes. */
function* turned(tree: JsonTree<HoldsEnd>): Generator<JsonTree<HoldsEnd>> {
  if ('holds' in tree) {
    if (!tree.holds) yield { holds: true };
    return;
  }
  // biome-ignore lint/suspicious/noThenProperty: a key of the format of certificates, not of a promise
  for (const inner of turned(tree.then)) yield { ...tree, then: inner };
  for (const inner of turned(tree.else)) yield { ...tree, else: inner };
}

function gapsUpTo(count: number, sum: number): number[][] {
  if (count === 0) return [[]];
  return Array.from({ length: sum + 1 }, (_, x) => gapsUpTo(count - 1, sum - x).map((rest) => [x, ...rest])).flat();
}
