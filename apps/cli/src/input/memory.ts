/** Options in megabytes: `--memory`, how much a computation may take, and others. */
import { InputError } from '../output/errors.ts';

export const MEMORY_HELP = 'the most memory to use, in megabytes';

/** For commander: a whole number of megabytes, at least one. */
export const megabytesOf =
  (option: string) =>
  (text: string): number => {
    const size = Number(text);
    if (!/^\d{1,7}$/.test(text) || size === 0) {
      throw new InputError(`option ${option} takes a whole number of megabytes from 1 to 9999999, not '${text}'`);
    }
    return size;
  };

export const megabytes = megabytesOf('--memory');
