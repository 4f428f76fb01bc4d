import type { Read } from '../../../core/game.ts';
import { nth, playerAt } from '../../../core/sure.ts';
import { COINS_PER_POINT, kindOf } from '../data/cards.ts';
import { handSize } from '../../../core/hand.ts';
import { freeSuns } from '../scoring.ts';
import { turnsLeft } from '../turn.ts';
import type { Player, State } from '../vocabulary.ts';
import { type Beliefs, perTurn } from './beliefs.ts';
import type { Lore } from './lore.ts';
import type { MarketWatch } from './market-watch.ts';
import { type Means, projectsOf } from './projects.ts';

export interface Outlook {
  readonly lore: Lore;
  readonly beliefs: Beliefs;
  readonly watch: MarketWatch;
}

/** The points a seat can expect at the end: what it has, and what it may make of it in the turns it has left. */
export function prospects(outlook: Outlook, state: Read<State>, seat: number): number {
  const { lore, beliefs, watch } = outlook;
  const player = playerAt(state.players, seat);
  const active = state.turn.seat === seat && state.agenda.length > 0;
  const acted = active && nth(state.agenda, 0).do !== 'act';
  const turns = turnsLeft(state, seat) - (acted ? 1 : 0);
  const inHand = active ? tokensInHand(state) : NONE;
  const coins = player.coins + inHand.open;
  const points = handSize(player) + bedPoints(lore, player) + dropPoints(outlook, player, inHand.drops);
  if (turns === 0 && inHand.open === 0) return points + Math.floor(coins / COINS_PER_POINT);

  const take = nextWithdrawal(beliefs, state, { seat, turns });
  const means = { lore, beliefs, watch, player, turns, coins, take };
  return points + coinPoints(means) + accessoryPoints(means) + plan(means, state);
}

const NONE = { open: 0, drops: 0 };

/** Tokens of the present turn that are not placed yet: still coins or drops, or drops already. */
function tokensInHand({ agenda }: Read<State>): { open: number; drops: number } {
  let open = 0;
  let drops = 0;
  for (const task of agenda) {
    if (task.do === 'choose-face') open += task.tokens;
    if (task.do === 'water') drops += task.drops;
  }
  return { open, drops };
}

function bedPoints({ points }: Lore, { beds }: Read<Player>): number {
  let sum = 0;
  for (const bed of beds)
    sum += nth(nth(points, kindOf(nth(bed.cards, 0))), bed.cards.length) * (freeSuns(bed) === 0 ? 2 : 1);
  return sum;
}

/** A drop on its way to a free sun is worth a coin; it will be worth what it brings once it is placed. */
function dropPoints({ beliefs }: Outlook, { beds }: Read<Player>, drops: number): number {
  let free = 0;
  for (const bed of beds) free += freeSuns(bed);
  return Math.min(drops, free) * beliefs.coin;
}

function coinPoints({ beliefs, coins, turns }: Means): number {
  const spent = Math.min(coins, turns * beliefs.coinsPerTurn);
  return spent * beliefs.coin + (coins - spent) / COINS_PER_POINT;
}

function accessoryPoints({ beliefs, player, turns }: Means): number {
  let sum = 0;
  for (const card of player.laidOut) sum += perTurn(beliefs, card) * turns;
  return sum;
}

/** The sooner the next withdrawal may be the last, the more today's pond matters, as the others will have left it. */
function nextWithdrawal(
  { pondHorizon, pondKept, withdrawal }: Beliefs,
  { pond, players, turn }: Read<State>,
  { seat, turns }: { seat: number; turns: number },
): number {
  const others = (seat - turn.seat + players.length) % players.length;
  const now = (pond * pondKept ** others + others) / 2;
  return withdrawal + ((now - withdrawal) * pondHorizon) / (pondHorizon + turns);
}

/** Takes up the projects that pay best per turn while turns and water last; the turns left over are ordinary ones. */
function plan(means: Means, { pond, players }: Read<State>): number {
  const { beliefs, take } = means;
  let turns = means.turns;
  let water = turns * beliefs.drops + pond / players.length;
  let points = 0;
  for (const project of projectsOf(means).sort((a, b) => b.rate - a.rate)) {
    const drops = Math.min(project.thirst, water);
    const watered = project.thirst === 0 ? 1 : drops / project.thirst;
    const needed = project.turns + drops / take;
    const chance = Math.min(1, 1 - (needed - turns) / beliefs.slack);
    if (chance <= 0) continue;
    const spent = Math.min(turns, needed * chance);
    const worth = chance * (project.gain + project.bonus * watered * watered);
    if (worth <= ordinary(beliefs, turns) - ordinary(beliefs, turns - spent)) continue;
    points += worth;
    turns -= spent;
    water -= drops * chance;
  }
  return points + ordinary(beliefs, turns);
}

/** What turns are worth that have no purpose yet. */
function ordinary({ turn, lateTurn, lateTurns }: Beliefs, turns: number): number {
  return lateTurn * Math.min(turns, lateTurns) + turn * Math.max(0, turns - lateTurns);
}
