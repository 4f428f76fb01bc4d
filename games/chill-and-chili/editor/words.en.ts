import type { Names } from '../../../core/telling.ts';
import type { Phrases } from '../../../core/words.ts';
import { aCard, cardName, cards, drops, KIND, pieces, suns } from '../texts/nouns.en.ts';
import type { GardenFault } from './faults.ts';

export const editorEn = {
  turn: 'The turn',
  whose: 'Whose turn is it?',
  me: 'Who are you?',
  doing: 'What’s next in this turn?',
  tasks: {
    act: 'An action',
    scare: 'Discarding, after the scarecrow',
    discard: 'Discarding the 8th card',
    water: 'Watering',
    'choose-face': 'Tokens from the well',
    'plant-more': 'Another bed',
    over: 'The game is over',
  },
  dropsInHand: 'Drops still to place',
  fetched: 'Tokens from the well',
  thanksTo: 'Thanks to',
  refreshed: 'A row was refreshed this turn',
  scarecrowUsed: 'The scarecrow was used this turn',
  waters: 'The waters',
  pond: 'Drops in the pond',
  well: 'Tokens in the well',
  supplyLeft: (n: number) => `That leaves ${pieces(n)} in the supply.`,
  market: 'The market',
  place: (row: string, price: string, card: string | null) => `${row}, ${price}: ${card ?? 'empty'}`,
  compost: 'Compost and pile',
  compostCards: 'Cards on the compost',
  compostKnown: 'Cards you remember on the compost',
  pileLeft: (n: number) => `That leaves ${cards(n)} in the draw pile.`,
  mine: (name: string) => `${name} (you)`,
  coins: 'Coins',
  myHand: 'Your hand',
  held: 'Cards in hand',
  known: 'Cards everyone saw them buy',
  knownOfMine: 'Cards everyone saw you buy',
  beds: 'Beds',
  newBed: 'Add a bed',
  bed: (n: number) => `Bed ${n}`,
  drops: 'Drops',
  dropsOn: (n: number) => `Drops on bed ${n}`,
  laidOut: 'Laid out',
  add: 'Add cards',
  done: 'Done',
  takeAway: (card: string) => `Take away: ${card}`,
  left: (n: number) => `${n} left`,
  assumes: (n: number) => `${cards(n)} you haven’t seen are dealt at random.`,
  fault(fault: GardenFault, names: Names): string {
    switch (fault.code) {
      case 'too-many-alike':
        return `There are only ${fault.copies} of this card: ${cardName(fault.card)}. You entered ${fault.entered}.`;
      case 'too-many-cards':
        return `You entered ${cards(fault.tooMany)} more than the game has.`;
      case 'too-many-tokens':
        return `With this many players there are ${pieces(fault.tokens)}: you entered ${fault.tooMany} too many.`;
      case 'too-few-tokens':
        return `${pieces(fault.missing)} too few: they were coins at the start, so they must be coins, drops, in the pond or in the well.`;
      case 'places-empty':
        return fault.places === 1
          ? 'One place of the market is still empty.'
          : `${fault.places} places of the market are still empty.`;
      case 'pond-empty':
        return 'Every turn opens with a drop in the pond, so it can’t be empty now.';
      case 'hand-too-large':
        return `${names(fault.seat)} can hold ${cards(fault.limit)} at most.`;
      case 'eighth-card-missing':
        return `${names(fault.seat)} has nothing to discard for: that takes an 8th card.`;
      case 'more-known-than-held':
        return `More cards of ${names(fault.seat)} are known than they hold.`;
      case 'known-not-held':
        return `Everyone knows this card, but it isn’t in your hand: ${cardName(fault.card)}.`;
      case 'compost-smaller':
        return `You remember ${cards(fault.known)} on the compost: that’s more than lie there.`;
      case 'owned-twice':
        return `${names(fault.seat)} can’t own ${aCard(fault.card)} twice.`;
      case 'bed-mixed':
        return `A bed of ${names(fault.seat)} has two kinds of vegetables.`;
      case 'bed-size': {
        const { kind, min, max } = fault;
        return `A ${KIND[kind][0]} bed takes ${min === max ? cards(min) : `${min} to ${cards(max)}`}.`;
      }
      case 'bed-overwatered':
        return `A bed of ${names(fault.seat)} has ${drops(fault.drops)} on ${suns(fault.suns)}.`;
      case 'no-scarecrow':
        return `${names(fault.seat)} has laid out no scarecrow.`;
      case 'accessory-missing':
        return `${names(fault.seat)} hasn’t laid out ${aCard(fault.card)}.`;
      case 'too-many-fetched':
        return 'An accessory brings 1 or 2 tokens from the well.';
      case 'one-bed-only':
        return 'Another bed in the same turn needs the variant with several beds.';
      case 'not-over':
        return `The game isn’t over: the supply still has ${pieces(fault.supply)}.`;
      case 'no-such-turn':
        return 'No turn can stand like this.';
    }
  },
  /** After a card was added somewhere. */
  added: (card: string) => `Added: ${card}.`,
};

export type EditorWords = Phrases<typeof editorEn>;
