/** The pages of theorems about outcomes: what is made from the certificate is the part between two marks, with all trees. */
import { type OutcomeCertificate, readOutcomeCertificate } from '../certificate.ts';
import { checkCertificate } from '../check/check.ts';
import type { OutcomeClaim } from '../outcome/claim.ts';
import { outcomeTrees } from '../outcome/text.ts';
import { plural } from './markdown.ts';
import { withMarkedPart } from './marked.ts';

/** The page of a theorem about outcomes, given the one that is there; null if that has no marks. */
export function outcomePageOf(certificate: OutcomeCertificate, old: string): string | null {
  return withMarkedPart(old, outcomeTreesPage(readOutcomeCertificate(certificate), certificate));
}

function outcomeTreesPage(claim: OutcomeClaim, certificate: OutcomeCertificate): string {
  const verdict = checkCertificate(certificate);
  if (!verdict.ok) throw new Error(`the certificate is rejected: ${verdict.obligation}: ${verdict.message}`);
  const { words, leaves, obligations, cells } = verdict;
  return [
    `There are ${plural(words, 'word')} with ${plural(leaves, 'end')} in all; the proof has ${plural(obligations, 'obligation')}, ` +
      `which fall into ${plural(cells, 'case')}.`,
    ['```text', ...outcomeTrees(claim).slice(1), '```'].join('\n'),
  ].join('\n\n');
}
