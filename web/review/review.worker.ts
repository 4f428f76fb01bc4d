import type { Better } from '../../bots/verdict.ts';
import { moveAt, type Went, wentBy } from '../../bots/decisions.ts';
import { type Cause, type Effect, type Review, reviewOf } from '../../bots/review.ts';
import type { Game, Seat, Vocabulary } from '../../core/game.ts';
import { nth, present } from '../../core/sure.ts';
import { fetchRulesAndBots } from '../../games/about.ts';
import { editionOf } from '../own-edition.ts';
import type { Recording } from '../replay/film.worker.ts';
import { onShelf } from '../shelf.ts';
import { type Balance, balanceOf } from './balance.ts';
import { type Place, type TurningPoint, turningsOf } from './turnings.ts';

/** What is asked of the worker: a whole review, seen from a seat or from the table as a whole. */
export interface ReviewAsk {
  readonly recording: Recording;
  readonly from: Seat | 'table';
  /** What luck and decisions did, where it is known already: it is the same with all eyes. */
  readonly balance: readonly Balance[] | null;
}

/** A decision for which there was something better. */
export interface Verdict {
  readonly step: number;
  readonly view: Vocabulary['View'];
  readonly played: Vocabulary['Move'];
  readonly better: Vocabulary['Move'];
  /** How much more likely one would have won, from 0 to 1. */
  readonly gain: number;
  /** Whoever decided never made a move of this kind. */
  readonly isNewKind: boolean;
  /** What whoever decided would have seen and heard after the better move. */
  readonly foreseen: Better<Vocabulary>['foreseen'];
}

/** Where the game turned, and what turned it. */
export interface Turning extends Pick<TurningPoint, 'seat' | 'by'> {
  /** The step it led to. */
  readonly step: number;
  readonly is: Cause['is'];
  /** What was decided, as its player saw the table; null where the table moved by itself. */
  readonly decided: {
    readonly seat: Seat;
    readonly move: Vocabulary['Move'];
    readonly view: Vocabulary['View'];
    /** What it did to their own chances. */
    readonly own: number;
  } | null;
}

/** What the worker has found so far. */
export type Finding =
  | { readonly of: 'work'; readonly all: number }
  | { readonly of: 'course'; readonly step: number; readonly chances: readonly number[] }
  | { readonly of: 'turnings'; readonly turnings: readonly Turning[] }
  | { readonly of: 'effect' }
  | { readonly of: 'balance'; readonly seats: readonly Balance[] }
  | { readonly of: 'judged'; readonly verdict: Verdict | null }
  | { readonly of: 'end'; readonly judged: number; readonly decisions: number }
  | { readonly of: 'failure' };

const tell = (finding: Finding) => postMessage(finding);

async function review({ recording, from, balance }: ReviewAsk): Promise<void> {
  const { record, edition } = recording;
  const about = present(onShelf(record.game), 'game of this name');
  const { box, bots } = await fetchRulesAndBots(about, record.seats);
  const game = box.open(editionOf(edition, box));
  const went = wentBy(game, record);
  const found = reviewOf(game, bots, went);
  const judged = from === 'table' ? { steps: [], of: 0 } : found.judgedOf(from);
  const weighed = balance ? 0 : found.decisions.length;
  tell({ of: 'work', all: found.places.length + weighed + judged.steps.length });
  const course = found.places.map(step => reckoned(found, step, from));
  const closer = turningsOf(course).flatMap(({ since, step }) =>
    found.stops.filter(stop => stop > since && stop < step).map(stop => reckoned(found, stop, from)),
  );
  const whole = [...course, ...closer].sort((a, b) => a.step - b.step);
  const turnings = turningsOf(whole).map(({ since, step, seat, by, changes }): Turning => {
    const { at, is } = found.cause({ since, step, seat, by });
    return { step: at + 1, seat, by, is, decided: decidedAt(game, went, { at, changes }) };
  });
  tell({ of: 'turnings', turnings });
  tell({ of: 'balance', seats: balance ?? balanceIn(found, went, record) });
  for (const step of judged.steps) {
    const better = found.better(step);
    const { seat, move } = moveAt(record.entries, step);
    const isNewKind = !record.entries.some(
      entry => 'move' in entry && entry.seat === seat && entry.move.type === better?.move.type,
    );
    const view = game.view(nth(went.states, step), seat);
    tell({
      of: 'judged',
      verdict: better && {
        step,
        view,
        played: move,
        better: better.move,
        gain: better.gain.mean,
        isNewKind,
        foreseen: better.foreseen,
      },
    });
  }
  tell({ of: 'end', judged: judged.steps.length, decisions: judged.of });
}

function decidedAt(
  game: Game<Vocabulary>,
  { entries, states }: Went<Vocabulary>,
  { at, changes }: { readonly at: number; readonly changes: readonly number[] },
): Turning['decided'] {
  const entry = nth(entries, at);
  if (!('move' in entry)) return null;
  const { seat, move } = entry;
  return { seat, move, view: game.view(nth(states, at), seat), own: nth(changes, seat) };
}

/** What luck and decisions did from the start to the end. */
function balanceIn(
  found: Review<Vocabulary>,
  { seats }: Pick<ReturnType<typeof wentBy>, 'seats'>,
  { position }: Recording['record'],
): readonly Balance[] {
  // Who is dealt a game begins with the same chance as the others; a position may favour somebody.
  const start = position ? found.chances(0, 'table') : Array.from({ length: seats }, () => 1 / seats);
  const end = found.chances(nth(found.places, found.places.length - 1), 'table');
  return balanceOf(effectsIn(found), { start, end });
}

/** Chances at a step, told at once. */
function reckoned(found: Review<Vocabulary>, step: number, from: ReviewAsk['from']): Place {
  const place = { step, chances: found.chances(step, from) };
  tell({ of: 'course', ...place });
  return place;
}

/** What every decision did, told one after the other. */
function effectsIn(found: Review<Vocabulary>): Effect[] {
  return found.decisions.map(step => {
    const effect = found.effect(step);
    tell({ of: 'effect' });
    return effect;
  });
}

addEventListener('message', ({ data }: MessageEvent<ReviewAsk>) => {
  review(data).catch(() => tell({ of: 'failure' }));
});
