/**
 * Compiles what workers run as processes of their own, since Node runs no sources; type errors are ignored. And starts the PostgreSQL that all tests of the farm share, unless LILYPAD_TEST_DATABASE names one: the address of a
 * database whose user may create others.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { TestPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database from which others can be created. */
    database: string;
    /** The folder of its server, if the tests have started it. */
    databaseFolder: string | undefined;
  }
}

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const ROOT = path('../../../../');

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  spawnSync(process.execPath, [`${ROOT}node_modules/typescript/bin/tsc`, '-b', 'packages/farm'], { cwd: ROOT });
  const given = givenDatabase(process.env);
  const server = given === null ? await TestPostgres.start() : null;
  project.provide('database', given ?? (server as TestPostgres).address('postgres'));
  project.provide('databaseFolder', server?.folder);
  return async () => server?.stop();
}

/** The address that somebody gives; null if there is none, or an empty one, which is how many programs say that there is none. */
export const givenDatabase = (env: NodeJS.ProcessEnv): string | null => env.LILYPAD_TEST_DATABASE || null;
