import type { IncomingMessage } from 'node:http';

interface Trust {
  /** The public address of the house; null believes the Host that the browser used. */
  readonly url: string | null;
  readonly trustProxy: boolean;
}

/** Whether a page of ours opened this connection. Programs that are no browsers send no origin; they have no pages to steal from. */
export function isOwnOrigin({ headers }: IncomingMessage, { url, trustProxy }: Trust): boolean {
  if (headers.origin === undefined) return true;
  const origin = URL.canParse(headers.origin) ? new URL(headers.origin) : null;
  if (!origin) return false;
  if (url !== null && origin.origin === new URL(url).origin) return true;
  const forwarded = trustProxy ? headers['x-forwarded-host'] : undefined;
  return origin.host === (typeof forwarded === 'string' ? forwarded : headers.host);
}
