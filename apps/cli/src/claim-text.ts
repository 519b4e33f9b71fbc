/** Theorems and conjectures about classes and families, as text and as JSON. */
import type { Corollary, ProofResult, TheoremRow } from '@lilypad/prover';

type Status = ProofResult['status'];

const HEADINGS: Readonly<Record<Status, string>> = {
  proved: 'Theorem, proved for all sizes of the gaps and checked',
  conjectured: 'Conjecture, which fits all samples; not proved',
  failed: 'Not proved',
};

/** The theorem about a class: a table of regions for each word. */
export function classText(name: string, result: ProofResult, rows: readonly TheoremRow[]): string {
  const { status, samples, reason, failures } = result;
  const lines = [`${HEADINGS[status]}: class ${name}, ${rows.length} regions, ${samples} samples.`];
  if (status === 'failed') lines.push(`${reason}.`, ...holding(result), ...failures.slice(0, 3).map(failureLine));
  let family = '';
  const width = Math.max(0, ...rows.map(({ value }) => value.length));
  for (const row of rows) {
    if (row.family !== family) lines.push('', row.family);
    family = row.family;
    lines.push(`  ${row.value.padEnd(width)}  ${row.where === 'always' ? 'always' : `where ${row.where}`}`);
  }
  return lines.join('\n');
}

/** What was reached although the class did not close. */
function holding({ words }: ProofResult): string[] {
  const closed = words.filter(({ failures }) => failures.length === 0).map(({ word }) => word);
  if (words.length === 0) return [];
  return [
    closed.length === 0
      ? 'The recurrences of all words fail somewhere.'
      : `The recurrences of these words hold everywhere, given the formulas of the others: ${closed.join(' ')}`,
  ];
}

function failureLine({ word, point }: ProofResult['failures'][number]): string {
  return `The recurrence of ${word} fails where the gaps are ${point.join(', ')}.`;
}

const KINDS: Readonly<Record<Status, string>> = {
  proved: 'Theorem',
  conjectured: 'Conjecture',
  failed: 'Not proved',
};

/** The theorem about a family, in one line. */
export function familyLine(name: string, status: Status, { family, cases }: Corollary): string {
  const parts = cases.map(({ where, value }) => (where === 'always' ? value : `${value} for ${where}`));
  return `${KINDS[status]}: ${family} = ${parts.join('; ')}  (class ${name})`;
}

/** The document of `--json`. For a family the theorem is about it alone; words and regions are those of its class. */
export function claimDocument(
  target: string,
  name: string,
  result: ProofResult,
  rows: readonly TheoremRow[],
  corollary: Corollary | null,
): object {
  const { status, seconds, samples, reason, failures } = result;
  const words = new Set(rows.map(({ family }) => family)).size;
  const failed = status === 'failed' ? { reason, failures } : {};
  const theorem = corollary === null ? rows : corollary.cases.map((one) => ({ family: corollary.family, ...one }));
  return { target, class: name, status, words, regions: rows.length, seconds, samples, ...failed, theorem };
}
