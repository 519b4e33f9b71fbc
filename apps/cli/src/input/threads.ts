/** The `--threads` option. */
import { InputError } from '../output/errors.ts';

const MOST = 256;

/** For commander: a whole number, at least one. */
export function threadCount(text: string): number {
  const count = Number(text);
  if (!/^\d{1,3}$/.test(text) || count < 1 || count > MOST) {
    throw new InputError(`option --threads takes a whole number from 1 to ${MOST}, not '${text}'`);
  }
  return count;
}
