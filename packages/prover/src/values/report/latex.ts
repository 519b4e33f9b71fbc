/** A report as a LaTeX document. */
import type { Counts, FamilyCases, ReportOptions } from '../../claim/kind.ts';
import { latexDocument } from '../../claim/latex-document.ts';
import type { ClassFormula } from '../../formula/class-formula.ts';
import { type GameStyle, PLAIN } from '../../formula/text.ts';
import { affineText } from '../../region/text.ts';
import type { Fate, WrittenCase } from './cases.ts';
import type { OptionText } from './recurrence-text.ts';
import { type Report, type ReportWord, reportOf } from './report.ts';

const withFractions = (text: string): string => text.replace(/(\d*[a-z]?)\/(\d+)/g, '\\tfrac{$1}{$2}');

const STYLE: GameStyle = {
  form: (space, form) => withFractions(affineText(space, form)),
  starred: PLAIN.starred,
  braces: ['\\{', '\\}'],
  bar: '\\mid ',
};

export function latexReport(
  claim: ClassFormula,
  counts: Counts,
  families: readonly FamilyCases[],
  options?: ReportOptions,
): string {
  const report = reportOf(claim, counts, families, options, STYLE);
  const { name, parameters, words, regions } = report;
  return latexDocument([
    `\\section*{Class ${name}}`,
    `\\begin{theorem}For all $${parameters.join(', ')} \\ge 0$ the positions of class ${name} have the values tabulated below (${words.length} words, ${regions} regions).\\end{theorem}`,
    ...report.families.map(corollaryText),
    ...words.map((word) => wordSection(report, word)),
    proof(report),
    ...appendix(report),
  ]);
}

function corollaryText({ family, cases, says }: FamilyCases): string {
  const parts = cases.map(({ where, value }) => `$${gameMath(value)}$${forMath(where)}`);
  const text = says === undefined ? `$${familyMath(family)}$ is ${parts.join('; ')}` : saysMath(says);
  return `\\begin{corollary}${text}.\\end{corollary}`;
}

const gameMath = (game: string): string =>
  withFractions(game.replaceAll('{', '\\{').replaceAll('}', '\\}').replaceAll('|', '\\mid '));
const forMath = (where: string): string => (where === 'always' ? '' : ` for $${whereMath(where)}$`);

const SIGNS: Readonly<Record<string, string>> = {
  '<=': '\\le',
  '>=': '\\ge',
  '||': '\\parallel',
  '<|': '\\lhd',
  '|>': '\\rhd',
};

/** A statement as it was asked: a family, a relation and a game, or a property, and conditions. */
function saysMath(says: string): string {
  const [body = '', ...conditions] = says.split(/ for /);
  const [, family = '', sign = '', rest = ''] = /^(.*?)\s*(<=|>=|\|\||<\||\|>|[=<>]|\bis\b)\s*(.*)$/.exec(body) ?? [];
  const where = conditions.length === 0 ? '' : forMath(conditions.join(' for '));
  if (sign === 'is') return `$${familyMath(family)}$ is ${rest}${where}`;
  const games = rest.split(/ or /).map((game) => `$${gameMath(game)}$`);
  return `$${familyMath(family)} ${SIGNS[sign] ?? sign}$ ${games.join(' or ')}${where}`;
}

function wordSection({ parameters, isFolded }: Report, { index, family, options, rows, cases }: ReportWord): string {
  const head = `${name(index)}(${parameters.join(',')})`;
  const [left, right] = options.map((side) => side.map(optionMath).join(',\\; '));
  return [
    `\\subsection*{$${head}$, the value of $${familyMath(family)}$}`,
    `\\[ ${head} = \\Bigl\\{ ${left} \\Bigm| ${right} \\Bigr\\} \\]`,
    '\\begin{longtable}{ll}',
    ...rows.map(({ where, value }) => `$${value}$ & ${where === 'always' ? 'always' : `$${whereMath(where)}$`} \\\\`),
    '\\end{longtable}',
    ...(cases === null || isFolded ? [] : ['\\begin{enumerate}', ...cases.map(caseItem), '\\end{enumerate}']),
  ].join('\n');
}

/** The cases of a long proof, one line each, at the end. */
function appendix({ isFolded, parameters, words }: Report): string[] {
  if (!isFolded) return [];
  const sections = words.flatMap(({ index, family, cases }) => {
    if (cases === null) return [];
    const head = `\\subsection*{$${name(index)}(${parameters.join(',')})$, the value of $${familyMath(family)}$}`;
    return [head, ['\\begin{enumerate}', ...cases.map(caseLine), '\\end{enumerate}'].join('\n')];
  });
  return sections.length === 0 ? [] : ['\\appendix', '\\section*{All cases}', ...sections];
}

/** A case in one line: the options with their values and what becomes of them. */
function caseLine({ where, options, value }: WrittenCase): string {
  const region = where === 'always' ? 'Always' : `For $${whereMath(where)}$`;
  const [left, right] = options.map((side) =>
    side.map((one) => `$${callMath(one.option)} = ${one.value}$ (${fateText(one.fate)})`).join(', '),
  );
  return `\\item ${region}: $${value}$. Left: ${left || 'no move'}. Right: ${right || 'no move'}.`;
}

/** A case of the proof: where it is, the value, and what becomes of every option. */
function caseItem({ where, options, value, isNumber }: WrittenCase): string {
  const region = where === 'always' ? 'Always' : `For $${whereMath(where)}$`;
  const simplest = isNumber && options.flat().length > 0 ? ', the simplest number that fits' : '';
  const lines = options.flatMap((side, k) =>
    side.map(
      ({ option, value: worth, fate }) =>
        `\\item ${k === 0 ? 'Left' : 'Right'}: $${callMath(option)} = ${worth}$, ${fateText(fate)}.`,
    ),
  );
  const list = lines.length === 0 ? [] : ['\\begin{itemize}', ...lines, '\\end{itemize}'];
  return [`\\item ${region}: $${value}$${simplest}${lines.length === 0 ? '; there is no move' : ''}.`, ...list].join(
    '\n',
  );
}

function fateText(fate: Fate): string {
  if (fate.kind === 'kept') return 'kept';
  if (fate.kind === 'dominated') return `dominated by $${callMath(fate.by)}$`;
  const instead =
    fate.instead.length === 0 ? '' : `, with ${fate.instead.map((one) => `$${one}$`).join(', ')} in its place`;
  return `reversible through $${fate.through}$${instead}`;
}

const callMath = ({ word, gaps }: OptionText): string => `${name(word)}(${gaps.join(',')})`;
const optionMath = (option: OptionText): string => `${callMath(option)}_{[${whereMath(option.where)}]}`;

const name = (i: number): string => `f_{${i + 1}}`;

function familyMath(family: string): string {
  return family
    .replace(/\^(\([^)]*\)|[a-z0-9]+)/g, (_, power: string) => `^{${power.replace(/^\(|\)$/g, '')}}`)
    .replaceAll('T', '\\T ')
    .replaceAll('F', '\\F ')
    .replaceAll('.', '\\Box ');
}

function whereMath(where: string): string {
  return where
    .replace(/\(mod (\d+)\)/g, '\\pmod{$1}')
    .replace(/= (\d+) \\pmod/g, '\\equiv $1 \\pmod')
    .replaceAll('>=', '\\ge')
    .replaceAll('<=', '\\le')
    .replaceAll(', or ', '\\text{ or }')
    .replaceAll(' and ', ',\\; ');
}

function proof({ obligations, cells }: Report): string {
  return [
    '\\begin{proof}By induction on the number of moves that are left. A subscript tells when there is a move. Every move leads to a',
    'position of the class with fewer moves left, whose value the tables give; so it is enough that each game in the tables equals the',
    'game whose options are the values after the moves, for all sizes of the gaps. For a game $H$ in the tables and the position $G$',
    'this means that no option of $G$ is as good as $H$ for the side that moves there, and no option of $H$ as good as $G$. These',
    `are ${obligations} obligations, which fall into ${cells} cases; all of them hold.\\end{proof}`,
  ].join('\n');
}
