/** A worksheet with everything that the program has: the proved formulas, and the prover. */
import { type Host, Sheet, type SheetOptions } from '@lilypad/sheet';
import { openFormulas } from '../library/formula-library.ts';

/** The prover is loaded when it is asked for the first time: loading it takes longer than most answers. */
const loadHost = async (): Promise<Required<Host>> => (await import('./prover.ts')).host;

const HOST: Host = {
  simplify: async (game, where) => (await loadHost()).simplify(game, where),
  compare: async (left, right, where) => (await loadHost()).compare(left, right, where),
  prove: async (statement) => (await loadHost()).prove(statement),
  theorem: async (board) => (await loadHost()).theorem(board),
  conjectures: async () => (await loadHost()).conjectures(),
};

export const newSheet = (options: SheetOptions): Sheet =>
  new Sheet({
    host: HOST,
    openLibrary: openFormulas,
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    ...options,
  });
