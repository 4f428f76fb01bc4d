import { characterAt } from '../../bots/characters.ts';
import type { BotQuestion } from '../../bots/bot.ts';
import { frameFor } from '../../core/frame.ts';
import type { Game, Seat, Viewer, Vocabulary } from '../../core/game.ts';
import { judgeAll } from '../../core/judge.ts';
import { accept, type Entry, type Match } from '../../core/match.ts';
import { type Divergence, type GameRecord, recordOf, replay } from '../../core/record.ts';
import { asksAnew, passOn, type Standing, stands } from '../../core/standing.ts';
import { ok, type Result } from '../../core/result.ts';
import { nth } from '../../core/sure.ts';
import { mayTakeBack } from '../../core/takeback.ts';
import { stepOf, stepsOf } from '../../core/witnessed.ts';
import { storeOf } from '../kit/store.ts';
import type { HostState, Host } from './host.ts';
import type { Question } from './hint-notes.ts';
import { pausesOf } from './pauses.ts';
import { questionClockOf } from './question-clock.ts';
import type { SavedTable } from './saved.ts';
import { watchersOf } from './watchers.ts';

export interface Surroundings<V extends Vocabulary> {
  readonly game: Game<V>;
  /** Keeps the table; called before anyone hears of a move. */
  readonly save: (table: SavedTable) => void;
  /** A bot's answer, at a human pace; rejects when the bot breaks down. */
  readonly think: (question: BotQuestion<V>) => Promise<V['Move']>;
  readonly now: () => number;
  /** Milliseconds that bots and clocks wait for somebody who passed the turn on, and may take it back; none when absent. */
  readonly breath?: () => number;
}

/** Besides what every host does, this one knows when a question was put. */
export interface LocalHost<V extends Vocabulary> extends Host<V> {
  /** Which question this seat is asked: since how many entries, of how many there are by now. */
  questionOf(seat: Seat): Question;
  /** The step of the whole game that a viewer counts as this one. */
  stepFor(viewer: Viewer, step: number): number;
}

/** The host of a table that lives in this browser: solo, passed round, offline. */
export function openLocalHost<V extends Vocabulary>(
  table: SavedTable,
  around: Surroundings<V>,
): Result<LocalHost<V>, Divergence> {
  const replayed = replay(around.game, table.record as GameRecord<V>);
  return replayed.ok ? ok(hostOf(replayed.value, table, around)) : replayed;
}

function hostOf<V extends Vocabulary>(
  match: Match<V>,
  table: SavedTable,
  { game, save, think, now, breath = () => 0 }: Surroundings<V>,
): LocalHost<V> {
  const watchers = watchersOf(match);
  const around = storeOf<HostState>({
    holders: table.holders,
    line: 'connected',
    clocks: null,
    sending: false,
    refused: null,
    stumbled: null,
  });
  const standing: Standing = table.holders.map(() => null);
  /** Whether a question has been put since the clock was set. */
  let isNew = false;
  let left = false;
  const pauses = pausesOf(now);

  /** Adds all of these, or none. */
  const add = (...entries: readonly Entry<V>[]): void => {
    const judged = judgeAll(match, entries);
    if (left || !judged.ok) return;
    for (const change of judged.value) {
      accept(match, change);
      pass('seat' in change.entry ? change.entry.seat : null, 'takeback' in change.entry);
    }
    const record = recordOf(match) as SavedTable['record'];
    const deciding = game.pending(match.state).map(({ seat }) => seat);
    save({ ...table, record, touched: now(), over: game.outcome(match.state) !== null, deciding });
    watchers.tell();
    goOn();
  };

  const clock = questionClockOf<V>({
    now,
    close: closing => add({ closing }),
    show(closes) {
      const untimed = table.holders.map(() => null);
      const clocks = closes === null ? null : { asked: untimed, deadlines: untimed, stores: untimed, closes };
      if (clocks !== around.get().clocks) around.set({ ...around.get(), clocks });
    },
  });

  const pass = (mover: Seat | null, takeback = false): void => {
    const deciding = game.pending(match.state).map(({ seat }) => seat);
    isNew ||= asksAnew(standing, { deciding, mover, takeback });
    passOn(standing, { step: match.entries.length, deciding, mover });
  };

  /** Sets the clock and asks the bots that must decide. */
  const goOn = (): void => {
    const latest = match.recent.at(-1);
    const waits = latest?.isOpen && latest.passes && nth(table.holders, latest.seat).kind === 'person';
    const pause = waits ? breath() : 0;
    pauses.breathe(pause);
    const timer = game.timer?.(match.state);
    clock.set(timer ? { ...timer, seconds: timer.seconds + pause / 1000 } : null, isNew);
    isNew = false;
    for (const { seat } of game.pending(match.state)) {
      const holder = nth(table.holders, seat);
      // One after the other: each move leads to the next question.
      if (holder.kind === 'bot') return void askBot(seat, holder.level);
    }
  };

  const askBot = async (seat: Seat, level: string): Promise<void> => {
    const { view, choices, step } = frameFor(match, seat);
    const legal = choices.filter(choice => choice.refusal === null).map(choice => choice.move);
    const character = characterAt(table.id, seat);
    const move = await think({ level, character, seat, view, legal }).catch(() => {
      // A bot that breaks must not stop the table: it plays the first thing it may, and everybody is told.
      if (!left) around.set({ ...around.get(), stumbled: { seat } });
      return legal[0];
    });
    await pauses.over();
    // Otherwise someone was quicker, the bot saw it, and has been asked the new question already.
    if (move && stepOf(match, seat) === step) add({ seat, move });
  };

  pass(null);
  goOn();
  return {
    game: game.id,
    edition: game.edition,
    options: match.opening.options,
    around,
    seatsHere: table.holders.flatMap((holder, seat) => (holder.kind === 'person' ? [seat] : [])),
    watch: watchers.watch,
    answer(seat, step, ...moves) {
      const answered = stepsOf(match, seat)[step];
      if (answered !== undefined && stands(standing, seat, answered))
        add(...moves.map(move => ({ seat, move })));
    },
    takeBack: seat => add({ seat, takeback: true }),
    questionOf(seat) {
      const step = match.entries.length;
      return { since: standing[seat] ?? step, step };
    },
    stepFor: (viewer, step) => nth(stepsOf(match, viewer), step),
    undoer(viewer) {
      if (viewer !== 'spectator' && mayTakeBack(match, viewer)) return viewer;
      const latest = match.recent.at(-1);
      const isHere = latest?.isOpen === true && nth(table.holders, latest.seat).kind === 'person';
      return isHere ? latest.seat : null;
    },
    hold(held) {
      if (!left) clock.hold(held);
    },
    rest: pauses.rest,
    leave() {
      left = true;
      clock.stop();
    },
  };
}
