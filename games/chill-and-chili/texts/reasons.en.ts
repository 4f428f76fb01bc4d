import { english, type Phrases } from '../../../core/words.ts';

const points = (n: number) => english.count(n, 'point', 'points');

export const reasonsEn = {
  doubles: (n: number) => `Every sun of a bed covered: ${points(n)} more.`,
  bed: (n: number, suns: number) =>
    suns === 0
      ? `A finished bed: ${points(n)} now.`
      : `A new bed: ${points(n)} now, as many again with ${english.count(suns, 'drop', 'drops')}.`,
  drops: (n: number, left: number) =>
    left === 0
      ? `${english.count(n, 'drop', 'drops')}: enough for all your suns.`
      : `${english.count(n, 'drop', 'drops')}; ${english.count(left, 'sun', 'suns')} still free.`,
  coins: (n: number, have: number) => `${english.count(n, 'coin', 'coins')}: ${have} to spend.`,
  free: 'A card for nothing: your coins stay.',
  laidOut: 'It only helps once it is laid out.',
  another: (n: number) => `One more of a kind you hold: ${n} in hand.`,
  costs: (n: number, left: number) =>
    `${english.count(n, 'coin', 'coins')}, and ${english.count(left, 'coin', 'coins')} left.`,
};

export type ReasonWords = Phrases<typeof reasonsEn>;
