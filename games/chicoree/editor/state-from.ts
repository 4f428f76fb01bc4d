import { countsOf, listOf } from '../../../core/counts.ts';
import type { Game } from '../../../core/game.ts';
import { freshRng, type Random } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';
import { cardsInHand, knownInHand, takeFrom } from '../../../web/kit/editor/sketch.ts';
import { askForCards } from '../challenge.ts';
import { type Card, FACES, HARVEST_STEP } from '../data/cards.ts';
import { askForFists } from '../fists.ts';
import type { Chicoree, Player, State } from '../vocabulary.ts';
import type { Sketch } from './sketch.ts';
import { stockOf } from './stock.ts';

/** Deals the cards nobody has seen: to the other hands around what is known of them, below the known discards, the rest to the pile. */
export function stateFrom(game: Game<Chicoree>, sketch: Sketch, random: Random): State {
  const { discard } = sketch;
  const pile = random.shuffle(listOf(stockOf(game, sketch).unseen));
  const deal = (n: number): Card[] => takeFrom(pile, n);
  const players = sketch.players.map((trader, seat): Player => {
    const known = knownInHand(sketch, seat);
    const unknown = deal(cardsInHand(sketch, seat) - known.length);
    return {
      tokens: trader.tokens,
      hand: countsOf([...known, ...unknown], FACES),
      known: countsOf(trader.hand.known, FACES),
      start: trader.start,
      chain: trader.chain.map(cards => [...cards]),
      blocks: trader.blocks.map(block => ({ ...block })),
      closed: false,
      fist: 0,
      staked: [],
      out: trader.out,
    };
  });
  const state: State = {
    options: { ...sketch.options },
    players,
    discard: [...deal(discard.cards - discard.known.length), ...discard.known],
    pile,
    harvestLaid: isHarvestLaid(sketch),
    turn: turnOf(sketch),
    agenda: [],
    idle: sketch.idle,
    ending: null,
    fists: [],
    lastChallenge: null,
    lastSale: null,
    rng: freshRng(random),
  };
  ask(state, sketch);
  return state;
}

function ask(draft: State, { moment }: Sketch): void {
  switch (moment.do) {
    case 'act':
      draft.agenda.push({ do: 'act' });
      return;
    case 'auction':
      draft.agenda.push({
        do: 'auction',
        card: moment.card,
        seller: null,
        calls: moment.calls.map(call => ({ ...call })),
        passed: [...moment.passed],
        turn: draft.options.auction === 'in-turn' ? moment.asked : null,
      });
      return;
    case 'fists':
      askForFists(draft, moment.card);
      return;
    case 'challenge':
      askForCards(draft, moment.card);
  }
}

function turnOf({ turn, moment, players }: Sketch): State['turn'] {
  const { seat, step, startJustLaid, linkLaid } = turn;
  return {
    seat,
    number: 1,
    hadStart: nth(players, seat).start !== null && !startJustLaid,
    step: moment.do === 'act' ? step : 8,
    linkLaid,
    collected: 0,
    moved: turn.moved || moment.do !== 'act' || startJustLaid || linkLaid,
  };
}

/** CH-12, CH-15: a harvest that lies there was laid, and so was one below a 5. */
export function isHarvestLaid({ harvestLaid, players }: Sketch): boolean {
  return (
    harvestLaid ||
    players.some(
      ({ chain }) => nth(chain, HARVEST_STEP - 1).length > 0 || nth(chain, HARVEST_STEP).length > 0,
    )
  );
}
