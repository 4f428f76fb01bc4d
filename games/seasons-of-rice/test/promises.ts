import type { Read } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import type { Promises } from '../../../testkit/scene.ts';
import { type Deck, deckOf } from '../data/deck.ts';
import { EDITION } from '../data/edition.ts';
import { CARDS } from '../data/words.ts';
import { allFields } from '../fields.ts';
import { flat, groundOf } from '../ground.ts';
import { judge } from '../placing.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import type { Player, SeasonsOfRice, State } from '../vocabulary.ts';

/** SR-02: every card is in exactly one place. */
function cardsOf({ deck, row, players }: Read<State>): number[] {
  return [
    ...deck,
    ...row,
    ...players.flatMap(({ dealt, hand, ancestor, landscape }) => [
      ...dealt,
      ...hand,
      ...(ancestor === null ? [] : [ancestor]),
      ...landscape.map(({ card }) => card),
    ]),
  ];
}

/** Every card of a landscape could be placed after the ones before it, and what is closed is on record. */
function landscape(deck: Deck, { landscape: pieces, closed }: Read<Player>): string | null {
  for (const [at, piece] of pieces.entries()) {
    const obstacle = at === 0 ? null : judge(groundOf(deck, pieces.slice(0, at)), piece).obstacle;
    if (obstacle) return `card ${at} of a landscape ${obstacle}`;
  }
  const found = allFields(groundOf(deck, pieces)).filter(({ gaps }) => gaps === 0);
  const known = new Set(closed.map(({ squares }) => squares.join()));
  if (found.length !== closed.length || !found.every(({ squares }) => known.has(flat(squares).join())))
    return 'the closed fields on record are not those of the landscape (SR-45)';
  return null;
}

function hand({ hand: cards, plan, dealt, choice }: Read<Player>, season: State['season']): string | null {
  for (const list of [cards, dealt])
    if (list.some((card, i) => i > 0 && card <= nth(list, i - 1))) return 'a hand is out of order';
  if (plan.card === null && plan.spot !== null) return 'a spot for no card';
  if (plan.spot === null && plan.send !== null) return 'a card sent before one is placed (SR-20)';
  if (season === 'wet' && plan.card !== null && !cards.includes(plan.card))
    return 'a plan with a card of nobody';
  if (plan.send !== null && (plan.send === plan.card || !cards.includes(plan.send)))
    return 'the same card is placed and sent, or it is not in hand (SR-19)';
  return choice && !dealt.includes(choice.card) ? 'an ancestor from nowhere (SR-11)' : null;
}

function seasons({ season, turn, row, players, seat, first }: Read<State>): string | null {
  const placed = players.map(player => player.landscape.length);
  const expected = season === 'ancestors' ? 0 : season === 'wet' ? turn : null;
  if (expected !== null && placed.some(count => count !== expected))
    return 'a landscape is ahead of its turn';
  if (season === 'wet' && row.length !== 2 * (turn - 1)) return 'the row has the wrong length (SR-21)';
  if (season === 'dry' && row.length !== 7 - turn) return 'the row has the wrong length (SR-31)';
  if ((season === 'dry') !== (seat !== null))
    return 'turns are taken one by one in the Dry season only (SR-27)';
  if ((season === 'dry' || season === 'over') !== (first !== null)) return 'nobody opened the Dry season';
  return season === 'over' && placed.some(count => count !== 8) ? 'eight cards each (SR-32)' : null;
}

export function invariant(deck: Deck, state: Read<State>): string | null {
  const cards = cardsOf(state);
  if (new Set(cards).size !== cards.length) return 'a card is in two places (SR-02)';
  for (const player of state.players) {
    const wrong = landscape(deck, player) ?? hand(player, state.season);
    if (wrong) return wrong;
  }
  return seasons(state);
}

const deck = deckOf(EDITION);

export const promises: Promises<SeasonsOfRice> = {
  games: 6,
  maxSteps: 400,
  languages: [en, fr],
  invariant: state => invariant(deck, state),
  conserved: state => ({ cards: cardsOf(state).length - CARDS }),
};
