import { nth } from '../../../core/sure.ts';
import { type Did, LEARNER } from '../../../web/kit/lesson/lesson.ts';
import { elsewhere, type Example as AnyExample } from '../../../web/kit/primer/primer.ts';
import { cardOf, kindName, WATERING_CAN } from '../data/cards.ts';
import { bedPlace, handPlace, marketPlace, POND, stackPlace } from '../ui/places.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import { OPTIONS, positionOf, SEATS } from './position.ts';

type Example = AnyExample<ChillAndChili>;
type Deed = Did<ChillAndChili>;

const table = { options: OPTIONS, seats: SEATS };
const mine = ({ now }: Deed) => nth(now.view.players, LEARNER);
const bedPoints = (did: Deed) => mine(did).score.watered + mine(did).score.unwatered;
const otherwise = elsewhere<ChillAndChili>({ type: 'draw' });

const can: Example = {
  ...table,
  name: 'watering-can',
  title: { en: 'A watering can in hand', fr: 'Un arrosoir en main' },
  clauses: ['CC-43', 'CC-33', 'CC-71', 'CC-77'],
  ask: {
    en: 'You bought this watering can last turn. Does it help at the pond already? Take from the pond and see.',
    fr: 'Vous avez acheté cet arrosoir au tour précédent. Aide-t-il déjà à l’étang ? Puisez, et voyez.',
  },
  position: positionOf({
    hand: ['carrot1', 'corn1', 'chili2', 'cauliflower2', 'corn2'],
    beds: [{ cards: ['tomato1', 'tomato2'], drops: 0 }],
    accessory: WATERING_CAN,
    coins: 3,
    pond: 4,
  }),
  point: () => [POND, handPlace(WATERING_CAN)],
  answers: [
    {
      is: 'right',
      to: ({ move }) => move.type === 'withdraw',
      say: ({ before }) => ({
        en: `Right: no. You got ${before.view.withdrawal}, half of the pond, and nothing from the well. In your hand a can does nothing.`,
        fr: `Bien vu : non. Vous recevez ${before.view.withdrawal}, la moitié de l’étang, et rien du puits. En main, un arrosoir ne fait rien.`,
      }),
      way: [{ type: 'withdraw', as: 'coins' }],
    },
    {
      is: 'other',
      to: ({ move }) => move.type === 'lay-out',
      say: {
        en: 'Now it will help, from your next visit to the pond on. Laying it out was your whole action. Try the pond first.',
        fr: 'Il aidera, dès que vous puiserez de nouveau. Le poser était toute votre action. Essayez d’abord de puiser.',
      },
      way: [{ type: 'lay-out', card: WATERING_CAN }],
    },
    otherwise,
  ],
};

const market: Example = {
  ...table,
  name: 'dearer-cards',
  title: { en: 'The market moves along', fr: 'Le marché avance' },
  clauses: ['CC-44', 'CC-37', 'CC-39', 'CC-40', 'CC-41'],
  ask: {
    en: 'Buy the tomato of the upper row for 2 coins. What costs 2 then?',
    fr: 'Achetez la tomate de la rangée du haut pour 2 pièces. Qu’est-ce qui coûte 2, ensuite ?',
  },
  position: positionOf({
    hand: ['carrot1', 'corn1', 'chili2', 'cauliflower2', 'corn2'],
    market: [
      ['corn1', 'tomato1', 'carrot1', 'cauliflower2'],
      ['carrot2', 'corn2', 'pumpkin2', 'chili3'],
    ],
  }),
  point: () => [marketPlace(0, 2)],
  answers: [
    {
      is: 'right',
      to: ({ move }) => move.type === 'buy-vegetable' && move.row === 0 && move.price === 2,
      say: ({ now }) => {
        const isFor = (price: number, kind: string) => {
          const card = nth(now.view.market, 0)[price - 1] ?? null;
          return card !== null && kindName(card) === kind;
        };
        const carrot = [1, 2, 3, 4].find(price => isFor(price, 'carrot'));
        const cauliflower = [1, 2, 3, 4].find(price => isFor(price, 'cauliflower'));
        const corn = [1, 2, 3, 4].find(price => isFor(price, 'corn'));
        return {
          en: `The carrot: ${carrot}. The cauliflower costs ${cauliflower}, a new card 4, and the corn still ${corn}.`,
          fr: `La carotte : ${carrot}. Le chou-fleur coûte ${cauliflower}, une nouvelle carte 4, et le maïs toujours ${corn}.`,
        };
      },
      way: [{ type: 'buy-vegetable', row: 0, price: 2 }],
    },
    {
      is: 'other',
      to: ({ move }) => move.type === 'buy-vegetable',
      say: {
        en: 'Yours, and the dearer cards of that row moved. But buy the tomato of the upper row.',
        fr: 'À vous, et les plus chères de cette rangée ont avancé. Mais achetez la tomate du haut.',
      },
      way: [{ type: 'buy-vegetable', row: 0, price: 3 }],
    },
    otherwise,
  ],
};

const carrots: Example = {
  ...table,
  name: 'two-carrots',
  title: { en: 'Two carrots', fr: 'Deux carottes' },
  clauses: ['CC-66', 'CC-56', 'CC-58', 'CC-68'],
  ask: {
    en: 'You hold three carrots. Plant carrots: how many go in, and what is the dry bed worth?',
    fr: 'Vous avez trois carottes. Plantez : combien en faut-il, et que vaut la plate-bande sans eau ?',
  },
  position: positionOf({ hand: ['carrot1', 'carrot2', 'carrot1', 'chili2', 'corn1'] }),
  point: () => [handPlace(cardOf('carrot', 1)), handPlace(cardOf('carrot', 2))],
  answers: [
    {
      is: 'right',
      to: ({ move }) => move.type === 'plant',
      say: did => {
        const bed = nth(mine(did).beds, 0);
        return {
          en: `Exactly ${bed.cards.length}, and the third stays in hand. The bed is worth ${bed.points}, not ${bed.points} a card; ${2 * bed.points} with ${bed.suns} drops on it.`,
          fr: `Exactement ${bed.cards.length}, la troisième reste en main. La plate-bande vaut ${bed.points}, et non ${bed.points} par carte ; ${2 * bed.points} avec ${bed.suns} gouttes.`,
        };
      },
      way: [{ type: 'plant', cards: [cardOf('carrot', 1), cardOf('carrot', 2)] }],
    },
    otherwise,
  ],
};

const pond: Example = {
  ...table,
  name: 'at-the-pond',
  title: { en: 'Half of eleven', fr: 'La moitié de onze' },
  clauses: ['CC-90', 'CC-84', 'CC-85', 'CC-87', 'CC-89', 'CC-101'],
  ask: {
    en: '11 tokens in the pond; your tomatoes lack 1 drop, your carrots 3. Win as many points as you can.',
    fr: '11 jetons dans l’étang ; il manque 1 goutte à vos tomates, 3 à vos carottes. Gagnez le plus de points possible.',
  },
  position: positionOf({
    hand: ['corn1', 'corn2', 'chili2', 'cauliflower2', 'cauliflower3'],
    beds: [
      { cards: ['tomato1', 'tomato2'], drops: 2 },
      { cards: ['carrot1', 'carrot2'], drops: 0 },
    ],
    coins: 0,
    pond: 11,
  }),
  point: now =>
    now.view.agenda.at(-1)?.do === 'water' ? [bedPlace(LEARNER, 0), bedPlace(LEARNER, 1)] : [POND],
  answers: [
    {
      is: 'on',
      to: ({ move, now }) =>
        (move.type === 'withdraw' && move.as === 'drops') || (move.type === 'water' && now.isAsked),
      say: ({ now }) => {
        const task = now.view.agenda.at(-1);
        const left = task?.do === 'water' ? task.drops : 0;
        return {
          en: `All drops, then. ${left} to place: one on each free sun, then finish.`,
          fr: `Tout en gouttes, donc. ${left} à poser : une par soleil libre, puis terminez.`,
        };
      },
      way: [{ type: 'withdraw', as: 'drops' }],
    },
    {
      is: 'right',
      to: did => did.move.type === 'finish-watering' && mine(did).score.unwatered === 0,
      say: did => ({
        en: `Both beds bloom: 9 points become ${bedPoints(did)}, and ${did.now.view.well} drops fall into the well. Six coins would have made 2 points.`,
        fr: `Les deux fleurissent : 9 points deviennent ${bedPoints(did)}, et ${did.now.view.well} gouttes tombent dans le puits. Six pièces auraient fait 2 points.`,
      }),
      way: [
        { type: 'withdraw', as: 'drops' },
        { type: 'water', bed: 0, drops: 1 },
        { type: 'water', bed: 1, drops: 3 },
        { type: 'finish-watering' },
      ],
    },
    {
      is: 'other',
      to: ({ move }) => move.type === 'withdraw',
      say: did => ({
        en: `${mine(did).coins} coins: ${mine(did).score.coins} points at the end. Water could have brought 9.`,
        fr: `${mine(did).coins} pièces : ${mine(did).score.coins} points à la fin. L’eau pouvait en rapporter 9.`,
      }),
      way: [{ type: 'withdraw', as: 'coins' }],
    },
    otherwise,
  ],
};

const credit: Example = {
  ...table,
  name: 'second-can',
  title: { en: 'One of each', fr: 'Un de chaque' },
  clauses: ['CC-34', 'CC-32', 'CC-42'],
  ask: {
    en: 'You hold a watering can and 2 coins. Which accessories can you buy now? Touch them and see.',
    fr: 'Vous avez un arrosoir et 2 pièces. Quels accessoires pouvez-vous acheter ? Touchez-les, et voyez.',
  },
  position: positionOf({
    hand: ['carrot1', 'corn1', 'chili2', 'cauliflower2', 'corn2'],
    accessory: WATERING_CAN,
    coins: 2,
  }),
  point: () => [WATERING_CAN - 3, WATERING_CAN - 2, WATERING_CAN - 1, WATERING_CAN].map(stackPlace),
  answers: [
    {
      is: 'right',
      to: ({ move }) => move.type === 'buy-accessory',
      say: ({ before }) => {
        const may = before.choices.filter(
          ({ move, refusal }) => move.type === 'buy-accessory' && !refusal,
        ).length;
        return {
          en: `One of the ${may} you could have: a second can is refused, and there is no credit. It goes to your hand.`,
          fr: `L’un des ${may} possibles : un second arrosoir est refusé, et il n’y a pas de crédit. Il va dans votre main.`,
        };
      },
      way: [{ type: 'buy-accessory', card: WATERING_CAN - 1 }],
    },
    otherwise,
  ],
};

export const examples = { can, market, carrots, pond, credit };
