import * as v from 'valibot';
import { plainDomain } from './mailbox.ts';

/** What a browser may send about notices. */

const bytes = (length: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]+={0,2}$/),
    v.check(text => Buffer.from(text, 'base64url').length === length),
  );

/** Stricter than mail servers are: nothing that could be read as a second address or as a header. */
const ADDRESS = /^[\w+-]+(\.[\w+-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i;

/** Mail servers read domains in ASCII only; people write them in their own letters. */
const address = v.pipe(
  v.string(),
  v.maxLength(254),
  v.transform(text => text.replace(/@([^@]*)$/, (_, domain: string) => `@${plainDomain(domain)}`)),
  v.maxLength(254),
  v.regex(ADDRESS),
);
const endpoint = v.pipe(v.string(), v.maxLength(1024), v.url());

/** As browsers write a subscription: they may add an expiry, which no push service uses. */
export const subscribeSchema = v.object({
  endpoint,
  keys: v.object({ p256dh: bytes(65), auth: bytes(16) }),
});

export const unsubscribeSchema = v.strictObject({ endpoint });

export const mailSchema = v.strictObject({ address });
