import type { Random } from '../../core/random.ts';
import { nth } from '../../core/sure.ts';
import { gameCalled } from '../../games/index.ts';
import type { Plan } from '../../wire/plan.ts';
import type { Diary } from './diary.ts';
import type { Player } from './player.ts';
import { until } from './until.ts';
import { newTable, type Port } from './visits.ts';

/** A table that is played during a test. */
export interface LiveTable {
  readonly id: string;
  readonly game: string;
  /** By seat; null for a bot. */
  readonly seats: readonly (Player | null)[];
  /** Somebody who may look, seated or not. */
  readonly owner: Player;
  readonly step: () => number;
  readonly isOver: () => boolean;
  /** Nobody looks any more. */
  leave(): void;
}

export interface TableWish {
  readonly game: string;
  readonly owner: Player;
  readonly seats: readonly (Player | null)[];
  readonly plan?: Partial<Plan>;
}

interface Host {
  readonly port: Port;
  readonly diary: Diary;
  readonly random: Random;
}

/** Opens a table, seats everybody and deals; every step survives a house that is down. */
export async function openTable(host: Host, wish: TableWish): Promise<LiveTable> {
  const { game, owner, seats, plan } = wish;
  const id = await newTable(host.port, owner.key, { game, seats: seats.length, ...plan });
  return gather(host, wish, { id, botsSit: false });
}

/** The same people once more, at the table that one of them asked for. */
export async function openRematch(host: Host, before: LiveTable): Promise<LiveTable | null> {
  const asker = before.seats.find(seat => seat !== null) ?? before.owner;
  if ((await asker.ask({ type: 'rematch', table: before.id })) !== 'done') return null;
  const id = await until(() => asker.sheetOf(before.id)?.rematch?.table ?? null);
  return gather(host, { ...before, owner: asker }, { id, botsSit: true });
}

async function gather(
  { diary }: Host,
  { game, owner, seats }: TableWish,
  { id, botsSit }: { readonly id: string; readonly botsSit: boolean },
): Promise<LiveTable> {
  diary.tables.add(id);
  const people = new Set([owner, ...seats.filter(seat => seat !== null)]);
  for (const one of people) one.watch(id);
  const level = nth(Object.keys(gameCalled(game).bots), 0);
  for (const [seat, sitter] of seats.entries()) {
    if (sitter) await must(sitter.sit({ table: id, seat }));
    else if (!botsSit) await must(owner.ask({ type: 'seat-bot', table: id, seat, level }));
  }
  await must(owner.ask({ type: 'deal', table: id }));
  return {
    id,
    game,
    seats,
    owner,
    step: () => Math.max(...[...people].map(one => one.stepOf(id))),
    isOver: () => [...people].some(one => one.isOver(id)),
    leave() {
      for (const one of people) one.leave(id);
    },
  };
}

async function must(answer: Promise<string>): Promise<void> {
  const code = await answer;
  if (code !== 'done') throw new Error(`a table could not be gathered: ${code}`);
}

/** How many may sit, with bots as the caller likes: two people, one among bots, bots alone. */
export function seatingFor(
  game: string,
  company: readonly Player[],
  kind: number,
): readonly (Player | null)[] {
  const { box } = gameCalled(game);
  const { min, max } = box.open(box.edition).seats;
  const sizes = [
    company.slice(0, min),
    company.slice(0, 1),
    company.slice(0, min),
    company.slice(0, max),
    [],
  ];
  const people = nth(sizes, kind % sizes.length);
  const bots = kind % sizes.length === 2 ? 1 : 0;
  const count = Math.min(max, Math.max(min, people.length + bots));
  return Array.from({ length: count }, (_, seat) => people[seat] ?? null);
}
