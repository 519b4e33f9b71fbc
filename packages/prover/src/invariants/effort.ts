/** How much is done for a slice, by the number of gaps. */

export interface Effort {
  /** How often the predicate is learned. */
  readonly rounds: number;
  /** The sums of the points that are looked at, by their steps from the smallest, and how many points of each. */
  readonly samples: readonly { readonly step: number; readonly most: number }[];
  /** Points whose sum is larger than the smallest by more than this are too far to be played out. */
  readonly farthest: number;
  /** Whether the set is to contain all that it can. */
  readonly isExact: boolean;
}

/** Efforts for sums of all residues, and of one residue modulo 6. */
interface Efforts {
  readonly mostGaps: number;
  readonly all: Effort;
  readonly residue: Effort;
}

const samples = (most: number, ...steps: readonly number[]): Effort['samples'] => steps.map((step) => ({ step, most }));

/** Those for few gaps first. Counterexamples are often far out, also with six gaps. */
export const EFFORTS: readonly Efforts[] = [
  {
    mostGaps: 5,
    // Distant points are cheap to play out, and walls are seen best there.
    all: {
      rounds: 20,
      samples: samples(5000, 0, 1, 2, 3, 4, 5, 18, 20, 22, 25, 27, 29),
      farthest: 110,
      isExact: true,
    },
    residue: { rounds: 20, samples: samples(5000, 0, 1, 2, 3, 5), farthest: 110, isExact: true },
  },
  { mostGaps: 6, ...manyGaps(200) },
  { mostGaps: Number.POSITIVE_INFINITY, ...manyGaps(100) },
];

function manyGaps(farthest: number): Omit<Efforts, 'mostGaps'> {
  return {
    // What does not close soon is looked for in each residue.
    all: { rounds: 4, samples: samples(5000, 0, 1, 2, 3, 4, 5, 11, 14), farthest, isExact: false },
    // All points of the smallest sum, as far as possible, and some of larger ones.
    residue: {
      rounds: 20,
      samples: [
        { step: 0, most: 25_000 },
        { step: 1, most: 10_000 },
        { step: 2, most: 5000 },
        { step: 4, most: 3000 },
      ],
      farthest,
      isExact: false,
    },
  };
}
