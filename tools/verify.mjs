/**
 * `npm run verify`: everything that takes too long for `npm test`, one after the other, with a table of what came out.
 *
 *   tables        the values that come with the program, computed anew and held against the paper   (verify-tables.mjs)
 *   certificates  every certificate of the library, through the checker                             (lilypad check)
 *   boxes         every claim of the library, held against direct computation on a box  (verify-box.mjs, verify-outcomes.mjs)
 *   rocq          every certificate of the library, proved in Rocq                                  (verify-rocq.mjs)
 *
 *     npm run verify                                   all of them; about four hours of processor time
 *     npm run verify -- tables certificates            some of them
 *     npm run verify -- boxes --box 6 --only A21,B21   smaller boxes, and only for some certificates
 *     npm run verify -- tables --most 30               only values of up to 30 million positions
 *     npm run verify -- --report out.md                writes the table to a file, with the date, the versions and the machine
 *
 * Needs a build. Ends with exit code 1 if anything is found wrong, 2 if an argument is. Without coqc the part "rocq" is passed
 * over, and the table says so.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, type } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const LIBRARY = 'packages/prover/library';
const PARTS = ['tables', 'certificates', 'boxes', 'rocq'];

/** A box reaches to 12, and to 30 for B21, where people gave up; but it has no more points than this, an hour's work. */
const MOST_POINTS = 400_000_000;

function boxOf({ name, words }) {
  const gaps = words[0].parameters.length;
  let largest = name === 'B21' ? 30 : 12;
  while (words.length * (largest + 1) ** gaps > MOST_POINTS) largest--;
  return largest;
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      most: { type: 'string', default: '2000' },
      box: { type: 'string' },
      only: { type: 'string' },
      report: { type: 'string' },
    },
  });
  const unknown = positionals.find((part) => !PARTS.includes(part));
  if (unknown !== undefined) throw new TypeError(`There is no part '${unknown}'; there are ${PARTS.join(', ')}.`);
  for (const name of ['most', 'box']) {
    if (values[name] !== undefined && !/^\d+$/.test(values[name]))
      throw new TypeError(`Option --${name} takes a whole number, not '${values[name]}'.`);
  }
  return { ...values, parts: positionals.length === 0 ? PARTS : positionals };
}

const read = (file) => readFileSync(`${root}/${file}`, 'utf8');

/** The certificates of the library, with their names. */
function certificates(only) {
  const names = readdirSync(`${root}/${LIBRARY}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''));
  const wanted = only === undefined ? names : only.split(',');
  const missing = wanted.find((name) => !names.includes(name));
  if (missing !== undefined) throw new TypeError(`There is no certificate '${missing}'.`);
  return wanted.map((name) => ({ ...JSON.parse(read(`${LIBRARY}/${name}.json`)), name }));
}

/** What is to be run: a part, what it is about, and a command for Node; `missing` says why it cannot be. */
function steps({ parts, most, box, only }) {
  const all = certificates(only);
  const makers = {
    tables: () => [
      { about: `values of up to ${most} million positions`, argv: ['scripts/verify-tables.mjs', '--most', most] },
    ],
    certificates: () =>
      all.map(({ name }) => ({ about: name, argv: ['apps/cli/bin/lilypad.js', 'check', `${LIBRARY}/${name}.json`] })),
    boxes: () =>
      all.map((one) => {
        const script = one.claim === 'outcome' ? 'verify-outcomes' : 'verify-box';
        return { about: one.name, argv: [`scripts/${script}.mjs`, one.name, String(box ?? boxOf(one))] };
      }),
    rocq: () => {
      const missing = version('coqc') === null ? 'Rocq is not installed (there is no coqc)' : undefined;
      const names = only === undefined ? [] : all.map(({ name }) => name);
      return [{ about: names.join(' ') || 'the library', argv: ['scripts/verify-rocq.mjs', ...names], missing }];
    },
  };
  return parts.flatMap((part) => makers[part]().map((step) => ({ part, ...step })));
}

function version(tool) {
  const { error, stdout } = spawnSync(tool, ['--version'], { encoding: 'utf8' });
  return error ? null : stdout.trim().split('\n')[0];
}

/** Runs a step, its output shown as it comes; its last line says what was found. */
async function run({ part, about, argv, missing }) {
  process.stdout.write(`\n${part}: ${about}\n`);
  if (missing !== undefined) return { part, about, outcome: 'not checked', seconds: 0, finding: missing };
  const start = performance.now();
  const child = spawn(process.execPath, argv, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let output = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    process.stdout.write(text);
    output += text;
  }
  const [status, signal] = await ended;
  const seconds = (performance.now() - start) / 1000;
  const finding = signal === null ? output.trim().split('\n').at(-1) : `ended by ${signal}`;
  return { part, about, outcome: status === 0 ? 'holds' : 'FAILS', seconds, finding };
}

function report(results) {
  const processor = cpus();
  const lines = [
    `Date: ${new Date().toISOString().slice(0, 10)}. Lilypad ${JSON.parse(read('apps/cli/package.json')).version}, commit ${
      spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout?.trim() || 'unknown'
    }; Node ${process.version}; ${version('coqc') ?? 'no Rocq'}.`,
    `Machine: ${processor[0]?.model ?? 'unknown'}, ${processor.length} cores, ${type()} ${release().split('-')[0]}.`,
    '',
    '| part | of | outcome | seconds | finding |',
    '|---|---|---|---|---|',
    ...results.map(({ part, about, outcome, seconds, finding }) => {
      const short = finding.replace(`${LIBRARY}/`, '').replaceAll('|', '\\|');
      return `| ${part} | ${about} | ${outcome} | ${seconds.toFixed(0)} | ${short} |`;
    }),
  ];
  return `${lines.join('\n')}\n`;
}

let options;
let all;
try {
  options = readArguments();
  all = steps(options);
} catch (error) {
  if (!(error instanceof TypeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
}
const results = [];
for (const step of all) results.push(await run(step));
const text = report(results);
process.stdout.write(`\n${text}`);
if (options.report !== undefined) writeFileSync(options.report, text);
process.exitCode = results.some(({ outcome }) => outcome === 'FAILS') ? 1 : 0;
