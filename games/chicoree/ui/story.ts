import type { Viewer } from '../../../core/game.ts';
import type { News } from '../../../core/match.ts';
import type { Chicoree, Event } from '../vocabulary.ts';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** How a card in the middle went, or a player. */
export type Outcome = Of<'fists-opened' | 'challenge-shown' | 'sold' | 'unsold' | 'took' | 'went-bankrupt'>;
/** What a player laid or played. */
export type Deed = Of<'shop-opened' | 'link-laid' | 'start-laid' | 'destroyed' | 'blocked' | 'boosted'>;

const OUTCOMES: readonly Event['type'][] = [
  'fists-opened',
  'challenge-shown',
  'sold',
  'unsold',
  'took',
  'went-bankrupt',
];
const DEEDS: readonly Event['type'][] = [
  'shop-opened',
  'link-laid',
  'start-laid',
  'destroyed',
  'blocked',
  'boosted',
];
const isOutcome = (event: Event): event is Outcome => OUTCOMES.includes(event.type);
const isDeed = (event: Event): event is Deed => DEEDS.includes(event.type);

/** What the table tells beside the question itself. */
export interface Story {
  /** How the last card in the middle went. */
  readonly latest: Outcome | null;
  /** What this turn brought its player. */
  readonly income: {
    readonly earned: number;
    readonly paid: readonly Of<'paid'>[];
    readonly blocked: boolean;
  };
  /** What was laid and played in this turn. */
  readonly deeds: readonly Deed[];
  /** What was done to the viewer since they last drew. */
  readonly hits: readonly Of<'destroyed' | 'blocked'>[];
}

export function storyOf(log: readonly News<Chicoree>[], viewer: Viewer): Story {
  const events = stillTold(log);
  const turn = events.slice(events.findLastIndex(({ type }) => type === 'turn-began') + 1);
  const drew = events.findLastIndex(
    event => event.type === 'drew' && event.because === 'turn' && event.seat === viewer,
  );
  return {
    latest: events.findLast(isOutcome) ?? null,
    income: {
      earned: turn.find(event => event.type === 'earned')?.tokens ?? 0,
      paid: turn.filter(event => event.type === 'paid'),
      blocked: turn.some(({ type }) => type === 'went-without'),
    },
    deeds: turn.filter(isDeed),
    hits: events
      .slice(drew + 1)
      .filter(event => event.type === 'destroyed' || event.type === 'blocked')
      .filter(({ target }) => target === viewer),
  };
}

/** Without what was taken back. */
function stillTold(log: readonly News<Chicoree>[]): readonly Event[] {
  const told: News<Chicoree>[] = [];
  for (const news of log) {
    if (!news.takeback) told.push(news);
    else
      told.splice(
        told.findLastIndex(({ seat }) => seat === news.seat),
        1,
      );
  }
  return told.flatMap(({ events }) => events);
}
