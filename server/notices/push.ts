import { parsed } from '../../core/data.ts';
import webpush from 'web-push';
import type { Storage, Subscription } from '../storage/storage.ts';
import type { Delivery } from './delivery.ts';
import { isEndpoint, publicLookup } from './endpoints.ts';
import type { PushMessage } from './letters.ts';
import { type Posted, type Poster, poster } from './post.ts';

export interface Push {
  /** Browsers need it to subscribe. */
  readonly publicKey: string;
  /** Whether we would ever send to this endpoint. */
  accepts(endpoint: string): boolean;
  deliver(subscription: Subscription, message: PushMessage): Promise<Delivery>;
}

interface PushOptions {
  readonly storage: Pick<Storage, 'houseValue'>;
  /** Whom a push service can turn to: an https or mailto address. */
  readonly contact: string;
  readonly accepts?: (endpoint: string) => boolean;
  readonly post?: Poster;
}

/** A push service keeps a message this long for a browser that is off. */
const KEPT_SECONDS = 24 * 60 * 60;

export async function openPush({
  storage,
  contact,
  accepts = isEndpoint,
  post = poster(publicLookup()),
}: PushOptions): Promise<Push> {
  const keys = parsed<webpush.VapidKeys>(
    await storage.houseValue('push-keys', () => JSON.stringify(webpush.generateVAPIDKeys())),
  );

  return {
    publicKey: keys.publicKey,
    accepts,
    async deliver({ endpoint, p256dh, auth }, message) {
      if (!accepts(endpoint)) return { end: 'gone' };
      let details: webpush.RequestDetails & { body: Buffer };
      try {
        details = webpush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(message),
          {
            vapidDetails: { subject: contact, ...keys },
            TTL: KEPT_SECONDS,
            // A browser that was off gets the latest digest only.
            topic: 'potager',
            urgency: 'normal',
            contentEncoding: 'aes128gcm',
          },
        );
      } catch {
        // Keys that nothing can be encrypted for will not get better.
        return { end: 'gone' };
      }
      const { headers, body } = details;
      return post({ endpoint, headers: { ...headers }, body }).then(judge, unreachable);
    },
  };
}

function judge({ status, retryAfter }: Posted): Delivery {
  if (status >= 200 && status < 300) return { end: 'sent' };
  if (status === 404 || status === 410) return { end: 'gone' };
  const why = `status ${status}`;
  if (status !== 408 && status !== 429 && status < 500) return { end: 'refused', why };
  return { end: 'trouble', why, after: seconds(retryAfter) };
}

/** Only the code: the message would name the endpoint. */
function unreachable(error: NodeJS.ErrnoException): Delivery {
  const why = error.code ?? error.name;
  if (why === 'ENOTPUBLIC') return { end: 'gone' };
  return { end: 'trouble', why, after: null };
}

const seconds = (header: string | null) =>
  header && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : null;
