import pg from 'pg';
import { SQL } from './statements.ts';
import { troubleOf } from './troubles.ts';

type Name = keyof typeof SQL;
type Value = string | number | null | readonly (string | number | null)[];

/** Somewhere to send statements: the pool, or one transaction. */
export interface Connection {
  rows<Row>(name: Name, ...values: readonly Value[]): Promise<readonly Row[]>;
  /** Says how many rows have changed. */
  run(name: Name, ...values: readonly Value[]): Promise<number>;
}

export interface Database extends Connection {
  transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** A connection for one special task; it is discarded afterwards. */
  borrow<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  /** The same, for as long as its answers are read. */
  stream<T>(work: (client: pg.ClientBase) => AsyncIterable<T>): AsyncIterable<T>;
  close(): Promise<void>;
}

/** Milliseconds after which an answer is no longer waited for: the server may have vanished without closing anything. */
const PATIENCE = { connect: 5000, query: 30_000 };
/** Connecting takes longer than most queries: some idle connections are kept. */
const CONNECTIONS = { kept: 3, most: 10 };
const INT8 = 20;

/** Times and counts come as numbers: none of ours reaches 2^53. */
const TYPES = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export const settings = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: PATIENCE.connect,
  keepAlive: true,
  application_name: 'potager',
  types: TYPES,
});

export async function connectPool(url: string): Promise<Database> {
  const pool = new pg.Pool({
    ...settings(url),
    min: CONNECTIONS.kept,
    max: CONNECTIONS.most,
    query_timeout: PATIENCE.query,
  });
  // A connection that breaks while nobody uses it: the pool has already dropped it and will make another.
  pool.on('error', () => {});

  const take = async (): Promise<pg.PoolClient> => {
    const client = await pool.connect().catch(explained);
    // Lost while we hold it: the query under way, or the next one, says so.
    if (client.listenerCount('error') === 0) client.on('error', () => {});
    return client;
  };

  const borrow = async <T>(work: (client: pg.PoolClient) => Promise<T>, keep: boolean): Promise<T> => {
    const client = await take();
    let spoilt = true;
    try {
      const value = await work(client);
      spoilt = !keep;
      return value;
    } catch (error) {
      return explained(error);
    } finally {
      client.release(spoilt);
    }
  };

  async function* stream<T>(work: (client: pg.ClientBase) => AsyncIterable<T>): AsyncGenerator<T> {
    const client = await take();
    try {
      yield* work(client);
    } catch (error) {
      explained(error);
    } finally {
      client.release(true);
    }
  }

  // Fewer will do where the server grants no more.
  const made = await Promise.allSettled(Array.from({ length: CONNECTIONS.kept }, take));
  for (const one of made) if (one.status === 'fulfilled') one.value.release();
  return {
    ...over(pool),
    transaction: work =>
      borrow(async client => {
        await client.query('BEGIN');
        const value = await work(over(client));
        await client.query('COMMIT');
        return value;
      }, true),
    borrow: work => borrow(work, false),
    stream,
    close: () => pool.end(),
  };
}

/** Statements have names: each connection prepares each of them once. */
function over(client: pg.Pool | pg.ClientBase): Connection {
  const send = (name: Name, values: readonly Value[]) =>
    client.query<pg.QueryResultRow>({ name, text: SQL[name], values: [...values] }).catch(explained);
  return {
    rows: async <Row>(name: Name, ...values: readonly Value[]) => (await send(name, values)).rows as Row[],
    run: async (name, ...values) => (await send(name, values)).rowCount ?? 0,
  };
}

function explained(error: unknown): never {
  throw troubleOf(error);
}
