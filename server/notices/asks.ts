import * as v from 'valibot';

/** What a browser may send about notices. */

const bytes = (length: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]+={0,2}$/),
    v.check(text => Buffer.from(text, 'base64url').length === length),
  );

const address = v.pipe(v.string(), v.maxLength(254), v.email());
const endpoint = v.pipe(v.string(), v.maxLength(1024), v.url());

/** As browsers write a subscription: they may add an expiry, which no push service uses. */
export const subscribeSchema = v.object({
  endpoint,
  keys: v.object({ p256dh: bytes(65), auth: bytes(16) }),
});

export const unsubscribeSchema = v.strictObject({ endpoint });

export const mailSchema = v.strictObject({ address });
