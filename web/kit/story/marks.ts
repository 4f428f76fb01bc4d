import type { Seat, Viewer, Vocabulary } from '../../../core/game.ts';
import type { News } from '../../../core/match.ts';
import type { Trail } from './trace.ts';

/** Change highlights: by place, who was the last to change it. */
export type Marks = ReadonlyMap<string, Seat | 'table'>;

const NONE: Marks = new Map();

/** What others changed on the board since the viewer's last move, and after the step up to which they have dismissed
 * it. */
export function marksSince<V extends Vocabulary>(
  log: readonly News<V>[],
  { viewer, trail, after }: { readonly viewer: Viewer; readonly trail: Trail<V>; readonly after: number },
): Marks {
  const mine = log.findLastIndex(({ seat }) => seat === viewer);
  if (viewer === 'spectator' || mine === -1) return NONE;
  const others = standing(log.slice(mine + 1)).filter(({ step }) => step > after);
  return marksOf(others, trail, by => by !== viewer);
}

/** What these news changed on the board. */
export function marksOf<V extends Vocabulary>(
  log: readonly News<V>[],
  trail: Trail<V>,
  counts: (by: Seat | 'table') => boolean = () => true,
): Marks {
  const marks = new Map<string, Seat | 'table'>();
  for (const { seat, events } of log)
    for (const event of events) {
      const by = actorOf(event) ?? trail.turn(event) ?? seat;
      if (counts(by) && !trail.isFleeting(event))
        for (const key of trail.at(event)) if (!isSeat(key)) marks.set(key, by);
    }
  return marks;
}

/** What was not taken back. */
function standing<V extends Vocabulary>(log: readonly News<V>[]): readonly News<V>[] {
  const kept: News<V>[] = [];
  for (const news of log) {
    if (!news.takeback) kept.push(news);
    else
      kept.splice(
        kept.findLastIndex(({ seat }) => seat === news.seat),
        1,
      );
  }
  return kept;
}

/** A turn may begin with what the next player does. */
function actorOf(event: object): Seat | null {
  return 'seat' in event && typeof event.seat === 'number' ? event.seat : null;
}

/** A player's panel changes all the time: it says nothing. */
const isSeat = (key: string) => key.startsWith('seat-');
