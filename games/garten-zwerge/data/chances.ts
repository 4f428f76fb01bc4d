import { nth } from '../../../core/sure.ts';
import type { Hat } from './words.ts';

/** GZ-53: the pile of the higher parent, whoever owns it. */
export const pileOf = ({ own, partner }: { readonly own: Hat; readonly partner: Hat }): Hat =>
  Math.max(own, partner);

/** That the best hat drawn from a pile is this one, on so many gnomes. */
export interface Chance {
  readonly best: Hat;
  readonly gnomes: number;
  readonly probability: number;
}

/** GZ-58: every way to draw so many cards of a pile, by the best hat among them. */
export function rivalChances(cards: readonly Hat[], drawn: number): readonly Chance[] {
  const ways = new Map<string, Chance & { ways: number }>();
  let all = 0;
  const draw = (from: number, left: number, { best, gnomes }: Pick<Chance, 'best' | 'gnomes'>): void => {
    if (left === 0) {
      const key = `${best}/${gnomes}`;
      const known = ways.get(key) ?? { best, gnomes, probability: 0, ways: 0 };
      ways.set(key, { ...known, ways: known.ways + 1 });
      all++;
      return;
    }
    for (let i = from; i <= cards.length - left; i++) {
      const hat = nth(cards, i);
      if (hat > best) draw(i + 1, left - 1, { best: hat, gnomes: 1 });
      else draw(i + 1, left - 1, { best, gnomes: gnomes + (hat === best ? 1 : 0) });
    }
  };
  draw(0, drawn, { best: -1, gnomes: 0 });
  return [...ways.values()].map(({ best, gnomes, ways: n }) => ({ best, gnomes, probability: n / all }));
}
