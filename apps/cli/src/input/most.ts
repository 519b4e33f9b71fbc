/** The `--most` option: how much work one position may be. */
import { Option } from 'commander';
import { InputError } from '../output/errors.ts';

/** The default is in millions, as the option is; the value of the option is a number of arrangements. */
export const mostOption = (millions: number): Option =>
  new Option('--most <N>', 'compute a value only if that takes at most N million arrangements; 0 computes none')
    .argParser(mostWork)
    .default(millions * 1_000_000, String(millions));

function mostWork(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new InputError(`option --most takes a whole number of millions, not '${text}'`);
  return Number(text) * 1_000_000;
}
