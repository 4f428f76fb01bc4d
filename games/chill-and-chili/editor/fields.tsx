import { sum } from '../../../core/counts.ts';
import { nth } from '../../../core/sure.ts';
import { useBox } from '../../../web/kit/editor/cards-field.tsx';
import type { FieldsProps } from '../../../web/kit/editor/editor.ts';
import { Field } from '../../../web/kit/editor/field.tsx';
import { DiscardField } from '../../../web/kit/editor/hand-field.tsx';
import { NumberField } from '../../../web/kit/editor/number-field.tsx';
import { isAccessory, TOKENS } from '../data/cards.ts';
import { tablesOf } from '../data/tables.ts';
import { Drop } from '../ui/art/tokens.tsx';
import '../ui/board.css';
import { TABLE_WORDS } from '../ui/words.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import { Face } from '../ui/face.tsx';
import { GardenerField } from './gardener-field.tsx';
import { MarketField } from './market-field.tsx';
import { FIELDS } from './places.ts';
import type { Part } from './part.ts';
import { type Sketch } from './sketch.ts';
import { stockOf } from './stock.ts';
import { TurnField } from './turn-field.tsx';
import { EDITOR_WORDS } from './words.ts';

/** The whole table, one's own things first. */
export function Fields(props: FieldsProps<ChillAndChili, Sketch>) {
  const { game, sketch, language } = props;
  const words = EDITOR_WORDS[language];
  const table = TABLE_WORDS[language];
  const stock = stockOf(game, sketch);
  const box = useBox({
    words,
    name: table.card,
    face: card => <Face card={card} edition={game.edition} words={table} />,
    left: card => (isAccessory(card) ? null : nth(stock.unseen, card)),
  });
  const vegetables = [...new Set(tablesOf(game.edition).deck)];
  const part: Part = { ...props, words, table, stock, box, vegetables };
  const others = [...sketch.players.keys()].filter(seat => seat !== sketch.me);
  return (
    <>
      <TurnField {...part} />
      <GardenerField {...part} seat={sketch.me} />
      <MarketField {...part} />
      <WatersField {...part} />
      {others.map(seat => (
        <GardenerField key={seat} {...part} seat={seat} />
      ))}
      <CompostField {...part} />
    </>
  );
}

function WatersField({ sketch, change, words, stock }: Part) {
  const max = nth(Object.values(TOKENS), sketch.players.length - 2);
  return (
    <Field at={FIELDS.waters} title={words.waters}>
      {(['pond', 'well'] as const).map(water => (
        <NumberField
          key={water}
          label={words[water]}
          symbol={<Drop />}
          value={sketch[water]}
          max={max}
          onChange={drops => change({ ...sketch, [water]: drops })}
        />
      ))}
      {stock.supply >= 0 && <p class="hint">{words.supplyLeft(stock.supply)}</p>}
    </Field>
  );
}

function CompostField(part: Part) {
  const { sketch, change, words, stock, game, vegetables } = part;
  const copies = Object.values(game.edition.kinds).flatMap(({ suns }) => suns.value);
  return (
    <DiscardField
      {...part}
      at={FIELDS.compost}
      title={words.compost}
      label={words.compostCards}
      known={words.compostKnown}
      heap={sketch.compost}
      faces={vegetables}
      max={sum(copies)}
      pile={stock.pile}
      onChange={compost => change({ ...sketch, compost })}
    />
  );
}
