import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Answers, TableCard } from '../../wire/tells.ts';
import { planSchema } from '../../wire/plan.ts';
import type { Api, Desk } from './desk.ts';
import { trouble } from './trouble.ts';
import { bodyAs, visitor } from './visitor.ts';

const LISTED = 100;
/** Hours after which a table where nothing happens is no longer listed; whoever sits there still finds it. */
const STALE = { gathering: 24, playing: 24 * 14 };

const isFresh = ({ status, touched }: TableCard) =>
  Date.now() - touched < STALE[status === 'gathering' ? 'gathering' : 'playing'] * 3_600_000;

/** Tables: the list of open ones, a new one, and the file of a finished game. */
export function tableRoutes({ storage, keeper, gameFiles, people, limits }: Desk): Api {
  const routes: Api = new Hono();
  routes.get('/', async context => {
    const tables = (await storage.openTables(LISTED)).filter(isFresh);
    return context.json<Answers['tables']>({ tables });
  });
  routes.post('/', async context => {
    const person = await visitor(context, people);
    if (!person) return trouble(context, 'unknown-key');
    const plan = await bodyAs(context, planSchema);
    if (!plan.ok) return plan.error;
    if (!(await limits.allows('tables', person.id))) return trouble(context, 'too-fast');
    const opened = await keeper.open(person, plan.value);
    if (!opened.ok) return trouble(context, 'bad-request', opened.error);
    return context.json<Answers['newTable']>({ table: opened.value }, 201);
  });
  // Other letters are in no id, and some of them no database can look for.
  routes.get('/:id{[\\w-]{1,40}}/game.json', async context => {
    const id = context.req.param('id');
    const invite = context.req.header('x-invite') ?? null;
    const person = await visitor(context, people);
    const status = await keeper.statusFor(id, { person: person?.id ?? null, invite });
    if (!status.ok) return trouble(context, status.error);
    if (status.value !== 'over') return trouble(context, 'not-dealt');
    const file = await gameFiles.read(id, () => true);
    if (!file.ok) return trouble(context, file.error);
    const etag = `"${createHash('sha256').update(file.value).digest('base64url').slice(0, 22)}"`;
    // Names may change: whoever has the file asks whether it is still the same.
    context.header('cache-control', 'private, no-cache');
    context.header('etag', etag);
    if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304);
    context.header('content-disposition', `attachment; filename="potager-${id}.json"`);
    context.header('content-type', 'application/json');
    return context.body(file.value);
  });
  return routes;
}
