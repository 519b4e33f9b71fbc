/** `lilypad serve`: the GamesCrafters Universal Web API for Toads and Frogs, until it is stopped. */
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningServer, startServer } from '@lilypad/server';
import { InputError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';
import { checkDataFolder } from '../../results/open-solutions.ts';
import { openLog } from './log.ts';
import type { ServeOptions } from './options.ts';

export async function run(options: ServeOptions): Promise<void> {
  const log = options.log === undefined ? null : openLog(options.log);
  const server = await start(options, log?.write);
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  await writeLine(`Listening on ${server.url}`);
  if (server.workbench) await writeLine(`The workbench is at ${server.url}workbench/`);
  await stopped;
  await server.close();
  await log?.close();
}

async function start(options: ServeOptions, log?: (line: string) => void): Promise<RunningServer> {
  const { host, port, timeLimit, seconds = timeLimit, data, disk } = options;
  // The operating system would read it as "every address of the machine".
  if (host === '') throw new InputError('option --host takes an address, such as 127.0.0.1');
  if (data !== undefined) checkDataFolder(data);
  try {
    return await startServer({
      host,
      port,
      timeLimitMs: seconds * 1000,
      dataFolder: data ?? null,
      dataBytes: disk * 2 ** 20,
      workbench: builtWorkbench(),
      workerUrl: new URL('./serve-worker.js', import.meta.url),
      log,
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const where = `port ${port} of ${host}`;
    if (code === 'EADDRINUSE') throw new InputError(`${where} is in use; choose another with --port`);
    if (code === 'EACCES')
      throw new InputError(`${where} needs the rights of an administrator; choose a port above 1023`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
      throw new InputError(`'${host}' is no address of this machine`);
    }
    throw error;
  }
}

/** The folder of the workbench, null where it is not built or not installed. */
function builtWorkbench(): string | null {
  try {
    const page = fileURLToPath(import.meta.resolve('@lilypad/web/dist/index.html'));
    return existsSync(page) ? dirname(page) : null;
  } catch {
    return null;
  }
}
