import { errorCode } from '../../error-code.ts';
import { StorageTrouble, type TroubleCode } from '../trouble.ts';

const UNREACHABLE = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];

const WRONG_PASSWORD = [
  'access-denied',
  'The database refuses the user or the password. Correct them in DATABASE_URL.',
] as const;

const ADVICE: { readonly [code: string]: readonly [TroubleCode, string] } = {
  '28P01': WRONG_PASSWORD,
  '28000': ['access-denied', 'The database refuses this user. Correct DATABASE_URL, or allow the user in.'],
  '3D000': ['no-such-database', 'The server has no such database. Create it, or correct DATABASE_URL.'],
  '42501': ['access-denied', 'The database user lacks rights. Let it own the database.'],
  '25006': ['not-writable', 'The database only allows reading. Name the primary server in DATABASE_URL.'],
  '53100': ['disk-full', 'The disk of the database is full. Make room on it.'],
  '53300': ['busy', 'The database has no connection left. Allow more (max_connections), or run fewer nodes.'],
};

/** Too few resources, an administrator's doing, trouble of its system, damaged data. */
const OUT_OF_ORDER = /^(53|57014|58|XX00)/;

/** A sentence telling a person what to do about an error of PostgreSQL. What is our own fault stays as it is. */
export function troubleOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StorageTrouble) return error;
  const code = errorCode(error);
  const { message } = error;
  if (message.startsWith('Cannot use a pool after'))
    return new StorageTrouble('closed', 'The storage has been closed.', error);
  const known = ADVICE[code];
  if (known) return new StorageTrouble(known[0], known[1], error);
  if (UNREACHABLE.includes(code) || /timeout exceeded when trying|connection timeout/.test(message))
    return new StorageTrouble(
      'unreachable',
      'The database cannot be reached. Start it, or correct DATABASE_URL.',
      error,
    );
  if (/password must be a string|SASL|SCRAM/.test(message))
    return new StorageTrouble(...WRONG_PASSWORD, error);
  if (OUT_OF_ORDER.test(code))
    return new StorageTrouble('write-failed', 'The database is out of order. Look into its log.', error);
  if (isLost(code, message))
    return new StorageTrouble(
      'connection-lost',
      'The connection to the database was lost. Whether the last change was kept shows when it is read again.',
      error,
    );
  return error;
}

/** The server went away, was restarted or does not answer: what was under way may or may not have happened. */
function isLost(code: string, message: string): boolean {
  return (
    ['ECONNRESET', 'EPIPE', 'ECONNABORTED'].includes(code) ||
    /^(57P0|08)/.test(code) ||
    /Connection terminated|not queryable|Query read timeout|Client was closed/.test(message)
  );
}

/** The data were refused, and nothing has been written. */
export const isRefusal = (error: unknown) => /^2[23]/.test(errorCode(error));

/** Two transactions stood in each other's way; this one was taken back and may simply be tried again. */
export const isClash = (error: unknown) => ['40001', '40P01'].includes(errorCode(error));
