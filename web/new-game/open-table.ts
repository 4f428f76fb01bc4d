import { ok } from '../../core/result.ts';
import type { Plan } from '../../wire/plan.ts';
import { type Answer, api } from '../net/api.ts';
import { takeSeat } from '../net/deals.ts';
import { connection } from '../net/line.ts';
import { introduce } from '../net/people.ts';

/** Who is to sit where from the start: the opener, a bot of some level, or nobody yet. */
export type SeatPlan = 'me' | 'free' | { readonly level: string };

export interface NewNetTable {
  readonly name: string;
  readonly plan: Plan;
  readonly seats: readonly SeatPlan[];
}

/** Opens a table in the house and seats whoever is to sit there; gives its id. */
export async function openNetTable({ name, plan, seats }: NewNetTable): Answer<string> {
  const me = await introduce(name);
  if (!me.ok) return me;
  const made = await api.newTable(plan);
  if (!made.ok) return made;
  const { table, promise } = made.value;
  for (const [seat, holder] of seats.entries()) {
    if (holder === 'me')
      void takeSeat(connection(), { table, seat, invite: null, promise, person: me.value.id });
    else if (holder !== 'free') void connection().ask({ type: 'seat-bot', table, seat, level: holder.level });
  }
  return ok(table);
}
