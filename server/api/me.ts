import { Hono } from 'hono';
import * as v from 'valibot';
import type { Answers } from '../../wire/tells.ts';
import { forget } from '../people/forget.ts';
import { nameSchema } from '../people/name.ts';
import { personFile } from '../people/person-file.ts';
import type { StoredPerson } from '../storage/storage.ts';
import type { Api, Desk } from './desk.ts';
import { noticesSchema } from './notices-schema.ts';
import { trouble } from './trouble.ts';
import { bodyAs, type Visit, visitor } from './visitor.ts';

const change = v.strictObject({
  name: v.optional(nameSchema),
  notices: v.optional(v.partial(v.strictObject({ ...noticesSchema.entries, mail: v.null() }))),
});

const TABLES = 200;

/** A person's own page. */
export function meRoutes(desk: Desk): Api {
  const { storage, keeper, people } = desk;
  const routes: Api = new Hono();
  const own =
    (serve: (context: Visit, person: StoredPerson) => Promise<Response>) => async (context: Visit) => {
      const person = await visitor(context, people);
      return person ? serve(context, person) : trouble(context, 'unknown-key');
    };

  routes.get(
    '/',
    own(async (context, { id, name, notices }) => {
      const tables = await storage.tablesOf(id, TABLES);
      return context.json<Answers['me']>({ person: { id, name }, notices, tables });
    }),
  );
  routes.patch(
    '/',
    own(async (context, person) => {
      const asked = await bodyAs(context, change);
      if (!asked.ok) return trouble(context, 'bad-request', asked.error);
      const { name = person.name, notices } = asked.value;
      const changed = { ...person, name, notices: { ...person.notices, ...(notices as object) } };
      await storage.changePerson(changed);
      if (name !== person.name) keeper.renamed({ id: person.id, name });
      return context.body(null, 204);
    }),
  );
  routes.delete(
    '/',
    own(async (context, { id }) => {
      await forget(id, desk);
      return context.body(null, 204);
    }),
  );
  routes.post(
    '/link',
    own(async (context, { id }) => context.json<Answers['link']>(await people.link(id), 201)),
  );
  routes.get(
    '/export',
    own(async (context, person) => {
      context.header('content-disposition', 'attachment; filename="potager-me.json"');
      return context.json(await personFile(storage, person));
    }),
  );
  return routes;
}
