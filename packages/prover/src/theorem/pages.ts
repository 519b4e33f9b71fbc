/**
 * The pages of the theorems, made from the certificates of the library: a page a theorem, and an index. A page with a
 * part between two marks was written by hand, and only that part is made; in the index, the table.
 */
import type { FamilyCases } from '../claim/kind.ts';
import { tableCell } from '../claim/markdown.ts';
import { plural } from '../support/plural.ts';
import type { CheckedTheorem } from './checked-theorem.ts';
import { withMarkedPart } from './marked.ts';

/** Pages with more regions are made for the site, and not kept in the repository. */
const MOST_REGIONS = 500;

/**
 * Whether the page of a theorem is short enough to be kept in the repository.
 *
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * const text = readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8');
 * isKept(libraryTheorem('A11', text)); // => true
 * ```
 */
export const isKept = ({ counts }: CheckedTheorem): boolean => counts.leaves <= MOST_REGIONS;

/**
 * The page of a theorem, given the present one. A page by hand is without formulas that are too long to be kept.
 *
 * @example
 * ```ts
 * import { readFileSync } from 'node:fs';
 * const text = readFileSync('node_modules/@lilypad/prover/library/A11.json', 'utf8');
 * pageOf('A11', libraryTheorem('A11', text), null).split('\n')[0]; // => '# Class A11'
 * ```
 */
export function pageOf(name: string, theorem: CheckedTheorem, old: string | null): string {
  const byHand = old === null ? null : withMarkedPart(old, isKept(theorem) ? theorem.page() : withoutFormulas(theorem));
  return byHand ?? `${theorem.report('md', startsOf(theorem), { withCases: false })}\n${footer(name)}`;
}

/** The starting positions, for the page of a class. */
function startsOf(theorem: CheckedTheorem): readonly FamilyCases[] {
  const start = theorem.start();
  return start === null ? [] : [start];
}

function withoutFormulas(theorem: CheckedTheorem): string {
  const { counts, phrases } = theorem;
  const short = theorem.shortPage();
  if (short !== null) return short;
  return [
    `The certificate has ${plural(counts.leaves, 'end')} of ${phrases.ends}, too many for this page; the proof has`,
    `${plural(counts.obligations, 'obligation')}, which fall into ${plural(counts.cells, 'case')}. \`npm run library -- --pages --long-pages\` writes a page with`,
    'all of them.',
  ].join('\n');
}

function footer(name: string): string {
  const path = `packages/prover/library/${name}.json`;
  return [
    `The certificate is [${name}.json](../../${path}): \`lilypad check ${path}\` checks it with a separate program, and`,
    `\`lilypad prove ${name} --fresh\` finds it again. [All theorems](README.md), [how they are proved](../proving.md).\n`,
  ].join('\n');
}

/**
 * The page that lists the theorems about the values of classes, given the present one; null if that has no marks.
 *
 * @example
 * ```ts
 * indexPage([], 'A page without marks.'); // => null
 * ```
 */
export function indexPage(theorems: readonly CheckedTheorem[], old: string): string | null {
  const head = ['| class | words | values | obligations | starting positions |', '|---|---|---|---|---|'];
  const rows = theorems.flatMap((theorem) => {
    const start = theorem.start();
    return start === null ? [] : [indexRow(theorem, start)];
  });
  return withMarkedPart(old, [...head, ...rows].join('\n'));
}

function indexRow(theorem: CheckedTheorem, { family, cases }: FamilyCases): string {
  const { target, counts } = theorem;
  const values = cases.map(({ where, value }) => `\`${tableCell(value)}\`${where === 'always' ? '' : ` for ${where}`}`);
  const link = isKept(theorem) ? `${target}.md` : `../../packages/prover/library/${target}.json`;
  return `| [${target}](${link}) | ${counts.words} | ${counts.leaves} | ${counts.obligations} | \`${family}\` = ${values.join('; ')} |`;
}
