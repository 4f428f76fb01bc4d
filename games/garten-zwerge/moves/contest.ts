import { add } from '../../../core/counts.ts';
import type { MoveRule } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import type { Tables } from '../data/tables.ts';
import { BROWN, CONTESTS, HATS } from '../data/words.ts';
import { bannedJob } from '../event-cards.ts';
import { freeHats, refuseBond, refuseJob } from '../jobs.ts';
import { noteEntry } from '../promises.ts';
import { jobDone } from '../turn.ts';
import type { Enter, GartenZwerge } from '../vocabulary.ts';

const ENTRIES = HATS.map((_, hat) => CONTESTS.map((contest): Enter => ({ type: 'contest', hat, contest })));

/** GZ-51: a gnome enters one of the two contests, whatever its hat. */
export const contest = (tables: Tables): MoveRule<GartenZwerge, Enter> => ({
  takeback: true,
  candidates: ({ players }, seat) => freeHats(playerAt(players, seat)).flatMap(hat => ENTRIES[hat]!),

  legal(state, seat, found) {
    if (bannedJob(tables, state) === 'contest') return;
    const { free, bonds } = playerAt(state.players, seat);
    for (let hat = BROWN; hat < free.length; hat++) {
      if (free[hat] === 0) continue;
      for (const entry of ENTRIES[hat]!) {
        const wish = { job: 'contest', hat, contest: entry.contest } as const;
        if (bonds.length === 0 || refuseBond(tables, state, { seat, wish }) === null) found.push(entry);
      }
    }
  },

  refuse: (state, seat, { hat, contest: at }) =>
    refuseJob(tables, state, { seat, wish: { job: 'contest', hat, contest: at } }),

  apply(draft, { hat, contest: at }, effects) {
    const { seat } = effects;
    const held = draft.contests[at]!;
    add(playerAt(draft.players, seat).free, hat, -1);
    held.entrants.push({ seat, hat });
    effects.emit?.({ type: 'entered', seat, hat, contest: at, colour: held.hat });
    noteEntry(draft, { seat, contest: at, desk: effects });
    jobDone(tables, draft, { seat, desk: effects });
  },
});
