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
  sums(words[0].parameters, largest).map((sum) => ({ file, of: 'words', numbers: [...words.keys()], sum, largest }));

export const corollaryParts = ({ file, corollaries = [] }: BoxCertificate, largest: number): BoxPart[] =>
  corollaries.flatMap(({ parameters }, number) =>
    sums(parameters, largest).map((sum): BoxPart => ({ file, of: 'corollaries', numbers: [number], sum, largest })),
  );

const sums = (parameters: readonly string[], largest: number): number[] =>
  Array.from({ length: largest * parameters.length + 1 }, (_, sum) => sum);
