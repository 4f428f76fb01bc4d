import { StorageTrouble } from '../trouble.ts';
import type { Database } from './database.ts';

/** Milliseconds in which what arrives shares a commit. */
const TOGETHER = 1;

export interface Writer {
  /** Carries out a piece of writing together with others that arrive now; resolves once all of it is on disk. */
  write<T>(work: () => T): Promise<T>;
  /** Commits what is waiting; accepts nothing more. */
  close(): void;
}

interface Job {
  /** Does the work, and gives what resolves the caller's promise. */
  readonly work: () => () => void;
  readonly reject: (error: unknown) => void;
}

/** Group commit: a commit waits for the disk, which takes about as long for many writes as for one. */
export function groupWriter(database: Database): Writer {
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const mark = database.prepare('SAVEPOINT job');
  const keep = database.prepare('RELEASE job');
  const undo = database.prepare('ROLLBACK TO job');

  let waiting: Job[] = [];
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  /** A job that throws is rolled back alone; the rest of the batch is unaffected. */
  const carryOut = (job: Job): (() => void) => {
    mark.run();
    try {
      const answer = job.work();
      keep.run();
      return answer;
    } catch (error) {
      // A full disk ends the whole transaction: then the batch has failed, not the job.
      if (!database.inTransaction) throw error;
      undo.run();
      keep.run();
      return () => job.reject(error);
    }
  };

  const commitWaiting = (): void => {
    timer = null;
    const jobs = waiting;
    waiting = [];
    if (jobs.length === 0) return;
    try {
      begin.run();
      const answers = jobs.map(carryOut);
      commit.run();
      for (const answer of answers) answer();
    } catch (error) {
      const trouble = writeTrouble(error);
      rollBack(database);
      for (const { reject } of jobs) reject(trouble);
    }
  };

  return {
    write: <T>(work: () => T) =>
      new Promise<T>((resolve, reject) => {
        if (closed) return reject(new StorageTrouble('closed', 'The storage has been closed.'));
        const carriedOut = () => {
          const value = work();
          return () => resolve(value);
        };
        waiting.push({ work: carriedOut, reject });
        timer ??= setTimeout(commitWaiting, TOGETHER);
      }),
    close: () => {
      closed = true;
      if (timer) clearTimeout(timer);
      commitWaiting();
    },
  };
}

function rollBack(database: Database): void {
  try {
    if (database.inTransaction) database.exec('ROLLBACK');
  } catch {
    // The next transaction cannot begin then, and rejects its jobs.
  }
}

function writeTrouble(error: unknown): StorageTrouble {
  if (error instanceof StorageTrouble) return error;
  return new StorageTrouble('write-failed', 'Writing to the database failed. Look into the log.', error);
}
