import { levelCalled } from '../../bots/levels.ts';
import type { Seat } from '../../core/game.ts';
import { no, ok, type Result } from '../../core/result.ts';
import { nth } from '../../core/sure.ts';
import { type GameFile } from '../../fair/game-file.ts';
import { readGameFile } from '../../fair/read-game-file.ts';
import { arrangedAs, loadTable } from '../host/saved.ts';
import { api, type Trouble } from '../net/api.ts';
import { withDistinctNames } from '../net/distinct-names.ts';
import { connection } from '../net/line.ts';
import { myself } from '../net/person.ts';
import { toldOnce } from '../net/told-once.ts';
import { editionOf } from '../own-edition.ts';
import { onShelf } from '../shelf.ts';
import { lookBack } from './look-back.ts';
import { openProjector } from './projector.ts';
import type { Source } from './source.ts';

/** A table of this device; null when there is no such table. */
export function localSource(id: string): Source | null {
  const saved = loadTable(id);
  if (!saved) return null;
  const { record, edition, holders } = saved;
  const people = holders.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  // Where several share a device, nobody knows who is looking.
  const me = people.length === 1 ? nth(people, 0) : null;
  const recording = { record, edition, mine: me ?? 'spectator' } as const;
  return {
    game: record.game,
    edition,
    options: record.options,
    names: holders.map(({ name }) => name),
    levels: holders.map(holder => (holder.kind === 'bot' ? levelCalled(holder.level) : null)),
    began: saved.lesson && saved.lesson.act !== null ? 'guided' : arrangedAs(saved),
    me,
    recording,
    file: null,
    open: () => openProjector(recording),
    table: `/table/${id}`,
    share: null,
  };
}

/** A finished game from a file. */
export function fileSource(file: GameFile): Source {
  const { record, edition, names } = file;
  const recording = { record, edition, mine: 'spectator' } as const;
  return {
    game: record.game,
    edition,
    options: record.options,
    names: withDistinctNames(names.map(name => ({ kind: 'person' as const, name }))).map(({ name }) => name),
    levels: names.map(() => null),
    began: record.position === undefined ? null : 'study',
    me: null,
    recording,
    file,
    open: () => openProjector(recording),
    table: null,
    share: null,
  };
}

/** A game of the house: from its file when it is over, else as far as the reader has seen it. */
export async function netSource(id: string, invite: string | null): Promise<Result<Source, Trouble>> {
  const [fetched, me] = await Promise.all([api.gameFile(id, invite), mySeatAt(id)]);
  if (!fetched.ok) return fetched.error.code === 'not-dealt' ? runningSource(id, invite) : fetched;
  const file = readGameFile(fetched.value);
  if (!file.ok) return no({ code: 'bad-request', faults: file.error });
  const { record, edition } = file.value;
  const recording = { record, edition, mine: me ?? 'spectator' } as const;
  return ok({
    ...fileSource(file.value),
    me,
    recording,
    open: () => openProjector(recording),
    table: `/t/${id}${invite === null ? '' : `#${invite}`}`,
    share: { invite },
  });
}

/** The reader's seat at a table of the house; null for who only looks. */
async function mySeatAt(id: string): Promise<Seat | null> {
  const person = myself.get()?.id;
  if (person === undefined) return null;
  const me = await api.me();
  const seats = me.ok ? me.value.tables.find(table => table.id === id)?.seats : undefined;
  const seat = seats?.findIndex(holder => holder.person === person) ?? -1;
  return seat === -1 ? null : seat;
}

/** A game of the house that is played: as far as the reader has seen it. */
async function runningSource(id: string, invite: string | null): Promise<Result<Source, Trouble>> {
  const told = await toldOnce(connection(), { id, invite, now: Date.now });
  if (!told.ok) return no({ code: told.error, faults: [] });
  const { sheet, viewer, frame, log } = told.value;
  const { options, edition, game } = sheet;
  return ok({
    game,
    edition,
    options,
    names: sheet.seats.map(seat => ('name' in seat ? seat.name : '')),
    levels: sheet.seats.map(() => null),
    began: null,
    me: viewer === 'spectator' ? null : viewer,
    recording: null,
    file: null,
    open: async () => {
      const about = onShelf(game);
      if (!about) return no('broken');
      const box = await about.rules();
      return ok(lookBack({ id, invite, viewer, latest: frame, log }, box.open(editionOf(edition, box))));
    },
    table: `/t/${id}${invite === null ? '' : `#${invite}`}`,
    share: null,
  });
}
