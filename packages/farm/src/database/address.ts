/** The address of a database, and how messages name it: never with its password. */
import { FarmError } from './farm-error.ts';

/** Where a database is, and who uses it. */
export interface Address {
  /** The address as it was given, with its password: for the connection alone. */
  readonly connectionString: string;
  /** The machine, with the port if one was given. */
  readonly host: string;
  /** The user, or an empty text if none was given. */
  readonly user: string;
  /** The name of the database. */
  readonly database: string;
}

/**
 * Reads an address such as `postgres://user:password@host:5432/database`.
 *
 * @throws FarmError - if it is no such address; the message does not repeat it
 * @example
 * ```ts
 * const { host, user, database } = parseAddress('postgres://frog:secret@pond:5432/lilypad');
 * [host, user, database]; // => [ 'pond:5432', 'frog', 'lilypad' ]
 * parseAddress('pond'); // => throws FarmError: a farm is named by an address …
 * ```
 */
export function parseAddress(text: string): Address {
  const url = URL.canParse(text) ? new URL(text) : null;
  const database = url === null ? '' : decoded(url.pathname.slice(1));
  const isAddress = url !== null && /^postgres(?:ql)?:$/.test(url.protocol) && url.host !== '';
  // A slash in a password ends the name of the machine: what follows is none of a database.
  if (!isAddress || database === '' || /[@/]/.test(url.pathname.slice(1))) {
    throw new FarmError('input', 'a farm is named by an address such as postgres://user@host:5432/database');
  }
  return { connectionString: text, host: url.host, user: decoded(url.username), database };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
