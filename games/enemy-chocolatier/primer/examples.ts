import { nth } from '../../../core/sure.ts';
import { type Did, LEARNER, type Now } from '../../../web/kit/lesson/lesson.ts';
import { elsewhere, type Example as AnyExample } from '../../../web/kit/primer/primer.ts';
import type { NeighbourhoodId } from '../data/words.ts';
import { IN_BOTH } from '../ui/both-languages.ts';
import { housePlace, neighbourhoodPlace } from '../ui/places.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';
import { GATE, OPTIONS, positionOf, SEATS, WHARF } from './position.ts';

type Example = AnyExample<EnemyChocolatier>;
type Deed = Did<EnemyChocolatier>;

const table = { options: OPTIONS, seats: SEATS };
const permit = elsewhere<EnemyChocolatier>({ type: 'take-permit' });

const TRUFFLE_HILL = 'C1';
const PASTE_LANE = 'C4';
const ALMOND_GATE = 'D4';
const COCOA_TERRACE = 'B1';

const bought = ({ move }: Deed, place: NeighbourhoodId) =>
  move.type === 'buy' && move.house.startsWith(`${place}-`);
const statusOf = ({ view }: Now<EnemyChocolatier>, place: NeighbourhoodId) =>
  view.neighbourhoods.find(({ id }) => id === place)?.status;
const hill = { en: 'Truffle Hill (C1)', fr: 'la Colline aux Truffes (C1)' };
const lane = { en: 'Paste Lane (C4)', fr: 'la Venelle de la Pâte (C4)' };
const gate = { en: 'Almond Gate (D4)', fr: 'la Porte des Amandes (D4)' };
const terrace = { en: 'Cocoa Terrace (B1)', fr: 'la Terrasse du Cacao (B1)' };
const mews = { en: 'Mucilage Mews (B4)', fr: 'la Ruelle de la Gomme (B4)' };

const corner: Example = {
  ...table,
  name: 'across-the-corner',
  title: { en: 'Across the corner', fr: 'De l’autre côté du coin' },
  clauses: ['EC-X13', 'EC-12', 'EC-13', 'EC-61'],
  ask: {
    en: `Buy the last house of ${hill.en}: it closes. Does ${lane.en}, across the crossroads, open too?`,
    fr: `Achetez la dernière maison de ${hill.fr} : elle se ferme. Et ${lane.fr}, de l’autre côté du carrefour, s’ouvre-t-elle ?`,
  },
  position: positionOf({ plan: WHARF, owns: 'C1-1 C1-2', money: 9 }),
  point: () => [neighbourhoodPlace(TRUFFLE_HILL), neighbourhoodPlace(PASTE_LANE)],
  answers: [
    {
      is: 'right',
      to: did => bought(did, TRUFFLE_HILL) && statusOf(did.now, TRUFFLE_HILL) === 'closed',
      say: ({ now, before }) => {
        const opens = now.view.neighbourhoods.filter(
          ({ id, status }) => status === 'open' && statusOf(before, id) === 'unavailable',
        );
        const list = (language: 'en' | 'fr') =>
          opens
            .map(({ id }) => IN_BOTH[language].neighbourhood(id))
            .join(language === 'en' ? ' and ' : ' et ');
        const isShut = statusOf(now, PASTE_LANE) === 'unavailable';
        return {
          en: `${isShut ? 'Right: no, only' : 'Right: yes,'} ${list('en')} open, across a street. Corner to corner is no connection.`,
          fr: `Bien vu : ${isShut ? 'non' : 'oui'}. De l’autre côté d’une rue s’ouvrent : ${list('fr')}. Se toucher par un coin ne suffit pas.`,
        };
      },
      way: [{ type: 'buy', house: 'C1-3' }],
    },
    permit,
  ],
};

const buyThree: Example = {
  ...table,
  name: 'a-new-power',
  title: { en: 'An ability must wait', fr: 'Une capacité attend' },
  clauses: ['EC-X04', 'EC-31', 'EC-50', 'EC-57'],
  ask: {
    en: `Close ${gate.en}: it gives Buy 3. How many more houses may you buy this turn?`,
    fr: `Fermez ${gate.fr} : elle donne « 3 achats ». Combien de maisons encore, ce tour-ci ?`,
  },
  position: positionOf({ plan: GATE, owns: 'D4-1 D4-2', money: 20 }),
  point: () => [neighbourhoodPlace(ALMOND_GATE)],
  answers: [
    {
      is: 'right',
      to: did => bought(did, ALMOND_GATE) && statusOf(did.now, ALMOND_GATE) === 'closed',
      say: ({ now }) => ({
        en: `${now.view.turn.left} more, not two: an ability sleeps in the turn that brings it. Next turn you may buy three.`,
        fr: `Encore ${now.view.turn.left}, et non deux : une capacité dort pendant le tour qui l’apporte. Au prochain tour, trois achats.`,
      }),
      way: [{ type: 'buy', house: 'D4-3' }],
    },
    permit,
  ],
};

const breaking: Example = {
  ...table,
  name: 'breaking-up',
  title: { en: 'Breaking up a neighbourhood', fr: 'Rouvrir un quartier' },
  clauses: ['EC-X05', 'EC-35', 'EC-51', 'EC-62'],
  ask: {
    en: `Basil controls ${terrace.en}. You have Buy Closed and $8. With one house, take his ability and the light on ${mews.en}.`,
    fr: `Basile tient ${terrace.fr}. Vous avez « Achat fermé » et 8 $. D’une seule maison, privez-le de sa capacité et éteignez ${mews.fr}.`,
  },
  position: positionOf({ plan: GATE, owns: 'A1', money: 8, basil: { owns: 'B1 B4-1' } }),
  point: () => [neighbourhoodPlace(COCOA_TERRACE)],
  answers: [
    {
      is: 'right',
      to: did => bought(did, COCOA_TERRACE),
      say: ({ now, events }) => {
        const sale = events.find(({ type }) => type === 'bought');
        const { price, toOwner } = sale?.type === 'bought' ? sale : { price: 0, toOwner: 0 };
        const income = nth(now.view.players, 1).nextIncome.money;
        return {
          en: `$${price}, and $${toOwner} of it goes to Basil. He is back to $${income} a turn, without his ability, and ${mews.en} is dark.`,
          fr: `${price} $, dont ${toOwner} pour Basile. Le voilà à ${income} $ par tour, sans capacité, et ${mews.fr} est dans l’ombre.`,
        };
      },
      way: [{ type: 'buy', house: 'B1-1' }],
    },
    {
      is: 'other',
      to: ({ move }) => move.type === 'buy',
      say: {
        en: `Yours, but ${terrace.en} still stands. Buy one of its houses.`,
        fr: `À vous, mais ${terrace.fr} tient toujours. Achetez l’une de ses maisons.`,
      },
      way: [{ type: 'buy', house: 'E2-1' }],
    },
    permit,
  ],
};

const FULL_BUT_ONE = 'D3 C1-1 B5 C6-1 C6-2 B3-1 B3-2 E1-1 E1-2 E1-3 E1-4 E1-5 C2-1 C2-2';

const last: Example = {
  ...table,
  name: 'last-ingredient',
  title: { en: 'The last ingredient', fr: 'Le dernier ingrédient' },
  clauses: ['EC-X03', 'EC-17', 'EC-72', 'EC-A01'],
  ask: {
    en: 'Your recipe needs one more ingredient, and you have $4. Which colour wins? Buy a house.',
    fr: 'Il manque un ingrédient à votre recette, et vous avez 4 $. Quelle couleur fait gagner ? Achetez.',
  },
  position: positionOf({ plan: WHARF, owns: FULL_BUT_ONE, money: 4 }),
  point: () => [housePlace('C2-3')],
  answers: [
    {
      is: 'right',
      to: ({ now }) => now.view.phase.name === 'over',
      say: ({ now }) => {
        const lines = nth(now.view.players, LEARNER).recipe?.lines ?? [];
        const love = lines.find(({ ingredient }) => ingredient === 'love');
        const spare = lines.find(({ ingredient }) => ingredient === 'chocolate');
        return {
          en: `Red: ${love?.has} of ${love?.needs} love. You win at once, and ${spare?.has} chocolate for ${spare?.needs} did no harm.`,
          fr: `Rouge : ${love?.has} amours sur ${love?.needs}. Vous gagnez aussitôt, et ${spare?.has} chocolats pour ${spare?.needs} ne gênent pas.`,
        };
      },
      way: [{ type: 'buy', house: 'C2-3' }],
    },
    {
      is: 'other',
      to: ({ move }) => move.type === 'buy',
      say: ({ now }) => {
        const missing = nth(now.view.players, LEARNER).recipe?.missing;
        return {
          en: `A spare house neither helps nor harms: ${missing} still missing. Look for red.`,
          fr: `Une maison de trop n’aide ni ne gêne : il en manque toujours ${missing}. Cherchez du rouge.`,
        };
      },
      way: [{ type: 'buy', house: 'B3-3' }],
    },
    permit,
  ],
};

const permits: Example = {
  ...table,
  name: 'with-a-permit',
  title: { en: 'A permit in hand', fr: 'Un permis en main' },
  clauses: ['EC-X10', 'EC-31', 'EC-42'],
  ask: {
    en: 'You hold a permit and $9. How many houses can you buy this turn? Buy three.',
    fr: 'Vous avez un permis et 9 $. Combien de maisons ce tour-ci ? Achetez-en trois.',
  },
  position: positionOf({ plan: WHARF, money: 9, permits: 1 }),
  answers: [
    {
      is: 'right',
      to: ({ move, now }) =>
        move.type === 'buy' && (now.view.turn.bought === 3 || now.view.turn.seat !== LEARNER),
      say: ({ now }) => ({
        en: `Two as always, and the third costs the permit: ${nth(now.view.players, LEARNER).permits} left.`,
        fr: `Deux comme toujours, et la troisième coûte le permis : il en reste ${nth(now.view.players, LEARNER).permits}.`,
      }),
      way: [
        { type: 'buy', house: 'D3-1' },
        { type: 'buy', house: 'D3-2' },
        { type: 'buy', house: 'D3-3' },
      ],
    },
    {
      is: 'on',
      to: ({ move }) => move.type === 'buy',
      say: ({ now }) => ({
        en: `Bought: ${now.view.turn.bought}. Still to go: ${now.view.turn.left}.`,
        fr: `Achats : ${now.view.turn.bought}. Encore : ${now.view.turn.left}.`,
      }),
      way: [{ type: 'buy', house: 'D3-1' }],
    },
    {
      is: 'other',
      say: {
        en: 'Buying nothing brings another permit instead. But try to spend this one.',
        fr: 'Ne rien acheter rapporte un autre permis. Mais essayez de dépenser celui-ci.',
      },
      way: [{ type: 'take-permit' }],
    },
  ],
};

export const examples = { corner, buyThree, breaking, last, permits };
