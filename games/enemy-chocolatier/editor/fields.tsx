import { useMemo } from 'preact/hooks';
import { nth } from '../../../core/sure.ts';
import type { FieldsProps } from '../../../web/kit/editor/editor.ts';
import { Field, More } from '../../../web/kit/editor/field.tsx';
import { NumberField } from '../../../web/kit/editor/number-field.tsx';
import { PlayerField } from '../../../web/kit/editor/player-field.tsx';
import { withPlayer } from '../../../web/kit/editor/sketch.ts';
import { Toggle, Toggles } from '../../../web/kit/editor/toggle.tsx';
import { townOf } from '../data/town.ts';
import { INGREDIENTS } from '../data/words.ts';
import { INGREDIENT_ART } from '../ui/art/ingredients.tsx';
import { Banknote, Permit, Star } from '../ui/art/money.tsx';
import '../ui/board.css';
import { TABLE_WORDS } from '../ui/words.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';
import type { Part } from './part.ts';
import { FIELDS } from './places.ts';
import { MOST_MONEY, MOST_PERMITS, MOST_POINTS, type Sketch, type Tycoon } from './sketch.ts';
import { openState } from './state-from.ts';
import { TownField } from './town-field.tsx';
import { TurnField } from './turn-field.tsx';
import { EDITOR_WORDS } from './words.ts';

/** The whole table, one's own things first. */
export function Fields(props: FieldsProps<EnemyChocolatier, Sketch>) {
  const { game, sketch, language } = props;
  const town = townOf(game.edition);
  const view = useMemo(() => game.view(openState(town, sketch), sketch.me), [game, sketch]);
  const part: Part = { ...props, words: EDITOR_WORDS[language], table: TABLE_WORDS[language], town, view };
  const others = [...sketch.players.keys()].filter(seat => seat !== sketch.me);
  return (
    <>
      <TurnField {...part} />
      <RecipeField {...part} />
      <TownField {...part} />
      {[sketch.me, ...others].map(seat => (
        <TycoonField key={seat} {...part} seat={seat} />
      ))}
    </>
  );
}

/** Mine, out of all there are. */
function RecipeField({ sketch, change, words, table, town }: Part) {
  return (
    <Field at={FIELDS.recipe} title={words.recipe}>
      <div class="sketch-toggles">
        {town.recipes.map(recipe => (
          <Toggle
            key={recipe.id}
            pressed={sketch.recipe === recipe.id}
            onChange={pressed => change({ ...sketch, recipe: pressed ? recipe.id : null })}
          >
            <RecipeWords recipe={recipe} table={table} />
          </Toggle>
        ))}
      </div>
    </Field>
  );
}

interface RecipeWordsProps extends Pick<Part, 'table'> {
  readonly recipe: Part['town']['recipes'][number];
}

function RecipeWords({ recipe: { id, needs }, table }: RecipeWordsProps) {
  return (
    <span class="sketch-amounts">
      <b>{table.recipe(id)}</b>
      <span>
        {needs.map((need, i) => {
          const Picture = nth(INGREDIENT_ART, i);
          return (
            need > 0 && (
              <span key={i}>
                {need}
                <Picture />
                <span class="only-heard"> {table.ingredients[nth(INGREDIENTS, i)]} </span>
              </span>
            )
          );
        })}
      </span>
    </span>
  );
}

const HELD = [
  { what: 'money', Symbol: Banknote, most: MOST_MONEY },
  { what: 'points', Symbol: Star, most: MOST_POINTS },
  { what: 'permits', Symbol: Permit, most: MOST_PERMITS },
] as const;

function TycoonField({ seat, ...part }: Part & { readonly seat: number }) {
  const { sketch, change, words, table, town } = part;
  const tycoon = nth(sketch.players, seat);
  const { ruledOut } = tycoon;
  const set = (what: Partial<Tycoon>) => change(withPlayer(sketch, seat, what));
  const recipes = town.recipes.map(({ id }) => id);
  return (
    <PlayerField {...part} at={FIELDS.tycoon(seat)} seat={seat}>
      {HELD.map(({ what, Symbol, most }) => (
        <NumberField
          key={what}
          label={words[what]}
          symbol={<Symbol />}
          value={tycoon[what]}
          max={most}
          onChange={next => set({ [what]: next })}
        />
      ))}
      <More title={`${words.ruledOut} (${ruledOut.length})`}>
        <p class="hint">{words.ruledOutHint}</p>
        <Toggles
          of={recipes}
          chosen={ruledOut}
          show={table.recipe}
          onChange={chosen => set({ ruledOut: recipes.filter(id => chosen.includes(id)) })}
        />
      </More>
    </PlayerField>
  );
}
