/** The sentence about a certificate that agrees with direct computation on a box. */
export function agreement(name: string, claim: string, compared: number, largest: number): string {
  const where = claim === 'value' ? `at all ${compared} points of` : `in all ${compared} claims about`;
  return `${name} agrees with direct computation ${where} the box 0..${largest}.\n`;
}
