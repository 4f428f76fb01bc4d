import { nth } from '../../../core/sure.ts';
import { useBox } from '../../../web/kit/editor/cards-field.tsx';
import type { FieldsProps } from '../../../web/kit/editor/editor.ts';
import { DiscardField } from '../../../web/kit/editor/hand-field.tsx';
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
  const words = EDITOR_WORDS[language];
  const table = TABLE_WORDS[language];
  const stock = stockOf(game, sketch);
  const { copies } = tablesOf(game.edition);
  const box = useBox({
    words,
    name: table.card,
    face: card => <CardFace card={card} words={table} edition={game.edition} />,
    left: card => nth(stock.unseen, card),
  });
  const faces = [...copies.keys()].filter(card => nth(copies, card) > 0);
  const part: Part = { ...props, words, table, stock, box, faces };
  const others = [...sketch.players.keys()].filter(seat => seat !== sketch.me);
  return (
    <>
      <TurnField {...part} />
      {[sketch.me, ...others].map(seat => (
        <TraderField key={seat} {...part} seat={seat} />
      ))}
      <Discards {...part} />
    </>
  );
}

function Discards(part: Part) {
  const { sketch, change, words, stock, game } = part;
  return (
    <DiscardField
      {...part}
      at={FIELDS.discard}
      title={words.discard}
      label={words.discardCards}
      known={words.discardKnown}
      symbol={<Back />}
      heap={sketch.discard}
      max={tablesOf(game.edition).deck.length}
      pile={stock.pile}
      onChange={discard => change({ ...sketch, discard })}
    >
      <div class="sketch-toggles">
        <Toggle pressed={sketch.harvestLaid} onChange={harvestLaid => change({ ...sketch, harvestLaid })}>
          {words.harvestLaid}
        </Toggle>
      </div>
    </DiscardField>
  );
}
