import { nth } from '../../../core/sure.ts';
import { Arrow, At, Label, Mark } from '../../../web/kit/primer/drawing.tsx';
import type { PanelProps } from '../../../web/kit/primer/primer.ts';
import { townOf } from '../data/town.ts';
import { INGREDIENTS, type NeighbourhoodId, RECIPE_INGREDIENTS } from '../data/words.ts';
import { enemyChocolatier } from '../index.ts';
import { dollars as dollarsEn } from '../texts/nouns.en.ts';
import { dollars as dollarsFr } from '../texts/nouns.fr.ts';
import { INGREDIENT_ART } from '../ui/art/ingredients.tsx';
import { Banknote, BuyThree, ChocolateBar, Permit, Star } from '../ui/art/money.tsx';
import { Factory, Lamp, RecipeBack } from '../ui/art/town.tsx';
import { GlowingTown } from '../ui/glowing-town.tsx';
import { HousePicture, PlacePicture } from '../ui/house-row.tsx';
import type { EnemyChocolatier } from '../vocabulary.ts';
import { positionOf, WHARF } from './position.ts';

type Props = PanelProps<EnemyChocolatier>;

const DOLLARS = { en: dollarsEn, fr: dollarsFr };
const dollars = (amount: number, language: Props['language']) => DOLLARS[language](amount);

const MINE = 0;
const RIVAL = 1;
const CHOCOLATE = INGREDIENTS.indexOf('chocolate');
const LOVE = INGREDIENTS.indexOf('love');
const FUDGE_WHARF = 'D3';

interface HouseProps {
  readonly house: string;
  readonly ingredient: number | undefined;
  readonly seat?: number | null;
  readonly lit?: boolean;
}

const House = ({ house, ingredient = 0, seat = null, lit = true }: HouseProps) => (
  <HousePicture house={house} ingredient={ingredient} seat={seat} lit={lit} />
);

function ingredientOf({ edition }: Props, place: NeighbourhoodId): number {
  const town = townOf(edition);
  return nth(town.neighbourhoods, town.neighbourhoodNumber.get(place) ?? 0).ingredient;
}

/** The town after the setup, with one neighbourhood closed. */
export function Town({ edition }: Props) {
  const game = enemyChocolatier.open(edition);
  const view = game.view(positionOf({ plan: WHARF, owns: FUDGE_WHARF })(game), MINE);
  return (
    <At x={12} y={9} width={18}>
      <GlowingTown view={view} edition={edition} seat={MINE} />
    </At>
  );
}

/** The recipe that the rulebook prints. */
export function Recipe({ edition }: Props) {
  const recipe = nth(edition.recipes, 0).value;
  return (
    <>
      <At x={5.4} y={9} width={7.4} turn={-5}>
        <RecipeBack />
      </At>
      {RECIPE_INGREDIENTS.map((ingredient, i) => {
        const Picture = nth(INGREDIENT_ART, INGREDIENTS.indexOf(ingredient));
        return (
          <At key={ingredient} x={13.4 + 6.6 * (i % 2)} y={4 + 8.6 * Math.floor(i / 2)} width={4.2}>
            <Picture />
          </At>
        );
      })}
      {RECIPE_INGREDIENTS.map((ingredient, i) => (
        <Label key={ingredient} x={15.6 + 6.6 * (i % 2)} y={6.6 + 8.6 * Math.floor(i / 2)} size={2}>
          {recipe[ingredient]}
        </Label>
      ))}
    </>
  );
}

export function Income({ edition, language }: Props) {
  return (
    <>
      <At x={5.4} y={7.2} width={9}>
        <Factory />
      </At>
      <Arrow from={[10, 7]} to={[13.4, 7]} />
      <At x={18.4} y={6} width={7}>
        <Banknote />
      </At>
      <Label x={18.4} y={13}>
        +{dollars(townOf(edition).income, language)}
      </Label>
    </>
  );
}

export function Buy(props: Props) {
  const town = townOf(props.edition);
  const houses = ['D3-1', 'D3-2'].map(id => nth(town.houses, town.houseNumber.get(id) ?? 0));
  return (
    <>
      {houses.map((house, i) => (
        <At key={house.id} x={4.6 + 6.6 * i} y={7.4} width={6.4}>
          <House house={house.id} ingredient={house.ingredient} />
        </At>
      ))}
      {houses.map((house, i) => (
        <Label key={house.id} x={4.6 + 6.6 * i} y={14} size={2.2}>
          {dollars(house.price, props.language)}
        </Label>
      ))}
      <At x={19.4} y={7.4} width={6.6}>
        <PlacePicture id="D5" ingredient={ingredientOf(props, 'D5')} open={false} />
      </At>
      <Mark x={19.4} y={14} is="bad" />
    </>
  );
}

export function Close(props: Props) {
  return (
    <>
      {['D3-1', 'D3-2', 'D3-3'].map((house, i) => (
        <At key={house} x={3.4 + 4.6 * i} y={7.6} width={5}>
          <House house={house} ingredient={CHOCOLATE} seat={MINE} />
        </At>
      ))}
      <At x={8} y={14} width={3.6}>
        <Lamp lit />
      </At>
      <Arrow from={[15.4, 6.4]} to={[18, 5]} />
      <Arrow from={[15.4, 10]} to={[18, 11.6]} />
      {['B5', 'D5'].map((place, i) => (
        <At key={place} x={20.8} y={4.6 + 8.6 * i} width={5.4}>
          <PlacePicture id={place} ingredient={ingredientOf(props, place)} open />
        </At>
      ))}
    </>
  );
}

export function Pays({ language }: Props) {
  return (
    <>
      <At x={4.4} y={8.4} width={5.6}>
        <House house="D3-2" ingredient={CHOCOLATE} seat={MINE} />
      </At>
      <Arrow from={[8, 6]} to={[12, 4.2]} bend={0.15} />
      <Arrow from={[8.2, 9]} to={[12, 9]} />
      <Arrow from={[8, 12]} to={[12, 13.8]} bend={-0.15} />
      <At x={15.4} y={3.8} width={5.4}>
        <Banknote />
      </At>
      <At x={15.4} y={9} width={4.4}>
        <Star />
      </At>
      <At x={15.4} y={14.2} width={4.4}>
        <BuyThree />
      </At>
      <Label x={20.6} y={3.8} size={2}>
        {dollars(1, language)}
      </Label>
      <Label x={20.6} y={9} size={2}>
        +1
      </Label>
    </>
  );
}

export function Take({ language }: Props) {
  return (
    <>
      <At x={4.6} y={8} width={6.4}>
        <House house="C2-1" ingredient={LOVE} seat={RIVAL} />
      </At>
      <Arrow from={[8.6, 8]} to={[12, 8]} />
      <At x={15.6} y={8} width={6.4}>
        <House house="C2-1" ingredient={LOVE} seat={MINE} />
      </At>
      <Label x={9.8} y={3.2} kind="bad">
        {dollars(6, language)}
      </Label>
      <Label x={4.6} y={14.8} size={2.2}>
        +{dollars(4, language)}
      </Label>
      <At x={21.2} y={6} width={4.6}>
        <Factory />
      </At>
      <Label x={20.8} y={14.8} size={2.2}>
        {dollars(2, language)}
      </Label>
    </>
  );
}

export function PermitPanel() {
  return (
    <>
      <At x={4.4} y={7.6} width={6.4} turn={-5}>
        <Permit />
      </At>
      <Arrow from={[8.2, 7.6]} to={[10.6, 7.6]} />
      {['D3-1', 'D3-2', 'D3-3'].map((house, i) => (
        <At key={house} x={13 + 4.2 * i} y={7.6} width={4.4}>
          <House house={house} ingredient={CHOCOLATE} />
        </At>
      ))}
      <Label x={17.2} y={14} kind="good">
        2 + 1
      </Label>
    </>
  );
}

export function Points() {
  return (
    <>
      <At x={12} y={6.6} width={10.4}>
        <Star />
      </At>
      <Label x={12} y={7} size={3}>
        20
      </Label>
      <At x={12} y={15} width={20}>
        <ChocolateBar points={20} />
      </At>
    </>
  );
}

export function Full({ edition }: Props) {
  const recipe = nth(edition.recipes, 0).value;
  return (
    <>
      {RECIPE_INGREDIENTS.map((ingredient, i) => {
        const Picture = nth(INGREDIENT_ART, INGREDIENTS.indexOf(ingredient));
        return (
          <At key={ingredient} x={4 + 9.8 * (i % 2)} y={4.6 + 8.6 * Math.floor(i / 2)} width={4.8}>
            <Picture />
          </At>
        );
      })}
      {RECIPE_INGREDIENTS.map((ingredient, i) => (
        <Label key={ingredient} x={8.4 + 9.8 * (i % 2)} y={5 + 8.6 * Math.floor(i / 2)} size={1.9}>
          {recipe[ingredient]}/{recipe[ingredient]}
        </Label>
      ))}
      <Mark x={21.8} y={9.2} is="good" />
    </>
  );
}
