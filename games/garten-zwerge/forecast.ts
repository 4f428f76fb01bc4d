import type { Read } from '../../core/game.ts';
import { nth, playerAt } from '../../core/sure.ts';
import { pileOf } from './data/chances.ts';
import type { Tables } from './data/tables.ts';
import { BROWN, GOLD, GREEN, GREY, type Hat } from './data/words.ts';
import { bannedJob, prizeOf, rivalsDrawn, salePrice, shareOf, upkeepEach } from './event-cards.ts';
import { owned, total } from './gnomes.ts';
import type { ContestView, PlayerView, State, Watch } from './vocabulary.ts';

/** What a gnome of each hat may expect in a contest as it stands now, in percent and petals. */
export function outlook(tables: Tables, state: Read<State>, at: number): ContestView['outlook'] {
  const views: ContestView['outlook'] = [];
  for (let hat = GREY; hat <= GREEN; hat++) {
    const { wins, shares, petals } = expectation(tables, state, { at, hat });
    views.push({
      wins: Math.round(100 * wins),
      shares: Math.round(100 * shares),
      petals: Math.round(petals),
    });
  }
  return views;
}

/** The same for one hat, exactly. */
export function expectation(
  tables: Tables,
  state: Read<State>,
  { at, hat }: { readonly at: number; readonly hat: Hat },
): { wins: number; shares: number; petals: number } {
  const { hat: colour, entrants } = nth(state.contests, at);
  const prize = prizeOf(tables, state, at);
  const rivals = rivalsDrawn(tables, state);
  const sums = { wins: 0, shares: 0, petals: 0 };
  if (rivals === 0 || hat < BROWN) return sums;
  let equals = 0;
  for (const entrant of entrants) {
    if (entrant.hat > hat) return sums;
    if (entrant.hat === hat) equals++;
  }
  for (const { best, gnomes, probability } of tables.rivals(colour, rivals)) {
    if (best > hat) continue;
    const winners = 1 + equals + (best === hat ? gnomes : 0);
    if (winners === 1) sums.wins += probability;
    else sums.shares += probability;
    sums.petals += probability * shareOf(prize, winners);
  }
  return sums;
}

/** GZ-63: everything this seat owns, and what its shack will add. */
export function billOf(tables: Tables, state: Read<State>, seat: number): PlayerView['bill'] {
  const gnomes = total(owned(state, seat));
  const newborn = playerAt(state.players, seat).shack.length;
  const each = upkeepEach(tables, state);
  return { gnomes, newborn, each, petals: (gnomes + newborn) * each };
}

/** GZ-65: how near a seat is to either goal. */
export function watch(tables: Tables, state: Read<State>, seat: number): Watch {
  const { petals, free } = playerAt(state.players, seat);
  const over = state.stage.name === 'over';
  const bill = over ? 0 : billOf(tables, state, seat).petals;
  return {
    missing: Math.max(0, tables.sums.goal - (petals - bill)),
    greens: nth(owned(state, seat), GREEN),
    canExchangeGold: nth(free, GREEN) >= 2 && bannedJob(tables, state) !== 'exchange',
    goldChance: goldChance(tables, state, seat),
    canReachGoal: bestPurse(tables, state, seat) >= tables.sums.goal,
  };
}

function goldChance(tables: Tables, state: Read<State>, seat: number): number {
  const effect = tables.effects[state.event];
  const cards = effect.do === 'best-of' && seat !== state.treasurer ? effect.cards : 1;
  let none = 1;
  for (const pair of playerAt(state.players, seat).shack)
    for (const { best, probability } of tables.rivals(pileOf(pair), cards))
      if (best === GOLD) none *= 1 - probability;
  return Math.round(100 * (1 - none));
}

/** Petals after upkeep if every prize still open were won and every other free gnome sold. */
function bestPurse(tables: Tables, state: Read<State>, seat: number): number {
  const { petals, free, shack } = playerAt(state.players, seat);
  if (state.stage.name === 'over') return petals;
  const banned = bannedJob(tables, state);
  const gnomes: Hat[] = free.flatMap((count, hat) => Array<Hat>(hat === GREY ? 0 : count).fill(hat));
  let purse = petals - (total(owned(state, seat)) + shack.length) * upkeepEach(tables, state);
  for (let at = state.contests.length - 1; at >= 0 && banned !== 'contest'; at--) {
    const entered = nth(state.contests, at).entrants.some(entrant => entrant.seat === seat);
    // The lowest gnome goes, since the best sales bring most.
    if (entered || gnomes.shift() !== undefined) purse += prizeOf(tables, state, at);
  }
  if (banned !== 'sell')
    for (const hat of gnomes) purse += salePrice(tables, state, hat) + upkeepEach(tables, state);
  return purse;
}
