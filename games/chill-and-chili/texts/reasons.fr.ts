import { french } from '../../../core/words.ts';
import type { ReasonWords } from './reasons.en.ts';

const points = (n: number) => french.count(n, 'point', 'points');

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
  coins: (n, have) => `${french.count(n, 'pièce', 'pièces')} : ${have} à dépenser.`,
  free: 'Une carte gratuite : vous gardez vos pièces.',
  laidOut: 'Il ne sert qu’une fois posé.',
  another: n => `Une de plus d’une sorte que vous tenez : ${n} en main.`,
  costs: (n, left) => `${french.count(n, 'pièce', 'pièces')}, et il vous en reste ${left}.`,
};
