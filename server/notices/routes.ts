import { type Context, Hono } from 'hono';
import type * as v from 'valibot';
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

  /** What a known person asks for; done without a word. */
  const asked =
    <S extends v.GenericSchema>(
      schema: S,
      serve: (asks: v.InferOutput<S>, person: StoredPerson, context: Context) => Promise<Response | void>,
    ) =>
    async (context: Context) => {
      const person = await personOf(context);
      if (!person) return trouble(context, 'unknown-key');
      const body = await bodyAs(context, schema);
      if (!body.ok) return body.error;
      return (await serve(body.value, person, context)) ?? context.body(null, 204);
    };

  return new Hono()
    .post(
      '/me/push',
      asked(subscribeSchema, async ({ endpoint, keys }, person, context) => {
        if (!push.accepts(endpoint)) return trouble(context, 'bad-request');

        const others = (await storage.subscriptions(person.id)).filter(other => other.endpoint !== endpoint);
        for (const old of others.slice(0, Math.max(0, others.length - DEVICES + 1)))
          await storage.dropSubscription(old.endpoint);
        await storage.addSubscription({ person: person.id, endpoint, ...keys });
        await setPush(person, true);
      }),
    )
    .delete(
      '/me/push',
      asked(unsubscribeSchema, async ({ endpoint }, person) => {
        const mine = await storage.subscriptions(person.id);
        // Only one's own: knowing somebody else's endpoint must not be enough to remove it.
        if (mine.some(each => each.endpoint === endpoint)) await storage.dropSubscription(endpoint);
        if (mine.every(each => each.endpoint === endpoint)) await setPush(person, false);
      }),
    )
    .post(
      '/me/mail',
      asked(mailSchema, async ({ address }, person, context) => {
        // The same answer, and at once, whether or not there is such an address or any way to reach it.
        notifier.askAddress({ person, network: networkOf(context) }, address);
      }),
    )
    .route('/', mailRoutes({ storage, codes, now }));
}
