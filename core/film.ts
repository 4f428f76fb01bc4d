import type { Frame } from './frame.ts';
import type { Game, Read, Seat, Viewer, Vocabulary } from './game.ts';
import { append } from './judge.ts';
import { type Match, type News, openMatch, resume } from './match.ts';
import { randomOf, seedRng } from './random.ts';
import { type Divergence, type GameRecord, openingOf, unlikeness } from './record.ts';
import { no, ok, type Result } from './result.ts';
import { nth, readOnly } from './sure.ts';
import { newsFor, stepsOf } from './witnessed.ts';

/** The perspective of a replay: a viewer's; or `open`: that of the seat that decides next, with everything in the
 * log. */
export type Viewpoint = Viewer | 'open';

/** What one viewpoint shows, from the deal on (a track of the replay). */
export interface Reel<V extends Vocabulary> {
  /** Where it can be stopped. In a finished game they count its entries; before the end, what the viewer witnessed. */
  readonly steps: readonly number[];
  /** The whole log, numbered alike. */
  readonly log: readonly News<V>[];
}

/** The table at one step (a keyframe). */
export interface Shot<V extends Vocabulary> {
  readonly viewer: Viewer;
  /** Nothing can be answered: it has neither choices nor news. */
  readonly frame: Frame<V>;
}

export interface From {
  readonly step: number;
  /** Whose knowledge counts when the unknown is dealt anew. */
  readonly seat: Seat;
  /** A seed: everything this seat does not know is dealt anew. Null: as it was. */
  readonly anew: string | null;
}

/** A replay: a game that can be looked at step by step. */
export interface Film<V extends Vocabulary> {
  /** Before the end there is only one's own. */
  readonly viewpoints: readonly Viewpoint[];
  reel(viewpoint: Viewpoint): Reel<V>;
  shot(viewpoint: Viewpoint, step: number): Shot<V>;
  /** Where a study begins. Before the end the unknown is always dealt anew. */
  position(from: From): Read<V['State']>;
}

/** States are kept every so many entries; those between them are played again. */
const EVERY = 16;

type Kept<V extends Vocabulary> = Pick<Match<V>, 'state' | 'recent'>;

/** The film of a recorded game, for the person who sat at `mine`. */
export function filmOf<V extends Vocabulary>(
  game: Game<V>,
  record: GameRecord<V>,
  mine: Viewer,
): Result<Film<V>, Divergence> {
  const unlike = unlikeness(game, record);
  if (unlike) return no(unlike);
  const { seats, entries } = record;
  const opening = openingOf(record);
  const whole = openMatch(game, opening);
  const kept: Kept<V>[] = [];
  for (const [i, entry] of entries.entries()) {
    if (i % EVERY === 0) kept.push({ state: whole.state, recent: whole.recent });
    const added = append(whole, entry);
    if (!added.ok) return no({ code: 'entry-refused', step: i + 1, refusal: added.error.code });
  }
  const isOver = game.outcome(whole.state) !== null;
  const viewpoints: readonly Viewpoint[] = isOver
    ? [...Array.from({ length: seats }, (_, seat) => seat), 'spectator', 'open']
    : [mine];

  /** The match at the step shown last; the next one is usually one step further. */
  let near = { at: entries.length, match: whole };
  const stateAt = (at: number): Read<V['State']> => {
    if (at === entries.length) return whole.state;
    const mark = Math.floor(at / EVERY);
    if (near.match === whole || at < near.at || near.at < mark * EVERY) {
      const begun = resume(game, opening, { entries: [], news: [], ...nth(kept, mark) });
      near = { at: mark * EVERY, match: begun };
    }
    while (near.at < at) append(near.match, nth(entries, near.at++));
    return near.match.state;
  };

  const check = (viewpoint: Viewpoint) => {
    if (!viewpoints.includes(viewpoint))
      throw new Error('Others are not looked over the shoulder before the end.');
  };
  /** The number of entries that a step of this viewpoint stands for. */
  const entriesAt = (viewpoint: Viewpoint, step: number): number =>
    isOver || viewpoint === 'open' ? step : nth(stepsOf(whole, viewpoint), step);

  return ok({
    viewpoints,
    reel(viewpoint) {
      check(viewpoint);
      if (viewpoint === 'open') return { steps: whole.news.map(({ step }) => step), log: whole.news };
      const seen = newsFor(whole, viewpoint, -1);
      if (!isOver) return { steps: seen.map(({ step }) => step), log: seen };
      const steps = stepsOf(whole, viewpoint);
      return { steps, log: seen.map((news, i) => ({ ...news, step: nth(steps, i) })) };
    },
    shot(viewpoint, step) {
      check(viewpoint);
      const at = entriesAt(viewpoint, step);
      const state = stateAt(at);
      const viewer = viewpoint === 'open' ? nextToAct(whole, at) : viewpoint;
      return { viewer, frame: stillOf(game, state, { viewer, step }) };
    },
    position({ step, seat, anew }) {
      if (!isOver && anew === null) throw new Error('Before the end nobody plays with what is hidden.');
      if (!isOver) check(seat);
      const state = stateAt(entriesAt(isOver ? 'open' : seat, step));
      if (anew === null) return state;
      return readOnly(game.determinize(game.view(state, seat), seat, randomOf(seedRng(anew))));
    },
  });
}

/** What a viewer saw, without anything to answer. */
function stillOf<V extends Vocabulary>(
  game: Game<V>,
  state: Read<V['State']>,
  { viewer, step }: { readonly viewer: Viewer; readonly step: number },
): Frame<V> {
  return {
    view: game.view(state, viewer),
    deciding: game.pending(state),
    choices: [],
    final: {},
    seconds: null,
    outcome: game.outcome(state),
    step,
    mayTakeBack: false,
    news: [],
  };
}

/** The seat that acts after so many entries; at the end, or when only time runs out, the one that acted last. */
function nextToAct<V extends Vocabulary>({ entries }: Match<V>, at: number): Seat {
  const next = entries[at];
  if (next && 'seat' in next) return next.seat;
  const last = entries.slice(0, at).findLast(entry => 'seat' in entry);
  return last && 'seat' in last ? last.seat : 0;
}
