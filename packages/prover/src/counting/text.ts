/** Counting claims to read: as lines, and as tables of Markdown. */

import type { CorollaryText } from '../claim/family-claim.ts';
import type { Counts } from '../claim/kind.ts';
import { tableOf } from '../claim/markdown.ts';
import { plural } from '../support/plural.ts';
import { boundText } from './bound.ts';
import type { BoardCorollary, Condition, CountingClaim, ShapeClaims } from './claim.ts';

const whereText = (where: readonly Condition[]): string =>
  where.length === 0 ? 'always' : where.map(({ text }) => text).join(' and ');

/** "X T .^b F V, l holes of X, r holes of V". */
const headOf = ({ shape, counts }: ShapeClaims): string =>
  [shape, ...Object.entries(counts).map(([name, count]) => `${name} ${count}`)].join(', ');

const PAIRS: Readonly<Record<string, string>> = {
  'T.': 'a toad and a hole behind it',
  '.F': 'a hole and a frog behind it',
  TF: 'a toad and a frog behind it',
  'F.': 'a frog and a hole behind it',
  FT: 'a frog and a toad behind it',
};

/** "N is 1 for each pair of a toad and a hole behind it, -1 for ...". */
export function measureText({ weights }: CountingClaim): string {
  const terms = Object.entries(weights).map(([pair, weight]) => `${weight} for each pair of ${PAIRS[pair]}`);
  return `N is the sum of ${terms.join(', ')}.`;
}

/** For each shape an empty line, its positions, and its values. */
export function linesOf(claim: CountingClaim): string[] {
  return claim.shapes.flatMap((shape) => {
    const rows = shape.values.map(({ where, value }) => [boundText(value), whereText(where)] as const);
    const width = Math.max(0, ...rows.map(([value]) => value.length));
    return [
      '',
      headOf(shape),
      ...rows.map(([value, where]) => `  ${value.padEnd(width)}  where ${where}`.replace('where always', 'always')),
    ];
  });
}

export function corollaryText({ name, board, where, value }: BoardCorollary): CorollaryText {
  const formula = [`${value} where ${where.length === 0 ? 'always' : where.join(' and ')}`];
  return { name, family: board, relation: '=', formula };
}

/** The tables of values and bounds of each shape. */
export function tablesOf(claim: CountingClaim): string {
  return claim.shapes
    .flatMap((shape) => [
      `### ${headOf(shape)}`,
      '',
      tableOf(shape.values.map(({ where, value }) => ({ where: whereText(where), value: boundText(value) }))),
      '',
      'The claims that prove this, and each other:',
      '',
      '| where | claim |',
      '|---|---|',
      ...shape.bounds.map(
        ({ where, relation, bound }) => `| ${whereText(where)} | \`${relation} ${boundText(bound)}\` |`,
      ),
      '',
    ])
    .join('\n');
}

const checkText = ({ obligations, cells }: Counts): string =>
  `The checker met ${plural(obligations, 'obligation')} in ${plural(cells, 'case')}.`;

/** A report in Markdown. */
export function reportOf(claim: CountingClaim, counts?: Counts): string {
  const corollaries = claim.corollaries.map(({ name, board, where, value }) => {
    return `- ${name}: \`${board}\` = \`${value}\`${where.length === 0 ? '' : ` where ${where.join(' and ')}`}`;
  });
  return [
    `# ${claim.target}`,
    '',
    'X and V are any words of toads and holes.',
    measureText(claim),
    '',
    tablesOf(claim),
    ...(corollaries.length === 0 ? [] : ['Corollaries:', '', ...corollaries, '']),
    ...(counts === undefined ? [] : [checkText(counts), '']),
  ].join('\n');
}
