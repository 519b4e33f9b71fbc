/**
 * The pages of the theorems, made from the certificates of the library: a page a class, and an index. A page with a part
 * between two marks was written by hand, and only that part is made: the formulas, as trees and as tables; in the index, the
 * table. A class with very many values has no page. Values, obligations and cases are counted by the checker.
 */

import { type Family, parseFamily } from '@lilypad/toads';
import { type Accepted, checkCertificate } from '../check/check.ts';
import { type Placement, placeFamily } from '../classes/placement.ts';
import { familyText } from '../classes/position-class.ts';
import type { ClassFormula } from '../formula/class-formula.ts';
import { type Certificate, readCertificate } from '../theorem/certificate.ts';
import { corollaryOf } from '../theorem/corollary.ts';
import { theoremOf, treesOf } from '../theorem/theorem.ts';
import { markdownReport, plural, tableCell, tableOf } from './markdown.ts';
import { withMarkedPart } from './marked.ts';
import type { Corollary } from './report.ts';

/** Nobody reads more. */
const MOST_VALUES = 5000;

export interface IndexRow {
  readonly name: string;
  readonly hasPage: boolean;
  readonly words: number;
  readonly values: number;
  readonly obligations: number;
  readonly start: Corollary;
}

/** The page of a class, given the one that is there, and its row in the index; no page if it would be too long. */
export function pageOf(certificate: Certificate, old: string | null): { page: string | null; row: IndexRow } {
  const verdict = checkCertificate(certificate);
  if (!verdict.ok) throw new Error(`the certificate is rejected: ${verdict.obligation}: ${verdict.message}`);
  const { words, leaves: values, obligations } = verdict;
  const claim = readCertificate(certificate);
  const { name } = claim.positions;
  const start = startOf(claim);
  const hasPage = values <= MOST_VALUES;
  const row = { name, hasPage, words, values, obligations, start };
  if (!hasPage) return { page: null, row };
  const byHand = old === null ? null : withMarkedPart(old, formulas(claim, verdict));
  return { page: byHand ?? `${markdownReport(claim, [verdict], start)}\n${footer(name)}`, row };
}

function footer(name: string): string {
  const path = `packages/prover/library/${name}.json`;
  return [
    `The certificate is [${name}.json](../../${path}): \`lilypad check ${path}\` checks it with a separate program, and`,
    `\`lilypad prove ${name}\` finds it anew. [All theorems](README.md), [how they are proved](../proving.md).\n`,
  ].join('\n');
}

/** All formulas of a class, as trees and as tables. */
function formulas(claim: ClassFormula, { obligations, cells }: Accepted): string {
  const { positions } = claim;
  const rows = theoremOf(claim);
  const counts = positions.words.map((word) => {
    const family = familyText(positions, word);
    return `${plural(rows.filter((row) => row.family === family).length, 'region')} for ${word}`;
  });
  return [
    `There are ${counts.join(', ')}; the proof has ${plural(obligations, 'obligation')}, which fall into ${plural(cells, 'case')}.`,
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

/** The page that lists all classes, given the one that is there; null if that has no marks. */
export function indexPage(rows: readonly IndexRow[], old: string): string | null {
  const head = ['| class | words | values | obligations | starting positions |', '|---|---|---|---|---|'];
  return withMarkedPart(old, [...head, ...rows.map(indexRow)].join('\n'));
}

function indexRow({ name, hasPage, words, values: count, obligations, start: { family, cases } }: IndexRow): string {
  const values = cases.map(({ where, value }) => `\`${tableCell(value)}\`${where === 'always' ? '' : ` for ${where}`}`);
  const link = hasPage ? `${name}.md` : `../../packages/prover/library/${name}.json`;
  return `| [${name}](${link}) | ${words} | ${count} | ${obligations} | \`${family}\` = ${values.join('; ')} |`;
}
