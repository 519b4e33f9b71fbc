/** A file is written whole or not at all: if anything stops the program, the old file stays. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { COMMAND, onFullDisk } from '../testing/run-lilypad.ts';
import { workplace } from '../testing/workplace.ts';
import { InputError } from './errors.ts';
import { checkFolderOf, writeWholeFile } from './write-file.ts';

const { path } = workplace();
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

test('a new file, and one in place of another, which keeps its rights', () => {
  const file = path('one.txt');
  writeWholeFile(file, 'first');
  expect(readFileSync(file, 'utf8')).toBe('first');
  chmodSync(file, 0o640);
  writeWholeFile(file, 'second');
  expect(readFileSync(file, 'utf8')).toBe('second');
  expect(statSync(file).mode & 0o777).toBe(0o640);
});

test('a link stays a link, and a device a device', () => {
  const [file, link] = [path('behind.txt'), path('link.txt')];
  writeFileSync(file, 'old');
  symlinkSync(file, link);
  writeWholeFile(link, 'new');
  expect([lstatSync(link).isSymbolicLink(), readFileSync(file, 'utf8')]).toEqual([true, 'new']);
  writeWholeFile('/dev/null', 'text');
  expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
});

test('what cannot be written gets a sentence', () => {
  mkdirSync(path('folder'));
  const wrong = (file: string) => () => writeWholeFile(path(file), 'text');
  expect(wrong('no/such.txt')).toThrow(
    new InputError(`the file ${path('no/such.txt')} cannot be written: there is no folder ${path('no')}`),
  );
  expect(() => writeWholeFile('/proc/such.txt', 'text')).toThrow(
    new InputError('the file /proc/such.txt cannot be written: no file can be made in the folder /proc'),
  );
  expect(wrong('folder')).toThrow(new InputError(`the file ${path('folder')} cannot be written: it is a folder`));
  expect(() => checkFolderOf(path('no/such.txt'))).toThrow(/there is no folder/);
  for (const write of [checkFolderOf, (file: string) => writeWholeFile(file, 'text')]) {
    expect(() => write('')).toThrow(new InputError('the name of the file to be written is empty'));
  }
  expect(readdirSync(path()).filter((name) => name.endsWith('.draft'))).toEqual([]);
});

const CERTIFICATE = fileURLToPath(import.meta.resolve('@lilypad/prover/library/A11.json'));

/** Commands that write a file of more than 2 kB. */
const WRITERS: readonly (readonly [string, (file: string) => string[]])[] = [
  ['big.v', (file) => ['export', CERTIFICATE, '--rocq', file]],
  ['big.json', (file) => ['prove', 'A11', '--out', file]],
  ['big.md', (file) => ['prove', 'A11', '--report', file]],
  ['big.log', (file) => ['table', '--export', file, '--store', path('results.log')]],
  ['big.svg', (file) => ['simplify', '{5|2||1|-3/2}', '--thermograph', file]],
  ['heat.svg', (file) => ['value', 'T.T.FF', '--thermograph', file]],
  ['tree.svg', (file) => ['value', 'T.T.FF', '--tree', file]],
];

test.concurrent.each(WRITERS)(
  'on a full disk the old %s stands, and nothing is left beside it',
  async (name, argvFor) => {
    const file = path(name);
    writeFileSync(file, 'old');
    // The store must exist already: it is not what is tested.
    if (name === 'big.log')
      await once(spawn(process.execPath, [COMMAND, ...argvFor(path('x.log'))], { cwd: ROOT }), 'close');
    const { stderr, exitCode } = await onFullDisk(argvFor(file));
    expect(stderr).toBe(`The file ${file} cannot be written: it would be larger than files may be.\n`);
    expect(exitCode).toBe(2);
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(path()).filter((other) => other.startsWith(`.${name}`))).toEqual([]);
  },
);

test('a kill at any moment leaves a whole file', async () => {
  const file = path('killed.txt');
  const length = 8_000_000;
  const program = `
    const { writeWholeFile } = await import(process.argv[1]);
    for (let i = 0; ; i++) writeWholeFile(process.argv[2], 'ab'[i % 2].repeat(${length}));`;
  const module = new URL('../../dist/output/write-file.js', import.meta.url).href;
  for (let round = 0; round < 6; round++) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program, module, file]);
    while (!existsSync(file)) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, 60 + 13 * round));
    child.kill('SIGKILL');
    await once(child, 'close');
    const text = readFileSync(file, 'utf8');
    expect(text === text[0].repeat(length)).toBe(true);
    expect(statSync(file).size).toBe(length);
  }
});
