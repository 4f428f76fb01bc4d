import { request } from 'node:https';
import type { LookupFunction } from 'node:net';

export interface Post {
  readonly endpoint: string;
  readonly headers: { readonly [name: string]: string | number };
  readonly body: Buffer;
}

export interface Posted {
  readonly status: number;
  /** The header `retry-after`, as it came. */
  readonly retryAfter: string | null;
}

export type Poster = (post: Post) => Promise<Posted>;

/** Posts over HTTPS: follows no redirect, reads no answer but its head, and gives up in time. */
export function poster(lookup: LookupFunction, timeout = 10_000): Poster {
  return ({ endpoint, headers, body }) =>
    new Promise((resolve, reject) => {
      const call = request(
        endpoint,
        // No agent: a kept connection would be used again without asking the lookup.
        { method: 'POST', headers, lookup, agent: false, signal: AbortSignal.timeout(timeout) },
        response => {
          resolve({ status: response.statusCode!, retryAfter: response.headers['retry-after'] ?? null });
          response.destroy();
        },
      );
      call.on('error', reject);
      call.end(body);
    });
}
