import { nth } from '../../../core/sure.ts';
import { Actions } from '../../../web/kit/actions.tsx';
import { ConfirmButton } from '../../../web/kit/confirm-button.tsx';
import { useUntil } from '../../../web/kit/use-until.ts';
import { Permit } from './art/money.tsx';
import { HouseMarker } from './art/town.tsx';
import { type Acting, type Focus, type Part, placeOf } from './part.ts';
import { VoteActions } from './vote-actions.tsx';

/** How many houses were bought of how many, and the way to end the turn. */
export function TurnActions({ props, ...part }: Acting) {
  const { choices } = part;
  if (choices.some(({ move }) => move.type === 'vote')) return <VoteActions {...part} props={props} />;
  if (!choices.some(({ move }) => move.type === 'buy')) return null;
  return (
    <div class="ec-turn">
      <Counter {...part} />
      <EndOfTurn {...part} props={props} />
    </div>
  );
}

/** One house for each purchase of this turn, filled once it is made, and the permits for more. */
function Counter({ view, words }: Part) {
  const { seat, bought, limit } = view.turn;
  const { permits } = nth(view.players, seat);
  const label = `${words.bought(bought, limit)}${permits > 0 ? ` ${words.permitsLeft(permits)}` : ''}`;
  return (
    <span class="ec-counter" role="img" aria-label={label} title={label} data-seat={seat}>
      {Array.from({ length: Math.max(limit, bought) }, (_, i) => (
        <span key={i} class={i < bought ? 'ec-bought' : 'ec-to-buy'}>
          <HouseMarker />
        </span>
      ))}
      {permits > 0 && (
        <b class="num">
          +{permits}
          <Permit />
        </b>
      )}
    </span>
  );
}

/** Ending a turn while one could still buy asks twice, unless that was switched off; a permit always does. */
function EndOfTurn({ props, choices, buyable, words, view, focus, point }: Acting) {
  const { answer, asksTwice, frame } = props;
  const [sure, setSure] = useUntil<true>(frame.step);
  const ending = choices.find(({ move }) => move.type === 'end-turn' || move.type === 'take-permit');
  if (!ending) return null;
  const { move } = ending;
  if (move.type === 'take-permit' && buyable.size > 0)
    return (
      <div class="actions">
        <button
          type="button"
          class="button button-main"
          data-action="browse"
          data-pointed={focus?.on === 'place' || undefined}
          onClick={() => point(nextOffer({ view, buyable, focus }))}
        >
          {words.place.browse}
        </button>
        <ConfirmButton
          key={frame.step}
          action={move.type}
          label={words.takePermit}
          sure={words.place.permitSure}
          onConfirm={() => answer(move)}
        />
      </div>
    );
  const hesitates = asksTwice && buyable.size > 0 && !sure;
  const label =
    move.type === 'take-permit' ? words.takePermit : sure ? words.endSure(view.turn.bought) : words.endTurn;
  return (
    <Actions
      more={words.place.moreActions}
      actions={[
        {
          key: move.type,
          label,
          rank: 'main',
          onTake: () => (hesitates ? setSure(true) : answer(move)),
        },
      ]}
    />
  );
}

/** The cheapest house for sale in the next neighbourhood that has one, the cheapest first. */
function nextOffer({ view, buyable, focus }: Pick<Part, 'view' | 'buyable' | 'focus'>): Focus {
  const offers = view.houses.filter(({ id }) => buyable.has(id)).toSorted((a, b) => a.price - b.price);
  const places = [...new Set(offers.map(({ id }) => placeOf(id)))];
  const seen = focus?.on === 'place' ? places.indexOf(focus.neighbourhood) : -1;
  const neighbourhood = nth(places, (seen + 1) % places.length);
  return { on: 'place', neighbourhood, house: offers.find(({ id }) => placeOf(id) === neighbourhood)!.id };
}
