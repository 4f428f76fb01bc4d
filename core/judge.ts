import { same } from './data.ts';
import type { Vocabulary } from './game.ts';
import { accept, type Change, type Entry, fork, type Match, type News } from './match.ts';
import { type AnyRefusal, close, play, recognise, refuseKind } from './play.ts';
import { no, ok, type Result } from './result.ts';
import { afterMove, mayTakeBack, openMoveOf, without } from './takeback.ts';

export type RecordRefusal = 'nothing-to-take-back' | 'no-clock-running' | 'not-in-one-go';
export type EntryRefusal<V extends Vocabulary> =
  | AnyRefusal<V>
  | { readonly code: RecordRefusal; readonly clause: 'core'; readonly with?: never };

/** What this entry would change, or why the rules refuse it. The entry may come from anywhere: a move is
 * recognised before it is judged, and a closing must be the one whose clock is running. */
export function judge<V extends Vocabulary>(
  match: Match<V>,
  entry: Entry<V>,
): Result<Change<V>, EntryRefusal<V>> {
  const step = match.entries.length + 1;
  if ('closing' in entry) {
    const running = match.game.timer?.(match.state)?.closing;
    const closed = same(running, entry.closing) ? close(match.game, match.state) : null;
    if (!closed) return no({ code: 'no-clock-running', clause: 'core' });
    const { state, events } = closed;
    return ok({
      entry,
      news: { step, seat: 'table', events, takeback: false },
      state,
      recent: [],
      sealed: true,
    });
  }
  const { seat } = entry;
  if ('takeback' in entry) {
    if (!mayTakeBack(match, seat)) return no({ code: 'nothing-to-take-back', clause: 'core' });
    const news = { step, seat, events: [], takeback: true };
    return ok({ entry, news, ...without(match, openMoveOf(match, seat)), sealed: false });
  }
  const notAsked = refuseKind(match.game, match.state, { seat, type: entry.move.type });
  if (notAsked) return no(notAsked);
  const move = recognise(match.game, match.state, { seat, json: entry.move });
  if (!move) return no({ code: 'no-such-move', clause: 'core' });
  const played = play(match.game, match.state, { seat, move });
  if (!played.ok) return played;
  const { state, events, sealed, passes } = played.value;
  return ok({
    entry: { seat, move },
    news: { step, seat, events, takeback: false },
    state,
    recent: afterMove(match, { seat, move, before: match.state, isOpen: !sealed, passes }, events),
    sealed,
  });
}

/** Judges several entries in sequence: all of them, or none. What follows a sealed one is refused unread, since its
 * verdict would reveal what the sealed one shows before it is committed. */
export function judgeAll<V extends Vocabulary>(
  match: Match<V>,
  entries: readonly Entry<V>[],
): Result<readonly Change<V>[], EntryRefusal<V>> {
  const trial = entries.length > 1 ? fork(match) : match;
  const changes: Change<V>[] = [];
  for (const entry of entries) {
    if (changes.at(-1)?.sealed) return no({ code: 'not-in-one-go', clause: 'core' });
    const judged = judge(trial, entry);
    if (!judged.ok) return judged;
    if (trial !== match) accept(trial, judged.value);
    changes.push(judged.value);
  }
  return ok(changes);
}

/** Adds a line to the log if the rules allow it; otherwise nothing changes. */
export function append<V extends Vocabulary>(
  match: Match<V>,
  entry: Entry<V>,
): Result<News<V>, EntryRefusal<V>> {
  const judged = judge(match, entry);
  if (!judged.ok) return judged;
  accept(match, judged.value);
  return ok(judged.value.news);
}
