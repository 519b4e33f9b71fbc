/** Theorems and conjectures about values, as text and as JSON. */
import type { StyleName } from '@lilypad/games';
import { type FamilyCases, type TheoremRow, theoremOf, treesOf, type ValueFinding } from '@lilypad/prover';

type Status = ValueFinding['status'];

const HEADINGS: Readonly<Record<Status, string>> = {
  proved: 'Theorem, proved for all sizes of the gaps and checked',
  conjectured: 'Conjecture, which fits all samples; not proved',
  failed: 'Not proved',
};

/** The finding as text: one line for a family, the formulas of a class, as tables or as trees. */
export function valueText(finding: ValueFinding, { tree, notation }: TextOptions): string {
  const { claim, cases } = finding;
  const asTrees = tree === true;
  if (cases !== null) return familyText(finding, cases);
  const rows = claim === null ? [] : theoremOf(claim, notation);
  return classText(
    finding,
    claim === null ? '' : `, ${rows.length} regions`,
    asTrees && claim !== null ? treesOf(claim, notation) : [...summaryLines(rows), ...tableLines(rows)],
  );
}

/** How values are written. */
interface TextOptions {
  readonly tree?: boolean;
  readonly notation?: StyleName;
}

/** The rows about most positions, before those about few; none if there are no others. */
function summaryLines(rows: readonly TheoremRow[]): string[] {
  const main = rows.filter(({ isMain }) => isMain);
  if (main.length === 0 || main.length === rows.length) return [];
  const lines = main.map(
    ({ family, where, value }) => `  ${family} = ${value}${where === 'always' ? '' : ` where ${where}`}`,
  );
  return ['', 'Mostly, where no gap is small or fixed:', ...lines];
}

/** A heading, what stopped the proof if something did, and the formulas. */
function classText(finding: ValueFinding, regions: string, formulas: readonly string[]): string {
  const { status, target, samples } = finding;
  const head = `${HEADINGS[status]}: class ${target.positions.name}${regions}, ${samples} samples.`;
  const kept = status === 'failed' && formulas.length > 0 ? ['', LAST_CONJECTURE] : [];
  return [head, ...failureLines(finding), ...kept, ...formulas].join('\n');
}

const LAST_CONJECTURE = 'The last conjecture, which fits all samples but those where its recurrences fail:';

/** A table of regions for each word. */
function tableLines(rows: readonly TheoremRow[]): string[] {
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

/** Why and where a proof failed, and what holds nevertheless. */
function failureLines({ status, reason, failures, closed }: ValueFinding): string[] {
  if (status !== 'failed') return [];
  const more = failures.length - FAILURES_SHOWN;
  return [
    `${reason}.`,
    ...(closed === null ? [] : [holding(closed)]),
    ...failures.slice(0, FAILURES_SHOWN).map(failureLine),
    ...(more > 0 ? [`There are ${more} more failures; --json lists them all.`] : []),
  ];
}

const FAILURES_SHOWN = 3;

/** What was found although the class did not close. */
const holding = (closed: readonly string[]): string =>
  closed.length === 0
    ? 'The recurrences of all words fail somewhere.'
    : `The recurrences of these words hold everywhere, given the formulas of the others: ${closed.join(' ')}`;

const failureLine = ({ word, point }: ValueFinding['failures'][number]): string =>
  `The recurrence of ${word} fails where the gaps are ${point.join(', ')}.`;

const KINDS: Readonly<Record<Status, string>> = {
  proved: 'Theorem',
  conjectured: 'Conjecture',
  failed: 'Not proved',
};

/** The theorem about a family, in one line; if it is not proved, with what stopped it. */
function familyText(finding: ValueFinding, { family, cases }: FamilyCases): string {
  const parts = cases.map(({ where, value }) => (where === 'always' ? value : `${value} for ${where}`));
  const { status, target } = finding;
  const head = `${KINDS[status]}: ${family} = ${parts.join('; ')}  (class ${target.positions.name})`;
  return [head, ...failureLines(finding)].join('\n');
}

/**
 * The document of `--json`; if the proof failed, with the reason and the points where it did. For a family the theorem
 * is about it alone; words and regions are those of its class.
 */
export function valueDocument(
  { target, status, claim, cases, seconds, reason, failures }: ValueFinding,
  notation?: StyleName,
): object {
  const rows = claim === null ? [] : theoremOf(claim, notation);
  return {
    target: target.name,
    class: target.positions.name,
    status,
    words: new Set(rows.map(({ family }) => family)).size,
    regions: rows.length,
    seconds,
    ...(status === 'failed' ? { reason, failures } : {}),
    theorem:
      cases === null
        ? rows.map(({ isMain, ...row }) => row)
        : cases.cases.map((one) => ({ family: cases.family, ...one })),
  };
}
