import { Count } from '../../../web/kit/count.tsx';
import { Back, Lamp, Token } from './art/things.tsx';
import { CardFace } from './card-face.tsx';
import type { Part } from './part.ts';

/** Draw pile, discard pile, bank, and the lamp that says whether shops may open. */
export function Piles({ frame, words, edition }: Part) {
  const { pile, discard, harvestLaid } = frame.view;
  const top = discard.at(-1);
  return (
    <div class="ch-piles">
      <span class="ch-pile" title={words.pile} data-glide-source="pile">
        <Back class="ch-pile-back" />
        <Count value={pile} />
        <span class="ch-pile-name">{words.pile}</span>
      </span>
      <span class="ch-pile" title={words.discardTop(top ?? null)}>
        {top === undefined ? (
          <span class="ch-pile-empty" />
        ) : (
          <CardFace card={top} words={words} edition={edition} />
        )}
        <Count value={discard.length} />
        <span class="ch-pile-name">{words.discard}</span>
      </span>
      <span class="ch-pile ch-bank" data-purse="bank">
        <Token class="ch-bank-token" />
        <span class="ch-pile-name">{words.bank}</span>
      </span>
      <span class={harvestLaid ? 'ch-lamp ch-lamp-lit' : 'ch-lamp'}>
        <Lamp lit={harvestLaid} class="ch-lamp-picture" />
        <span>{harvestLaid ? words.lampOn : words.lampOff}</span>
      </span>
    </div>
  );
}
