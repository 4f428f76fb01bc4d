import { useState } from 'preact/hooks';
import { nth } from '../../../core/sure.ts';
import { CardsField } from '../../../web/kit/editor/cards-field.tsx';
import type { FieldsProps } from '../../../web/kit/editor/editor.ts';
import { Field } from '../../../web/kit/editor/field.tsx';
import { NumberField } from '../../../web/kit/editor/number-field.tsx';
import { Toggle } from '../../../web/kit/editor/toggle.tsx';
import { tablesOf } from '../data/tables.ts';
import { Back } from '../ui/art/things.tsx';
import { CardFace } from '../ui/card-face.tsx';
import '../ui/table.css';
import { TABLE_WORDS } from '../ui/words.ts';
import type { Chicoree } from '../vocabulary.ts';
import type { Part } from './part.ts';
import { FIELDS } from './places.ts';
import type { Sketch } from './sketch.ts';
import { stockOf } from './stock.ts';
import { TraderField } from './trader-field.tsx';
import { TurnField } from './turn-field.tsx';
import { EDITOR_WORDS } from './words.ts';

/** The whole table, one's own things first. */
export function Fields(props: FieldsProps<Chicoree, Sketch>) {
  const { game, sketch, language } = props;
  const [open, setOpen] = useState<string | null>(null);
  const words = EDITOR_WORDS[language];
  const table = TABLE_WORDS[language];
  const stock = stockOf(game, sketch);
  const { copies } = tablesOf(game.edition);
  const part: Part = {
    ...props,
    words,
    table,
    stock,
    box: {
      words,
      name: table.card,
      face: card => <CardFace card={card} words={table} edition={game.edition} />,
      left: card => nth(stock.unseen, card),
      open,
      setOpen,
    },
    faces: [...copies.keys()].filter(card => nth(copies, card) > 0),
  };
  const others = [...sketch.players.keys()].filter(seat => seat !== sketch.me);
  return (
    <>
      <TurnField {...part} />
      {[sketch.me, ...others].map(seat => (
        <TraderField key={seat} {...part} seat={seat} />
      ))}
      <DiscardField {...part} />
    </>
  );
}

function DiscardField({ sketch, change, words, stock, box, faces, game }: Part) {
  const { discard, harvestLaid } = sketch;
  const { deck } = tablesOf(game.edition);
  return (
    <Field at={FIELDS.discard} title={words.discard}>
      <NumberField
        label={words.discardCards}
        symbol={<Back />}
        value={discard.cards}
        max={deck.length}
        onChange={cards => change({ ...sketch, discard: { ...discard, cards } })}
      />
      {stock.pile >= 0 && <p class="hint">{words.pileLeft(stock.pile)}</p>}
      <details class="sketch-more">
        <summary>
          {words.discardKnown} ({discard.known.length})
        </summary>
        <CardsField
          box={box}
          faces={faces}
          heap={FIELDS.discard}
          label={words.discardKnown}
          cards={discard.known}
          onChange={known =>
            change({ ...sketch, discard: { known, cards: Math.max(known.length, discard.cards) } })
          }
        />
      </details>
      <div class="sketch-toggles">
        <Toggle pressed={harvestLaid} onChange={pressed => change({ ...sketch, harvestLaid: pressed })}>
          {words.harvestLaid}
        </Toggle>
      </div>
    </Field>
  );
}
