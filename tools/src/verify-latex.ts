/**
 * Writes the LaTeX report on a theorem, and for a class one on its starting positions, and has pdflatex compile them:
 * `node verify-latex.js A22`. Run by `npm run verify`.
 */
import { type StdioOptions, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuse } from './arguments.ts';
import { COMMAND } from './workspace.ts';

const [name] = process.argv.slice(2);
if (name === undefined) refuse('Give the name of a theorem.');

/** The starting positions of a class, as a family. */
function startOf(target: string): string {
  const [kind, i, j] = target;
  const frogs = 'F'.repeat(Number(j));
  return kind === 'A' ? `T^a${'.'.repeat(Number(i))}${frogs}` : `${'T'.repeat(Number(i))}.^a${frogs}`;
}

/** How many pages the report has; throws if it does not compile. */
function pagesOf(folder: string, target: string, file: string): number {
  const report = join(folder, `${file}.tex`);
  // What it prints is long, and not needed.
  const stdio: StdioOptions = ['ignore', 'ignore', 'pipe'];
  const asked = [COMMAND, 'prove', target, '--report', report];
  const written = spawnSync(process.execPath, asked, { encoding: 'utf8', stdio });
  if (written.status !== 0) throw new Error(`the report on ${target} is not written: ${written.stderr}`);
  const argv = ['-interaction=nonstopmode', '-halt-on-error', `-output-directory=${folder}`, report];
  const compiled = spawnSync('pdflatex', argv, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const fault = /^! .*$/m.exec(compiled.stdout)?.[0];
  if (compiled.status !== 0) throw new Error(`the report on ${target} does not compile: ${fault ?? compiled.stderr}`);
  return Number(/Output written on .* \((\d+) pages?/s.exec(compiled.stdout)?.[1] ?? 0);
}

const folder = mkdtempSync(join(tmpdir(), 'lilypad-latex-'));
try {
  const targets = /^[AB]\d\d$/.test(name) ? [name, startOf(name)] : [name];
  const pages = targets.map((target, i) => pagesOf(folder, target, `report${i}`));
  process.stdout.write(`${name}: compiled to ${pages.join(' and ')} pages.\n`);
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
