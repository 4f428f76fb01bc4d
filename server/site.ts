import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentType } from './content-types.ts';

/** One file of the site, ready to send. */
export interface Page {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Null when compressing would not pay. */
  readonly gzip: Uint8Array<ArrayBuffer> | null;
  readonly etag: string;
  /** The name contains a hash of the content, so the file can never change. */
  readonly immutable: boolean;
}

/** The whole site by address (`/assets/main-1a2b.js`). Only what is in this map can ever be served. */
export type Site = ReadonlyMap<string, Page>;

/** Reads a built site into memory: it is small, and is then compressed once instead of at every request. */
export function readSite(folder: string): Site {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  return new Map(
    files.map(entry => {
      const file = join(entry.parentPath, entry.name);
      const address = `/${relative(folder, file).split(sep).join('/')}`;
      return [address, page(address, new Uint8Array(readFileSync(file)))];
    }),
  );
}

function page(address: string, body: Page['body']): Page {
  const { type, text } = contentType(address);
  const gzip = text ? new Uint8Array(gzipSync(body, { level: 9 })) : null;
  return {
    type,
    body,
    gzip: gzip && gzip.length < body.length ? gzip : null,
    // Weak, because the compressed and the plain body share it.
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    immutable: address.startsWith('/assets/'),
  };
}
