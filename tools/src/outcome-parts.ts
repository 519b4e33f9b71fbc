/** The parts of a box in which claims about outcomes are compared: those with one sum of gaps, of words or of a corollary. */
import type { JsonCertificate } from './meaning/meaning.ts';
import { type BoxPart, COMPARE_OUTCOMES } from './outcome-box.ts';
import { inParts, type PartsFinding } from './verify-parts.ts';

type UnnumberedPart = Omit<BoxPart, 'part'>;

const sums = (gaps: number, largest: number): number[] => Array.from({ length: largest * gaps + 1 }, (_, sum) => sum);

/** Those of the words. */
export const wordParts = ({ words }: JsonCertificate, largest: number): UnnumberedPart[] =>
  sums(words[0].parameters.length, largest).map((sum) => ({ sum, corollary: null }));

/** Those of the corollaries. */
export const corollaryParts = ({ corollaries = [] }: JsonCertificate, largest: number): UnnumberedPart[] =>
  corollaries.flatMap((corollary) => sums(corollary.parameters.length, largest).map((sum) => ({ sum, corollary })));

/** Compares some parts with direct computation, on all cores. */
export function compareParts(
  certificate: JsonCertificate,
  largest: number,
  parts: readonly UnnumberedPart[],
): PartsFinding {
  const numbered: BoxPart[] = parts.map((one, part) => ({ ...one, part }));
  return inParts(COMPARE_OUTCOMES, parts.length, (numbers) => ({
    certificate,
    largest,
    parts: numbers.map((i) => numbered[i]),
  }));
}
