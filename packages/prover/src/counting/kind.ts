/** Counting claims: bounds and values of boards through counts that moves change by constants. */
import type { CountingDocument } from '../check/counting/document.ts';
import type { ClaimKind } from '../claim/kind.ts';
import { countingRocq } from '../rocq/counting.ts';
import { writeCounting } from './certificate.ts';
import type { CountingClaim } from './claim.ts';
import { claimOf } from './read.ts';
import { corollaryText, linesOf, reportOf, tablesOf } from './text.ts';
import { countingView } from './view.ts';

export const countingKind: ClaimKind<CountingClaim, CountingDocument> = {
  conclusions: 'corollaries',
  phrases: {
    before: 'What is stated under the name ',
    by: ' by counting',
    says: ', where bounds on its boards meet,',
    ends: 'bounds and values',
    entries: 'shapes',
    gives: 'bounds in terms of counts',
  },
  read: claimOf,
  write: writeCounting,
  ends: ({ shapes }) => shapes.reduce((sum, { bounds, values }) => sum + bounds.length + values.length, 0),
  trees: linesOf,
  corollaries: ({ corollaries }) => corollaries.map(corollaryText),
  reports: { md: reportOf },
  page: tablesOf,
  start: () => null,
  view: (document) => countingView(claimOf(document)),
  rocq: countingRocq,
  // Boards are not words of a class here: see valueOfBoard.
  valueAt: () => null,
};
