/** `lilypad farm` on the command line. */
import { Argument, type Command } from 'commander';
import { FARM_VARIABLE } from '../../input/farm.ts';
import { machineMemory } from '../../input/machine-memory.ts';
import { MEMORY_HELP, megabytes } from '../../input/memory.ts';
import { patienceOption } from '../../input/seconds.ts';
import { threadsOption } from '../../input/threads.ts';
import { InputError } from '../../output/errors.ts';

const HELP_AFTER = `
A farm is a PostgreSQL database with a queue of jobs and their results. Any number of workers, on any number of machines, take
jobs from it; \`table\`, \`find\` and other commands hand their work to it with --farm or ${FARM_VARIABLE}.

  start   prepares the database, or brings it up to date, and opens the farm
  work    takes jobs until the farm is stopped, or until Ctrl-C, which puts the jobs in hand back
  status  shows the queue, the workers, how fast they are, and what failed
  stop    hands out no more jobs, and waits until those in hand are done
  tidy    removes jobs and checkpoints of versions of this program that no worker and no command has any more; results stay

The database is an address such as postgres://user:password@host:5432/database, as PostgreSQL has them. On the command line a password can be seen by others
for a moment, so npx refuses it; ${FARM_VARIABLE}, PGPASSWORD or a file .pgpass keep it to yourself.

A job that no command waits for any more is stopped at its next checkpoint, and rests until a command asks for it again.
A job whose results differ, or whose result a command refuses, stops the farm; one that fails three times is put aside. When the
reason is found, "start --again" computes the first again and tries the second again.

Examples:
  $ lilypad farm start postgres://frog@pond/lilypad
  $ lilypad farm work postgres://frog@pond/lilypad --threads 8 --memory 16000
  $ lilypad farm start postgres://frog@pond/lilypad --unwanted-after 3600
  $ lilypad farm status postgres://frog@pond/lilypad
  $ lilypad table 3.1 --most 100 --farm postgres://frog@pond/lilypad
  $ lilypad farm stop postgres://frog@pond/lilypad
  $ lilypad farm tidy postgres://frog@pond/lilypad`;

const ACTIONS = ['start', 'work', 'status', 'stop', 'tidy'] as const;
export type FarmAction = (typeof ACTIONS)[number];

export interface FarmCommandOptions {
  readonly threads: number;
  /** In megabytes. */
  readonly memory: number;
  readonly jobHours: number;
  /** In seconds. */
  readonly lostAfter: number;
  /** In seconds. */
  readonly unwantedAfter: number;
  readonly again?: boolean;
  readonly seconds?: number;
  readonly json?: boolean;
}

/** How much of the memory of the machine, or of the container, a worker takes unless it is told. */
const MEMORY_SHARE = 0.75;

export function define(command: Command): void {
  command
    .description('Share work between machines: a queue of jobs in a database, and workers that take them.')
    .addArgument(new Argument('<action>', 'what to do').choices(ACTIONS))
    .argument('[database]', `the address of the database (default: ${FARM_VARIABLE})`)
    .addOption(threadsOption('work: how many jobs at a time'))
    .option(
      '--memory <MB>',
      `work: ${MEMORY_HELP}, for all jobs; at least 512`,
      megabytes,
      Math.floor(MEMORY_SHARE * machineMemory()),
    )
    .option('--job-hours <n>', 'work: a job that takes longer fails; after three times it is put aside', jobHours, 24)
    .option(
      '--lost-after <seconds>',
      'start: a worker that is silent for so long loses its jobs',
      seconds('--lost-after'),
      30,
    )
    .option(
      '--unwanted-after <seconds>',
      'start: jobs of a command that is silent for so long are stopped, and rest until one asks again',
      seconds('--unwanted-after'),
      300,
    )
    .option('--again', 'start: try again what was put aside, compute again what is in dispute')
    .addOption(
      patienceOption(
        'work: take no jobs after this time, and put those in hand back; others: wait no longer; the exit code is 3 then',
      ),
    )
    .option('--json', 'status: print a JSON document')
    .addHelpText('after', HELP_AFTER)
    .action(async (action: FarmAction, database: string | undefined, options: FarmCommandOptions) =>
      (await import('./run.ts')).run(action, database || process.env[FARM_VARIABLE] || '', options),
    );
}

/** Node cannot wait for a month. */
const MOST_HOURS = 500;

function jobHours(text: string): number {
  const hours = Number(text);
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(text) || hours === 0 || hours > MOST_HOURS) {
    throw new InputError(
      `option --job-hours takes a number of hours up to ${MOST_HOURS}, such as 2 or 0.5, not '${text}'`,
    );
  }
  return hours;
}

const seconds =
  (option: string) =>
  (text: string): number => {
    if (!/^\d{1,5}$/.test(text) || Number(text) === 0) {
      throw new InputError(`option ${option} takes a whole number of seconds, not '${text}'`);
    }
    return Number(text);
  };
