/** The `--seconds` option: how long one answer may take. */
import { Option } from 'commander';
import { InputError } from '../output/errors.ts';

export const secondsOption = (noun: string): Option => optionThat(`give up a ${noun} after this time; ${THEN}`);

/** The same where the command goes on without the answer. */
export const patienceOption = (gives: string): Option => optionThat(gives);

/** The same for a command that may read lines of standard input. */
export const lineSecondsOption = (noun: string): Option =>
  optionThat(`give up a ${noun} after this time (default: none, 60 for lines of standard input); ${THEN}`);

const THEN = 'the exit code is 3 then';

const optionThat = (gives: string): Option => new Option('--seconds <n>', gives).argParser(parseSeconds);

function parseSeconds(text: string): number {
  if (!/^\d{1,6}(\.\d{1,3})?$/.test(text) || Number(text) === 0) {
    throw new InputError(`option --seconds takes a number of seconds, such as 10 or 0.5, not '${text}'`);
  }
  return Number(text);
}
