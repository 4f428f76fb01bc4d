import { Hono } from 'hono';
import * as v from 'valibot';
import type { Answers } from '../../wire/tells.ts';
import { addressOf } from '../limits/address.ts';
import { nameSchema } from '../people/name.ts';
import type { Api, Desk } from './desk.ts';
import { noticesSchema } from './notices-schema.ts';
import { trouble } from './trouble.ts';
import { bodyAs } from './visitor.ts';

const newPerson = v.strictObject({ name: nameSchema, notices: v.optional(v.partial(noticesSchema)) });
const linkCode = v.strictObject({ code: v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/)) });

/** Guests: no account, no address, only a name. */
export function peopleRoutes({ people, limits, settings }: Desk): Api {
  const routes: Api = new Hono();
  routes.post('/people', async context => {
    const asked = await bodyAs(context, newPerson);
    if (!asked.ok) return asked.error;
    const address = addressOf(context.env.incoming, settings.trustProxy);
    if (!(await limits.allows('people', address))) return trouble(context, 'too-fast');
    const { name, notices } = asked.value;
    return context.json<Answers['newPerson']>(await people.welcome(name, notices as object), 201);
  });
  routes.post('/link', async context => {
    const asked = await bodyAs(context, linkCode);
    if (!asked.ok) return asked.error;
    const address = addressOf(context.env.incoming, settings.trustProxy);
    if (!(await limits.allows('links', address))) return trouble(context, 'too-fast');
    const followed = await people.follow(asked.value.code);
    return followed ? context.json<Answers['newPerson']>(followed, 201) : trouble(context, 'unknown-key');
  });
  return routes;
}
