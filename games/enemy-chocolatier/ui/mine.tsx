import { useHeldLabel } from '../../../web/kit/frame/only-held.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { Piece } from '../../../web/kit/piece.tsx';
import { Quantity } from '../../../web/kit/quantity.tsx';
import { nth } from '../../../core/sure.ts';
import { ABILITIES } from '../data/words.ts';
import { aboutAbility, aboutRecipe } from './about.ts';
import { ABILITY_ART, Banknote, Hourglass, Permit } from './art/money.tsx';
import { WaxSeal } from './art/town.tsx';
import type { Part } from './part.ts';
import { RecipeBars } from './recipe.tsx';

interface MineProps extends Part {
  readonly seat: number;
}

/** My recipe, kept at the chest, and what the neighbourhoods I closed let me do. */
export function Mine({ seat, ...part }: MineProps) {
  const { view, words, focus, point } = part;
  const { arrangement, isPhone } = useRoom();
  const { recipe, abilities, nextIncome, money, permits } = nth(view.players, seat);
  if (!recipe)
    return (
      <div class="ec-mine">
        <p>{words.place.noRecipe}</p>
      </div>
    );
  const isHeld = !isPhone && arrangement !== 'tablet';
  return (
    <div class={isHeld ? 'ec-mine ec-mine-beside' : 'ec-mine'}>
      <RecipeCard {...part} seat={seat} as={isHeld ? 'held' : isPhone ? 'tab' : 'line'} />
      {!(isPhone && abilities.length === 0) && (
        <div class={isPhone ? 'ec-tools' : 'ec-powers'}>
          {!isPhone && (
            <p class="ec-purse">
              <Quantity
                value={money}
                symbol={<Banknote />}
                label={words.money(money)}
                place={`purse-${seat}`}
              />
              {permits > 0 && (
                <Quantity
                  value={permits}
                  symbol={<Permit />}
                  label={words.permits(permits)}
                  place={`permits-${seat}`}
                />
              )}
              {view.phase.name !== 'over' && (
                <span title={nextIncome.lines.map(words.incomeLine).join('\n')}>
                  {words.nextIncome(nextIncome.money, nextIncome.points)}
                </span>
              )}
            </p>
          )}
          {!isPhone && abilities.length === 0 && <p>{words.place.noAbility}</p>}
          {abilities.map(({ ability, neighbourhood, active }) => {
            const Picture = nth(ABILITY_ART, ABILITIES.indexOf(ability));
            return (
              <Piece
                key={neighbourhood}
                class={active ? 'ec-ability' : 'ec-ability ec-waiting'}
                label={words.abilities[ability].label}
                about={aboutAbility({ ability, neighbourhood }, part)}
                pointed={focus?.on === 'ability' && focus.neighbourhood === neighbourhood}
                onPick={() => point({ on: 'ability', ability, neighbourhood })}
              >
                <Picture />
                {!isPhone && words.abilities[ability].label}
                {!active && <Hourglass />}
              </Piece>
            );
          })}
        </div>
      )}
    </div>
  );
}

interface RecipeCardProps extends Part {
  readonly seat: number;
  /** Held up where there is room; on phones a tab that pulls the rest up. */
  readonly as: 'held' | 'line' | 'tab';
}

/** The recipe that only its player knows. */
export function RecipeCard({ seat, as, ...part }: RecipeCardProps) {
  const { view, words, focus, point } = part;
  const { recipe } = nth(view.players, seat);
  const label = useHeldLabel(words.myRecipe);
  if (!recipe) return null;
  return (
    <Piece
      class={`ec-recipe ec-recipe-${as}`}
      label={`${label}: ${words.recipe(recipe.id)}, ${words.missing(recipe.missing)}`}
      about={aboutRecipe(recipe, part)}
      pointed={focus?.on === 'recipe'}
      onPick={() => point({ on: 'recipe' })}
      place={`recipe-${seat}`}
    >
      {as !== 'line' && <WaxSeal class="ec-seal" missing={recipe.missing} />}
      {as !== 'tab' && (
        <span class="ec-recipe-name" data-spared>
          {words.recipe(recipe.id)} <small>{words.missing(recipe.missing)}</small>
        </span>
      )}
      <RecipeBars recipe={recipe} words={words} brief={as === 'tab'} />
    </Piece>
  );
}
