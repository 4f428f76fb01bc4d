import type { ComponentType } from 'preact';
import type { ArtProps } from '../../../../web/kit/picture.tsx';
import { type Card, type CardName, cardName, flowersOf } from '../../data/cards.ts';
import { Export, Factory, Harvest, Roasting, Seed, Shop, Sowing } from './links.tsx';
import {
  Blockade,
  Coffee,
  Cold,
  Disease,
  Fashion,
  Fire,
  Flowers,
  Health,
  Joker,
  Overproduction,
  Storm,
} from './specials.tsx';
import { Egypt, Greece, Monks } from './starts.tsx';
import { steady } from '../../../../web/kit/steady.tsx';

type Bunch = Extract<CardName, `flowers-${string}`>;

const isBunch = (name: CardName): name is Bunch => name.startsWith('flowers-');

const PICTURES: { readonly [C in Exclude<CardName, Bunch>]: ComponentType<ArtProps> } = {
  egypt: Egypt,
  greece: Greece,
  monks: Monks,
  seed: Seed,
  sowing: Sowing,
  factory: Factory,
  harvest: Harvest,
  roasting: Roasting,
  shop: Shop,
  export: Export,
  joker: Joker,
  disease: Disease,
  storm: Storm,
  cold: Cold,
  fire: Fire,
  overproduction: Overproduction,
  coffee: Coffee,
  fashion: Fashion,
  blockade: Blockade,
  health: Health,
};

export const CardPicture = steady(function CardPicture({ card, class: name }: ArtProps & { card: Card }) {
  const called = cardName(card);
  if (isBunch(called)) return <Flowers class={name} count={flowersOf(card)} />;
  const Drawing = PICTURES[called];
  return <Drawing class={name} />;
});
