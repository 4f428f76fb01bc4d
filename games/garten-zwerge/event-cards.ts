import { amount } from '../../core/counts.ts';
import type { Read, Effects } from '../../core/game.ts';
import { playerAt } from '../../core/sure.ts';
import type { Tables } from './data/tables.ts';
import { BLUE, DECKS, type EventDeck, GREY, type Job, RIVALS, STEP } from './data/words.ts';
import { owned, total } from './gnomes.ts';
import type { GartenZwerge, State } from './vocabulary.ts';

export type Desk = Pick<Effects<GartenZwerge>, 'random' | 'emit'>;

/** GZ-07, GZ-A09 */
export const deckInUse = ({ highest }: Read<State>): EventDeck => (highest >= BLUE ? 'blue' : 'grey');

/** GZ-20, GZ-A10: the next event of the pile in use. */
export function drawEvent(tables: Tables, draft: State, desk: Desk): void {
  const deck = deckInUse(draft);
  const pile = draft.decks[deck];
  if (pile.length === 0) {
    pile.push(...desk.random.shuffle([...DECKS[deck]]));
    draft.gone[deck] = [];
    desk.emit?.({ type: 'events-shuffled', deck, cards: pile.length });
  }
  draft.event = pile.pop()!;
  draft.gone[deck].push(draft.event);
  desk.emit?.({ type: 'event-drawn', id: draft.event, effect: tables.effects[draft.event], deck });
  happenAtOnce(tables, draft, desk);
}

/** What an event does before the first job. */
function happenAtOnce(tables: Tables, draft: State, { emit }: Desk): void {
  const effect = tables.effects[draft.event];
  for (let n = 0; n < draft.players.length; n++) {
    const seat = (draft.treasurer + n) % draft.players.length;
    const player = playerAt(draft.players, seat);
    if (effect.do === 'gate') {
      const counts = owned(draft, seat);
      const gnomes = total(counts) - amount(counts, GREY);
      player.petals += effect.petals * gnomes;
      if (gnomes > 0) emit?.({ type: 'visited', seat, petals: effect.petals * gnomes, gnomes });
    }
    if (effect.do !== 'fee' && effect.do !== 'tax') continue;
    const asked =
      effect.do === 'fee' ? effect.petals : effect.petals * Math.floor(player.petals / effect.per);
    const petals = Math.min(asked, player.petals);
    player.petals -= petals;
    if (asked > 0) emit?.({ type: 'charged', seat, petals, because: effect.do });
  }
}

/** GZ-24 */
export function bannedJob(tables: Tables, state: Read<State>): Job | null {
  const effect = tables.effects[state.event];
  return effect.do === 'ban' ? effect.job : null;
}

/** GZ-27, GZ-A25: what a gnome in the garden earns this round. */
export function wage(tables: Tables, state: Read<State>): number {
  const effect = tables.effects[state.event];
  if (effect.do === 'wage') return effect.petals;
  return bannedJob(tables, state) === 'garden' ? 0 : tables.sums.wage;
}

/** GZ-47: petals for a gnome sold in the job phase. */
export function salePrice(tables: Tables, state: Read<State>, hat: number): number {
  const effect = tables.effects[state.event];
  const bonus = effect.do === 'bonus' && hat !== GREY ? effect.petals : 0;
  return tables.values[state.options.values][hat]! + bonus;
}

/** GZ-63: petals a gnome costs this round. */
export function upkeepEach(tables: Tables, state: Read<State>): number {
  const effect = tables.effects[state.event];
  return effect.do === 'upkeep' ? effect.petals : tables.sums.upkeep;
}

/** GZ-58; none when the jury is ill. */
export function rivalsDrawn(tables: Tables, state: Read<State>): number {
  const effect = tables.effects[state.event];
  if (effect.do === 'rivals') return effect.gnomes;
  return bannedJob(tables, state) === 'contest' ? 0 : RIVALS;
}

/** GZ-60: of this round's contests, the lower one first. */
export function prizeOf(tables: Tables, state: Read<State>, contest: number): number {
  const effect = tables.effects[state.event];
  if (contest === 0) return tables.sums.lowerPrize;
  return effect.do === 'prize' ? effect.petals : tables.sums.higherPrize;
}

/** GZ-61, GZ-A16 */
export const shareOf = (prize: number, winners: number): number => Math.floor(prize / winners / STEP) * STEP;
