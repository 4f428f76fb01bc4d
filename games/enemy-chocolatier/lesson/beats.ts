import { nth } from '../../../core/sure.ts';
import { action, type Beat as AnyBeat, type Did, LEARNER, type Now } from '../../../web/kit/lesson/lesson.ts';
import type { HouseId, NeighbourhoodId } from '../data/words.ts';
import { housePlace, neighbourhoodPlace } from '../ui/places.ts';
import type { EnemyChocolatier, Event, Move } from '../vocabulary.ts';

type Beat = AnyBeat<EnemyChocolatier>;
type Situation = Now<EnemyChocolatier>;
type Deed = Did<EnemyChocolatier>;

/** The learner's neighbourhoods: brown first, then pink for dollars or red for stars. */
const BROWN: NeighbourhoodId = 'D3';
const PINK: NeighbourhoodId = 'B5';
const RED: NeighbourhoodId = 'D5';
const PURSE = `purse-${LEARNER}`;
const RECIPE = `recipe-${LEARNER}`;
const END_TURN = action('end-turn');
const PERMIT = action('take-permit');
/** The round in which the lesson lets go, whatever was done. */
const LATE = 7;

const of = (house: HouseId): NeighbourhoodId => nth(house.split('-'), 0);
const mine = ({ view }: Situation) => nth(view.players, LEARNER);
const closed = (now: Situation) => mine(now).controls.length;
const begins = ({ isAsked, view }: Situation) => isAsked && view.turn.bought === 0;
const houses = ({ view }: Situation, neighbourhood: NeighbourhoodId) =>
  view.houses.filter(({ id }) => of(id) === neighbourhood);
/** What is left to buy in a neighbourhood, the cheapest first. */
const missing = (now: Situation, neighbourhood: NeighbourhoodId) =>
  houses(now, neighbourhood)
    .filter(({ owner }) => owner !== LEARNER)
    .sort((one, other) => one.price - other.price);
const canClose = (now: Situation, neighbourhood: NeighbourhoodId) => {
  const left = missing(now, neighbourhood);
  const price = left.reduce((sum, house) => sum + house.price, 0);
  const isOpen = now.view.neighbourhoods.some(({ id, status }) => id === neighbourhood && status === 'open');
  return isOpen && left.length > 0 && left.length <= now.view.turn.left && price <= mine(now).money;
};
const closable = (now: Situation) =>
  [PINK, RED, BROWN].find(neighbourhood => canClose(now, neighbourhood)) ?? null;

const bought =
  (neighbourhood: NeighbourhoodId) =>
  ({ move }: Deed) =>
    move.type === 'buy' && of(move.house) === neighbourhood;
const boughtAny = ({ move }: Deed) => move.type === 'buy';
const tookPermit = ({ move }: Deed) => move.type === 'take-permit';
const endedTurn = ({ move }: Deed) => move.type === 'end-turn';
const hasClosed = ({ events }: Deed) =>
  events.some(event => event.type === 'closed' && event.seat === LEARNER);
const turnIsOver = ({ move }: Deed) => move.type !== 'buy';
const isTheft = (event: Event) => event.type === 'bought' && event.from === LEARNER;
/** The house that Basil took. */
const stolen = ({ events }: Situation): HouseId | null => {
  const theft = events.findLast(isTheft);
  return theft?.type === 'bought' ? theft.house : null;
};

/** The cheapest house of these neighbourhoods that may be bought; else the turn ends. */
const buying =
  (...wanted: readonly NeighbourhoodId[]) =>
  (now: Situation): Move => {
    const may = new Set(
      now.choices.flatMap(({ move, refusal }) => (move.type === 'buy' && !refusal ? [move.house] : [])),
    );
    const house = wanted.flatMap(neighbourhood => missing(now, neighbourhood)).find(({ id }) => may.has(id));
    if (house) return { type: 'buy', house: house.id };
    return { type: now.view.turn.bought > 0 ? 'end-turn' : 'take-permit' };
  };
const places = (now: Situation, neighbourhood: NeighbourhoodId) =>
  missing(now, neighbourhood).map(({ id }) => housePlace(id));

const ends: Beat = {
  name: 'end-again',
  when: now => now.isAsked && now.view.turn.gained.length > 0 && now.view.turn.left === 0,
  say: { en: 'Two bought: end your turn.', fr: 'Deux achats : finissez votre tour.' },
  point: () => [END_TURN],
  until: turnIsOver,
  move: () => ({ type: 'end-turn' }),
};

export const beats: readonly Beat[] = [
  {
    name: 'house',
    when: now => begins(now) && mine(now).houses === 0,
    say: {
      en: 'Complete your secret recipe and you win. Each house is an ingredient: buy this brown one, a chocolate.',
      fr: 'Complétez votre recette secrète pour gagner. Une maison, un ingrédient : achetez cette maison brune, un chocolat.',
    },
    point: () => [housePlace('D3-1'), RECIPE],
    until: did => boughtAny(did) || turnIsOver(did),
    answers: [
      { to: bought(BROWN), say: { en: 'One chocolate.', fr: 'Un chocolat.' } },
      {
        to: boughtAny,
        say: {
          en: 'Yours, and it counts. Brown would be a cheaper start.',
          fr: 'Elle est à vous, et elle compte. Une maison brune coûterait moins cher.',
        },
      },
      {
        to: tookPermit,
        say: {
          en: 'Waiting is allowed, and earns a permit. More on that soon.',
          fr: 'On peut attendre : cela rapporte un permis. On y reviendra.',
        },
      },
    ],
    move: buying(BROWN),
  },
  {
    name: 'light',
    when: ({ isAsked, view }) => isAsked && view.turn.bought === 1 && view.round === 1,
    say: {
      en: 'You buy where it is bright: so far, around the factory. The ringed house still stands in purple shadow.',
      fr: 'On achète là où il fait clair : pour l’instant, autour de la chocolaterie. La maison encadrée reste dans l’ombre violette.',
    },
    point: () => [housePlace('B5-1'), 'factory'],
    until: 'read',
  },
  {
    name: 'two',
    when: now => now.isAsked && now.view.turn.left > 0 && now.view.turn.bought > 0 && closed(now) === 0,
    say: {
      en: 'Two houses a turn. Take the next brown one.',
      fr: 'Deux maisons par tour. Prenez la maison brune suivante.',
    },
    point: now => places(now, BROWN).slice(0, 1),
    until: did => boughtAny(did) || turnIsOver(did),
    answers: [
      {
        to: endedTurn,
        say: { en: 'Fine. Money you keep is not lost.', fr: 'Très bien. L’argent gardé n’est pas perdu.' },
      },
      { to: bought(BROWN), say: { en: 'Two of three.', fr: 'Deux sur trois.' } },
      { to: boughtAny, say: { en: 'Yours too.', fr: 'À vous aussi.' } },
    ],
    move: buying(BROWN),
  },
  {
    name: 'end',
    when: ({ isAsked, view }) => isAsked && view.turn.left === 0 && view.round === 1,
    say: { en: 'Two is all for now: end your turn.', fr: 'Deux, pas plus : finissez votre tour.' },
    point: () => [END_TURN],
    until: turnIsOver,
    move: () => ({ type: 'end-turn' }),
  },
  {
    name: 'lamp',
    when: now => begins(now) && closed(now) === 0 && canClose(now, BROWN),
    say: now => {
      const left = missing(now, BROWN).length;
      return left === 1
        ? {
            en: 'The factory pays $2 a turn. One brown house is left: buy it, and watch.',
            fr: 'La chocolaterie verse 2 $ par tour. Plus qu’une maison brune : achetez-la, et regardez.',
          }
        : {
            en: `The factory pays $2 a turn. ${left} brown houses are left: buy them all, and watch.`,
            fr: `La chocolaterie verse 2 $ par tour. Encore ${left} maisons brunes : achetez-les toutes, et regardez.`,
          };
    },
    point: now => [...places(now, BROWN), PURSE],
    until: hasClosed,
    answers: [
      {
        to: did => !bought(BROWN)(did),
        say: {
          en: 'Fine, but Fudge Wharf is open to all until its last house is yours.',
          fr: 'D’accord, mais le Quai du Fudge reste ouvert à tous tant qu’il vous en manque une.',
        },
      },
    ],
    move: buying(BROWN),
  },
  {
    name: 'locked',
    when: now => now.isAsked && closed(now) > 0 && now.view.turn.gained.length > 0,
    say: {
      en: 'All yours: closed. Nobody can take it now, it pays every turn, and the shadow lifts from next door.',
      fr: 'Tout est à vous : c’est fermé. Plus personne n’y touche ; il paie à chaque tour, et l’ombre quitte ses voisins.',
    },
    point: () => [neighbourhoodPlace(BROWN)],
    until: 'read',
  },
  {
    name: 'door',
    when: now =>
      now.isAsked &&
      closed(now) > 0 &&
      now.view.turn.gained.length > 0 &&
      now.view.turn.left > 0 &&
      missing(now, PINK).some(({ price }) => price <= mine(now).money),
    say: {
      en: 'The ringed house, in shadow before, shows its pink: it can be bought now.',
      fr: 'La maison encadrée, tout à l’heure dans l’ombre, est rose, et maintenant à vendre.',
    },
    point: now => places(now, PINK).slice(0, 1),
    until: 'moved',
    answers: [
      {
        to: bought(PINK),
        say: { en: 'One sugar.', fr: 'Un sucre.' },
      },
      {
        to: boughtAny,
        say: {
          en: 'Yours too. Pink can still be bought later.',
          fr: 'À vous aussi. Le rose restera à vendre.',
        },
      },
      {
        to: endedTurn,
        say: {
          en: 'Saved. Pink can be bought later, by Basil too.',
          fr: 'Bien gardé. Le rose reste à vendre, à Basile aussi.',
        },
      },
    ],
    move: buying(PINK),
  },
  ends,
  {
    name: 'dollars-or-stars',
    when: now =>
      now.isAsked &&
      closed(now) === 1 &&
      now.view.turn.gained.length === 0 &&
      now.view.turn.left > 0 &&
      stolen(now) === null,
    say: now =>
      now.view.turn.bought > 0
        ? {
            en: 'One more house this turn: the same colour closes sooner.',
            fr: 'Encore une maison ce tour-ci : de la même couleur, le quartier ferme plus vite.',
          }
        : {
            en: 'A closed neighbourhood pays what its sign shows: the pink one dollars, the red one points. Buy two houses in one of them.',
            fr: 'Un quartier fermé rapporte ce que montre son signe : le rose des dollars, le rouge des points. Achetez deux maisons dans l’un d’eux.',
          },
    point: () => [neighbourhoodPlace(PINK), neighbourhoodPlace(RED)],
    until: did => turnIsOver(did) || did.now.view.turn.left === 0,
    answers: [
      {
        to: bought(PINK),
        say: {
          en: 'Sugar: once closed, this neighbourhood pays $2 more a turn.',
          fr: 'Du sucre : une fois fermé, ce quartier rapporte 2 $ de plus par tour.',
        },
      },
      {
        to: bought(RED),
        say: {
          en: 'Love: once closed, this neighbourhood gives two points every turn.',
          fr: 'De l’amour : une fois fermé, ce quartier rapporte deux points à chaque tour.',
        },
      },
      {
        to: boughtAny,
        say: {
          en: 'Two irons in the fire: slower, harder to block.',
          fr: 'Deux projets à la fois : plus lent, mais plus dur à bloquer.',
        },
      },
      {
        to: tookPermit,
        say: {
          en: 'Saving is a move too: a permit is one house more, later.',
          fr: 'Économiser, c’est jouer aussi : un permis, c’est une maison de plus, plus tard.',
        },
      },
    ],
    move: buying(PINK),
  },
  {
    ...ends,
    name: 'end-third',
    when: now => now.isAsked && closed(now) === 1 && now.view.turn.left === 0 && stolen(now) === null,
  },
  {
    name: 'setback',
    when: now => begins(now) && stolen(now) !== null,
    say: {
      en: 'Ouch! While a neighbourhood is open, anyone may take a house for $6. You got $4 of it.',
      fr: 'Aïe ! Tant qu’un quartier est ouvert, toute maison se rachète 6 $, dont 4 pour vous.',
    },
    point: now => [housePlace(stolen(now) ?? 'B5-1'), PURSE],
    until: 'read',
  },
  {
    name: 'now-or-three',
    when: now => begins(now) && stolen(now) !== null && closed(now) < 2 && mine(now).permits === 0,
    say: {
      en: 'Take it back now? Or wait: with a permit you buy three houses next turn, before Basil can answer.',
      fr: 'La reprendre ? Ou patienter : avec un permis, trois maisons au prochain tour, sans réponse possible.',
    },
    point: now => [housePlace(stolen(now) ?? 'B5-1'), PERMIT],
    until: 'moved',
    answers: [
      {
        to: tookPermit,
        say: {
          en: 'Good nerves: with this permit, three houses in one turn.',
          fr: 'Quel sang-froid ! Avec ce permis, trois maisons en un seul tour.',
        },
      },
      {
        to: ({ events }) =>
          events.some(event => event.type === 'bought' && event.from !== null && event.seat === LEARNER),
        say: {
          en: 'Yours again, and Basil has $4 more to spend.',
          fr: 'De nouveau à vous, et Basile a 4 $ de plus.',
        },
      },
      {
        to: boughtAny,
        say: {
          en: 'You bought, so no permit this time.',
          fr: 'Vous avez acheté : pas de permis cette fois.',
        },
      },
    ],
    move: () => ({ type: 'take-permit' }),
  },
  {
    name: 'answer',
    when: now => now.isAsked && stolen(now) !== null && closable(now) !== null,
    say: {
      en: 'You can close a whole neighbourhood in one go: buy all that is left of it.',
      fr: 'Vous pouvez fermer un quartier d’un seul coup : achetez tout ce qu’il en reste.',
    },
    point: now => {
      const neighbourhood = closable(now);
      return neighbourhood === null ? [] : places(now, neighbourhood);
    },
    until: did => hasClosed(did) || turnIsOver(did),
    answers: [
      {
        to: hasClosed,
        say: {
          en: 'Closed, locked, paying: nobody takes it now.',
          fr: 'Fermé, à l’abri, rentable : plus personne n’y touche.',
        },
      },
      {
        to: turnIsOver,
        say: { en: 'Still open: Basil may come back.', fr: 'Toujours ouvert : Basile peut revenir.' },
      },
    ],
    move: now => buying(closable(now) ?? PINK)(now),
  },
  {
    name: 'recipe',
    when: now =>
      now.isAsked &&
      closed(now) >= 2 &&
      now.view.turn.left > 0 &&
      now.view.turn.bought > 0 &&
      missing(now, RED).some(({ price }) => price <= mine(now).money),
    say: {
      en: 'One more house: your recipe tells which. It still lacks love.',
      fr: 'Encore une maison : votre recette dit laquelle. Il y manque de l’amour.',
    },
    point: now => [RECIPE, ...places(now, RED).slice(0, 1)],
    until: 'moved',
    answers: [
      {
        to: bought(RED),
        say: {
          en: 'One love more.',
          fr: 'Un amour de plus.',
        },
      },
      {
        to: boughtAny,
        say: {
          en: 'Yours too.',
          fr: 'À vous aussi.',
        },
      },
      {
        to: endedTurn,
        say: {
          en: 'Fine. A permit you have not spent stays yours.',
          fr: 'Très bien. Un permis non dépensé reste à vous.',
        },
      },
    ],
    move: buying(RED),
  },
  {
    ...ends,
    name: 'end-last',
    when: now => now.isAsked && now.view.turn.bought > 0 && closed(now) >= 2,
    say: { en: 'That is all: end your turn.', fr: 'C’est tout : finissez votre tour.' },
  },
  {
    name: 'roads',
    when: now => begins(now) && (closed(now) >= 2 || now.view.round >= LATE),
    say: {
      en: 'Closed neighbourhoods with a star give points every turn. 20 points win, or your whole recipe. Now a whole game, in a new town!',
      fr: 'Fermé, un quartier à étoile donne des points à chaque tour. 20 points, ou la recette, et c’est gagné. À vous, dans une autre ville !',
    },
    point: () => [RECIPE, `seat-${LEARNER}`],
    until: 'read',
  },
];
