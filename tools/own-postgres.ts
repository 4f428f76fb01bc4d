import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { findPrograms, type Origin } from './postgres/find-programs.ts';
import { reachable, unprivileged } from './postgres/unprivileged.ts';

/** A PostgreSQL that runs for us alone. */
export interface OwnPostgres {
  /** Of a database in which everything is allowed. */
  readonly url: string;
  stop(): Promise<void>;
}

interface Options {
  /** Whether a commit waits for the disk. */
  readonly fsync?: boolean;
  /** Which PostgreSQL; null takes what there is. */
  readonly origin?: Origin | null;
}

/** Milliseconds a server may take to start on a busy machine. */
const PATIENCE = 60_000;

/** Starts a real PostgreSQL in a temporary folder on a free port of this machine only; stopping it leaves nothing behind. */
export async function startPostgres({ fsync = true, origin = null }: Options = {}): Promise<OwnPostgres> {
  const account = unprivileged();
  const home = mkdtempSync(join(tmpdir(), 'potager-postgres-'));
  const clean = () => rmSync(home, { recursive: true, force: true });
  try {
    const password = randomBytes(12).toString('hex');
    writeFileSync(join(home, 'password'), password);
    if (account) for (const path of [home, join(home, 'password')]) chownSync(path, account.uid, account.gid);
    const programs = reachable(findPrograms(origin), home, account);
    const options = { cwd: home, ...account };

    const wanted = `--username=potager --pwfile=${join(home, 'password')} --auth=scram-sha-256`;
    const form = '--encoding=UTF8 --locale=C --no-sync';
    const made = spawnSync(
      join(programs, 'initdb'),
      [`--pgdata=${join(home, 'data')}`, ...wanted.split(' '), ...form.split(' ')],
      options,
    );
    if (made.status !== 0) throw new Error(`initdb failed: ${String(made.error ?? made.stderr)}`);

    const port = await freePort();
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      `fsync=${fsync ? 'on' : 'off'}`,
      'logging_collector=off',
    ];
    const log = join(home, 'log');
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', join(home, 'data'), ...settings.flatMap(setting => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    // Its last output may come after the cleanup.
    server.stderr.on('data', (text: Buffer) => {
      if (existsSync(home)) writeFileSync(log, text, { flag: 'a' });
    });
    const url = `postgres://potager:${password}@127.0.0.1:${port}/postgres`;
    const stop = stopper(server, clean);
    await untilReady(url, server).catch(async error => {
      const said = readFileSync(log, { encoding: 'utf8', flag: 'a+' });
      await stop();
      throw new Error(`PostgreSQL does not start: ${said}`, { cause: error });
    });
    return { url, stop };
  } catch (error) {
    clean();
    throw error;
  }
}

/** Also when our own process ends without a word, the server is asked to go: an immediate end is safe for its data. */
function stopper(server: ChildProcess, clean: () => void): () => Promise<void> {
  const abandon = () => {
    server.kill('SIGQUIT');
    clean();
  };
  process.once('exit', abandon);
  return async () => {
    process.off('exit', abandon);
    if (server.exitCode === null && server.signalCode === null) {
      const gone = new Promise(resolve => server.once('exit', resolve));
      server.kill('SIGQUIT');
      await gone;
    }
    clean();
  };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (performance.now() > end || server.exitCode !== null) throw error;
      await sleep(50);
    }
  }
}
