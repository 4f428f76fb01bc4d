import type { Glimpse, Seat } from '../../core/game.ts';
import { freshRng } from '../../core/random.ts';
import { keyed, nth, playerAt } from '../../core/sure.ts';
import type { Deck } from './data/deck.ts';
import { ascending, without } from './hands.ts';
import { surveyed } from './ground.ts';
import { legalTrials } from './placing.ts';
import { noPlan } from './setup.ts';
import type {
  ClosedField,
  Piece,
  Plan,
  Player,
  PlayerView,
  SeasonsOfRice,
  State,
  View,
} from './vocabulary.ts';

interface Dream extends Glimpse<SeasonsOfRice> {
  readonly deck: Deck;
}

/** SR-15, SR-26: all cards are in play, so only the deal before it and the other's plan have to be imagined. */
export function determinize(dream: Dream): State {
  const { deck, view, random } = dream;
  const unseen = unseenCards(dream);
  const players = view.players.map((_, at) => playerFrom(dream, at, unseen));
  return {
    options: { ...view.options },
    season: view.season,
    turn: view.turn,
    seat: view.seat,
    first: view.first && { ...view.first },
    deck: unseen,
    row: numbers(deck, view.row),
    players,
    rng: freshRng(random),
  };
}

const numbers = ({ cardNumber }: Deck, ids: readonly string[]): number[] =>
  ids.map(id => keyed(cardNumber, id));

/** The cards this seat cannot see, shuffled; what is dealt from them is taken out. */
function unseenCards({ deck, view, random }: Dream): number[] {
  const own = view.own!;
  const seen = new Set([
    ...view.row,
    ...own.dealt.map(({ card }) => card),
    ...own.hand,
    ...view.players.flatMap(({ landscape, ancestor }) => [
      ...landscape.map(({ card }) => card),
      ...(ancestor ? [ancestor.card] : []),
    ]),
  ]);
  return random.shuffle([...deck.cards.keys()].filter(card => !seen.has(nth(deck.cards, card).id)));
}

function playerFrom(dream: Dream, at: Seat, unseen: number[]): Player {
  const { deck, view, seat } = dream;
  const { ancestor, landscape, fields, handSize } = playerAt(view.players, at);
  const own = at === seat ? view.own! : null;
  const pieces = landscape.map(({ card, turn, x, y }): Piece => {
    return { card: keyed(deck.cardNumber, card), turn, x, y };
  });
  const known = {
    ancestor: ancestor && keyed(deck.cardNumber, ancestor.card),
    landscape: pieces,
    closed: closedFields(fields),
  };
  if (own) {
    const { card, spot, send } = own.plan;
    const number = (id: string | null) => (id === null ? null : keyed(deck.cardNumber, id));
    return {
      dealt: own.dealt.map(({ card }) => keyed(deck.cardNumber, card)),
      choice: own.choice && { card: keyed(deck.cardNumber, own.choice.card), turn: own.choice.turn },
      ...known,
      hand: numbers(deck, own.hand),
      plan: { card: number(card), spot: spot && { ...spot }, send: number(send) },
    };
  }
  const dealt = view.season === 'ancestors' ? ascending(unseen.splice(0, 2)) : [];
  const hand = ascending(unseen.splice(0, handSize));
  return {
    dealt,
    choice: choiceOf(dream, at, dealt),
    ...known,
    hand,
    plan: planOf(dream, at, { hand, pieces }),
  };
}

/** In the order in which they were closed; fields closed by one card from top to bottom and from left to right. */
function closedFields(fields: View['players'][number]['fields']): ClosedField[] {
  return fields
    .filter(({ at }) => at !== null)
    .map(({ at, squares, farmers, buffaloes, houses, cards, points }) => ({
      at: at!,
      squares: [...squares],
      farmers,
      buffaloes,
      houses,
      cards,
      points: { ...points! },
    }))
    .sort((a, b) => a.at - b.at);
}

function choiceOf({ view, random }: Dream, at: Seat, dealt: readonly number[]): Player['choice'] {
  if (view.season !== 'ancestors' || !playerAt(view.players, at).ready) return null;
  return { card: random.pick(dealt), turn: random.int(2) === 0 ? 0 : 1 };
}

/** Whoever is ready has a whole plan; whoever is not may have any part of one. */
function planOf(
  { deck, view, random }: Dream,
  at: Seat,
  { hand, pieces }: { readonly hand: readonly number[]; readonly pieces: readonly Piece[] },
): Plan {
  const { ready, picked }: PlayerView = playerAt(view.players, at);
  if (view.season === 'dry')
    return { ...noPlan(), card: picked === null ? null : keyed(deck.cardNumber, picked) };
  if (view.season !== 'wet') return noPlan();
  const isLast = hand.length === 1;
  const stage = ready ? 'ready' : isLast ? 'picked' : random.pick(['empty', 'picked', 'placed'] as const);
  if (stage === 'empty') return noPlan();
  const card = random.pick(hand);
  if (stage === 'picked') return { ...noPlan(), card };
  const { turn, x, y } = random.pick(legalTrials(surveyed(deck, pieces), card));
  const send = stage === 'ready' && !isLast ? random.pick(without(hand, card)) : null;
  return { card, spot: { turn, x, y }, send };
}
