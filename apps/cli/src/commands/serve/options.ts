/** `lilypad serve` on the command line: where to listen, and for how long to work. */
import type { Command } from 'commander';
import { type DataOptions, dataOption, diskOption } from '../../input/data.ts';
import { patienceOption } from '../../input/seconds.ts';
import { InputError } from '../../output/errors.ts';

const HELP_AFTER = `
Routes: / lists games; /toadsandfrogs/ the variants; /toadsandfrogs/3_2_3/ one of them (any board is a variant too);
/toadsandfrogs/3_2_3/positions/?p=1_RRR--LLL a solved position; /health, /metrics and /openapi.json; and /workbench/
where it is built. Only this machine can connect unless --host says otherwise. Ctrl-C stops the server: requests that
have arrived are answered first.

Examples:
  $ lilypad serve
  $ lilypad serve --port 3000 --data solutions
  $ lilypad serve --host 0.0.0.0 --time-limit 5 --log access.log`;

export interface ServeOptions extends DataOptions {
  readonly host: string;
  readonly port: number;
  readonly timeLimit: number;
  readonly seconds?: number;
  /** A file, or true for standard error. */
  readonly log?: string | true;
}

export function define(command: Command): void {
  command
    .description('Answer questions about positions over HTTP.')
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .option('--port <number>', 'the port to listen on; 0 for any that is free', port, 8080)
    .option('--time-limit <seconds>', 'how long solving one position may take', seconds, 10)
    .addOption(patienceOption('the same as --time-limit'))
    .addOption(dataOption('a folder in which solved variants are kept (default: none)'))
    .addOption(diskOption())
    .option('--log [file]', 'write a line for each request to a file, or to standard error')
    .addHelpText('after', HELP_AFTER)
    .action(async (options: ServeOptions) => (await import('./run.ts')).run(options));
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
