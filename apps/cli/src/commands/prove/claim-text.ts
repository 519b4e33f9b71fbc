/** Theorems and conjectures about classes and families, as text and as JSON. */
import type { Corollary, ProofResult, TheoremRow } from '@lilypad/prover';

type Status = ProofResult['status'];

const HEADINGS: Readonly<Record<Status, string>> = {
  proved: 'Theorem, proved for all sizes of the gaps and checked',
  conjectured: 'Conjecture, which fits all samples; not proved',
  failed: 'Not proved',
};

/** The theorem about a class: a heading, what stopped the proof if something did, and its formulas. */
export function classText(name: string, result: ProofResult, regions: number, formulas: readonly string[]): string {
  const head = `${HEADINGS[result.status]}: class ${name}, ${regions} regions, ${result.samples} samples.`;
  const kept = result.status === 'failed' && formulas.length > 0 ? ['', LAST_CONJECTURE] : [];
  return [head, ...failureLines(result), ...kept, ...formulas].join('\n');
}

const LAST_CONJECTURE = 'The last conjecture, which fits all samples but those where its recurrences fail:';

/** A table of regions for each word. */
export function tableLines(rows: readonly TheoremRow[]): string[] {
  const lines: string[] = [];
  let family = '';
  const width = Math.max(0, ...rows.map(({ value }) => value.length));
  for (const row of rows) {
    if (row.family !== family) lines.push('', row.family);
    family = row.family;
    lines.push(`  ${row.value.padEnd(width)}  ${row.where === 'always' ? 'always' : `where ${row.where}`}`);
  }
  return lines;
}

/** Why a proof failed, what holds all the same, and where it failed. */
function failureLines(result: ProofResult): string[] {
  const { status, reason, failures } = result;
  if (status !== 'failed') return [];
  const more = failures.length - FAILURES_SHOWN;
  return [
    `${reason}.`,
    ...holding(result),
    ...failures.slice(0, FAILURES_SHOWN).map(failureLine),
    ...(more > 0 ? [`There are ${more} more failures; --json lists them all.`] : []),
  ];
}

const FAILURES_SHOWN = 3;

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

/** The theorem about a family, in one line; if it is not proved, with what stopped it. */
export function familyText(name: string, result: ProofResult, { family, cases }: Corollary): string {
  const parts = cases.map(({ where, value }) => (where === 'always' ? value : `${value} for ${where}`));
  return [`${KINDS[result.status]}: ${family} = ${parts.join('; ')}  (class ${name})`, ...failureLines(result)].join(
    '\n',
  );
}

/** The document of `--json`; if the proof failed, with the reason and the points where it did. For a family the theorem is about it alone; words and regions are those of its class. */
export function claimDocument(
  target: string,
  name: string,
  result: ProofResult,
  rows: readonly TheoremRow[],
  corollary: Corollary | null,
): object {
  const { status, seconds, reason, failures } = result;
  const words = new Set(rows.map(({ family }) => family)).size;
  const failed = status === 'failed' ? { reason, failures } : {};
  const theorem = corollary === null ? rows : corollary.cases.map((one) => ({ family: corollary.family, ...one }));
  return { target, class: name, status, words, regions: rows.length, seconds, ...failed, theorem };
}
