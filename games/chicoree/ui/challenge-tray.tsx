import { flowersOf } from '../data/cards.ts';
import { CardFace } from './card-face.tsx';
import type { Part } from './part.ts';

/** My cards for the challenge: tapped in the hand they come here, tapped here they go back. */
export function ChallengeTray({ frame, words, edition, viewer, names, answer, reason }: Part) {
  const staked = frame.view.staked ?? [];
  const close = frame.choices.find(({ move }) => move.type === 'close-hand');
  const flowers = staked.reduce((sum, card) => sum + flowersOf(card), 0);
  const blocked = viewer !== 'spectator' && frame.view.players[viewer]!.blocked;
  return (
    <div class="ch-controls ch-staking">
      <div class="ch-staked">
        {staked.length === 0 && <span class="ch-hint">{words.challenge.hint}</span>}
        {staked.map((card, i) => (
          <button
            key={`${card}.${staked.indexOf(card) - i}`}
            type="button"
            class="ch-staked-card"
            aria-label={words.challenge.takeUp(card)}
            onClick={() => answer({ type: 'unstake', card })}
          >
            <CardFace card={card} words={words} edition={edition} />
          </button>
        ))}
      </div>
      <div class="ch-bid-row">
        <button
          type="button"
          class="button button-main ch-close"
          aria-disabled={close?.refusal !== null}
          onClick={() => close?.refusal === null && answer(close.move)}
        >
          {words.challenge.close} ({words.challenge.yours(staked.length, flowers)})
        </button>
        <span class="ch-lost">{words.challenge.lost}</span>
      </div>
      {blocked && <p class="ch-lost">{words.challenge.blocked(names(viewer))}</p>}
      {close?.refusal && staked.length > 0 && <p class="ch-why-not">{reason(close.refusal)}</p>}
    </div>
  );
}
