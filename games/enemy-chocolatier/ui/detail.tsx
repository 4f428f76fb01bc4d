import { keyed, nth } from '../../../core/sure.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { Offer, ShutOffer } from '../../../web/kit/offer.tsx';
import { PieceCard } from '../../../web/kit/piece-card.tsx';
import { ABILITIES, type HouseId, type NeighbourhoodId } from '../data/words.ts';
import { ABILITY_CLAUSES, aboutAbility, aboutPlace, aboutRecipe } from './about.ts';
import { INGREDIENT_ART } from './art/ingredients.tsx';
import { ABILITY_ART, Banknote } from './art/money.tsx';
import { INGREDIENT_FILL } from './art/palette.ts';
import { RecipeBack } from './art/town.tsx';
import { CodeCard } from './code-card.tsx';
import { FreeHouse } from './free-house.tsx';
import { OwnedHouse } from './owned-house.tsx';
import type { Acting, Focus } from './part.ts';
import { consequences } from './purchase.ts';
import { RecipeBars } from './recipe.tsx';

interface DetailProps extends Acting {
  readonly on: Focus;
}

/** The thing pointed at, and what can be done with it now. */
export function Detail({ on, props, ...part }: DetailProps) {
  const { clause, viewer } = props;
  const { isPhone } = useRoom();
  switch (on.on) {
    case 'place':
      return <PlaceCard {...part} {...on} props={props} isPhone={isPhone} />;
    case 'recipe': {
      const recipe = viewer === 'spectator' ? null : nth(part.view.players, viewer).recipe;
      return (
        recipe && (
          <PieceCard about={aboutRecipe(recipe, part)} picture={<RecipeBack />} clause={clause('EC-72')}>
            {isPhone && <RecipeBars recipe={recipe} words={part.words} />}
          </PieceCard>
        )
      );
    }
    case 'ability': {
      const Picture = nth(ABILITY_ART, ABILITIES.indexOf(on.ability));
      return (
        <PieceCard
          about={aboutAbility(on, part)}
          picture={<Picture />}
          clause={clause(ABILITY_CLAUSES[on.ability])}
        />
      );
    }
    case 'code':
      return <CodeCard {...part} answer={props.answer} clause={clause('EC-A21')} />;
  }
}

interface PlaceCardProps extends Acting {
  readonly neighbourhood: NeighbourhoodId;
  readonly house: HouseId | null;
  readonly isPhone: boolean;
}

/** A neighbourhood, its houses to choose from, and the purchase of the chosen one. */
function PlaceCard({ neighbourhood, house, isPhone, props, ...part }: PlaceCardProps) {
  const { view, words, names, town, choices, buyable, point } = part;
  const { ingredient, houses, bonus } = nth(
    town.neighbourhoods,
    keyed(town.neighbourhoodNumber, neighbourhood),
  );
  const Picture = nth(INGREDIENT_ART, ingredient);
  const rule = bonus.ability ? ABILITY_CLAUSES[bonus.ability] : bonus.stars > 0 ? 'EC-25' : 'EC-24';
  const clause = props.clause(rule);
  const about = aboutPlace(neighbourhood, part);
  // On phones a slip is low: what is done with it comes before what else there is to say.
  const [before, after] = isPhone ? [about.lines.slice(0, 1), about.lines.slice(1)] : [about.lines, []];
  return (
    <PieceCard
      about={{ ...about, lines: before }}
      picture={<Picture />}
      clause={after.length === 0 ? clause : null}
    >
      <div class="ec-houses" style={INGREDIENT_FILL[ingredient]} role="group" aria-label={words.place.houses}>
        {houses.map(number => {
          const { id, owner, price } = nth(view.houses, number);
          return (
            <button
              key={id}
              type="button"
              class={buyable.has(id) ? 'ec-pick ec-pick-open' : 'ec-pick'}
              aria-pressed={house === id}
              aria-label={words.house(id, price, owner === null ? null : names(owner))}
              onClick={() => house !== id && point({ on: 'place', neighbourhood, house: id })}
            >
              <svg class="by-day" viewBox="-54 -110 108 116" aria-hidden="true">
                {owner === null ? (
                  <FreeHouse house={id} price={price} />
                ) : (
                  <OwnedHouse seat={owner} house={id} price={buyable.has(id) ? price : null} />
                )}
              </svg>
            </button>
          );
        })}
      </div>
      {house && <Purchase {...part} house={house} props={props} />}
      {choices.length === 0 && view.phase.name === 'buying' && view.you !== 'spectator' && (
        <p class="hint">{words.place.notYourTurn}</p>
      )}
      {after.length > 0 && (
        <div>
          {after.map(line => (
            <p key={line}>{line}</p>
          ))}
          <p>{clause}</p>
        </div>
      )}
    </PieceCard>
  );
}

/** What buying the house would bring, or why it cannot be bought. */
function Purchase({ house: id, props, ...part }: Acting & { house: HouseId }) {
  const { view, words, town, choices } = part;
  const choice = choices.find(({ move }) => move.type === 'buy' && move.house === id);
  if (!choice) return null;
  const house = nth(view.houses, keyed(town.houseNumber, id));
  const title = words.buy(words.money(house.price));
  return choice.refusal ? (
    <ShutOffer picture={<Banknote />} title={title} reason={props.reason(choice.refusal)} />
  ) : (
    <Offer
      picture={<Banknote />}
      title={title}
      after={consequences(house, part)}
      main
      onTake={() => props.answer(choice.move)}
    />
  );
}
