/** Strategies to read: what is proved, the claims as a table, and for each the replies with the positions. */
import { fenced, tableCell } from '../claim/markdown.ts';
import { plural } from '../support/plural.ts';
import { arrowLine } from './arrows.ts';
import type { StrategyClaim } from './kind.ts';
import { saysText } from './pattern/relation.ts';
import { sideText, wordText } from './pattern/text.ts';
import { type Step, stepsOf } from './story.ts';

/** The whole proof. */
export function strategyReport(claim: StrategyClaim): string {
  return [...headLines(claim), strategyPage(claim)].join('\n');
}

function headLines({ target, statements }: StrategyClaim): string[] {
  const proved = statements.map((statement) => {
    const { name } = statement.converter;
    return `- \`${wordText(statement.word, name)}\` ${saysText(statement, (side) => `\`${sideText(side, name)}\``)}`;
  });
  const intro =
    'Proved for all values >= 0 of the variables, and whatever pieces stand at `<~T>`, `<F~>` and other wildcards:';
  return [`# ${target}`, '', intro, '', ...proved, ''];
}

/** The recurrences, the claims, and the replies of each. */
export function strategyPage(claim: StrategyClaim): string {
  return [...recurrenceTables(claim), ...tableLines(claim), '', fenced(storyLines(claim).slice(1)), ''].join('\n');
}

/** What the value is in each case, for statements about recurrences. */
const recurrenceTables = ({ statements }: StrategyClaim): string[] =>
  statements.flatMap(({ word, recurrences, converter: { name } }) => {
    if (recurrences.length === 0) return [];
    return [
      `Every position \`${wordText(word, name)}\` is, once simplified, one of these; a board in brackets stands for its value, and is`,
      'again such a position, with fewer moves left. So these recurrences give all values.',
      '',
      '| position | value |',
      '|---|---|',
      ...recurrences.map((line) => `| \`${tableCell(line.word)}\` | \`${tableCell(line.value)}\` |`),
      '',
    ];
  });

/** The claims only. */
export function strategyTable(claim: StrategyClaim): string {
  return [
    ...recurrenceTables(claim),
    ...tableLines(claim),
    '',
    'The replies are too many for this page: `npm run library -- --long-pages` writes a page with all of them.',
  ].join('\n');
}

function tableLines({ claims }: StrategyClaim): string[] {
  return [
    `The proof is a strategy for Right: ${plural(claims.length, 'claim')}, with a reply to every move of Left.`,
    '[How to read it](../strategies.md): `T1` is the move of a toad into the first run of holes, `F1` that of a frog; `*`,',
    '`eps`, `n`, `R1` and `L1` are moves in the game on the other side. An arrow goes from toads to the holes that one of them can',
    'move into.',
    '',
    '| claim | position | at most |',
    '|---|---|---|',
    ...claims.map(({ goal: { word, side }, converter: { name } }, i) => {
      return `| ${i} | \`${tableCell(wordText(word, name))}\` | \`${tableCell(sideText(side, name))}\` |`;
    }),
  ];
}

/** For each claim an empty line, the claim with arrows for Left's moves, and a line for each end of its proof. */
export const storyLines = ({ claims }: StrategyClaim): string[] => claims.flatMap(linesOf);

function linesOf({ goal, proof, converter }: StrategyClaim['claims'][number], i: number): string[] {
  const { name } = converter;
  const head = `${i}: `;
  const arrows = arrowLine(goal, name);
  return [
    '',
    ...(arrows === '' ? [] : [`${' '.repeat(head.length)}${arrows}`]),
    `${head}${wordText(goal.word, name)} <= ${sideText(goal.side, name)}`,
    ...stepsOf(goal, proof, converter).map(stepLine),
  ];
}

function stepLine({ where, moves, because }: Step): string {
  const cases = where.length === 0 ? '' : `${where.join(', ')}: `;
  if (moves === null) return `  ${cases}${because}`;
  const { left, right } = moves;
  // A move in the game on the other side leaves the board as it is.
  const first = /^[TUu]\d/.test(left.name) ? ` ${left.word || 'nothing'}` : '';
  return `  ${cases}${left.name}${first} -> ${right.name} ${right.word || 'nothing'} <= ${right.side}: ${because}`;
}
