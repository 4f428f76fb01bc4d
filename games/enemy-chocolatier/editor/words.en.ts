import type { Names } from '../../../core/telling.ts';
import { english, type Phrases } from '../../../core/words.ts';
import { house, houses, neighbourhood, PLACE, points } from '../texts/nouns.en.ts';
import type { TownFault } from './faults.ts';

export const editorEn = {
  turn: 'The turn',
  me: 'Who are you?',
  whose: 'Whose turn is it, after their income?',
  bought: 'Houses already bought this turn',
  first: 'Who started the game?',
  round: 'Round',
  quiet: 'Turns in a row without a purchase or a point',
  gained: 'Closed in this very turn',
  more: 'More about the turn',
  recipe: 'Your recipe',
  mine: (name: string) => `${name} (you)`,
  money: 'Dollars',
  points: 'Points',
  permits: 'Permits',
  ruledOut: 'Recipes they can’t have',
  ruledOutHint: 'They once owned all of it, and didn’t win.',
  town: 'The town',
  tiles: 'Lay the tiles as on your table',
  place: PLACE,
  tileAt: (place: string) => `Tile in the ${place}`,
  turnTile: (tile: string) => `Turn ${tile}`,
  marking: 'Whose houses are you marking?',
  nobody: 'Nobody',
  pick: 'Pick a neighbourhood on the map, then mark its houses here.',
  whole: 'All of it',
  owned: (id: string, name: string | null) => `${house(id)}: ${name ?? 'free'}`,
  assumes: (n: number) =>
    `The other recipes are dealt at random from the ${english.count(n, 'one', 'ones')} you haven’t seen.`,
  score: {
    closest: (recipe: string) => `Closest recipe they could have: ${recipe}`,
    missing: (n: number) => `${n} missing`,
    income: 'Next income',
    hidden: 'The other recipes are hidden, so points alone rank them here.',
  },
  fault(fault: TownFault, names: Names): string {
    switch (fault.code) {
      case 'recipe-missing':
        return 'Choose the recipe you were dealt.';
      case 'recipe-complete':
        return 'You own all your recipe asks for: you’ve already won.';
      case 'recipe-ruled-out':
        return 'You’re marked as not having this recipe.';
      case 'no-recipe-left':
        return 'With what is ruled out, there aren’t enough recipes left for the others.';
      case 'house-twice':
        return `Two players own ${house(fault.house)}.`;
      case 'has-won':
        return `${names(fault.seat)} has ${points(fault.points)}: 20 win the game.`;
      case 'too-many-houses':
        return `${names(fault.seat)} owns ${houses(fault.houses)}: the variant allows 29.`;
      case 'bought-elsewhere':
        return `${names(fault.seat)} can’t have bought ${houses(fault.bought)} this turn: they own fewer.`;
      case 'gained-not-closed':
        return `${names(fault.seat)} hasn’t closed ${neighbourhood(fault.neighbourhood)}.`;
      case 'gained-unbought':
        return 'More neighbourhoods were closed in this turn than houses bought.';
      case 'not-quiet':
        return 'A house was bought in this turn, so it isn’t a quiet one.';
      case 'too-quiet':
        return `After ${fault.most} quiet turns the game is stopped.`;
    }
  },
};

export type EditorWords = Phrases<typeof editorEn>;
