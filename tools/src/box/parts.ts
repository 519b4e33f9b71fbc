/** The parts of a box: those with one sum of gaps, of all words or of a corollary. */
import type { JsonCertificate } from '../meaning/meaning.ts';
import type { BoxPart } from './compare.ts';

/** A certificate and where it was read. */
export interface BoxCertificate extends JsonCertificate {
  readonly file: string;
}

/** The parts of the words, and then of the corollaries. */
export const boxParts = (certificate: BoxCertificate, largest: number): BoxPart[] => [
  ...wordParts(certificate, largest),
  ...corollaryParts(certificate, largest),
];

/** Moves lead from word to word, so the words are compared together. */
const wordParts = ({ file, words }: BoxCertificate, largest: number): BoxPart[] =>
  sums(words[0].parameters, largest).map(({ sum, points }) => {
    const numbers = [...words.keys()];
    return { file, of: 'words', numbers, sum, largest, points: numbers.length * points };
  });

export const corollaryParts = ({ file, corollaries = [] }: BoxCertificate, largest: number): BoxPart[] =>
  corollaries.flatMap(({ parameters }, number) =>
    sums(parameters, largest).map((one): BoxPart => ({ file, of: 'corollaries', numbers: [number], largest, ...one })),
  );

/** All sums of a value from 0 to `largest` for each parameter, and in how many ways each of them is one. */
function sums(parameters: readonly string[], largest: number): { readonly sum: number; readonly points: number }[] {
  let ways = [1];
  for (let k = 0; k < parameters.length; k++) {
    const more = new Array<number>(ways.length + largest).fill(0);
    for (let sum = 0; sum < ways.length; sum++) {
      for (let value = 0; value <= largest; value++) more[sum + value] += ways[sum];
    }
    ways = more;
  }
  return ways.map((points, sum) => ({ sum, points }));
}
