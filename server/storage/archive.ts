import { errorCode } from '../error-code.ts';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';
import { parseJson } from '../../core/json.ts';
import { BOUNDS, endSchema, headerSchema, recordSchema } from './archive-schema.ts';
import { newFile } from './new-file.ts';
import type { DumpRecord, Storage } from './storage.ts';
import { StorageTrouble } from './trouble.ts';

/** Raised when an older program could not read what this one writes. */
const FORMAT = 2;
const PROGRESS_EVERY = 1000;

/** Called now and then with the number of records so far. */
export type Progress = (records: number) => void;

/**
 * A whole house as text, one JSON object a line: a header, every record in the order of a dump, and a last line with their
 * number and checksum. Compressed when the file's name ends in `.gz`. The same for both databases.
 */
export async function exportArchive(
  storage: Storage,
  file: string,
  progress: Progress = () => {},
): Promise<number> {
  let records = 0;
  async function* text(): AsyncGenerator<string> {
    const hash = createHash('sha256');
    const said = (value: unknown): string => {
      const line = `${JSON.stringify(value)}\n`;
      hash.update(line);
      return line;
    };
    yield said({ potager: 'archive', format: FORMAT, at: Date.now() });
    for await (const record of storage.dump()) {
      yield said(record);
      if (++records % PROGRESS_EVERY === 0) progress(records);
    }
    yield said({ end: { records, sha256: hash.copy().digest('hex') } });
  }

  await newFile(file, part =>
    pipeline(
      Readable.from(text()),
      file.endsWith('.gz') ? createGzip() : new PassThrough(),
      createWriteStream(part, { flush: true }),
    ),
  );
  progress(records);
  return records;
}

/** Reads an archive into an empty storage: all of it or, if anything is wrong with it, nothing. */
export async function importArchive(
  file: string,
  storage: Storage,
  progress: Progress = () => {},
): Promise<number> {
  const reading = { line: 0, records: 0 };
  async function* counted(): AsyncGenerator<DumpRecord> {
    for await (const record of recordsIn(textLines(file), reading)) {
      yield record;
      if (++reading.records % PROGRESS_EVERY === 0) progress(reading.records);
    }
  }
  try {
    await storage.restore(counted());
  } catch (error) {
    throw located(error, file, reading.line);
  }
  progress(reading.records);
  return reading.records;
}

/** Only a line feed ends a line here: JSON may contain the other line ends of Unicode. */
async function* textLines(file: string): AsyncGenerator<string> {
  const text = file.endsWith('.gz') ? createGunzip() : new PassThrough();
  // Errors are thrown to the reader of `text`.
  pipeline(createReadStream(file), text).catch(() => {});
  text.setEncoding('utf8');
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Every record of the archive, checked. That it is whole is known only at the end: until then nothing may be kept. */
async function* recordsIn(
  lines: AsyncIterable<string>,
  reading: { line: number },
): AsyncGenerator<DumpRecord> {
  const hash = createHash('sha256');
  let records = 0;
  let isEnded = false;
  for await (const line of lines) {
    reading.line++;
    if (isEnded) throw bad('There is something after the end of the archive.');
    const json = parsed(line);
    if (reading.line === 1) checkHeader(json);
    else if (v.is(endSchema, json)) {
      const { end } = v.parse(endSchema, json);
      if (end.records !== records || end.sha256 !== hash.copy().digest('hex'))
        throw bad('The archive is not whole: its checksum differs.');
      isEnded = true;
    } else {
      const record = v.safeParse(recordSchema, json);
      if (!record.success) throw bad(explain(record.issues[0]));
      records++;
      yield record.output;
    }
    hash.update(`${line}\n`);
  }
  if (!isEnded) throw bad('The archive has been cut off: its last line is missing.');
}

function checkHeader(json: unknown): void {
  const header = v.safeParse(headerSchema, json);
  if (!header.success) throw bad('This is not an archive of Potager.');
  if (header.output.format > FORMAT)
    throw bad('The archive was written by a newer Potager. Update this one.');
}

function parsed(line: string): unknown {
  const json = parseJson(line, BOUNDS);
  if (json.ok) return json.value;
  throw bad(json.error === 'not-json' ? 'This is not JSON.' : 'This is nested too deeply.');
}

function explain(issue: v.BaseIssue<unknown>): string {
  const at = v.getDotPath(issue);
  return at === null ? issue.message : `${at}: ${issue.message}`;
}

const bad = (message: string) => new StorageTrouble('bad-archive', message);

/** Says where in the file the trouble is; PostgreSQL takes many lines at once, so it may be a little further up. */
function located(error: unknown, file: string, line: number): unknown {
  if (error instanceof StorageTrouble && (error.code === 'bad-archive' || error.code === 'odd-text'))
    return new StorageTrouble('bad-archive', `${file}, line ${line}: ${error.message}`, error);
  const code = errorCode(error);
  if (code.startsWith('Z_'))
    return new StorageTrouble('bad-archive', `${file} is damaged or has been cut off.`, error);
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR')
    return new StorageTrouble('bad-archive', `${file} cannot be read.`, error);
  return error;
}
