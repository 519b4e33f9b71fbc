/** `lilypad prove`: finds formulas for the values of a class or a family of positions, and proves them. */
import { claimCommand } from './claim.ts';
import type { ClaimOptions } from './options.ts';
import { conjectureCommand, isConjecture, outcomeCommand } from './outcome-claim.ts';

export function run(name: string, options: ClaimOptions): Promise<void> {
  if (isConjecture(name)) return conjectureCommand(name, options);
  return options.outcomes ? outcomeCommand(name, options) : claimCommand(name, options, true);
}
