import type { Read } from '../../../../core/game.ts';
import type { Random } from '../../../../core/random.ts';
import { nth, present } from '../../../../core/sure.ts';
import { preferring, type Shelf } from '../../../../testkit/playthrough.ts';
import { BED_SIZES, isAccessory, kindOf, PUMPKIN } from '../../data/cards.ts';
import { tablesOf } from '../../data/tables.ts';
import { held } from '../../hand.ts';
import { chillAndChili } from '../../index.ts';
import { freeSuns } from '../../scoring.ts';
import { turnsLeft } from '../../turn.ts';
import { en } from '../../texts/en.ts';
import type { ChillAndChili, Move, Options, Player, State } from '../../vocabulary.ts';

const tables = tablesOf(chillAndChili.edition);

/** A gardener with common sense and a few whims: plants what is ripe, waters what is dry, buys what goes together. */
function worth(move: Move, state: Read<State>, dice: Random): number {
  const { seat } = state.turn;
  const player = nth(state.players, seat);
  const left = turnsLeft(state, seat);
  switch (move.type) {
    case 'plant':
      return move.cards.length === 1 ? 20 : 60 + tables.points(move.cards);
    case 'lay-out':
      return left > 6 ? 58 : 0;
    case 'water':
      return move.drops === freeSuns(nth(player.beds, move.bed)) ? 90 : 60 + dice.int(20);
    case 'withdraw':
      return move.as === 'drops' ? waterWorth(state, player) : 10 * Math.ceil(state.pond / 2) - 5 * player.coins;
    case 'choose-face':
      return (move.as === 'drops') === player.beds.some(bed => freeSuns(bed) > 0) ? 50 : dice.int(60);
    case 'buy-vegetable':
      return cardWorth(player, present(nth(state.market, move.row)[move.price - 1], 'card')) - 4 * move.price + dice.int(10);
    case 'buy-accessory':
      return left > 10 ? 24 + dice.int(24) : 0;
    case 'discard':
      return isAccessory(move.card) ? dice.int(40) : 60 - cardWorth(player, move.card);
    case 'scare':
      return 100 * dice.int(2);
    case 'refresh':
      return player.coins > 2 ? 65 * +(dice.int(12) === 0) : 0;
    case 'draw':
      return 22 + dice.int(12);
    case 'finish-watering':
    case 'end-turn':
      return 10;
  }
}

/** Little for a lone card, much for one that completes a bed. */
function cardWorth(player: Read<Player>, card: number): number {
  const kind = kindOf(card);
  const more = held(player, kind);
  const wanted = kind === PUMPKIN ? 4 : nth(BED_SIZES, kind)[0];
  return 20 + (more >= wanted ? 0 : 12 * more);
}

function waterWorth({ pond }: Read<State>, { beds }: Read<Player>): number {
  const dry = beds.reduce((sum, bed) => sum + freeSuns(bed), 0);
  const drops = Math.ceil(pond / 2);
  return 14 * Math.min(drops, dry) - 6 * Math.max(0, drops - dry);
}

const standard: Options = { start: 'random', beds: 'one', discard: 'any' };
const choose = preferring<ChillAndChili>(worth);

export const shelf: Shelf<ChillAndChili> = {
  game: chillAndChili.open(chillAndChili.edition),
  texts: en,
  plans: [
    {
      name: 'two-players',
      shows: 'a duel by the standard rules, drawn by lot who starts',
      options: standard,
      seats: 2,
      seed: 'duel-1',
      choose,
    },
    {
      name: 'three-players',
      shows: 'the end in the middle of a round: the third player has one turn fewer (CC-99, CC-A14)',
      options: { ...standard, start: 2 },
      seats: 3,
      seed: 'trio-1',
      choose,
    },
    {
      name: 'four-players',
      shows: 'a full table of four',
      options: { ...standard, start: 3 },
      seats: 4,
      seed: 'quartet-1',
      choose,
    },
    {
      name: 'five-players',
      shows: 'the largest table, all tokens in play',
      options: { ...standard, start: 4 },
      seats: 5,
      seed: 'quintet-1',
      choose,
    },
    {
      name: 'several-beds',
      shows: 'the variant with several beds per turn (CC-A01)',
      options: { ...standard, start: 0, beds: 'several' },
      seats: 2,
      seed: 'beds-1',
      choose,
    },
    {
      name: 'vegetables-only',
      shows: 'the variant in which accessories may not be discarded (CC-A05); equal points, more beds win (CC-106)',
      options: { ...standard, start: 1, discard: 'vegetables' },
      seats: 2,
      seed: 'strict-106',
      choose,
    },
    {
      name: 'shared-victory',
      shows: 'equal points and equally many beds: the victory is shared (CC-107)',
      options: standard,
      seats: 2,
      seed: 'draw-106',
      choose,
    },
  ],
};
