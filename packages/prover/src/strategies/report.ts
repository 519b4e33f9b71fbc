/** Strategies to read: what is proved, the claims as a table, and for each the replies. */

import type { Affine } from '../check/strategies/affine.ts';
import type { Answer, Proof } from '../check/strategies/document.ts';
import type { Split } from '../check/strategies/split.ts';
import type { Counts } from '../claim/kind.ts';
import { fenced, tableCell } from '../claim/markdown.ts';
import { plural } from '../support/plural.ts';
import type { StrategyClaim } from './kind.ts';
import { sideText, wordText } from './pattern/text.ts';

export function strategyReport({ target, statements, claims }: StrategyClaim, counts: Counts): string {
  const proved = statements.map(({ word, relation, side }) => {
    return `- \`${wordText(word)}\` ${relation === 'infinitesimal' ? 'is infinitesimal' : `${relation} \`${sideText(side)}\``}`;
  });
  return [
    `# ${target}`,
    '',
    'Proved for all values >= 0 of the variables, and whatever pieces stand at `<~T>`, `<F~>` and other wildcards:',
    '',
    ...proved,
    '',
    `The proof is a strategy for Right: ${plural(claims.length, 'claim')}, ${plural(counts.obligations, 'move')} of Left with their`,
    'replies. [How to read it](../strategies.md): `T1` is the move of a toad into the first run of holes, `F1` that of a frog; `*`,',
    '`eps`, `n`, `R1` and `L1` are moves in the game on the other side.',
    '',
    '| claim | position | at most |',
    '|---|---|---|',
    ...claims.map(({ text }, i) => {
      const [word = '', side = ''] = text.split(' <= ');
      return `| ${i} | \`${tableCell(word)}\` | \`${tableCell(side)}\` |`;
    }),
    '',
    fenced(claims.flatMap(({ text, proof }, i) => [`${i}: ${text}`, ...proofLines(proof)])),
    '',
  ].join('\n');
}

/** The steps of a proof, a line each. */
export function proofLines(proof: Proof, indent = '  '): string[] {
  if (proof.kind === 'leap') return [`${indent}by the death leap`];
  if (proof.kind === 'void') return [`${indent}there is no such position`];
  if (proof.kind === 'claim') return [`${indent}claim ${proof.claim}${putText(proof.put)}`];
  if (proof.kind === 'drop')
    return [`${indent}without boards ${proof.boards.join(', ')}:`, ...proofLines(proof.rest, indent)];
  if (proof.kind === 'split') {
    return proof.cases.flatMap((each, i) => [
      `${indent}${caseText(proof.split, i)}:`,
      ...proofLines(each, `${indent}  `),
    ]);
  }
  return [...proof.answers].flatMap(([name, answer]) => answerLines(`${indent}${name}`, answer, indent));
}

function answerLines(head: string, answer: Answer, indent: string): string[] {
  if (answer.kind === 'split') {
    return answer.cases.flatMap((each, i) => answerLines(`${head}, ${caseText(answer.split, i)}`, each, indent));
  }
  const rests = answer.rest.map((proof) => proofLines(proof, `${indent}  `));
  const line = `${head} -> ${answer.reply}`;
  const [only] = rests;
  if (rests.length === 1 && only !== undefined && only.length === 1) return [`${line}: ${(only[0] as string).trim()}`];
  return [`${line}:`, ...rests.flat()];
}

function caseText(split: Split, i: number): string {
  if (split.kind === 'zero') return i === 0 ? `${split.name} = 0` : `${split.name} + 1 for ${split.name}`;
  if (split.kind === 'order') return i === 0 ? `${split.name} >= ${split.other}` : `${split.name} < ${split.other}`;
  return `case ${i + 1} of wildcard ${split.number} at its ${split.end} end`;
}

function putText(put: ReadonlyMap<string, Affine>): string {
  const changed = [...put].filter(([name, form]) => formText(form) !== name);
  return changed.length === 0 ? '' : ` with ${changed.map(([name, form]) => `${name} = ${formText(form)}`).join(', ')}`;
}

function formText({ constant, factors }: Affine): string {
  const terms = [...factors].map(([name, factor]) => `${factor === 1 ? '' : factor}${name}`);
  return [...terms, ...(constant !== 0 || terms.length === 0 ? [`${constant}`] : [])].join('+').replaceAll('+-', '-');
}
