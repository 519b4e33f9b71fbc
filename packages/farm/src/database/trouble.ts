/** What the errors of PostgreSQL and of the network mean for a farm, in a sentence each. */
import type { Address } from './address.ts';
import { FarmError, type FarmErrorKind } from './farm-error.ts';

type Meaning = readonly [FarmErrorKind, (address: Address) => string];

const DISK_FULL = '53100';

const MEANINGS: Readonly<Record<string, Meaning>> = {
  '28P01': ['input', ({ host, user }) => `the database at ${host} refuses the password of ${user || 'the user'}`],
  '28000': ['input', ({ host, user }) => `the database at ${host} does not let ${user || 'the user'} in`],
  '3D000': ['input', ({ host, database }) => `there is no database ${database} at ${host}`],
  '42501': ['input', ({ database, user }) => `${user || 'the user'} may not use the farm in the database ${database}`],
  '42P01': ['input', unprepared],
  '3F000': ['input', unprepared],
  ENOTFOUND: ['input', ({ host }) => `there is no machine ${host}`],
  '25006': ['passing', ({ host }) => `the database at ${host} is read-only`],
  [DISK_FULL]: ['passing', ({ host }) => `the disk of the database at ${host} is full`],
  '53300': ['passing', ({ host }) => `the database at ${host} has no connection free`],
  '40001': ['passing', crowded],
  '40P01': ['passing', crowded],
};

/** Classes of codes, and codes of the network, that say that the database is away for now. */
const AWAY =
  /^(?:08...|57014|57P0[1-5]|53...|58...|55P03|25P0[34]|EAI_AGAIN|E(?:CONN|HOST|NET)[A-Z]+|EPIPE|ETIMEDOUT)$/;
/** Errors of the client library have no code. */
const AWAY_WORDS = /connection terminated|timeout|not queryable|connection error/i;

/** Codes and words of connections with SSL: of Node, and of the client library, which has no code for a server without it. */
const SSL_CODES = /CERT|TLS|SSL|UNABLE_TO_VERIFY_LEAF_SIGNATURE/;
const SSL_WORDS = /does not support SSL/;

/** Where a file cannot grow for another reason than a full disk, PostgreSQL has no code for it. */
const FULL_WORDS = /^could not (?:extend|write to) file .*(?:too large|no space)/i;

export function unprepared({ database }: Address): string {
  return `the database ${database} is not prepared for this version; prepare it with lilypad farm start`;
}

function crowded({ host }: Address): string {
  return `the database at ${host} has too much to do at once`;
}

/** Whether PostgreSQL took back what was done because others were in the way: at once it may succeed. */
export const isCollision = (error: unknown): boolean => error instanceof Error && /^40(?:001|P01)$/.test(codeOf(error));

/**
 * The error in a sentence; one that is none of the database stays as it is. `wasThere` says whether the database has answered before: a
 * machine whose name is not known any more, as that of a container that starts again, is away.
 */
export function farmErrorOf(error: unknown, address: Address, wasThere = false): unknown {
  if (!(error instanceof Error) || error instanceof FarmError) return error;
  const code = codeOf(error);
  if (wasThere && code === 'ENOTFOUND') return away(address);
  const meaning = MEANINGS[FULL_WORDS.test(error.message) ? DISK_FULL : code];
  if (meaning !== undefined) return new FarmError(meaning[0], meaning[1](address));
  if (/password must be a string/.test(error.message)) {
    return new FarmError(
      'input',
      `the database at ${address.host} asks for a password, which the address or PGPASSWORD must have`,
    );
  }
  if (AWAY.test(code) || AWAY_WORDS.test(error.message)) return away(address);
  if (SSL_CODES.test(code) || SSL_WORDS.test(error.message)) {
    const why = `${error.message.charAt(0).toLowerCase()}${error.message.slice(1)}`;
    return new FarmError('input', `the database at ${address.host} cannot be used with SSL: ${why}`);
  }
  return error;
}

const away = ({ host }: Address): FarmError => new FarmError('passing', `the database at ${host} does not answer`);

/** The code of PostgreSQL or of the system; several attempts to connect come as one error with a list. */
function codeOf(error: Error): string {
  const { code, errors } = error as { readonly code?: unknown; readonly errors?: readonly Error[] };
  if (typeof code === 'string') return code;
  return errors?.[0] === undefined ? '' : codeOf(errors[0]);
}

/** Whether trying again later may help. */
export const isPassing = (error: unknown): error is FarmError => error instanceof FarmError && error.kind === 'passing';
