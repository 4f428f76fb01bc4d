import type { Frame } from '../../core/frame.ts';
import type { Viewer, Vocabulary } from '../../core/game.ts';
import type { News } from '../../core/match.ts';
import { no, ok, type Result } from '../../core/result.ts';
import type { HouseRefusal, TableSheet } from '../../wire/tells.ts';
import type { Connection } from './connection.ts';
import { followTable, type Visit } from './net-table.ts';

export interface ToldOnce {
  readonly sheet: TableSheet;
  readonly viewer: Viewer;
  readonly frame: Frame<Vocabulary>;
  readonly log: readonly News<Vocabulary>[];
}

/** What the house tells about a dealt table now; then nobody listens any more. */
export function toldOnce(connection: Connection, visit: Visit): Promise<Result<ToldOnce, HouseRefusal>> {
  return new Promise(resolve => {
    const table = followTable(connection, visit);
    const hear = () => {
      const { sheet, seen, log, trouble } = table.state.get();
      if (trouble === null && (!sheet || (!seen && sheet.status !== 'gathering'))) return;
      stop();
      table.leave();
      if (trouble !== null || !sheet || !seen) resolve(no(trouble ?? 'not-dealt'));
      else resolve(ok({ sheet, ...seen, log }));
    };
    const stop = table.state.follow(hear);
  });
}
