import { ACCESSORY_CARDS, accessoryName, cardOf, KINDS, kindName } from '../data/cards.ts';
import type { Move } from '../vocabulary.ts';
import { isLegal } from './focus.ts';
import type { TrayProps } from './part.ts';

/** With nothing pointed at: the actions that are possible now, each a button that points at its thing. */
export function Shortcuts({ frame, words, point, answer }: TrayProps) {
  const { view, choices } = frame;
  const can = (test: (move: Move) => boolean) => isLegal(choices, test);
  const acting = can(move => move.type === 'withdraw');
  const mayEnd = can(move => move.type === 'end-turn');
  if (!acting && !mayEnd) return null;
  const plantable = KINDS.filter(kind =>
    can(move => move.type === 'plant' && kindName(move.cards[0]!) === kind),
  );
  const inHand = (kind: (typeof KINDS)[number]) =>
    view.hand!.find(card => card >= cardOf(kind, 1) && card <= cardOf(kind, 3))!;
  return (
    <>
      {can(move => move.type === 'scare') && (
        <div class="cc-shortcuts cc-extras">
          <span>{words.extras}</span>
          <button type="button" class="button" onClick={() => point({ on: 'scarecrow' })}>
            {words.scarecrow}
          </button>
        </div>
      )}
      <div class="cc-shortcuts">
        {plantable.map(kind => (
          <button
            key={kind}
            type="button"
            class="button button-plant"
            onClick={() => point({ on: 'hand', card: inHand(kind) })}
          >
            {words.plantKind(kind)}
          </button>
        ))}
        {ACCESSORY_CARDS.filter(card => can(move => move.type === 'lay-out' && move.card === card)).map(
          card => (
            <button
              key={card}
              type="button"
              class="button button-plant"
              onClick={() => point({ on: 'hand', card })}
            >
              {words.layOut(accessoryName(card))}
            </button>
          ),
        )}
        {acting && (
          <button type="button" class="button button-pond" onClick={() => point({ on: 'pond' })}>
            {words.takeFromPond(view.withdrawal)}
          </button>
        )}
        {can(move => move.type === 'draw') && (
          <button type="button" class="button" onClick={() => answer({ type: 'draw' })}>
            {words.draw}
          </button>
        )}
        {mayEnd && (
          <button type="button" class="button button-main" onClick={() => answer({ type: 'end-turn' })}>
            {words.endTurn}
          </button>
        )}
        {acting && <span class="cc-hint">{words.buyHint}</span>}
      </div>
    </>
  );
}
