import { add } from '../../core/counts.ts';
import { playerAt } from '../../core/sure.ts';
import { drawCards } from './breeding.ts';
import type { Tables } from './data/tables.ts';
import { type Desk, prizeOf, rivalsDrawn, shareOf } from './event-cards.ts';
import type { Show, State } from './vocabulary.ts';

/** GZ-58 to GZ-62: both contests, the lower one first; then everybody goes home. */
export function holdContests(tables: Tables, draft: State, desk: Desk): void {
  draft.report.shows = [];
  const rivals = rivalsDrawn(tables, draft);
  for (let at = 0; at < draft.contests.length && rivals > 0; at++)
    holdContest(tables, draft, { at, rivals, desk });
  for (const contest of draft.contests) {
    for (const { seat, hat } of contest.entrants) add(playerAt(draft.players, seat).home, hat, 1);
    contest.entrants = [];
  }
}

interface Occasion {
  readonly at: number;
  readonly rivals: number;
  readonly desk: Desk;
}

function holdContest(tables: Tables, draft: State, { at, rivals: gnomes, desk }: Occasion): void {
  const { hat, entrants } = draft.contests[at]!;
  const prize = prizeOf(tables, draft, at);
  if (entrants.length === 0) {
    desk.emit?.({ type: 'contest-empty', hat, prize });
    return;
  }
  const rivals = drawCards(tables.piles[hat]!, gnomes, desk.random);
  const best = Math.max(...rivals, ...entrants.map(entrant => entrant.hat));
  const winners = entrants.filter(entrant => entrant.hat === best);
  const share = shareOf(prize, winners.length + rivals.filter(rival => rival === best).length);
  for (const { seat } of winners) playerAt(draft.players, seat).petals += share;
  const show: Show = {
    hat,
    prize,
    entrants: entrants.map(entrant => ({ ...entrant })),
    rivals,
    winners: winners.map(entrant => ({ ...entrant })),
    share: winners.length > 0 ? share : 0,
  };
  draft.report.shows.push(show);
  desk.emit?.({ type: 'contest-held', ...show });
}
