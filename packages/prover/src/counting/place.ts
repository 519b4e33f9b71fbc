/**
 * The shape and the counts of a board.
 *
 * The part before a frog, up to the frog before it, is X T .^b or .^b; the part behind the last frog is a word V. X and
 * V are any words over T and '.'. The counts are the toads and holes of the words and the lengths of the runs, in
 * order.
 */
export interface Place {
  /** For each segment, "T" if it has a word and "-" if not. */
  readonly pattern: string;
  readonly counts: readonly number[];
}

const SEGMENT = /^(.*)T(\.*)$/;

export function placeOf(strip: string): Place {
  const segments = strip.split('F');
  const last = segments.pop() as string;
  let pattern = '';
  const counts: number[] = [];
  for (const segment of segments) {
    const match = SEGMENT.exec(segment);
    pattern += match === null ? '-' : 'T';
    if (match === null) counts.push(segment.length);
    else counts.push(...countsOf(match[1] as string), (match[2] as string).length);
  }
  counts.push(...countsOf(last));
  return { pattern: `${pattern}T`, counts };
}

function countsOf(word: string): [toads: number, holes: number] {
  let toads = 0;
  for (const letter of word) if (letter === 'T') toads += 1;
  return [toads, word.length - toads];
}

/** Weights of ordered pairs of different letters, such as "T."; those not given are 0. */
export type Weights = Readonly<Record<string, number>>;

/** N of a board: the sum of the weights of all its pairs of squares. */
export function measureOf(weights: Weights, strip: string): bigint {
  const seen: Record<string, number> = {};
  let sum = 0n;
  for (const letter of strip) {
    for (const [other, count] of Object.entries(seen)) sum += BigInt((weights[other + letter] ?? 0) * count);
    seen[letter] = (seen[letter] ?? 0) + 1;
  }
  return sum;
}
