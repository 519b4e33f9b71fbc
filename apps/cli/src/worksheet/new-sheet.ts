/** A worksheet with everything that the program has: the proved formulas, and the prover. */
import { type Host, Sheet, type SheetOptions } from '@lilypad/sheet';
import type { Team } from '@lilypad/toads';
import { openFormulas } from '../library/formula-library.ts';

/** The prover is loaded when it is asked for the first time: loading it takes longer than most answers. */
function hostOf(team: Team | undefined): Host {
  const load = async (): Promise<Required<Host>> => (await import('./prover.ts')).hostOf(team);
  return {
    simplify: async (game, where) => (await load()).simplify(game, where),
    compare: async (left, right, where) => (await load()).compare(left, right, where),
    prove: async (statement) => (await load()).prove(statement),
    theorem: async (board) => (await load()).theorem(board),
    conjectures: async () => (await load()).conjectures(),
  };
}

export const newSheet = (options: SheetOptions): Sheet =>
  new Sheet({
    host: hostOf(options.team),
    openLibrary: openFormulas,
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    ...options,
  });
