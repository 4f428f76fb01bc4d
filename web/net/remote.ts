import { shared } from '../../core/data.ts';
import type { Frame } from '../../core/frame.ts';
import type { Read, Seat, Vocabulary } from '../../core/game.ts';
import type { News } from '../../core/match.ts';
import { passOn, type Standing, stands } from '../../core/standing.ts';
import type { SeatSheet } from '../../wire/tells.ts';
import type { HostState, Host, SeatHolder, Sight } from '../host/host.ts';
import { storeOf } from '../kit/store.ts';
import type { NetTable } from './net-table.ts';
import { answerOnItsWay } from './on-its-way.ts';

/** The host of a table on the server, from the deal on. */
export function remoteHost<V extends Vocabulary>(table: NetTable, edition: V['Edition']): Host<V> {
  const { sheet, seen } = table.state.get();
  if (!sheet || !seen) throw new Error('A table has a host once it has been dealt.');
  const { viewer } = seen;
  const watchers = new Set<(sight: Sight<V>) => void>();
  /** The latest frame: while turns are played again and none has come yet, the one before. */
  let shown = seen;
  const sight = (): Sight<V> => {
    const { log } = table.state.get();
    return { frame: shown.frame as unknown as Frame<V>, log: log as readonly News<V>[] };
  };
  const step = () => shown.frame.step;
  const answer = answerOnItsWay({
    ask: table.ask,
    step,
    hasSeen: since => sight().log.some(news => news.seat === viewer && news.step > since),
    changed: () => look(),
  });

  const now = (): HostState => {
    const { sheet: latest, clocks, awaySince } = table.state.get();
    return {
      holders: (latest ?? sheet).seats.map((seat, i) => holder(seat, awaySince[i] ?? null)),
      line: table.line.get(),
      clocks,
      sending: answer.isSending(),
      refused: answer.refused(),
      stumbled: null,
    };
  };
  const around = storeOf(now());
  /** What has not changed stays the same object: a board need not be drawn anew because an answer is on its way. */
  const look = () => around.set(shared(around.get(), now()));

  const standing: Standing = sheet.seats.map(() => null);
  const pass = ({ step: now, deciding }: Frame<Vocabulary>, mover: Seat | null): void =>
    passOn(standing, { step: now, deciding: deciding.map(({ seat }) => seat), mover });
  pass(seen.frame, null);
  const stopState = table.state.follow(() => {
    const { seen: latest } = table.state.get();
    const isNew = latest !== null && latest !== shown;
    if (isNew) shown = latest;
    answer.settle();
    look();
    if (!isNew) return;
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
      if (answer.isSending() || seat !== viewer || asked > step() || !stands(standing, seat, asked)) return;
      void answer.send({ type: 'answer', step: asked, moves: moves as { type: string }[] });
    },
    takeBack(seat) {
      if (!answer.isSending() && seat === viewer && sight().frame.mayTakeBack)
        void answer.send({ type: 'take-back', step: step() });
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
