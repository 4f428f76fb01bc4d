import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import { type Box, CardsField } from './cards-field.tsx';
import { Field, More, SubField } from './field.tsx';
import { NumberField } from './number-field.tsx';
import type { HandSketch, Heap } from './sketch.ts';

interface HeapProps {
  /** What faults call it. */
  readonly at: string;
  readonly box: Box;
  /** What it can hold. */
  readonly faces: readonly number[];
  /** What is known of it, in words. */
  readonly known: string;
  readonly max: number;
}

interface HandFieldProps extends HeapProps {
  readonly seat: Seat;
  readonly sketch: HandSketch;
  readonly words: { readonly myHand: string; readonly held: string };
  readonly back: ComponentChildren;
  /** The hand as everybody sees it, and the cards in mine. */
  readonly onChange: (hand: Heap, mine: readonly number[]) => void;
}

/** A hand: its cards if it is mine, else how many; and which of them everybody knows. */
export function HandField({ seat, sketch, words, back, onChange, ...heap }: HandFieldProps) {
  const { at, box, faces, max } = heap;
  const { hand } = nth(sketch.players, seat);
  const isMe = seat === sketch.me;
  return (
    <SubField at={at} title={isMe ? words.myHand : words.held} isTitleHeard={!isMe}>
      {isMe ? (
        <CardsField
          box={box}
          faces={faces}
          heap={at}
          label={words.myHand}
          cards={sketch.hand}
          onChange={cards => onChange({ ...hand, cards: cards.length }, inOrder(cards))}
        />
      ) : (
        <NumberField
          label={words.held}
          symbol={back}
          value={hand.cards}
          max={max}
          onChange={cards => onChange({ ...hand, cards }, sketch.hand)}
        />
      )}
      <KnownCards
        {...heap}
        cards={hand.known}
        onChange={known => onChange({ ...hand, known: inOrder(known) }, sketch.hand)}
      />
    </SubField>
  );
}

const inOrder = (cards: readonly number[]) => cards.toSorted((a, b) => a - b);

interface DiscardFieldProps extends HeapProps {
  readonly title: string;
  /** How many lie there, in words. */
  readonly label: string;
  readonly symbol?: ComponentChildren;
  readonly heap: Heap;
  /** What the pile must hold then; below 0 where too many cards were entered. */
  readonly pile: number;
  readonly words: { readonly pileLeft: (cards: number) => string };
  readonly onChange: (heap: Heap) => void;
  readonly children?: ComponentChildren;
}

/** Where cards go that were played: how many, which of them are known, and what that leaves in the pile. */
export function DiscardField(props: DiscardFieldProps) {
  const { at, title, label, symbol, heap, max, pile, words, onChange, children } = props;
  return (
    <Field at={at} title={title}>
      <NumberField
        label={label}
        symbol={symbol}
        value={heap.cards}
        max={max}
        onChange={cards => onChange({ ...heap, cards })}
      />
      {pile >= 0 && <p class="hint">{words.pileLeft(pile)}</p>}
      <KnownCards
        {...props}
        cards={heap.known}
        onChange={known => onChange({ known, cards: Math.max(known.length, heap.cards) })}
      />
      {children}
    </Field>
  );
}

interface KnownCardsProps extends Pick<HeapProps, 'at' | 'box' | 'faces' | 'known'> {
  readonly cards: readonly number[];
  readonly onChange: (cards: readonly number[]) => void;
}

function KnownCards({ at, box, faces, known, cards, onChange }: KnownCardsProps) {
  return (
    <More title={`${known} (${cards.length})`}>
      <CardsField
        box={box}
        faces={faces}
        heap={`known-${at}`}
        label={known}
        cards={cards}
        onChange={onChange}
      />
    </More>
  );
}
