import { shared } from '../../core/data.ts';
import type { Frame } from '../../core/frame.ts';
import type { Read, Seat, Vocabulary } from '../../core/game.ts';
import type { News } from '../../core/match.ts';
import { passOn, type Standing, stands } from '../../core/standing.ts';
import type { SeatSheet } from '../../wire/tells.ts';
import type { HostState, Host, SeatHolder, Sight } from '../host/host.ts';
import { storeOf } from '../kit/store.ts';
import type { NetTable } from './net-table.ts';

/** The host of a table on the server, from the deal on. */
export function remoteHost<V extends Vocabulary>(table: NetTable, edition: V['Edition']): Host<V> {
  const { sheet, seen } = table.state.get();
  if (!sheet || !seen) throw new Error('A table has a host once it has been dealt.');
  const { viewer } = seen;
  const watchers = new Set<(sight: Sight<V>) => void>();
  /** The answer on its way: to which question, and whether the house has said that it has it. */
  let sent: { readonly step: number; arrived: boolean } | null = null;
  let refused: HostState['refused'] = null;

  const now = (): HostState => {
    const { sheet: latest, clocks, awaySince } = table.state.get();
    return {
      holders: latest!.seats.map((seat, i) => holder(seat, awaySince[i] ?? null)),
      line: table.line.get(),
      clocks,
      sending: sent !== null,
      refused,
      stumbled: null,
    };
  };
  const around = storeOf(now());
  /** What has not changed stays the same object: a board need not be drawn anew because an answer is on its way. */
  const look = () => around.set(shared(around.get(), now()));

  const sight = (): Sight<V> => {
    const { seen: latest, log } = table.state.get();
    return { frame: latest!.frame as unknown as Frame<V>, log: log as readonly News<V>[] };
  };
  const step = () => table.state.get().seen!.frame.step;

  /** Once the house has the answer, the question that follows from it still has to come. Whoever sees what they did knows
   * that it has: the next question may be answered at once. */
  const settle = (): void => {
    if (!sent || step() <= sent.step) return;
    const { step: asked, arrived } = sent;
    const mine = sight().log.some(news => news.seat === viewer && news.step > asked);
    if (arrived || mine) sent = null;
  };

  const send = async (wish: Parameters<NetTable['ask']>[0]): Promise<void> => {
    const mine = { step: step(), arrived: false };
    sent = mine;
    refused = null;
    look();
    const answered = await table.ask(wish);
    mine.arrived = true;
    if (!answered.ok && sent === mine) {
      sent = null;
      refused = answered.error;
    }
    settle();
    look();
  };

  const standing: Standing = sheet.seats.map(() => null);
  const pass = ({ step: now, deciding }: Frame<Vocabulary>, mover: Seat | null): void =>
    passOn(standing, { step: now, deciding: deciding.map(({ seat }) => seat), mover });
  pass(seen.frame, null);
  let shown = seen;
  const stopState = table.state.follow(() => {
    settle();
    look();
    const { seen: latest } = table.state.get();
    if (!latest || latest === shown) return;
    shown = latest;
    for (const { seat } of latest.frame.news) pass(latest.frame, seat === 'table' ? null : seat);
    for (const tell of watchers) tell(sight());
  });
  const stopLine = table.line.follow(look);

  return {
    game: sheet.game,
    edition,
    options: sheet.options as Read<V['Options']>,
    around,
    seatsHere: viewer === 'spectator' ? [] : [viewer],
    watch(asked, tell) {
      if (asked !== viewer) return () => {};
      watchers.add(tell);
      tell(sight());
      return () => void watchers.delete(tell);
    },
    answer(seat, asked, ...moves) {
      if (sent || seat !== viewer || asked > step() || !stands(standing, seat, asked)) return;
      void send({ type: 'answer', step: asked, moves: moves as { type: string }[] });
    },
    takeBack(seat) {
      if (!sent && seat === viewer && sight().frame.mayTakeBack)
        void send({ type: 'take-back', step: step() });
    },
    undoer: asked =>
      asked === viewer && viewer !== 'spectator' && sight().frame.mayTakeBack ? viewer : null,
    // The house's clock waits for nobody, and a device of one's own changes no hands.
    hold() {},
    rest() {},
    leave() {
      stopState();
      stopLine();
    },
  };
}

function holder(seat: SeatSheet, awaySince: number | null): SeatHolder {
  if (seat.kind === 'person') return { kind: 'person', name: seat.name, awaySince, standIn: seat.standIn };
  // After the deal no seat is free.
  return seat.kind === 'bot' ? seat : { kind: 'person', name: '' };
}
