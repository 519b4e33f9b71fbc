/** `lilypad serve`: the GamesCrafters Universal Web API for Toads and Frogs, until it is told to stop. */
import type { RunningServer } from '@lilypad/server';
import type { Command } from 'commander';
import { InputError } from '../../output/errors.ts';
import { writeLine } from '../../output/output.ts';

const HELP_AFTER = `
Routes: / lists games; /toadsandfrogs/ the variants; /toadsandfrogs/3_2_3/ one of them (any board is a variant too);
/toadsandfrogs/3_2_3/positions/?p=1_RRR--LLL a solved position; /health; and /workbench/ where it is built.
Only this machine can connect unless --host says otherwise. Ctrl-C stops the server.

Examples:
  $ lilypad serve
  $ lilypad serve --port 3000
  $ lilypad serve --host 0.0.0.0 --time-limit 5`;

interface ServeOptions {
  readonly host: string;
  readonly port: number;
  readonly timeLimit: number;
}

export function define(command: Command): void {
  command
    .description('Answer questions about positions over HTTP.')
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .option('--port <number>', 'the port to listen on; 0 for any that is free', port, 8080)
    .option('--time-limit <seconds>', 'how long solving one position may take', seconds, 10)
    .addHelpText('after', HELP_AFTER)
    .action(serve);
}

function port(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) {
    throw new InputError(`option --port takes a whole number from 0 to 65535, not '${text}'`);
  }
  return Number(text);
}

function seconds(text: string): number {
  const value = Number(text);
  if (!/^\d{1,4}(\.\d{1,3})?$/.test(text) || value === 0) {
    throw new InputError(`option --time-limit takes a number of seconds, not '${text}'`);
  }
  return value;
}

async function serve({ host, port, timeLimit }: ServeOptions): Promise<void> {
  const server = await start(host, port, timeLimit);
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  await writeLine(`Listening on ${server.url}`);
  if (server.workbench) await writeLine(`The workbench is at ${server.url}workbench/`);
  await stopped;
  await server.close();
}

async function start(host: string, port: number, timeLimit: number): Promise<RunningServer> {
  // The operating system would take it for every address of the machine.
  if (host === '') throw new InputError('option --host takes an address, such as 127.0.0.1');
  const { startServer } = await import('@lilypad/server');
  try {
    return await startServer({ host, port, timeLimitMs: timeLimit * 1000 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const where = `port ${port} of ${host}`;
    if (code === 'EADDRINUSE') throw new InputError(`${where} is in use; choose another with --port`);
    if (code === 'EACCES') throw new InputError(`${where} may not be used without more rights; choose one above 1023`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
      throw new InputError(`'${host}' is no address of this machine`);
    }
    throw error;
  }
}
