/** The `--notation` option: how values are written. */
import { Option } from 'commander';
import { STYLES } from '../output/styles.ts';

const option = (): Option => new Option('--notation <style>', 'how to write values').choices(STYLES);

export const notationOption = (): Option => option().default('plain');

/** For commands that write values as certificates do unless they are asked otherwise. */
export const otherNotationOption = option;
