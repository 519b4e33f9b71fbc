/** Exact numbers that a worker sends as text, such as "-19/8". */
import { Dyadic } from '@lilypad/games';

export function readDyadic(text: string): Dyadic {
  const [above = '0', below = '1'] = text.replace('−', '-').split('/');
  // The denominator is a power of two.
  return Dyadic.of(BigInt(above), BigInt(below).toString(2).length - 1);
}

/** Rounded, for places in a drawing only. */
export function roughly(text: string): number {
  const [above = '0', below = '1'] = text.replace('−', '-').split('/');
  return Number(above) / Number(below);
}
