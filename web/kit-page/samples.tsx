import type { ComponentChildren } from 'preact';
import { Card } from '../kit/card.tsx';

/** What the parts of the kit are shown with. */
export const NAMES = ['Anna', 'Basil', 'Rosemary'];

export const ABOUT = {
  title: 'Turnip',
  lines: ['2 cards make a bed: 3 points.', '18 such cards in the game.'],
};

export function Dot({ class: name }: { class?: string }) {
  return (
    <svg viewBox="0 0 10 10" class={name} aria-hidden="true">
      <circle cx="5" cy="5" r="4" fill="#f2b632" stroke="#8a5a00" />
    </svg>
  );
}

export function Face() {
  return (
    <Card
      tint="#f4d8e6"
      index="3"
      need="×2"
      picture={<Dot class="card-picture" />}
      name="Turnip"
      foot={<Dot />}
    />
  );
}

/** A part and what it is called. */
export function Shown({ as, wide, children }: { as: string; wide?: true; children: ComponentChildren }) {
  return (
    <figure class={wide && 'kit-wide'}>
      {children}
      <figcaption>{as}</figcaption>
    </figure>
  );
}
