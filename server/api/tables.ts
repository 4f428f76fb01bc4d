import { present } from '../../core/sure.ts';
import { createHash, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Answers, TableCard } from '../../wire/tells.ts';
import { houseCode } from '../../wire/refused.ts';
import { planSchema } from '../../wire/plan.ts';
import { PRICES } from '../limits/prices.ts';
import { promisedAt } from '../tables/dealing/dealing.ts';
import { lookingBack } from '../tables/past/past.ts';
import { viewerOf } from '../tables/telling/sheets.ts';
import type { Api, Desk } from './desk.ts';
import { tooFast, trouble } from './trouble.ts';
import { bodyAs, TABLE_ID, visitor } from './visitor.ts';

const LISTED = 100;
/** Hours after which a table where nothing happens is no longer listed; its players still find it. */
const STALE = { gathering: 24, playing: 24 * 14 };

const isFresh = ({ status, touched }: TableCard, now: number) =>
  now - touched < STALE[status === 'gathering' ? 'gathering' : 'playing'] * 3_600_000;

/** Tables: the list of open ones, a new one, what was seen before, and the file of a finished game. */
export function tableRoutes(desk: Desk): Api {
  const { storage, keeper, people, limits, toll, now } = desk;
  const routes: Api = new Hono();
  routes.get('/', async context => {
    const refused = toll.work(PRICES.list, context);
    if (refused) return refused;
    const tables = (await storage.openTables(LISTED)).filter(card => isFresh(card, now()));
    return context.json<Answers['tables']>({ tables });
  });
  routes.post('/', async context => {
    const person = await visitor(context, people);
    if (!person) return trouble(context, 'unknown-key');
    const plan = await bodyAs(context, planSchema);
    if (!plan.ok) return plan.error;
    const wait = limits.take('tables', person.id);
    if (wait > 0) return tooFast(context, wait);
    const refused = plan.value.visibility === 'open' ? toll.count('openTables', context) : null;
    if (refused) return refused;
    toll.charge(PRICES.entry + (plan.value.edition === null ? 0 : PRICES.cardValues), context);
    const opened = await keeper.open(person, plan.value);
    if (!opened.ok) return trouble(context, 'bad-request', opened.error);
    const table = opened.value;
    const seen = await keeper.visit(table, { person: person.id, invite: null }, ({ ledger }) =>
      present(promisedAt(ledger), 'promise at a new table'),
    );
    if (!seen.ok) return trouble(context, seen.error);
    return context.json<Answers['newTable']>({ table, promise: seen.value }, 201);
  });
  routes.delete(`/:id{${TABLE_ID}}`, async context => {
    const person = await visitor(context, people);
    if (!person) return trouble(context, 'unknown-key');
    const table = context.req.param('id');
    const done = await keeper.perform(person, { type: 'close', id: randomUUID(), table });
    return done.ok ? context.body(null, 204) : trouble(context, houseCode(done.error));
  });
  addFile(routes, desk);
  addPast(routes, desk);
  return routes;
}

function addFile(routes: Api, { storage, keeper, gameFiles, people, toll }: Desk): void {
  routes.get(`/:id{${TABLE_ID}}/game.json`, async context => {
    const id = context.req.param('id');
    const invite = context.req.header('x-invite') ?? null;
    const person = await visitor(context, people);
    const stored = await storage.table(id);
    if (!stored) return trouble(context, 'no-such-table');
    // Who was invited is only known once the table's log has been read.
    const hidden = stored.visibility !== 'open';
    const lines = hidden ? await keeper.distance(id) : 0;
    const refused = toll.work(PRICES.file + lines * PRICES.line, context);
    if (refused) return refused;
    const seen = hidden && (await keeper.visit(id, { person: person?.id ?? null, invite }, () => null));
    if (seen && !seen.ok) return trouble(context, seen.error);
    if (stored.status !== 'over') return trouble(context, 'not-dealt');

    const file = await gameFiles.read(id, () => toll.work(PRICES.making, context));
    if (!file.ok) return file.error === 'cannot-continue' ? trouble(context, 'cannot-continue') : file.error;
    const etag = `"${createHash('sha256').update(file.value).digest('base64url').slice(0, 22)}"`;
    // Names may change, so clients have to revalidate their copy.
    context.header('cache-control', 'private, no-cache');
    context.header('etag', etag);
    if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304);
    context.header('content-disposition', `attachment; filename="potager-${id}.json"`);
    context.header('content-type', 'application/json');
    return context.body(file.value);
  });
}

function addPast(routes: Api, { keeper, past, people, toll }: Desk): void {
  routes.get(`/:id{${TABLE_ID}}/past/:from`, async context => {
    const id = context.req.param('id');
    const from = Number(context.req.param('from'));
    if (!Number.isInteger(from) || from < 0) return trouble(context, 'bad-request');
    const invite = context.req.header('x-invite') ?? null;
    const person = (await visitor(context, people))?.id ?? null;
    const refused = toll.work(PRICES.past + (await keeper.distance(id)) * PRICES.line, context);
    if (refused) return refused;
    const seen = await keeper.visit(id, { person, invite }, table =>
      lookingBack(table, viewerOf(table.ledger, person), from),
    );
    if (!seen.ok) return trouble(context, seen.error);
    if (!seen.value.ok) return trouble(context, seen.value.error);
    const { viewer, record } = seen.value.value;
    toll.charge(record.entries.length * PRICES.line, context);
    const frames = await past.look(seen.value.value);
    if (!frames.ok) return trouble(context, frames.error);
    return context.json<Answers['past']>({ viewer, from, frames: frames.value });
  });
}
