/** A report as a page of Markdown. */
import type { Counts, FamilyCases, ReportOptions } from '../../claim/kind.ts';
import { fenced, tableOf } from '../../claim/markdown.ts';
import { familyText } from '../../classes/position-class.ts';
import type { ClassFormula } from '../../formula/class-formula.ts';
import { theoremOf, treesOf } from '../../formula/rows.ts';
import { plural } from '../../support/plural.ts';
import type { Fate, WrittenCase } from './cases.ts';
import type { OptionText } from './recurrence-text.ts';
import { type Report, type ReportWord, reportOf } from './report.ts';

export function markdownReport(
  claim: ClassFormula,
  counts: Counts,
  families: readonly FamilyCases[],
  options?: ReportOptions,
): string {
  const report = reportOf(claim, counts, families, options, options?.notation);
  return `${[
    `# Class ${report.name}`,
    ...statement(report),
    ...report.words.flatMap((word) => wordSection(report, word)),
    ...proof(report),
  ].join('\n\n')}\n`;
}

function statement({ name, words, classWords, regions, parameters, families }: Report): string[] {
  const some = words.length < classWords ? ' that the positions below lead to' : '';
  const lines = [
    `**Theorem.** For all sizes ${parameters.join(', ')} ≥ 0 of the gaps, the positions of class ${name}${some} have the values in the ` +
      `${words.length === 1 ? 'table' : 'tables'} below: ${plural(words.length, 'word')}, ${plural(regions, 'region')}.`,
  ];
  for (const family of families) lines.push(`**Corollary.** ${corollaryText(family)}`);
  return lines;
}

function corollaryText({ family, cases, says }: FamilyCases): string {
  if (says !== undefined) return `\`${says}\`.`;
  const parts = cases.map(({ where, value }) => `\`${value}\`${where === 'always' ? '' : ` for ${where}`}`);
  return `\`${family}\` = ${parts.join('; ')}.`;
}

function wordSection(report: Report, { index, family, options, rows, cases }: ReportWord): string[] {
  const [left, right] = options.map((side) => side.map((option) => optionLine(option)));
  const list = (side: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [`- ${side} has no move.`] : lines.map((line) => `- ${side}: ${line}`);
  return [
    `## ${functionName(index)}(${report.parameters.join(',')}) = value of \`${family}\``,
    tableOf(rows),
    'Moves:',
    [...list('Left', left), ...list('Right', right)].join('\n'),
    ...(cases === null ? [] : casesPart(cases, report.isFolded)),
  ];
}

/** The cases as a list, which is folded in a long report. */
function casesPart(cases: readonly WrittenCase[], isFolded: boolean): string[] {
  const list = cases.map(caseText).join('\n');
  return isFolded
    ? [`<details>\n<summary>${plural(cases.length, 'case')}</summary>`, list, '</details>']
    : ['Cases:', list];
}

/** A case as an entry of a list: where it is, the value, and what becomes of every option. */
function caseText({ where, options, value, isNumber }: WrittenCase, i: number): string {
  const region = where === 'always' ? 'Always' : `Where ${where}`;
  const simplest = isNumber && options.flat().length > 0 ? ', the simplest number that fits' : '';
  const lines = options.flatMap((side, k) =>
    side.map(
      (one) => `   - ${k === 0 ? 'Left' : 'Right'}: ${callText(one.option)} = \`${one.value}\`, ${fateText(one.fate)}.`,
    ),
  );
  const none = lines.length === 0 ? ['   - There is no move.'] : lines;
  return [`${i + 1}. ${region}: \`${value}\`${simplest}.`, ...none].join('\n');
}

function fateText(fate: Fate): string {
  if (fate.kind === 'kept') return 'kept';
  if (fate.kind === 'dominated') return `dominated by ${callText(fate.by)}`;
  const instead =
    fate.instead.length === 0 ? '' : `, with ${fate.instead.map((one) => `\`${one}\``).join(', ')} in its place`;
  return `reversible through \`${fate.through}\`${instead}`;
}

const callText = ({ word, gaps }: OptionText): string => `${functionName(word)}(${gaps.join(',')})`;
const optionLine = (option: OptionText): string => `${callText(option)} if ${option.where}`;

const functionName = (i: number): string => `f${i + 1}`;

function proof({ obligations, cells, values, moves, classWords, words }: Report): string[] {
  const isWritten = words.every(({ cases }) => cases !== null);
  return [
    '## Proof',
    'By induction on the number of moves that are left. Every move leads to a position of the class with fewer moves left, whose ' +
      'value is given by the tables. So the value of a position is the game whose options are those values, and it is enough that ' +
      'this game is equal to the one in the table, for all sizes of the gaps at once.',
    `With H the game in the table and G the position, that means: no option of G is as good as H for the side that moves there, ` +
      `and no option of H is as good as G. There are ${plural(moves, 'move')} of ${plural(classWords, 'word')} and ` +
      `${plural(values, 'value')} in the certificate, hence ${plural(obligations, 'obligation')}; deciding which moves there are, which values ` +
      `apply, and how numbers compare, they fall into ${plural(cells, 'case')}, each of which holds.` +
      (isWritten
        ? ' The cases above are the same proof in larger steps: where moves, values and what becomes of them are the same.'
        : ''),
  ];
}

/** All formulas of a class, as trees and as tables. */
export function pagePart(claim: ClassFormula, { obligations, cells }: Counts): string {
  const { positions } = claim;
  const rows = theoremOf(claim);
  const counts = positions.words.map((word) => {
    const family = familyText(positions, word);
    return `${plural(rows.filter((row) => row.family === family).length, 'region')} for ${word}`;
  });
  return [
    `There are ${counts.join(', ')}; the proof has ${plural(obligations, 'obligation')}, which fall into ${plural(cells, 'case')}.`,
    '### As trees',
    fenced(treesOf(claim).slice(1)),
    '### As tables',
    ...positions.words.flatMap((word) => {
      const family = familyText(positions, word);
      return [`\`${family}\``, tableOf(rows.filter((row) => row.family === family))];
    }),
  ].join('\n\n');
}
