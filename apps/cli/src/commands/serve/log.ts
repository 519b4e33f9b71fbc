/** Where the access log of `lilypad serve` goes: to the end of a file, or to standard error. */

import { once } from 'node:events';
import { createWriteStream, openSync } from 'node:fs';
import { messages } from '../../output/messages.ts';

interface Log {
  write(line: string): void;
  close(): Promise<void>;
}

/** Opens the log; throws the error of the operating system if that fails. */
export function openLog(where: string | true): Log {
  if (where === true) return { write: (line) => messages.tell(line), close: async () => {} };
  const stream = createWriteStream(where, { fd: openSync(where, 'a') });
  let broken = false;
  stream.on('error', (error) => {
    if (!broken) messages.tell(`The log ${where} cannot be written any more: ${error.message}`);
    broken = true;
  });
  return {
    write: (line) => {
      if (!broken) stream.write(`${line}\n`);
    },
    close: async () => {
      stream.end();
      if (!broken) await once(stream, 'close');
    },
  };
}
