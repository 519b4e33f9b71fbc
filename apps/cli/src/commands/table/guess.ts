/** `lilypad table --guess`: formulas for what a table shows, each handed to the prover. */
import { type Guess, guessFormulas, type KnownPoint, parseStatement, proveStatement } from '@lilypad/prover';
import { openProofLibrary } from '../../library/library.ts';
import { writeLine } from '../../output/output.ts';
import { shorten } from '../../output/shorten.ts';
import { type Table, valuesAt } from './cells.ts';

const MOST_LEFT = 8;
const LONGEST_VALUE = 40;

/** Guesses formulas from the cells of all slices of a table, and says what the library proves of them. */
export async function guess(tables: readonly Table[], json: boolean): Promise<void> {
  const [{ spec }] = tables;
  const names = [
    spec.rows.name,
    ...(spec.columns.name === '' ? [] : [spec.columns.name]),
    ...Object.keys(spec.slice ?? {}),
  ].sort();
  const points = tables.flatMap(pointsOf);
  const { guesses, left } = guessFormulas(spec.family.text, names, points);
  const judged = guesses.map((one) => ({ ...one, ...verdictOn(one) }));
  if (json) return writeLine(JSON.stringify({ cells: points.length, guesses: judged, left }));
  await writeLine(
    [
      '',
      judged.length === 0
        ? `No formula was guessed from ${points.length} cells.`
        : `Guessed from ${points.length} cells:`,
      ...judged.map(
        ({ statement, points: n, text }) => `  ${statement}  (${n} ${n === 1 ? 'cell' : 'cells'}; ${text})`,
      ),
      ...(left.length === 0 ? [] : [leftText(left)]),
    ].join('\n'),
  );
}

function pointsOf({ spec, cells }: Table): KnownPoint[] {
  return cells.flat().flatMap((cell) => {
    return cell.known === null ? [] : [{ values: valuesAt(spec, cell), value: cell.known.value }];
  });
}

/** Proved by the library, refuted by another board, or neither; no search is begun. */
function verdictOn({ statement }: Guess): { status: string; text: string } {
  const parsed = parseStatement(statement);
  if (!parsed.ok) throw new Error(`${statement}: ${parsed.error.message}`);
  const finding = proveStatement(parsed.value, { library: openProofLibrary(), by: 'library' });
  if (finding.status === 'proved') {
    const names = finding.certificates.join(' and ');
    return { status: 'proved', text: `proved${names === '' ? '' : `, certificate ${names}`}` };
  }
  if (finding.status === 'open') return { status: 'open', text: "open; 'lilypad prove' may prove it" };
  const { position = '', value = '' } = finding.trial.counterexample ?? {};
  return { status: 'refuted', text: `false at ${position}, which is ${value}` };
}

function leftText(left: readonly KnownPoint[]): string {
  const some = left.slice(0, MOST_LEFT).map(({ values, value }) => {
    const at = Object.entries(values).map(([name, n]) => `${name} = ${n}`);
    return `${shorten(value, LONGEST_VALUE)} at ${at.join(', ')}`;
  });
  const more = left.length > MOST_LEFT ? `; and ${left.length - MOST_LEFT} more` : '';
  return `  ${left.length} ${left.length === 1 ? 'cell fits' : 'cells fit'} none of these: ${some.join('; ')}${more}`;
}
