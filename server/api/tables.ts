import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Answers, HouseRefusal, TableCard } from '../../wire/tells.ts';
import { planSchema } from '../../wire/plan.ts';
import { gameFile } from '../tables/game-file.ts';
import type { Api, Desk } from './desk.ts';
import { trouble } from './trouble.ts';
import { bodyAs, visitor } from './visitor.ts';

/** Other letters are in no id, and some of them no database can look for. */
const ID = '[\\w-]{1,40}';
const LISTED = 100;
/** Hours after which a table where nothing happens is no longer listed; whoever sits there still finds it. */
const STALE = { gathering: 24, playing: 24 * 14 };

const isFresh = ({ status, touched }: TableCard) =>
  Date.now() - touched < STALE[status === 'gathering' ? 'gathering' : 'playing'] * 3_600_000;

/** Tables: the list of open ones, a new one, and the file of a finished game. */
export function tableRoutes({ storage, keeper, people, limits }: Desk): Api {
  const routes: Api = new Hono();
  routes.get('/', async context => {
    const tables = (await storage.openTables(LISTED)).filter(isFresh);
    return context.json<Answers['tables']>({ tables });
  });
  routes.post('/', async context => {
    const person = await visitor(context, people);
    if (!person) return trouble(context, 'unknown-key');
    const plan = await bodyAs(context, planSchema);
    if (!plan.ok) return trouble(context, 'bad-request', plan.error);
    if (!(await limits.allows('tables', person.id))) return trouble(context, 'too-fast');
    const opened = await keeper.open(person, plan.value);
    if (!opened.ok) return trouble(context, 'bad-request', opened.error);
    return context.json<Answers['newTable']>({ table: opened.value }, 201);
  });
  routes.delete(`/:id{${ID}}`, async context => {
    const person = await visitor(context, people);
    if (!person) return trouble(context, 'unknown-key');
    const table = context.req.param('id');
    const done = await keeper.perform(person, { type: 'close', id: randomUUID(), table });
    return done.ok ? context.body(null, 204) : trouble(context, done.error.code as HouseRefusal);
  });
  routes.get(`/:id{${ID}}/game.json`, async context => {
    const id = context.req.param('id');
    const invite = context.req.header('x-invite') ?? null;
    const person = await visitor(context, people);
    const found = await keeper.visit(id, { person: person?.id ?? null, invite }, gameFile);
    if (!found.ok) return trouble(context, found.error);
    if (!found.value.ok) return trouble(context, found.value.error);
    context.header(
      'content-disposition',
      `attachment; filename="potager-${found.value.value.record.game}.json"`,
    );
    return context.json(found.value.value);
  });
  return routes;
}
