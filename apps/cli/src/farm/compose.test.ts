/** What docs/farm.md shows for Docker and Slurm: its services fit together, and its commands and options are those of the program. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { lilypad } from '../testing/run-lilypad.ts';

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const PAGE = read('docs/farm.md');
const block = (language: string, having: RegExp): string =>
  [...PAGE.matchAll(/```(\w+)\n(.*?)```/gs)].find(
    ([, kind, text = '']) => kind === language && having.test(text),
  )?.[2] ?? '';
const COMPOSE = block('yaml', /^services:/);
const SLURM = block('sh', /^#SBATCH/m);

let help = '';
beforeAll(async () => {
  help = (await lilypad(['farm', '--help'])).stdout;
});

/** The lines below a key of this indentation, up to the next one. */
function below(text: string, key: string, indent: number): string {
  const blanks = ' '.repeat(indent);
  const [, rest = ''] = text.split(new RegExp(`^${blanks}${key}:.*\n`, 'm'));
  const end = rest.search(new RegExp(`^ {0,${indent}}\\S`, 'm'));
  return end < 0 ? rest : rest.slice(0, end);
}

const keys = (text: string, indent: number): string[] =>
  [...text.matchAll(new RegExp(`^ {${indent}}(\\w+):`, 'gm'))].map(([, key = '']) => key);

describe('the compose file', () => {
  const services = below(COMPOSE, 'services', 0);

  test('has the database, a start and workers', () => {
    expect(keys(services, 2)).toEqual(['database', 'start', 'worker']);
    expect(keys(COMPOSE, 0)).toEqual(['services', 'volumes']);
  });

  test('names services and volumes that it has', () => {
    const waited = keys(services, 2).flatMap((name) => keys(below(below(services, name, 2), 'depends_on', 4), 6));
    expect(waited).toEqual(['database', 'start']);
    const volumes = [...services.matchAll(/volumes: \[(\w+):/g)].map(([, name]) => name);
    expect(volumes).toEqual(keys(below(COMPOSE, 'volumes', 0), 2));
    expect(services).toMatch(/start: &lilypad\n/);
    expect(services).toMatch(/worker:\n {4}<<: \*lilypad\n/);
  });

  test('connects to the database that it starts', () => {
    const [, user, host, name] = /LILYPAD_FARM: postgres:\/\/(\w+)@(\w+):5432\/(\w+)\n/.exec(services) ?? [];
    expect(host).toBe('database');
    expect(below(services, 'database', 2)).toContain(`POSTGRES_USER: ${user}\n`);
    expect(below(services, 'database', 2)).toContain(`POSTGRES_DB: ${name}\n`);
    expect(help).toContain('LILYPAD_FARM');
  });

  test('passes the password beside the address, which need not be able to hold it', () => {
    expect(below(below(services, 'database', 2), 'environment', 4)).toMatch(/POSTGRES_PASSWORD: \$\{FARM_PASSWORD:\?/);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the compose file's
    expect(below(below(services, 'start', 2), 'environment', 4)).toContain('PGPASSWORD: ${FARM_PASSWORD}\n');
    // Workers have the same environment; and no address has a password.
    expect(below(services, 'worker', 2)).not.toContain('environment');
    expect(COMPOSE).not.toMatch(/:\/\/[^\s@/]*:[^\s@/]*@/);
  });

  test('builds an image without the file that has the password', () => {
    expect(below(below(services, 'start', 2), 'build', 4)).toContain('COPY . .\n');
    expect(below(below(services, 'start', 2), 'build', 4)).not.toContain('FARM_PASSWORD');
    // Docker names files from the root, unless they may be anywhere; git does the contrary.
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['**/.env', '**/.pgpass', '.git']));
    expect(read('.dockerignore')).not.toMatch(/^!/m);
    expect(read('.gitignore').split('\n')).toContain('.env');
  });

  test('runs commands of the program', () => {
    expect(services).toContain('ENTRYPOINT ["npx", "lilypad"]');
    const commands = [...services.matchAll(/^ {4}command: (.*)$/gm)].map(([, command = '']) => command);
    expect(commands).toEqual(['farm start', 'farm work']);
    for (const command of commands) expectKnown(command);
  });
});

test('the Slurm script runs a command of the program', () => {
  const [, command = ''] = /^exec srun npx lilypad (.*)$/m.exec(SLURM) ?? [];
  expect(command).toMatch(/^farm work /);
  expectKnown(command);
});

/** The action and the options of a command are in the help. */
function expectKnown(command: string): void {
  const [, action = ''] = command.split(' ');
  expect(help).toMatch(new RegExp(`^ {2}${action} `, 'm'));
  for (const option of command.match(/--[\w-]+/g) ?? []) expect(help).toMatch(new RegExp(`^ +${option} <`, 'm'));
}
