export type TroubleCode =
  // On opening.
  | 'not-writable'
  | 'no-house'
  | 'not-a-database'
  | 'newer'
  | 'in-use'
  | 'unreachable'
  | 'access-denied'
  | 'no-such-database'
  // While it runs.
  | 'disk-full'
  | 'busy'
  | 'damaged'
  | 'connection-lost'
  | 'write-failed'
  | 'closed'
  // What it was asked to keep, or to read back.
  | 'odd-text'
  | 'taken'
  | 'not-empty'
  | 'file-exists'
  | 'bad-archive';

/** Something outside is wrong with the storage. The message tells a person what to do about it. */
export class StorageTrouble extends Error {
  override readonly name = 'StorageTrouble';
  readonly code: TroubleCode;

  constructor(code: TroubleCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

export const tooNew = () =>
  new StorageTrouble(
    'newer',
    'The database was written by a newer Potager. Update this one, or restore a backup made before the update.',
  );

/** What is wrong with the data it was handed, not with the storage. */
const OF_THE_DATA: readonly TroubleCode[] = ['odd-text', 'taken', 'not-empty', 'file-exists', 'bad-archive'];

/** Whether the storage is out of order, so that the same may succeed once somebody has seen to it. */
export const isOutage = (error: unknown): error is StorageTrouble =>
  error instanceof StorageTrouble && !OF_THE_DATA.includes(error.code);
