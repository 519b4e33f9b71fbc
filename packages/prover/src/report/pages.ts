/**
 * The pages of the theorems, made from the certificates of the library: a page a class, and an index. A page with a part
 * between two marks was written by hand, and only that part is made: the formulas, as trees and as tables. A class with very
 * many regions has no page.
 */
import { type Certificate, readCertificate } from '../certificate.ts';
import { type Family, type Placement, parseFamily, placeFamily } from '../classes/family.ts';
import { familyText } from '../classes/position-class.ts';
import { corollaryOf } from '../corollary.ts';
import type { ClassFormula } from '../formula/class-formula.ts';
import { checkRecurrence, type WordResult } from '../prove/recurrence.ts';
import { theoremOf, treesOf } from '../theorem.ts';
import { markdownReport, plural, tableCell, tableOf } from './markdown.ts';
import { withMarkedPart } from './marked.ts';
import type { Corollary } from './report.ts';

/** Nobody reads more. */
const MOST_REGIONS = 1500;

export interface IndexRow {
  readonly name: string;
  readonly hasPage: boolean;
  readonly words: number;
  readonly regions: number;
  readonly obligations: number;
  readonly start: Corollary;
}

/** The page of a class, given the one that is there, and its row in the index; no page if it would be too long. */
export function pageOf(certificate: Certificate, old: string | null): { page: string | null; row: IndexRow } {
  const claim = readCertificate(certificate);
  const { name, words } = claim.positions;
  const results = words.map((word) => checkRecurrence(claim, word));
  const start = startOf(claim);
  const sum = (count: (result: WordResult) => number): number => results.reduce((n, result) => n + count(result), 0);
  const regions = sum((result) => result.regions);
  const hasPage = regions <= MOST_REGIONS;
  const row = {
    name,
    hasPage,
    words: words.length,
    regions,
    obligations: sum((result) => result.obligations),
    start,
  };
  if (!hasPage) return { page: null, row };
  const byHand = old === null ? null : withMarkedPart(old, formulas(claim, results));
  return { page: byHand ?? `${markdownReport(claim, results, start)}\n${footer(name)}`, row };
}

function footer(name: string): string {
  const path = `packages/prover/library/${name}.json`;
  return [
    `The certificate is [${name}.json](../../${path}): \`lilypad check ${path}\` checks it with a separate program, and`,
    `\`lilypad prove ${name}\` finds it anew. [All theorems](README.md), [how they are proved](../proving.md).\n`,
  ].join('\n');
}

/** All formulas of a class, as trees and as tables. */
function formulas(claim: ClassFormula, results: readonly WordResult[]): string {
  const { positions } = claim;
  const rows = theoremOf(claim);
  const sum = (count: (result: WordResult) => number): number => results.reduce((n, result) => n + count(result), 0);
  const counts = positions.words.map((word) => {
    const family = familyText(positions, word);
    return `${plural(rows.filter((row) => row.family === family).length, 'region')} for ${word}`;
  });
  return [
    `There are ${counts.join(', ')}; the proof has ${plural(
      sum(({ obligations }) => obligations),
      'obligation',
    )}, which fall into ${plural(
      sum(({ cells }) => cells),
      'case',
    )}.`,
    '### As trees',
    ['```text', ...treesOf(claim).slice(1), '```'].join('\n'),
    '### As tables',
    ...positions.words.flatMap((word) => {
      const family = familyText(positions, word);
      return [`\`${family}\``, tableOf(rows.filter((row) => row.family === family))];
    }),
  ].join('\n\n');
}

/** The starting positions of a class: all toads to the left of all frogs, the empty squares between them. */
function startOf(claim: ClassFormula): Corollary {
  const { name } = claim.positions;
  const [i, j] = [...name.slice(1)].map(Number);
  const text = name[0] === 'A' ? `T^a${'.'.repeat(i)}${'F'.repeat(j)}` : `${'T'.repeat(i)}.^a${'F'.repeat(j)}`;
  const { value: family } = parseFamily(text) as { value: Family };
  return { family: text, cases: corollaryOf(claim, family, placeFamily(family) as Placement) };
}

/** The page that lists all classes. */
export function indexPage(rows: readonly IndexRow[]): string {
  return `# Theorems

Values of whole classes of positions, found and proved by this program. \`A<i><j>\` are all positions with i empty squares and j frogs and
any numbers of toads anywhere between them; \`B<i><j>\` are all with i toads and j frogs and any numbers of empty squares. Each class has a
page with its formulas, unless they are too many to read, and a certificate in packages/prover/library that \`lilypad check\` checks with a
separate program.
[proving.md](../proving.md) tells how formulas are found and why the proofs are proofs; [certificates.md](../certificates.md) tells
what a certificate says. These pages are made from the certificates by \`npm run library\`.

| class | words | regions | obligations | starting positions |
|---|---|---|---|---|
${rows.map(indexRow).join('\n')}

- [E2](E2.md): \`T^a...FF\` = \`{a-2|a-2}\` for a ≥ 2, a conjecture of Erickson, as a corollary of class A32.
- [E3](E3.md): \`T^a...FFF\` = \`a-7/2\` for a ≥ 5, another, as a corollary of class A33.
- [T2](T2.md): \`TT.^aFF\` is \`*\` exactly if a = 7, 13, 19, … and 0 for all other a ≥ 7, a conjecture that was open, by the outcomes of class B22.
`;
}

function indexRow({ name, hasPage, words, regions, obligations, start: { family, cases } }: IndexRow): string {
  const values = cases.map(({ where, value }) => `\`${tableCell(value)}\`${where === 'always' ? '' : ` for ${where}`}`);
  const link = hasPage ? `${name}.md` : `../../packages/prover/library/${name}.json`;
  return `| [${name}](${link}) | ${words} | ${regions} | ${obligations} | \`${family}\` = ${values.join('; ')} |`;
}
