import { keyed, nth } from '../../../core/sure.ts';
import { useHeldLabel } from '../../../web/kit/frame/only-held.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { Piece } from '../../../web/kit/piece.tsx';
import { ancestorNumber, contentsOf } from './about.ts';
import { AncestorFace } from './ancestor-card.tsx';
import { AncestorArt } from './art/ancestor.tsx';
import { PaddyCard } from './card-face.tsx';
import type { Part } from './part.ts';
import { cardPlace } from './places.ts';
import { beforeFollowing } from './why-not.ts';

/** The two cards dealt, each with both its sides: one is followed as ancestor, the other becomes the first paddy. */
export function ChooseAncestor({ frame, deck, words, leaning, lean, clause }: Part) {
  const { own } = frame.view;
  const { isPhone } = useRoom();
  // Nothing else is on the table yet: where there is room, the two are large.
  if (!own)
    return (
      <div class="sr-choose">
        <p>
          <span class="sr-slip">{words.choose.watched}</span>
        </p>
      </div>
    );
  const { dealt, choice } = own;
  const { card: chosen, turn } = choice ?? leaning;
  const { why: hint, clause: rule } = beforeFollowing(words);
  return (
    <div
      class="sr-choose"
      style={isPhone ? { '--portrait': '3em', '--start': '5em' } : { fontSize: 'var(--t4)' }}
    >
      <p class="sr-slip reason in-the-middle set-off">
        {hint} {clause(rule)}
      </p>
      <ul class="sr-offers" aria-label={words.choose.title}>
        {dealt.map(({ card }) => {
          const other = dealt.find(one => one.card !== card)!.card;
          const number = nth(deck.cards, keyed(deck.cardNumber, card)).ancestor;
          const { name, ability, timing } = nth(deck.ancestors, number);
          return (
            <li key={card}>
              <Piece
                class="sr-offer sr-slip"
                label={words.choose.follow(name)}
                place={cardPlace(card)}
                about={{
                  title: name,
                  lines: [
                    words.ability(ability),
                    words.about.counts[timing],
                    words.choose.start(contentsOf(deck, other)),
                  ],
                }}
                open={choice === null ? null : chosen === card}
                pointed={chosen === card}
                asked={choice === null && chosen === null}
                onPick={() => {
                  if (choice === null) lean({ ...leaning, card });
                }}
              >
                <AncestorFace number={number} deck={deck} words={words} />
                <span class="sr-start">
                  <PaddyCard deck={deck} card={other} turn={turn} />
                  <span>{words.choose.begin}</span>
                </span>
              </Piece>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type DealtProps = Pick<Part, 'deck' | 'words'> & {
  readonly dealt: NonNullable<Part['frame']['view']['own']>['dealt'];
};

/** The same two cards to be looked at, where everybody's are open. */
export function Dealt({ dealt, deck, words }: DealtProps) {
  const label = useHeldLabel(words.choose.title);
  return (
    <ul class="sr-offers" aria-label={label}>
      {dealt.map(({ card, ancestor }) => {
        const number = ancestorNumber(deck, ancestor);
        const { name, ability } = nth(deck.ancestors, number);
        return (
          <li key={card} class="sr-inline" title={words.ability(ability)} style={{ '--portrait': '3em' }}>
            <AncestorArt of={number} class="sr-portrait" />
            <b>{name}</b>
          </li>
        );
      })}
    </ul>
  );
}
