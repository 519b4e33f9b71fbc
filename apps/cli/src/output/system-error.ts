/** Errors of the operating system in words: why, and which file. */

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is reached',
  EFBIG: 'it would be larger than files may be',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links form a circle',
  EMFILE: 'too many files are open',
  EBADF: 'it is not open',
  EIO: 'the device reports an error',
};

/** Node adds these to the errors of system calls. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;

/** "the file x cannot be read: permission is denied", "there is no file x". */
export function systemErrorText({ code = '', message, path, syscall }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return path === undefined ? 'there is no such file' : `there is no file ${path}`;
  const isWriting = /^(?:write|ftruncate|fsync)$/.test(syscall ?? '');
  const what = path === undefined ? (isWriting ? 'the output' : 'the input') : `the file ${path}`;
  return `${what} cannot be ${isWriting ? 'written' : 'read'}: ${reasonOf(code, message)}`;
}

/** The reason; in Node's words, without its code, if it is not listed here. */
export const reasonOf = (code: string, message: string): string =>
  REASONS[code] ?? message.replace(/^[A-Z][A-Z0-9]+: /, '').replace(/,.*$/s, '');
