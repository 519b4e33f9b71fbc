/**
 * `npm run verify:rocq`: all theorems in rocq/, and those exported from the certificates of the library, checked by
 * Rocq.
 *
 *   1. compiles the development, the exported classes and the named results, in rocq/build
 *   2. asks Rocq for all names in the files and what they assume: it must be nothing; and reads the exported formulas back
 *   3. has everything checked again by coqchk, which shares little with the compiler (not with --quick)
 *   4. changes each certificate in a dozen ways that make it false: none may pass
 *
 * Seconds are processor time. Needs Rocq (Coq) 8.16 or newer. Arguments name classes (A11 B11), certificates of the
 * library (T2) or files (A13.json); without any, all of the library is checked.
 */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exportRocq, type RocqTheorem } from '@lilypad/prover';
import { wrongClosedSets } from './meaning/closed-set.ts';
import { type CountingCertificate, isCounting, wrongCountingMutants } from './meaning/counting.ts';
import type { JsonCertificate } from './meaning/meaning.ts';
import { points, wrongMutants } from './meaning/mutants.ts';
import { isStrategy, type StrategyCertificate, wrongStrategyMutants } from './meaning/strategies.ts';
import { differenceAt } from './rocq/exported.ts';
import { countingDifference } from './rocq/exported-counting.ts';
import { strategyDifference } from './rocq/exported-strategies.ts';
import {
  assumptionsInAnswer,
  namesInAnswer,
  questionForAssumptions,
  questionForNames,
  relianceInReport,
} from './rocq/reports.ts';
import { unsafeIn } from './rocq/unsafe.ts';
import { certificateFile, inWorkspace, libraryNames, read } from './workspace.ts';

const source = inWorkspace('rocq');
const build = join(source, 'build');
/** Certificates written by hand, for classes that the library lacks. */
const BY_HAND = fileURLToPath(new URL('./', import.meta.resolve('@lilypad/prover/testing/A11.json')));
const MUTANTS = 12;
/** Refusing fewer wrong variants of a certificate than this shows little. */
const FEWEST_MUTANTS = 10;

type Json = JsonCertificate | CountingCertificate | StrategyCertificate;

interface Theorem extends RocqTheorem {
  readonly json: Json;
}

/** Seconds of processor time by module. */
type Timings = ReadonlyMap<string, number>;

const quick = process.argv.includes('--quick');
const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));

class Failed extends Error {}

try {
  verify();
} catch (error) {
  if (!(error instanceof Failed)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function verify(): void {
  rmSync(build, { recursive: true, force: true });
  mkdirSync(build);
  const version = tool('coqc', ['--version']);
  if (version.error) {
    throw new Failed('Rocq is not installed: there is no coqc. On Debian and Ubuntu: apt-get install coq.');
  }
  say(version.stdout.trim().split('\n')[0]);
  const theorems = certificates();
  if (theorems.length === 0) throw new Failed(`There is no certificate of ${wanted.join(' or ')}.`);
  // 1
  const files = prepare(theorems);
  const seconds = compileAll(files);
  const isTheorem = (module: string): boolean => theorems.some(({ name }) => name === module);
  const development = [...seconds].filter(([module]) => !isTheorem(module) && !isNamed(module));
  say(`The development compiles: ${development.length} files, ${total(development)} s.`);
  // 2
  say(`${audit(files)} names (theorems, definitions, types), none resting on an axiom or on a check left out.`);
  compareWithCertificates(theorems);
  say('The exported files say what their certificates say.');
  // 3
  if (!quick) checkAgain([...seconds.keys()]);
  // 4
  const rows = theorems.map(({ name, words, leaves, json }) => {
    const refused = refuse(name, wrongVariants(json));
    return [name, words, leaves, seconds.get(name)?.toFixed(1) ?? '', refused].map(String);
  });
  say(`\n${table([['certificate', 'words', 'leaves', 'seconds', 'mutants refused'], ...rows])}\n`);
  const results = [...seconds.keys()].filter(isNamed).flatMap((module) => namesIn(`${module}.v`));
  say(`Named results: ${results.filter((name) => !name.endsWith('_play')).join(', ')}.`);
}

function wrongVariants(json: Json): readonly object[] {
  if (isCounting(json)) return wrongCountingMutants(json, MUTANTS);
  if (isStrategy(json)) return wrongStrategyMutants(json, MUTANTS);
  return json.claim === 'invariant' ? wrongClosedSets(json, MUTANTS) : wrongMutants(json, MUTANTS);
}

/** Modules with named results: data, like the exported theorems, and not part of the development. */
function isNamed(module: string): boolean {
  return /^Named./.test(module);
}

/** Copies all files into the build folder; returns them in the order in which they can be compiled. */
function prepare(theorems: readonly Theorem[]): string[] {
  for (const file of filesIn(source, '.v')) {
    const needed = file.startsWith('Named') ? certificatesOf(file) : [];
    const missing = needed.filter((name) => !theorems.some((one) => one.name === name));
    if (missing.length === 0) copyFileSync(join(source, file), join(build, file));
    else say(`${file} is left out: there is no certificate for ${missing.join(' and ')}.`);
  }
  for (const { name, text } of theorems) writeFileSync(join(build, `${name}.v`), text);
  return run('coqdep', ['-Q', '.', 'Lilypad', '-sort', ...filesIn(build, '.v')])
    .trim()
    .split(/\s+/);
}

function compileAll(files: readonly string[]): Timings {
  return new Map(
    files.map((file) => [moduleOf(file), processorTime('coqc', ['-q', '-Q', '.', 'Lilypad', file]).seconds]),
  );
}

function checkAgain(modules: readonly string[]): void {
  const names = modules.map((module) => `Lilypad.${module}`);
  const check = processorTime('coqchk', ['-silent', '-o', '-Q', '.', 'Lilypad', ...names]);
  const relied = relianceInReport(check.output);
  if (relied !== null) throw new Failed(`coqchk accepts the modules only with ${relied}.`);
  say(`coqchk accepts all modules and the libraries they use: ${check.seconds.toFixed(0)} s.`);
}

/** The certificates that are wanted, as theorems; the library takes precedence over those written by hand. */
function certificates(): Theorem[] {
  const found = new Map<string, Theorem>();
  const add = (file: string): void => {
    const json = JSON.parse(read(file)) as Json;
    const theorem = exportRocq(read(file));
    const names = [json.target, basename(file, '.json'), theorem.ok ? theorem.name : '', file];
    if (wanted.length > 0 && !names.some((name) => wanted.includes(name))) return;
    if (!theorem.ok) {
      if (!isStrategy(json)) throw new Failed(`${file}: ${theorem.message}.`);
      say(`${json.target} is left out: ${theorem.message}.`);
    } else if (!found.has(theorem.name)) found.set(theorem.name, { ...theorem, json });
  };
  for (const file of wanted.filter((name) => name.endsWith('.json'))) add(file);
  for (const name of libraryNames()) add(certificateFile(name));
  for (const file of filesIn(BY_HAND, '.json').sort()) add(join(BY_HAND, file));
  return [...found.values()];
}

/** The exported files that a file of named results needs: the modules that rocq/ does not hold. */
function certificatesOf(file: string): string[] {
  const modules = /From Lilypad Require Import ([^.]*)\./.exec(read(join(source, file)))?.[1] ?? '';
  return modules.split(/\s+/).filter((module) => !existsSync(join(source, `${module}.v`)));
}

/** Checks what every name in the files assumes: theorems, definitions and types. Returns their number. */
function audit(files: readonly string[]): number {
  const unsafe = files.flatMap((file) => unsafeIn(read(join(build, file))).map((fault) => `${file}, ${fault}`));
  if (unsafe.length > 0) throw new Failed(`Not safe: ${unsafe.join('; ')}.`);
  const modules = files.map(moduleOf);
  writeFileSync(join(build, 'Names.v'), questionForNames(modules));
  const names = namesInAnswer(compile('Names.v'));
  const missed = files.flatMap(namesIn).filter((name) => !names.includes(name));
  if (missed.length > 0) throw new Failed(`Rocq does not list ${missed.join(', ')}.`);
  writeFileSync(join(build, 'Audit.v'), questionForAssumptions(modules, names));
  const assumed = assumptionsInAnswer(compile('Audit.v'), names);
  if (assumed !== null) throw new Failed(`Not all is proved:\n${assumed}`);
  return names.length;
}

/** Every formula and predicate of an exported file, read back, must say what its certificate says. */
function compareWithCertificates(theorems: readonly Theorem[]): void {
  for (const { name, text, json } of theorems) {
    const difference = differenceFrom(json, text, name);
    if (difference !== null) throw new Failed(`The exported file of ${name} says something else: ${difference}.`);
  }
}

function differenceFrom(json: Json, text: string, name: string): string | null {
  if (isCounting(json)) return countingDifference(text, name, json);
  return isStrategy(json) ? strategyDifference(text, name, json) : differenceAt(text, name, json, points);
}

/** The theorems of a file, with the names of their modules; those named ..._play have their proofs as definitions. */
function namesIn(file: string): string[] {
  const module = moduleOf(file);
  const text = read(join(build, `${module}.v`));
  const names = text.matchAll(/^(?:Theorem|Lemma|Corollary|Example|Definition(?= \w+_play\b)) ([\w']+)/gm);
  return [...names].map((match) => `${module}.${match[1]}`);
}

/** All mutants of a certificate must be refused by computation, and the first of them also by the compiler. */
function refuse(name: string, certificates: readonly object[]): number {
  const mutants = certificates
    .map((one) => exportRocq(JSON.stringify(one)))
    .filter((one): one is RocqTheorem => one.ok);
  if (mutants.length < FEWEST_MUTANTS) {
    throw new Failed(`Only ${mutants.length} wrong variants of ${name} were found.`);
  }
  // The definitions of a file, and then, instead of proofs that its checks are true, what they compute to.
  const modules = mutants.map(({ text }, i) => {
    const definitions = text.split('\n\n').filter((part) => part.startsWith('Definition'));
    const checks = [...text.matchAll(/^Lemma [\w']+_checked : (.*) = true\.$/gm)].map((match) => match[1]);
    const all = checks.reduceRight((rest, check) => `if ${check} then ${rest} else false`, 'true');
    return `Module M${i}.\n${definitions.join('\n')}\nEval vm_compute in ${all}.\nEnd M${i}.\n`;
  });
  const head = mutants[0].text.slice(0, mutants[0].text.indexOf('Definition'));
  writeFileSync(join(build, 'Mutants.v'), head + modules.join('\n'));
  const answers: readonly string[] = compile('Mutants.v').match(/= (true|false)/g) ?? [];
  if (answers.length !== mutants.length) throw new Failed(`The variants of ${name} could not be computed.`);
  const accepted = answers.indexOf('= true');
  if (accepted >= 0) throw new Failed(`A wrong variant of ${name} is accepted: M${accepted} in rocq/build/Mutants.v.`);
  writeFileSync(join(build, 'Mutant.v'), mutants[0].text);
  const { status, stderr } = tool('coqc', ['-q', '-Q', '.', 'Lilypad', 'Mutant.v']);
  if (status === 0 || !/expected to have type\s+"check\w* [^"]* = true"/.test(stderr)) {
    throw new Failed(`A wrong variant of ${name} compiles.`);
  }
  return mutants.length;
}

/** Runs a command and returns its seconds of processor time, which depend less on other work of the machine. */
function processorTime(
  command: string,
  args: readonly string[],
): { readonly output: string; readonly seconds: number } {
  const output = run('sh', ['-c', '"$@" && times', 'sh', command, ...args]);
  // The last line is of the children of the shell: "0m1.234s 0m0.056s", by the user and by the system.
  const [user, system] = [...output.matchAll(/(\d+)m([\d.]+)s/g)]
    .slice(-2)
    .map(([, m, s]) => 60 * Number(m) + Number(s));
  return { output, seconds: user + system };
}

function compile(file: string): string {
  return run('coqc', ['-q', '-Q', '.', 'Lilypad', file]);
}

function run(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = tool(command, args);
  if (status !== 0) throw new Failed(`${command} ${args.at(-1)} failed:\n${stdout}${stderr}`);
  // coqchk reports on standard error
  return stdout + stderr;
}

function tool(command: string, args: readonly string[]): SpawnSyncReturns<string> {
  return spawnSync(command, args, { cwd: build, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

/** A.v is the file of module A. */
function moduleOf(file: string): string {
  return basename(file, '.v');
}

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith(ending));
}

function total(timings: readonly (readonly [string, number])[]): string {
  return timings.reduce((sum, [, time]) => sum + time, 0).toFixed(0);
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, k) => Math.max(...rows.map((row) => row[k].length)));
  return rows.map((row) => row.map((cell, k) => cell.padStart(widths[k])).join('  ')).join('\n');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
