/** The `--farm` option: the database of a farm that is to do the work. */
import { Option } from 'commander';

export interface FarmChoice {
  /** The address of the database, with its password. */
  readonly farm?: string;
}

/** The environment variable that names a farm. */
export const FARM_VARIABLE = 'LILYPAD_FARM';

export const farmOption = (): Option =>
  new Option('--farm <database>', 'have the work done by a farm (docs/farm.md) instead of threads').env(FARM_VARIABLE);
