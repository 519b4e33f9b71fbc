/** Passwords of a farm: a wrong one is one sentence, and none is seen in messages or in the list of processes. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { argumentsOf, asksForPasswords, oneStatement, until } from '@lilypad/farm/testing';
import { describe, expect, inject, test } from 'vitest';
import { lilypad } from '../../testing/run-lilypad.ts';
import { workplace } from '../../testing/workplace.ts';
import { crew, kill } from './testing/crew.ts';

const { newStore } = workplace();
const { newFarm, worker, count } = crew();
/** A password that no address can hold as it is. */
const STRANGE = 'a/b#c@d?e:f%g$h\\i j';

describe.concurrent('passwords', () => {
  test.concurrent.for<[string, string[]]>([
    ['farm start', ['farm', 'start']],
    ['farm work', ['farm', 'work']],
    ['farm status', ['farm', 'status']],
    ['farm stop', ['farm', 'stop']],
    ['table', ['table', 'T^a.^bFTF', '--rows', 'a=1..4', '--columns', 'b=1..4', '--farm']],
    ['find with a family', ['find', 'T^a.F', '--a', '1..3', '--farm']],
    ['find with a length', ['find', '--length', '6', '--farm']],
    ['prove with a class', ['prove', 'A11', '--fresh', '--farm']],
    ['prove with outcomes', ['prove', 'B11', '--outcomes', '--fresh', '--farm']],
    ['prove with a closed set', ['prove', 'W22', '--fresh', '--farm']],
  ])('a wrong one is reported in one sentence by %s', async ([, argv], { skip }) => {
    if (!(await asksForPasswords())) skip('the server of LILYPAD_TEST_DATABASE asks for no passwords');
    const url = new URL(inject('database'));
    url.password = 'wrong-secret';
    const store = argv[0] === 'table' ? ['--store', newStore()] : [];
    const { stdout, stderr, exitCode } = await lilypad([...argv, url.href, ...store]);
    expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 2 });
    expect(stderr).toMatch(/^The database at \S+ refuses the password of \S+\.\n$/);
  });

  test.concurrent.each([
    [['farm', 'work', 'postgres://frog:s3cret@/'], /^A farm is named by an address such as/],
    [['farm', 'status'], /^A farm is named by an address such as/],
    [['value', 'postgres://frog:s3cret@pond/lily'], /postgres:\/\/frog:\*\*\*@pond/],
    [['farm', 'postgres://frog:s3cret@pond/lily'], /postgres:\/\/frog:\*\*\*@pond/],
    [['farm', 'postgres://pond/lily?password=s3cret'], /postgres:\/\/pond\/lily\?password=\*\*\*/],
  ])('are not repeated in messages: %j', async (argv, message) => {
    const { stdout, stderr, exitCode } = await lilypad(argv);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(message);
    expect(stdout + stderr).not.toMatch(/s3cret/);
  });

  test.concurrent('are refused where npx shows them', async () => {
    const env = { ...process.env, npm_lifecycle_event: 'npx', npm_lifecycle_script: "'lilypad'" };
    expect(await lilypad(['farm', 'status', 'postgres://frog:s3cret@127.0.0.1:1/lily'], '', env)).toEqual({
      stdout: '',
      stderr:
        'Others see the password as long as the command runs, because npx shows it; put the address into LILYPAD_FARM, or the password into .pgpass.\n',
      exitCode: 2,
    });
  });

  test.concurrent.for<[string, (password: string) => NodeJS.ProcessEnv]>([
    ['PGPASSWORD', (password) => ({ PGPASSWORD: password })],
    ['the file of PGPASSFILE', (password) => ({ PGPASSFILE: passwordFile(password) })],
  ])('of any letters are taken from %s', async ([, environment], { skip }) => {
    if (inject('databaseFolder') === undefined) skip('the user of LILYPAD_TEST_DATABASE may not make others');
    const name = `toad_${randomUUID().replaceAll('-', '')}`;
    await oneStatement(inject('database'), `CREATE ROLE ${name} LOGIN SUPERUSER PASSWORD '${STRANGE}'`);
    const url = new URL(await newFarm());
    Object.assign(url, { username: name, password: '' });
    const status = (password: string) =>
      lilypad(['farm', 'status', url.href], '', { ...process.env, ...environment(password) });
    expect(await status(STRANGE)).toMatchObject({ stdout: expect.stringMatching(/^The farm is open\.\n/), stderr: '' });
    expect(await status('s3cret')).toEqual({
      stdout: '',
      stderr: `The database at ${url.host} refuses the password of ${name}.\n`,
      exitCode: 2,
    });
  });

  test.concurrent.for<[string, (url: URL) => URL]>([
    ['before the machine', (url) => url],
    ['among the parameters', asParameter],
  ])('%s are not seen in the list of processes', async ([, form], { skip }) => {
    const database = await newFarm();
    const url = new URL(database);
    if (url.password === '') skip('the address in LILYPAD_TEST_DATABASE has no password');
    const child = worker(form(url).href);
    await until(async () => (await count(database, 'worker')) === 1);
    const shown = argumentsOf(child.pid as number);
    expect(shown).toMatch(/\S/);
    expect(shown).not.toContain('://');
    await kill(child);
  });
});

/** A file with a password for all databases, as PostgreSQL's own programs read it. */
function passwordFile(password: string): string {
  const file = newStore();
  writeFileSync(file, `*:*:*:*:${password.replace(/[\\:]/g, '\\$&')}\n`, { mode: 0o600 });
  return file;
}

/** The address with its password at the end. */
function asParameter(url: URL): URL {
  url.searchParams.set('password', url.password);
  url.password = '';
  return url;
}
