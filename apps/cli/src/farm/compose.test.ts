/** What docs/farm.md shows for Docker and Slurm: its services fit together, and its commands are those of the program. */
import { readFileSync } from 'node:fs';
import { LEAST_WORKER_MEMORY, parseAddress } from '@lilypad/farm';
import { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { define, type FarmCommandOptions } from '../commands/farm/options.ts';

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const PAGE = read('docs/farm.md');
const PROSE = PAGE.replaceAll(/```.*?```/gs, '');
const block = (language: string, having: RegExp): string =>
  [...PAGE.matchAll(/```(\w+)\n(.*?)```/gs)].find(
    ([, kind, text = '']) => kind === language && having.test(text),
  )?.[2] ?? '';
const COMPOSE = block('yaml', /^services:/);
const SLURM = block('sh', /^#SBATCH/m);

interface Service {
  readonly build?: { readonly context: string; readonly dockerfile_inline: string };
  readonly command?: string;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly healthcheck?: object;
  readonly restart?: string;
  readonly volumes?: readonly string[];
}

/** As Docker reads it, with anchors that are merged. */
const { services, ...others } = parse(COMPOSE, { merge: true }) as {
  readonly services: Readonly<Record<'database' | 'start' | 'worker', Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};
const { database, start, worker } = services;

/** `${NAME}`, `${NAME:-default}` and `${NAME:?why it must be set}`. */
const VARIABLE = /\$\{(\w+)(?::([-?])([^}]*))?\}/g;
const variables = [...COMPOSE.matchAll(VARIABLE)].map(([, name = '', kind = '', text = '']) => ({ name, kind, text }));
/** Where nothing is set. */
const withDefaults = (text: string): string =>
  text.replaceAll(VARIABLE, (_, _name, kind, rest) => (kind === '-' ? rest : ''));

interface Parsed {
  readonly action: string;
  readonly options: FarmCommandOptions;
}

/** What the program reads of a command; it throws what the program says of a wrong one. */
function parsed(line: string): Parsed {
  const [name, ...words] = line.split(' ');
  expect(name).toBe('farm');
  const command = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  define(command);
  let found: Parsed | undefined;
  command.action((action: string, _: unknown, options: FarmCommandOptions) => {
    found = { action, options };
  });
  command.parse(words, { from: 'user' });
  return found as Parsed;
}

test('commands that the program does not have are noticed', () => {
  expect(() => parsed('farm wrok')).toThrow(/Allowed choices are start, work/);
  expect(() => parsed('farm work --cores 2')).toThrow(/unknown option '--cores'/);
  expect(() => parsed('farm work --threads')).toThrow(/argument missing/);
  expect(() => parsed('farm work --memory 3GB')).toThrow(/whole number of megabytes/);
});

describe('the compose file', () => {
  test('has the database, a start and workers', () => {
    expect(Object.keys(services)).toEqual(['database', 'start', 'worker']);
    expect(Object.keys(others)).toEqual(['volumes']);
  });

  test('a worker has all that the start has, but for its command and what it waits for', () => {
    const { command, depends_on, restart, stop_grace_period, ...rest } = worker as Service & {
      readonly stop_grace_period: string;
    };
    expect({ ...rest, command: start.command, depends_on: start.depends_on }).toEqual(start);
    expect([restart, stop_grace_period]).toEqual(['on-failure', '20s']);
  });

  test('waits for services that it has, in states that they reach', () => {
    expect(database.depends_on).toBeUndefined();
    expect(start.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(database.healthcheck).toMatchObject({ test: expect.stringContaining('pg_isready') });
    expect(worker.depends_on).toEqual({ start: { condition: 'service_completed_successfully' } });
    // It ends, and is not started again.
    expect(start.restart).toBeUndefined();
  });

  test('names the volume that it has', () => {
    const named = Object.values(services).flatMap(({ volumes = [] }) => volumes.map((one) => one.split(':')[0]));
    expect(named).toEqual(Object.keys(others.volumes));
  });

  test('connects to the database that it starts', () => {
    const { host, user, database: name } = parseAddress(start.environment?.LILYPAD_FARM ?? '');
    expect(host).toBe('database:5432');
    expect(database.environment).toMatchObject({ POSTGRES_USER: user, POSTGRES_DB: name });
  });

  test('passes the password beside the address, which need not be able to hold it', () => {
    expect(database.environment?.POSTGRES_PASSWORD).toMatch(/^\$\{FARM_PASSWORD:\?/);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the compose file's
    expect(start.environment?.PGPASSWORD).toBe('${FARM_PASSWORD}');
    expect(COMPOSE).not.toMatch(/:\/\/[^\s@/]*:[^\s@/]*@/);
  });

  test('explains its variables, and each has a default or must be set', () => {
    expect(new Set(variables.map(({ name }) => name))).toEqual(
      new Set(['FARM_PASSWORD', 'WORKER_THREADS', 'WORKER_MEMORY']),
    );
    expect(COMPOSE.match(/\$/g)).toHaveLength(variables.length);
    for (const { name, kind, text } of variables) {
      expect(PROSE).toContain(name);
      const isDemanded = variables.some((one) => one.name === name && one.kind === '?');
      expect(kind === '-' ? text !== '' : isDemanded).toBe(true);
    }
  });

  test('builds an image without the file that has the password', () => {
    const { context, dockerfile_inline: dockerfile } = start.build as NonNullable<Service['build']>;
    expect(context).toBe('.');
    expect(dockerfile.split('\n')).toEqual(expect.arrayContaining(['COPY . .', 'ENTRYPOINT ["npx", "lilypad"]']));
    expect(dockerfile).not.toContain('FARM_PASSWORD');
    // Docker names files from the root, unless they may be anywhere; git does the contrary.
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['**/.env', '**/.pgpass', '.git']));
    expect(read('.dockerignore')).not.toMatch(/^!/m);
    expect(read('.gitignore').split('\n')).toContain('.env');
  });

  test('runs commands of the program; a worker has memory for a job in each thread, and no more than it is given', () => {
    expect(database.command).toBeUndefined();
    expect(parsed(start.command ?? '').action).toBe('start');
    const { action, options } = parsed(withDefaults(worker.command ?? ''));
    expect(action).toBe('work');
    expect(worker.command).toMatch(/--threads .*--memory /);
    expect(options.memory).toBeGreaterThanOrEqual(options.threads * LEAST_WORKER_MEMORY);
    // What the page says of four of them.
    const all = [4 * options.threads, 4 * options.memory].map((count) => count.toLocaleString('en'));
    expect(PROSE).toContain(`four with what is written here take ${all[0]} cores and ${all[1]} MB`);
  });
});

test('the Slurm script runs a command of the program, with the cores and within the memory that it asks for', () => {
  const [, cores = ''] = /^#SBATCH --cpus-per-task=(\d+)$/m.exec(SLURM) ?? [];
  const [, gigabytes = ''] = /^#SBATCH --mem=(\d+)G$/m.exec(SLURM) ?? [];
  const [, line = ''] = /^exec srun npx lilypad (.*)$/m.exec(SLURM) ?? [];
  const { action, options } = parsed(line.replace('"$SLURM_CPUS_PER_TASK"', cores));
  expect(action).toBe('work');
  expect(options.threads).toBe(Number(cores));
  expect(options.memory).toBeLessThan(1024 * Number(gigabytes));
});
