/**
 * Runs the contenders of each line alternately and prints the medians of their figures; peers take part where an
 * environment variable names their binary (lines.ts). Then says what got slower by more than a tenth since the last
 * entry of this machine in history.json.
 *
 *     npm run bench:contest                        all lines, three rounds
 *     npm run bench:contest -- --rounds 5 strips   the lines whose names contain one of the given texts, five rounds
 *     npm run bench:contest -- --record            values starting boards, too, and adds all figures to the history and
 *                                                  to docs/performance.md
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { BOARDS, boardText } from './boards.ts';
import { contendersOf, emptyProgram, runBoard, runOnce } from './contender.ts';
import { type Entry, type LineFigures, lastOf, losses, median, type Usage } from './history.ts';
import { LINES, type Line } from './lines.ts';
import { contestTable, withEntry } from './markdown.ts';

const HISTORY = new URL('../../history.json', import.meta.url);
const DOCUMENT = new URL('../../../docs/performance.md', import.meta.url);

function figuresOf(line: Line, rounds: number): LineFigures {
  const input = line.input?.() ?? '';
  const contenders = contendersOf(line, process.env);
  const figures = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const contender of contenders) figures.get(contender.name)?.push(runOnce(contender, line, input));
  }
  return Object.fromEntries([...figures].map(([name, all]) => [name, significant(median(all))]));
}

/** Each board once: they take up to some ten seconds. */
function boardFigures(): Record<string, Usage> {
  const figures: Record<string, Usage> = {};
  for (const board of BOARDS.map(boardText)) {
    process.stderr.write(`${board}\n`);
    const { seconds, megabytes } = runBoard(board);
    figures[board] = { seconds: significant(seconds), megabytes: significant(megabytes) };
  }
  return figures;
}

/** Four digits are more than a measurement has. */
const significant = (x: number): number => Number(x.toPrecision(4));

function contest(lines: readonly Line[], rounds: number): Entry {
  const figures: Record<string, LineFigures> = {};
  const emptyNode = significant(median(Array.from({ length: rounds }, emptyProgram)));
  for (const line of lines) {
    process.stderr.write(`${line.name}\n`);
    figures[line.name] = figuresOf(line, rounds);
  }
  const machine = { processor: cpus()[0]?.model ?? 'unknown', cores: cpus().length, node: process.version };
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  return { machine, commit, emptyNode, figures };
}

function main(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    options: { rounds: { type: 'string', default: '3' }, record: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new RangeError('--rounds is a whole number from 1 on');
  const chosen = (line: Line): boolean =>
    positionals.length === 0 || positionals.some((text) => line.name.includes(text));
  const entry = contest(LINES.filter(chosen), rounds);
  process.stdout.write(`${contestTable(entry, LINES)}\n`);
  const history = JSON.parse(readFileSync(HISTORY, 'utf8')) as Entry[];
  const before = lastOf(history, entry.machine);
  if (before === undefined) process.stdout.write('\nThe history has no entry of this machine.\n');
  for (const { line, before: earlier, now } of before === undefined ? [] : losses(before, entry)) {
    process.stdout.write(`\nSlower than at ${before?.commit}: ${line}, ${earlier} -> ${now}`);
  }
  process.stdout.write('\n');
  if (!values.record) return;
  const full = { ...entry, boards: boardFigures() };
  writeFileSync(HISTORY, `${JSON.stringify([...history, full], null, 2)}\n`);
  writeFileSync(DOCUMENT, withEntry(readFileSync(DOCUMENT, 'utf8'), full, LINES));
}

main(process.argv.slice(2));
