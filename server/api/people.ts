import { Hono } from 'hono';
import * as v from 'valibot';
import type { Answers } from '../../wire/tells.ts';
import { PRICES } from '../limits/prices.ts';
import { nameSchema } from '../people/name.ts';
import type { Api, Desk } from './desk.ts';
import { noticesSchema } from './notices-schema.ts';
import { trouble } from './trouble.ts';
import { bodyAs } from './visitor.ts';

const newPerson = v.strictObject({ name: nameSchema, notices: v.optional(noticesSchema) });
const linkCode = v.strictObject({ code: v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/)) });

/** Guests: no account, no address, only a name. */
export function peopleRoutes({ people, toll }: Desk): Api {
  const routes: Api = new Hono();
  routes.post('/people', async context => {
    const asked = await bodyAs(context, newPerson);
    if (!asked.ok) return asked.error;
    const refused = toll.count('people', context) ?? toll.work(PRICES.entry, context);
    if (refused) return refused;
    const { name, notices } = asked.value;
    return context.json<Answers['newPerson']>(await people.welcome(name, notices), 201);
  });
  routes.post('/link', async context => {
    const asked = await bodyAs(context, linkCode);
    if (!asked.ok) return asked.error;
    const refused = toll.count('links', context);
    if (refused) return refused;
    const followed = await people.follow(asked.value.code);
    return followed ? context.json<Answers['newPerson']>(followed, 201) : trouble(context, 'unknown-key');
  });
  return routes;
}
