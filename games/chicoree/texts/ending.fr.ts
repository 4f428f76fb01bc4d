import type { EndingWords } from './ending.en.ts';
import { links, tokens } from './nouns.fr.ts';

export const endingFr: EndingWords = {
  counts: 'Maillons de la chaîne',
  steps: all => `/${all}`,
  bankrupt: 'en faillite',
  whole: left => `De la graine à l’exportation, la boîte est fermée, et il reste ${tokens(left)}.`,
  part: (laid, all, left) => `${links(laid)} sur ${all} dans la boîte, et ${tokens(left)} en bourse.`,
};
