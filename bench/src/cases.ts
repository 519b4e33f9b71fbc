/** The measurements by name. */
import { compareCases } from './compare.ts';
import { gameCases } from './games.ts';
import type { Case } from './measure.ts';
import { sheetCases } from './sheet.ts';
import { theoryCases } from './theory.ts';
import { toadCases } from './toads.ts';

export const CASES: Readonly<Record<string, Case>> = {
  ...gameCases,
  ...theoryCases,
  ...toadCases,
  ...compareCases,
  ...sheetCases,
};
