import type { Result } from '../../core/result.ts';
import type { Wish } from '../../wire/asks.ts';
import { houseCode } from '../../wire/refused.ts';
import type { Refused } from '../../wire/tells.ts';
import type { LineState } from '../host/host.ts';
import { type Store, storeOf } from '../kit/store.ts';
import type { Connection } from './connection.ts';
import { attendDeal } from './deals.ts';
import { lastStep, type NetState, NOTHING_KNOWN, told } from './told.ts';

/** An ask about a table, without id and table. */
export type TableWish = Wish<'id' | 'table'>;

/** A table of the house, as this tab follows it. */
export interface NetTable {
  readonly id: string;
  /** What brought us here; sitting down may need it. */
  readonly invite: string | null;
  readonly state: Store<NetState>;
  readonly line: Store<LineState>;
  ask(wish: TableWish): Promise<Result<null, Refused>>;
  leave(): void;
}

export interface Visit {
  readonly id: string;
  readonly invite: string | null;
  readonly now: () => number;
}

export function followTable(connection: Connection, { id, invite, now }: Visit): NetTable {
  const state = storeOf<NetState>(NOTHING_KNOWN);
  let lost = false;
  const watch = connection.watch({
    table: id,
    invite,
    since: () => (lost ? -1 : lastStep(state.get())),
    hear(tell) {
      const next = told(state.get(), tell, now());
      if (next === 'gap') {
        lost = true;
        return watch.again();
      }
      if (tell.type === 'frame') lost = false;
      // Noted before anything is drawn or asked.
      if (tell.type === 'sheet') attendDeal(tell.sheet, connection.ask);
      state.set(next);
    },
    refused: refusal => state.set({ ...state.get(), trouble: houseCode(refusal) }),
  });
  return {
    id,
    invite,
    state,
    line: connection.line,
    ask: wish => connection.ask({ ...wish, table: id }),
    leave: () => watch.stop(),
  };
}
