import { french } from '../../../core/words.ts';
import type { AccessoryName } from '../data/cards.ts';
import { aCard } from './nouns.fr.ts';
import type { ReasonWords } from './reasons.en.ts';

const points = (n: number) => french.count(n, 'point', 'points');

const HELPS: { readonly [A in AccessoryName]: string } = {
  fertiliser: 'une carte gratuite chaque fois que vous plantez',
  scarecrow: 'à chaque tour, vous pouvez piocher une carte, puis en défausser une',
  wheelbarrow: '2 jetons du puits chaque fois que vous plantez',
  'watering-can': '2 jetons de plus du puits chaque fois que vous puisez dans l’étang',
};

export const reasonsFr: ReasonWords = {
  doubles: n => `Tous les soleils d’une plate-bande couverts : ${points(n)} de plus.`,
  bed: (n, suns) =>
    suns === 0
      ? `Une plate-bande finie : ${points(n)} tout de suite.`
      : `Une plate-bande : ${points(n)} tout de suite, autant encore avec ${french.count(suns, 'goutte', 'gouttes')}.`,
  drops: (n, left) =>
    left === 0
      ? `${french.count(n, 'goutte', 'gouttes')} : assez pour tous vos soleils.`
      : `${french.count(n, 'goutte', 'gouttes')} ; encore ${french.count(left, 'soleil libre', 'soleils libres')}.`,
  affords: card => `De quoi acheter ensuite ${aCard(card)}, qui complète une plate-bande.`,
  coinsScore: n => `3 pièces font un point : ${points(n)} de plus.`,
  free: 'Une carte gratuite : vous gardez vos pièces.',
  noneFits: 'Rien dans cette rangée ne va avec votre main.',
  completes: 'Elle complète une plate-bande, à planter ensuite.',
  another: n => `Une de plus d’une sorte que vous tenez : ${n} en main.`,
  first: missing => `Une première carte : encore ${missing} de sa sorte pour une plate-bande.`,
  bought: name => `Une fois sur la table : ${HELPS[name]}.`,
  laidOut: name => `Désormais : ${HELPS[name]}.`,
};
