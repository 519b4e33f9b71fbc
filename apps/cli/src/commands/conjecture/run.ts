/** `lilypad conjecture`: formulas for the values of a class that fit all samples, without proof and labelled so. */
import { claimCommand } from '../prove/claim.ts';
import type { ClaimOptions } from '../prove/options.ts';

export const run = (name: string, options: ClaimOptions): Promise<void> => claimCommand(name, options, false);
