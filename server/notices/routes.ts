import { type Context, Hono } from 'hono';
import { trouble } from '../api/trouble.ts';
import { bodyAs } from '../api/visitor.ts';
import type { Storage, StoredPerson } from '../storage/storage.ts';
import { mailSchema, subscribeSchema, unsubscribeSchema } from './asks.ts';
import type { Codes } from './codes.ts';
import { mailRoutes } from './mail-routes.ts';
import type { Notifier } from './notifier.ts';
import type { Push } from './push.ts';

interface NoticeRouteOptions {
  readonly storage: Pick<
    Storage,
    'person' | 'changePerson' | 'subscriptions' | 'addSubscription' | 'dropSubscription'
  >;
  readonly notifier: Pick<Notifier, 'askAddress'>;
  readonly push: Pick<Push, 'accepts'>;
  readonly codes: Codes;
  readonly now: () => number;
  readonly personOf: (context: Context) => Promise<StoredPerson | null>;
  /** Where a request comes from, as limits count it. */
  readonly networkOf: (context: Context) => string;
}

/** More devices than this belong to nobody; the first ones go. */
const DEVICES = 10;

/** How a person asks to be told, and where the links in mails lead: to be mounted under `/api`. */
export function noticeRoutes(options: NoticeRouteOptions): Hono {
  const { storage, notifier, push, codes, now, personOf, networkOf } = options;

  async function setPush(person: StoredPerson, wanted: boolean): Promise<void> {
    if (person.notices.push !== wanted)
      await storage.changePerson({ ...person, notices: { ...person.notices, push: wanted } });
  }

  return new Hono()
    .post('/me/push', async context => {
      const person = await personOf(context);
      if (!person) return trouble(context, 'unknown-key');
      const asked = await bodyAs(context, subscribeSchema);
      if (!asked.ok) return trouble(context, 'bad-request', asked.error);
      const { endpoint, keys } = asked.value;
      if (!push.accepts(endpoint)) return trouble(context, 'bad-request');

      const others = (await storage.subscriptions(person.id)).filter(other => other.endpoint !== endpoint);
      for (const old of others.slice(0, Math.max(0, others.length - DEVICES + 1)))
        await storage.dropSubscription(old.endpoint);
      await storage.addSubscription({ person: person.id, endpoint, ...keys });
      await setPush(person, true);
      return context.body(null, 204);
    })
    .delete('/me/push', async context => {
      const person = await personOf(context);
      if (!person) return trouble(context, 'unknown-key');
      const asked = await bodyAs(context, unsubscribeSchema);
      if (!asked.ok) return trouble(context, 'bad-request', asked.error);
      const { endpoint } = asked.value;

      const mine = await storage.subscriptions(person.id);
      // Only one's own: whoever learns another's endpoint must not silence it.
      if (mine.some(each => each.endpoint === endpoint)) await storage.dropSubscription(endpoint);
      if (mine.every(each => each.endpoint === endpoint)) await setPush(person, false);
      return context.body(null, 204);
    })
    .post('/me/mail', async context => {
      const person = await personOf(context);
      if (!person) return trouble(context, 'unknown-key');
      const asked = await bodyAs(context, mailSchema);
      if (!asked.ok) return trouble(context, 'bad-request', asked.error);
      // The same answer, and at once, whether or not there is such an address or any way to reach it.
      notifier.askAddress({ person, network: networkOf(context) }, asked.value.address);
      return context.body(null, 204);
    })
    .route('/', mailRoutes({ storage, codes, now }));
}
