/**
 * Starts the PostgreSQL that all tests of the farm share, unless LILYPAD_TEST_DATABASE names one: the address of a
 * database whose user may create others.
 */
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

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = givenDatabase(process.env);
  const server = given === null ? await TestPostgres.start() : null;
  project.provide('database', given ?? (server as TestPostgres).address('postgres'));
  project.provide('databaseFolder', server?.folder);
  return async () => server?.stop();
}

/** The address that somebody gives; null if there is none, or an empty one, which is how many programs say that there is none. */
export const givenDatabase = (env: NodeJS.ProcessEnv): string | null => env.LILYPAD_TEST_DATABASE || null;
