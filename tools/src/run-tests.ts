/**
 * The last step of `npm test`: the tests of the packages and the command, those of the farm and those in the browser, each in a
 * vitest of its own and all at once. The first need the processor, the others mostly wait for processes, a database and a browser, so
 * together they take little longer than the longest. (One vitest would do one project after the other: its threads serve one
 * project at a time.)
 *
 * What the first prints is shown as it comes, and then what the next has printed. The last line has the sum of all.
 */
import { spawn } from 'node:child_process';
import { inWorkspace, ROOT } from './workspace.ts';

const PROJECTS = ['units', 'farm', 'browser'];
const VITEST = inWorkspace('node_modules/vitest/vitest.mjs');
/** The last line of each, from `tools/testing/summary-reporter.ts`. */
const SUMMARY = /(\d+) passed, (\d+) failed\s*$/;

interface Run {
  /** What it has printed and was not shown. */
  kept: string;
  /** The end of what it has printed. */
  tail: string;
  /** Takes what it prints, from its turn on. */
  show: ((text: string) => void) | null;
  readonly ended: Promise<number | null>;
}

function begin(project: string): Run {
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, [VITEST, 'run', '--project', project], {
    cwd: ROOT,
    env: { ...process.env, ...colours },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const run: Run = { kept: '', tail: '', show: null, ended };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      run.tail = (run.tail + text).slice(-100);
      if (run.show === null) run.kept += text;
      else run.show(text);
    });
  }
  return run;
}

// Ctrl-C reaches the runs, too, which end what they have started; this process ends after them.
process.on('SIGINT', () => undefined);

const runs = PROJECTS.map(begin);
let passed = 0;
let failed = 0;
for (const run of runs) {
  process.stdout.write(run.kept);
  run.show = (text) => void process.stdout.write(text);
  const code = await run.ended;
  const [, right, wrong] = SUMMARY.exec(run.tail) ?? [];
  passed += Number(right ?? 0);
  // A run that ends badly has failed, whatever it says.
  failed += Number(wrong ?? 0) || Number(code !== 0 || right === undefined);
}
process.stdout.write(`\nAll together:\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
