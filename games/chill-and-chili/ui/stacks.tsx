import type { Viewer } from '../../../core/game.ts';
import { ACCESSORY_CARDS, accessoryName } from '../data/cards.ts';
import { AccessoryCard } from './accessory-card.tsx';
import { isLegal, whyNot } from './focus.ts';
import type { Part } from './part.ts';

/** The four stacks of accessories behind the well. */
export function Stacks({ view, choices, words, texts, focus, point, viewer }: Part & { viewer: Viewer }) {
  const owned = (card: number) =>
    viewer !== 'spectator' && (view.players[viewer]!.laidOut.includes(card) || view.hand!.includes(card));
  return (
    <section class="cc-stacks" aria-label={words.stacks}>
      {ACCESSORY_CARDS.map((card, i) => {
        const name = accessoryName(card);
        const pointed = focus?.on === 'stack' && focus.card === card;
        return (
          <button
            key={card}
            type="button"
            class={pointed ? 'cc-stack cc-pointed' : 'cc-stack'}
            aria-pressed={pointed}
            data-open={isLegal(choices, move => move.type === 'buy-accessory' && move.card === card)}
            title={[words.accessories[name].effect, whyNot({ on: 'stack', card }, choices, texts)]
              .filter(Boolean)
              .join(' ')}
            onClick={() => point({ on: 'stack', card })}
          >
            <AccessoryCard card={card} price={view.stacks[i]!.price} name={words.accessories[name].name} />
            <span class="cc-stack-left">{owned(card) ? words.owned : words.left(view.stacks[i]!.left)}</span>
          </button>
        );
      })}
    </section>
  );
}
