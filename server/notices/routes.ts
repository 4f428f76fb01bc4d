import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Answers } from '../../wire/tells.ts';
import type { Storage, StoredPerson } from '../storage/storage.ts';
import { mailSchema, noticesSchema, subscribeSchema, unsubscribeSchema } from './asks.ts';
import type { Codes } from './codes.ts';
import { mailRoutes } from './mail-routes.ts';
import type { Notifier } from './notifier.ts';
import type { Push } from './push.ts';

export interface NoticeRouteOptions {
  readonly storage: Pick<
    Storage,
    'person' | 'changePerson' | 'subscriptions' | 'addSubscription' | 'dropSubscription'
  >;
  readonly notifier: Pick<Notifier, 'askAddress'>;
  readonly push: Pick<Push, 'accepts'> | null;
  /** Null when the house cannot send mail. */
  readonly codes: Codes | null;
  readonly now: () => number;
  readonly personOf: (context: Context) => Promise<StoredPerson | null>;
}

/** More devices than this belong to nobody; the first ones go. */
const DEVICES = 10;

/** How a person asks to be told: to be mounted under `/api`. */
export function noticeRoutes(options: NoticeRouteOptions): Hono {
  const { storage, notifier, push, codes, personOf } = options;

  /** Reads a request of somebody known, or says what is wrong with it. */
  async function read<S extends v.GenericSchema>(
    context: Context,
    schema: S,
  ): Promise<{ person: StoredPerson; body: v.InferOutput<S> } | Response> {
    const person = await personOf(context);
    if (!person) return trouble(context, 401, 'unknown-key', 'Send your key with the request.');
    const json: unknown = await context.req.json().catch(() => undefined);
    const body = v.safeParse(schema, json);
    if (!body.success) return trouble(context, 400, 'bad-request', 'This request is not understood.');
    return { person, body: body.output };
  }

  const me = new Hono()
    .put('/me/notices', async context => {
      const asked = await read(context, noticesSchema);
      if (asked instanceof Response) return asked;
      const { person, body } = asked;
      if (body.mail !== null && body.mail !== person.notices.mail)
        return trouble(context, 400, 'bad-request', 'A new address must be confirmed first: use /me/mail.');
      await storage.changePerson({ ...person, notices: body });
      return context.json(body);
    })
    .post('/me/push', async context => {
      const asked = await read(context, subscribeSchema);
      if (asked instanceof Response) return asked;
      const { person, body } = asked;
      if (!push?.accepts(body.endpoint))
        return trouble(context, 400, 'bad-request', 'This is not the address of a push service.');
      const others = (await storage.subscriptions(person.id)).filter(
        ({ endpoint }) => endpoint !== body.endpoint,
      );
      for (const { endpoint } of others.slice(0, Math.max(0, others.length - DEVICES + 1)))
        await storage.dropSubscription(endpoint);
      await storage.addSubscription({ person: person.id, endpoint: body.endpoint, ...body.keys });
      await setPush(person, true);
      return context.body(null, 204);
    })
    .delete('/me/push', async context => {
      const asked = await read(context, unsubscribeSchema);
      if (asked instanceof Response) return asked;
      const { person, body } = asked;
      const mine = await storage.subscriptions(person.id);
      // Only one's own: whoever learns another's endpoint must not silence it.
      if (mine.some(({ endpoint }) => endpoint === body.endpoint))
        await storage.dropSubscription(body.endpoint);
      if (mine.every(({ endpoint }) => endpoint === body.endpoint)) await setPush(person, false);
      return context.body(null, 204);
    })
    .post('/me/mail', async context => {
      const asked = await read(context, mailSchema);
      if (asked instanceof Response) return asked;
      if (!codes) return trouble(context, 400, 'bad-request', 'This house sends no mail.');
      notifier.askAddress(asked.person, asked.body.address);
      // The same answer, and at once, whether or not there is such an address.
      return context.body(null, 204);
    });

  async function setPush(person: StoredPerson, push: boolean): Promise<void> {
    if (person.notices.push !== push)
      await storage.changePerson({ ...person, notices: { ...person.notices, push } });
  }

  return codes ? me.route('/', mailRoutes({ ...options, codes })) : me;
}

function trouble(
  context: Context,
  status: 400 | 401,
  code: Answers['trouble']['code'],
  message: string,
): Response {
  return context.json({ code, message } satisfies Answers['trouble'], status);
}
