import { nth } from '../../../core/sure.ts';
import { CardsField } from '../../../web/kit/editor/cards-field.tsx';
import { Field, SubField } from '../../../web/kit/editor/field.tsx';
import { NumberField } from '../../../web/kit/editor/number-field.tsx';
import { Toggle } from '../../../web/kit/editor/toggle.tsx';
import { SeatSign } from '../../../web/kit/seat.tsx';
import { ACCESSORY_CARDS, HAND_LIMIT, TOKENS } from '../data/cards.ts';
import { CardBack } from '../ui/art/stall.tsx';
import { Coin } from '../ui/art/tokens.tsx';
import { BedsField } from './beds-field.tsx';
import { Face } from './face.tsx';
import { FIELDS } from './places.ts';
import { type Part, withGardener } from './part.ts';
import type { Gardener } from './sketch.ts';

/** More than anybody may hold, so that too many can be entered and explained. */
const MOST_HELD = HAND_LIMIT + 3;

/** What one player has: coins, hand, beds, accessories. */
export function GardenerField({ seat, ...part }: Part & { readonly seat: number }) {
  const { sketch, change, words, table, names, game, box, vegetables } = part;
  const faces = [...vegetables, ...ACCESSORY_CARDS];
  const gardener = nth(sketch.players, seat);
  const isMe = seat === sketch.me;
  const { hand, laidOut } = gardener;
  const set = (what: Partial<Gardener>) => change(withGardener(sketch, seat, one => ({ ...one, ...what })));
  return (
    <Field
      at={`gardener-${seat}`}
      title={
        <>
          <SeatSign seat={seat} /> {isMe ? words.mine(names(seat)) : names(seat)}
        </>
      }
    >
      <NumberField
        label={words.coins}
        symbol={<Coin />}
        value={gardener.coins}
        max={TOKENS[sketch.players.length] ?? 0}
        onChange={coins => set({ coins })}
      />
      <SubField at={FIELDS.hand(seat)} title={isMe ? words.myHand : words.held} isTitleHeard={!isMe}>
        {isMe ? (
          <CardsField
            box={box}
            faces={faces}
            heap={FIELDS.hand(seat)}
            label={words.myHand}
            cards={sketch.hand}
            onChange={cards =>
              change({
                ...withGardener(sketch, seat, one => ({ ...one, hand: { ...hand, cards: cards.length } })),
                hand: cards.toSorted((a, b) => a - b),
              })
            }
          />
        ) : (
          <NumberField
            label={words.held}
            symbol={<CardBack />}
            value={hand.cards}
            max={MOST_HELD}
            onChange={cards => set({ hand: { ...hand, cards } })}
          />
        )}
        <details class="sketch-more">
          <summary>
            {isMe ? words.knownOfMine : words.known} ({hand.known.length})
          </summary>
          <CardsField
            box={box}
            faces={faces}
            heap={`known-${seat}`}
            label={isMe ? words.knownOfMine : words.known}
            cards={hand.known}
            onChange={known => set({ hand: { ...hand, known } })}
          />
        </details>
      </SubField>
      <BedsField {...part} seat={seat} />
      <div class="sketch-part" role="group" aria-label={words.laidOut}>
        <h3>{words.laidOut}</h3>
        <div class="sketch-cards">
          {ACCESSORY_CARDS.map(card => (
            <Toggle
              key={card}
              label={table.card(card)}
              pressed={laidOut.includes(card)}
              onChange={pressed =>
                set({ laidOut: pressed ? [...laidOut, card] : laidOut.filter(other => other !== card) })
              }
            >
              <Face card={card} edition={game.edition} words={table} />
            </Toggle>
          ))}
        </div>
      </div>
    </Field>
  );
}
