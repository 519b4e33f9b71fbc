/** The `--notation` option: how values are written. */
import { Option } from 'commander';
import { STYLES } from '../output/styles.ts';

export const notationOption = (): Option =>
  new Option('--notation <style>', 'how to write values').choices(STYLES).default('plain');
