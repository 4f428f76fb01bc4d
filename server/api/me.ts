import { present } from '../../core/sure.ts';
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { houseCode } from '../../wire/refused.ts';
import type { Answers } from '../../wire/tells.ts';
import { forget } from '../people/forget.ts';
import { PRICES } from '../limits/prices.ts';
import { nameSchema } from '../people/name.ts';
import { personFile } from '../people/person-file.ts';
import type { StoredPerson } from '../storage/storage.ts';
import type { Api, Desk } from './desk.ts';
import { noticesSchema } from './notices-schema.ts';
import { tooFast, trouble } from './trouble.ts';
import { bodyAs, TABLE_ID, type Visit, visitor } from './visitor.ts';

const change = v.strictObject({
  name: v.optional(nameSchema),
  notices: v.optional(v.strictObject({ ...noticesSchema.entries, mail: v.exactOptional(v.null()) })),
});

const TABLES = 200;

/** A person's own page. */
export function meRoutes(desk: Desk): Api {
  const { storage, keeper, people, limits, toll } = desk;
  const routes: Api = new Hono();
  const own =
    (serve: (context: Visit, person: StoredPerson) => Promise<Response>) => async (context: Visit) => {
      const person = await visitor(context, people);
      return person ? serve(context, person) : trouble(context, 'unknown-key');
    };

  routes.get(
    '/',
    own(async (context, { id, name, notices }) => {
      const refused = toll.work(PRICES.list, context);
      if (refused) return refused;
      const tables = await storage.tablesOf(id, TABLES);
      return context.json<Answers['me']>({ person: { id, name }, notices, tables });
    }),
  );
  routes.patch(
    '/',
    own(async (context, person) => {
      const asked = await bodyAs(context, change);
      if (!asked.ok) return asked.error;
      const { name = person.name, notices } = asked.value;
      const wait = name === person.name ? 0 : limits.take('names', person.id);
      if (wait > 0) return tooFast(context, wait);
      const changed = { ...person, name, notices: { ...person.notices, ...notices } };
      await storage.changePerson(changed);
      if (name !== person.name) keeper.renamed({ id: person.id, name });
      return context.body(null, 204);
    }),
  );
  routes.delete(
    '/',
    own(async (context, { id }) => {
      const tables = await storage.tablesOf(id, TABLES);
      toll.charge(PRICES.entry + tables.length * PRICES.tableSearched, context);
      await forget(id, desk);
      return context.body(null, 204);
    }),
  );
  routes.delete(
    `/tables/:id{${TABLE_ID}}`,
    own(async (context, person) => {
      const table = present(context.req.param('id'), 'table in the address');
      const done = await keeper.perform(person, { type: 'leave', id: randomUUID(), table });
      return done.ok ? context.body(null, 204) : trouble(context, houseCode(done.error));
    }),
  );
  routes.post(
    '/link',
    own(async (context, { id }) => {
      const wait = limits.take('newLinks', id);
      if (wait > 0) return tooFast(context, wait);
      return context.json<Answers['link']>(await people.link(id), 201);
    }),
  );
  routes.get(
    '/export',
    own(async (context, person) => {
      const wait = limits.take('exports', person.id);
      if (wait > 0) return tooFast(context, wait);
      const file = await personFile(storage, person);
      toll.charge(file.tables.length * PRICES.tableSearched, context);
      context.header('content-disposition', 'attachment; filename="potager-me.json"');
      return context.json(file);
    }),
  );
  return routes;
}
