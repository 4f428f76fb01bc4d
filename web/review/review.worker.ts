import { wentBy, reviewOf, type Review } from '../../bots/review.ts';
import type { Seat, Vocabulary } from '../../core/game.ts';
import { nth, present } from '../../core/sure.ts';
import { fetchRulesAndBots } from '../../games/about.ts';
import { editionOf } from '../own-edition.ts';
import type { Recording } from '../replay/film.worker.ts';
import { onShelf } from '../shelf.ts';
import { type Place, turningsOf } from './turnings.ts';

/** What is asked of the worker: a whole review, seen from a seat or from the table as a whole. */
export interface ReviewAsk {
  readonly recording: Recording;
  readonly from: Seat | 'table';
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
}

/** What came of decisions and of luck, for one seat, in chances to win. */
export interface Balance {
  readonly own: Part;
  readonly others: Part;
  /** All the rest, the deal included. */
  readonly luck: Part;
}

/** A sum of changes, and how far it may be wrong. */
export interface Part {
  readonly by: number;
  readonly margin: number;
}

/** What the worker has found so far. */
export type Finding =
  | { readonly of: 'work'; readonly all: number }
  | { readonly of: 'course'; readonly step: number; readonly chances: readonly number[] }
  | { readonly of: 'effect' }
  | { readonly of: 'balance'; readonly seats: readonly Balance[] }
  | { readonly of: 'judged'; readonly verdict: Verdict | null }
  | { readonly of: 'end'; readonly judged: number; readonly decisions: number }
  | { readonly of: 'failure' };

const tell = (finding: Finding) => postMessage(finding);

async function review({ recording, from }: ReviewAsk): Promise<void> {
  const { record, edition } = recording;
  const { box, bots } = await fetchRulesAndBots(present(onShelf(record.game), 'game of this name'));
  const game = box.open(editionOf(edition, box));
  const went = wentBy(game, record);
  const found = reviewOf(game, bots, went);
  const judged = from === 'table' ? { steps: [], of: 0 } : found.judgedOf(from);
  tell({ of: 'work', all: found.places.length + found.decisions.length + judged.steps.length });
  const course = found.places.map(step => reckoned(found, step, from));
  for (const { step } of turningsOf(course)) {
    const before = nth(course, course.findIndex(place => place.step === step) - 1).step;
    for (let between = before + 1; between < step; between++) reckoned(found, between, from);
  }
  tell({ of: 'balance', seats: balanceOf(found, went.seats) });
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
      },
    });
  }
  tell({ of: 'end', judged: judged.steps.length, decisions: judged.of });
}

/** Chances at a step, told at once. */
function reckoned(found: Review<Vocabulary>, step: number, from: ReviewAsk['from']): Place {
  const place = { step, chances: found.chances(step, from) };
  tell({ of: 'course', ...place });
  return place;
}

function moveAt(entries: Recording['record']['entries'], step: number) {
  const entry = nth(entries, step);
  if (!('move' in entry)) throw new Error(`Impossible: step ${step} is no decision`);
  return entry;
}

/** 95 % of the time the truth is no farther away. */
const CERTAINTY = 1.96;

/** Everybody begins with the same chance and ends with none or all of it: what decisions did not do, luck did. */
function balanceOf(found: Review<Vocabulary>, seats: number): Balance[] {
  const sums = Array.from({ length: seats }, () => ({ own: 0, others: 0, ownDoubt: 0, othersDoubt: 0 }));
  for (const step of found.decisions) {
    const { by, gains, doubts } = found.effect(step);
    for (const [seat, sum] of sums.entries()) {
      sum[seat === by ? 'own' : 'others'] += nth(gains, seat);
      sum[seat === by ? 'ownDoubt' : 'othersDoubt'] += nth(doubts, seat);
    }
    tell({ of: 'effect' });
  }
  const end = found.chances(nth(found.places, found.places.length - 1), 'table');
  const part = (by: number, doubt: number): Part => ({ by, margin: CERTAINTY * Math.sqrt(doubt) });
  return sums.map(({ own, others, ownDoubt, othersDoubt }, seat) => ({
    own: part(own, ownDoubt),
    others: part(others, othersDoubt),
    luck: part(nth(end, seat) - 1 / seats - own - others, ownDoubt + othersDoubt),
  }));
}

addEventListener('message', ({ data }: MessageEvent<ReviewAsk>) => {
  review(data).catch(() => tell({ of: 'failure' }));
});
