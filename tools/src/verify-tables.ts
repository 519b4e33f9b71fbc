/**
 * `npm run verify:tables`: computes every value that comes with the program (packages/tables/data/results.txt) again,
 * compares it, and compares every cell of the paper's tables with those values.
 *
 *   1. all lines of the file fit their checksums
 *   2. every exact cell of the paper is there with the printed value, but for the known erratum; every bound holds
 *   3. every value is computed again, the cheapest first, up to the work that --most allows (in millions of positions,
 *      30 unless given, which takes some minutes; 2000 for all takes an hour)
 *   4. every value that is computed again compares with all n and n* as a sweep of thresholds says, which shares no
 *      arithmetic with the values
 *
 * Needs a build (`npm run build`). Ends with exit code 1 at the first difference, and 2 if an argument is bad.
 */
import { Arena, formatGame } from '@lilypad/games';
import { boardOf, boardThresholds, Valuer } from '@lilypad/toads';
import { type Found, MOST_MEGABYTES, plainThresholds, readMost, StoredValues } from './stored-values.ts';
import { TEAM } from './verify-team.ts';

const LIMITS = { maxBytes: MOST_MEGABYTES * 2 ** 20, team: TEAM };

function computeAnew(position: string): Found {
  const arena = new Arena();
  const value = new Valuer(arena, LIMITS).value(boardOf(position));
  const thresholds = boardThresholds(boardOf(position), LIMITS);
  return { value: formatGame(arena, value), thresholds: thresholds && plainThresholds(thresholds) };
}

const stored = new StoredValues(readMost());
for (const [i, { position }] of stored.all.entries()) stored.compare(i, computeAnew(position));
stored.end();
