import type { Character } from '../../bots/characters.ts';
import type { InEveryLanguage } from '../kit/language.ts';

type CharacterWords = { readonly [C in Character]: { readonly name: string; readonly line: string } };

/** Apart from the words of the house, which the first page needs. */
export const CHARACTER_WORDS: InEveryLanguage<CharacterWords> = {
  en: {
    hoarder: { name: 'Hoarder.', line: 'Keeps everything; you never know.' },
    gambler: { name: 'Gambler.', line: 'Would rather try its luck.' },
    miser: { name: 'Miser.', line: 'Turns every coin over twice.' },
    'show-off': { name: 'Show-off.', line: 'Wants what everyone looks at.' },
    gardener: { name: 'Homebody.', line: 'Minds its own garden.' },
    rival: { name: 'Rival.', line: 'Likes to get in your way.' },
  },
  fr: {
    hoarder: { name: 'Amasseur.', line: 'Garde tout ; on ne sait jamais.' },
    gambler: { name: 'Tête brûlée.', line: 'Tente volontiers sa chance.' },
    miser: { name: 'Radin.', line: 'Compte chaque sou deux fois.' },
    'show-off': { name: 'Crâneur.', line: 'Veut ce que tout le monde regarde.' },
    gardener: { name: 'Casanier.', line: 'Cultive son propre jardin.' },
    rival: { name: 'Rival.', line: 'Aime vous barrer la route.' },
  },
};
