import { add, countsOf, listOf } from '../../core/counts.ts';
import { copy } from '../../core/data.ts';
import type { Glimpse, Seat } from '../../core/game.ts';
import { freshRng, type Random } from '../../core/random.ts';
import { type Card, FACES } from './data/cards.ts';
import type { Tables } from './data/tables.ts';
import type { Chicoree, Player, PlayerView, State } from './vocabulary.ts';

/**
 * Deals the cards this seat has not seen anew: to the other hands around what is known of them, the rest to the pile.
 * Whoever has closed a fist or chosen cards may have chosen anything they could.
 */
export function determinize(tables: Tables, dream: Glimpse<Chicoree>): State {
  const { view, random } = dream;
  const { rail: _rail, ...turn } = view.turn;
  const pile = random.shuffle(unseenCards(tables, dream));
  return {
    options: { ...view.options },
    players: view.players.map((player, i) => dreamPlayer(dream, { player, i, pile })),
    pile,
    discard: [...view.discard],
    harvestLaid: view.harvestLaid,
    turn,
    agenda: copy(view.agenda),
    idle: view.idle,
    ending: view.ending && { ...view.ending },
    fists: view.fists,
    lastChallenge: view.lastChallenge,
    lastSale: view.lastSale,
    rng: freshRng(random),
  };
}

function dreamPlayer(
  { view, seat, random }: Glimpse<Chicoree>,
  { player, i, pile }: { readonly player: PlayerView; readonly i: Seat; readonly pile: Card[] },
): Player {
  const you = i === seat;
  const hand = countsOf(you ? view.hand! : player.known, FACES);
  if (!you) for (let n = player.known.length; n < player.handSize; n++) add(hand, pile.pop()!, 1);
  const { tokens, start, closed, out } = player;
  const asked = view.agenda.at(-1)?.do;
  const decided = closed && out === null;
  return {
    tokens,
    hand,
    known: countsOf(player.known, FACES),
    start,
    chain: player.chain.map(cards => [...cards]),
    blocks: player.blocks.map(block => ({ ...block })),
    closed,
    fist: asked !== 'fists' || !decided ? 0 : you ? (view.fist ?? 0) : random.int(tokens + 1),
    staked: you ? [...view.staked!] : asked === 'challenge' && decided ? someOf(hand, random) : [],
    out,
  };
}

/** At least one card of a hand, unless it is empty. */
function someOf(hand: readonly number[], random: Random): Card[] {
  const cards = random.shuffle(listOf(hand));
  return cards.slice(0, cards.length === 0 ? 0 : 1 + random.int(cards.length)).sort((a, b) => a - b);
}

function unseenCards({ copies }: Tables, { view, seat }: Glimpse<Chicoree>): Card[] {
  const left = [...copies];
  const strike = (cards: readonly Card[]): void => {
    for (const card of cards) add(left, card, -1);
  };
  strike(view.discard);
  for (const task of view.agenda) if ('card' in task) add(left, task.card, -1);
  view.players.forEach(({ start, chain, known }, i) => {
    if (start !== null) add(left, start, -1);
    chain.forEach(strike);
    strike(i === seat ? view.hand! : known);
  });
  return listOf(left);
}
