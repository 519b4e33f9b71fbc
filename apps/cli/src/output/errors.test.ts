import { GameLimitError } from '@lilypad/games';
import { RejectedCertificate } from '@lilypad/prover';
import { expect, test } from 'vitest';
import { describeError, ExitCode, InputError } from './errors.ts';

const fileError = Object.assign(new Error("ENOENT: no such file or directory, open 'x'"), {
  syscall: 'open',
  code: 'ENOENT',
  path: 'x',
});
const diskFull = Object.assign(new Error('ENOSPC: no space left on device, write'), {
  syscall: 'write',
  code: 'ENOSPC',
});
const folder = Object.assign(new Error('EISDIR: ..., read'), { syscall: 'read', code: 'EISDIR', path: 'x' });
const rare = Object.assign(new Error("ETXTBSY: text file is busy, open 'x'"), {
  syscall: 'open',
  code: 'ETXTBSY',
  path: 'x',
});
const rejected = new RejectedCertificate('A11', { ok: false, obligation: 'word ".F"', message: 'does not hold' });
let allocation: unknown;
try {
  new Uint8Array(2 ** 60);
} catch (error) {
  allocation = error;
}

test.each([
  ['bad input', new InputError('this is wrong'), 'This is wrong.', ExitCode.BadInput],
  ['an excerpt', new InputError('No brace.\n  {\n   ^'), 'No brace.\n  {\n   ^', ExitCode.BadInput],
  ['a long word', new InputError(`no '${'x'.repeat(9999)}'`), `No '${'x'.repeat(199)}…'.`, ExitCode.BadInput],
  ['a question', new InputError('Unknown. Did you mean this?'), 'Unknown. Did you mean this?', ExitCode.BadInput],
  ['a file', fileError, 'There is no file x.', ExitCode.BadInput],
  ['a full disk', diskFull, 'The output cannot be written: the disk is full.', ExitCode.BadInput],
  ['a folder', folder, 'The file x cannot be read: it is a folder.', ExitCode.BadInput],
  ['a rare reason', rare, 'The file x cannot be read: text file is busy.', ExitCode.BadInput],
  ['a limit', new GameLimitError('Too much.'), 'Too much.', ExitCode.Limit],
  ['a certificate', rejected, 'The certificate A11 is rejected: word ".F": does not hold.', ExitCode.Rejected],
  ['memory', allocation, 'This is too large: it needs a table with more room than there is.', ExitCode.Limit],
  ['a defect', new TypeError('Oh no'), /^Internal error, [^\n]*Oh no\.[^\n]*$/, ExitCode.Internal],
  ['anything', 'thrown', 'Internal error: thrown', ExitCode.Internal],
])('%s', (_name, error, text, exitCode) => {
  const described = describeError(error);
  expect(described.exitCode).toBe(exitCode);
  if (typeof text === 'string') expect(described.text).toBe(text);
  else expect(described.text).toMatch(text);
});
