import type { Prepared } from './database.ts';
import type { Leases } from './leases.ts';
import type { SQL } from './statements.ts';
import type { Writer } from './writer.ts';

/** What every part of the storage works with. */
export interface Tools {
  readonly sql: Prepared<typeof SQL>;
  readonly write: Writer['write'];
  readonly leases: Leases;
}
