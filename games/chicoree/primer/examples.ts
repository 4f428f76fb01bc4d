import type { Game, Read } from '../../../core/game.ts';
import { play } from '../../../core/play.ts';
import { nth } from '../../../core/sure.ts';
import { type Did, LEARNER, type OtherAsked } from '../../../web/kit/lesson/lesson.ts';
import { elsewhere, type Example as AnyExample } from '../../../web/kit/primer/primer.ts';
import { cardCalled, EXPORT, isLink, linkOf, SHOP, stepOf } from '../data/cards.ts';
import { COUNTER, handPlace, SHOPS } from '../ui/places.ts';
import type { Chicoree, Move, State } from '../vocabulary.ts';
import { OPTIONS, positionOf, SEATS } from './position.ts';

type Example = AnyExample<Chicoree>;
type Deed = Did<Chicoree>;

const otherwise = elsewhere<Chicoree>({ type: 'draw' });
const mine = ({ now }: Deed) => nth(now.view.players, LEARNER);
const table = { options: OPTIONS, seats: SEATS };

const income: Example = {
  options: OPTIONS,
  seats: 4,
  name: 'next-income',
  title: { en: 'What a turn brings', fr: 'Ce que rapporte un tour' },
  clauses: ['CH-E1', 'CH-16', 'CH-29', 'CH-32', 'CH-33'],
  ask: {
    en: 'Greece and two shops are yours. Lay the 7: what will your next turn bring, from three rivals and the bank?',
    fr: 'La Grèce et deux magasins sont à vous. Posez le 7 : combien rapportera votre prochain tour, de trois rivaux et de la banque ?',
  },
  position: positionOf({
    players: [{ start: 'greece', chain: ['shop', 'shop'], hand: ['export', 'storm'] }, {}, {}, {}],
    harvestLaid: true,
  }),
  point: () => [handPlace(EXPORT)],
  answers: [
    {
      is: 'right',
      to: ({ move }) => move.type === 'lay-link',
      say: did => {
        const { charge, income: start, expects } = mine(did);
        return {
          en: `${expects}: ${charge} from each of three rivals, and ${start} from the bank for Greece.`,
          fr: `${expects} : ${charge} de chacun des trois rivaux, et ${start} de la banque pour la Grèce.`,
        };
      },
      way: [{ type: 'lay-link', card: EXPORT, step: stepOf(EXPORT) }],
    },
    otherwise,
  ],
};

const lamp: Example = {
  ...table,
  name: 'open-sign',
  title: { en: 'The sign stays open', fr: 'L’enseigne reste ouverte' },
  clauses: ['CH-E2', 'CH-12', 'CH-13'],
  ask: {
    en: 'Someone harvested long ago; no harvest is left anywhere. You hold a 6: may you open it?',
    fr: 'Quelqu’un a récolté jadis ; il ne reste aucune récolte. Vous avez un 6 : pouvez-vous l’ouvrir ?',
  },
  position: positionOf({
    players: [{ chain: ['seed', 'sowing'], hand: ['shop', 'fire'] }, { chain: ['seed'] }, {}],
    harvestLaid: true,
  }),
  point: () => [SHOPS, handPlace(SHOP)],
  answers: [
    {
      is: 'right',
      to: ({ move }) => move.type === 'open-shop',
      say: did => ({
        en: `Yes: once it says “open” it stays so. From now on each rival owes you ${mine(did).charge} a turn.`,
        fr: `Oui : une fois ouverte, l’enseigne le reste. Désormais chaque rival vous doit ${mine(did).charge} par tour.`,
      }),
      way: [{ type: 'open-shop', card: SHOP }],
    },
    otherwise,
  ],
};

const links: Example = {
  ...table,
  name: 'which-link',
  title: { en: 'Which link may come now?', fr: 'Quel maillon maintenant ?' },
  clauses: ['CH-E3', 'CH-14', 'CH-15', 'CH-16'],
  ask: {
    en: 'The 1 and a shop lie before you; you hold 2, 3 and 7. Lay a link: which may you?',
    fr: 'Le 1 et un magasin sont posés ; vous avez 2, 3 et 7. Posez un maillon : lequel est permis ?',
  },
  position: positionOf({
    players: [{ chain: ['seed', 'shop'], hand: ['sowing', 'factory', 'export'] }, {}, {}],
    harvestLaid: true,
  }),
  point: () => [2, 3, 7].map(step => handPlace(linkOf(step))),
  answers: [
    {
      is: 'right',
      to: ({ move }) => move.type === 'lay-link',
      say: ({ before, move }) => {
        const may = before.choices.flatMap(choice =>
          choice.move.type === 'lay-link' && !choice.refusal ? [choice.move.step] : [],
        );
        const step = move.type === 'lay-link' ? move.step : 0;
        return {
          en: `The ${step} is laid. ${may.join(' or ')} was allowed, one of them: 1 to 5 go in order, the 7 needs a shop.`,
          fr: `Le ${step} est posé. ${may.join(' ou ')} : un seul des deux. 1 à 5 vont dans l’ordre, le 7 veut un magasin.`,
        };
      },
      way: [{ type: 'lay-link', card: linkOf(2), step: 2 }],
    },
    otherwise,
  ],
};

/** Basil shows two flowers, Rosemary a card without any. */
function showCards({ view, legal }: OtherAsked<Chicoree>): Move | null {
  if ((view.staked ?? []).length > 0) return { type: 'close-hand' };
  return legal.find(({ type }) => type === 'stake') ?? null;
}

const challenge: Example = {
  ...table,
  name: 'most-flowers',
  title: { en: 'A challenge', fr: 'Un défi' },
  clauses: ['CH-E4', 'CH-46', 'CH-49', 'CH-50', 'CH-53'],
  ask: {
    en: 'A challenge with 1 flower. You hold 3 flowers and a seed. Play cards, then say you’re ready: who gets what?',
    fr: 'Un défi à 1 fleur. Vous avez 3 fleurs et une graine. Jouez des cartes, puis validez : qui touche quoi ?',
  },
  position: positionOf({
    players: [{ hand: ['flowers-3', 'seed'] }, { hand: ['flowers-2'] }, { hand: ['sowing'] }],
    task: { do: 'challenge', card: cardCalled('flowers-1') },
  }),
  others: showCards,
  point: () => [handPlace(cardCalled('flowers-3'))],
  answers: [
    {
      is: 'on',
      to: ({ move }) => move.type === 'stake' || move.type === 'unstake',
      say: {
        en: 'Nobody sees it yet. Add more, or say you’re ready.',
        fr: 'Personne ne la voit encore. Ajoutez-en, ou validez.',
      },
      way: [{ type: 'stake', card: cardCalled('flowers-3') }],
    },
    {
      is: 'right',
      to: ({ now }) => now.view.lastChallenge?.winners.includes(LEARNER) ?? false,
      say: ({ now }) => {
        const prize = now.view.lastChallenge?.prize ?? 0;
        const flowers = now.view.lastChallenge?.flowers[LEARNER] ?? 0;
        return {
          en: `Your ${flowers} flowers beat Basil’s 2. All flowers in sight count: ${prize} tokens for you. Every card shown is lost.`,
          fr: `Vos ${flowers} fleurs battent les 2 de Basile. Toutes les fleurs visibles comptent : ${prize} pions. Les cartes montrées sont perdues.`,
        };
      },
      way: [{ type: 'stake', card: cardCalled('flowers-3') }, { type: 'close-hand' }],
    },
    {
      is: 'other',
      say: ({ now }) => ({
        en: `Basil’s 2 flowers win, and he takes ${now.view.lastChallenge?.prize ?? 0}. You had to play at least one card. Show your flowers!`,
        fr: `Les 2 fleurs de Basile gagnent : il prend ${now.view.lastChallenge?.prize ?? 0}. Il fallait jouer au moins une carte. Montrez vos fleurs !`,
      }),
      way: [{ type: 'stake', card: cardCalled('seed') }, { type: 'close-hand' }],
    },
  ],
};

const fists: Example = {
  ...table,
  name: 'fists-tie',
  title: { en: 'A tie of fists', fr: 'Mises à égalité' },
  clauses: ['CH-E5', 'CH-57', 'CH-59', 'CH-60'],
  ask: {
    en: 'It is Basil’s turn. His fist will be empty, Rosemary’s will hold 3. Put 3 in yours: who gets the card?',
    fr: 'C’est le tour de Basile. Il ne misera rien, Romarin misera 3 pions. Misez-en 3 : à qui la carte ?',
  },
  position: positionOf({
    players: [{}, {}, {}],
    turn: { seat: 1 },
    task: { do: 'fists', card: SHOP },
    harvestLaid: true,
  }),
  others: ({ seat }) => ({ type: 'close-fist', tokens: seat === 2 ? 3 : 0 }),
  point: () => [COUNTER],
  answers: [
    {
      is: 'right',
      to: ({ move }) => move.type === 'close-fist' && move.tokens === 3,
      say: ({ now }) => {
        const { bids = [], winner = null } = now.view.fists.at(-1) ?? {};
        const lost = bids.reduce<number>((sum, bid) => sum + (bid ?? 0), 0);
        return {
          en: `${winner === 2 ? 'Rosemary' : 'Somebody else'}: she comes first clockwise from Basil. All ${lost} tokens go to the bank, yours too.`,
          fr: `${winner === 2 ? 'Romarin' : 'Quelqu’un d’autre'}, qui vient d’abord après Basile. Les ${lost} pions vont à la banque, les vôtres aussi.`,
        };
      },
      way: [{ type: 'close-fist', tokens: 3 }],
    },
    {
      is: 'other',
      say: ({ now }) => {
        const won = now.view.fists.at(-1)?.winner === LEARNER;
        return won
          ? {
              en: 'The most wins, and all tokens are lost. But what happens if you put in 3, too?',
              fr: 'Le plus fort gagne, et tous les pions sont perdus. Mais que se passe-t-il si vous en mettez 3 aussi ?',
            }
          : {
              en: 'Rosemary’s 3 win, and all tokens are lost. What happens if you put in 3, too?',
              fr: 'Les 3 de Romarin gagnent, et tous les pions sont perdus. Que se passe-t-il si vous en mettez 3 aussi ?',
            };
      },
      way: [{ type: 'close-fist', tokens: 4 }],
    },
  ],
};

/** Two bidders: the first card goes for 2, the second for 1. */
function bidLow({ seat, view, legal }: OtherAsked<Chicoree>): Move | null {
  const task = view.agenda.at(-1);
  if (task?.do !== 'auction') return null;
  const least = legal.find(({ type }) => type === 'bid') ?? null;
  const isFirst = view.lastSale === null;
  const bids = seat === 1 ? task.calls.length === 0 : isFirst;
  return bids ? least : { type: 'pass' };
}

/** The reader has drawn, and it is Basil's turn: his shops and his export cost 4. */
function inDebt(game: Game<Chicoree>): Read<State> {
  const before = positionOf({
    players: [{ tokens: 1 }, { start: 'greece', chain: ['shop', 'shop', 'export'] }, {}],
    top: ['seed', 'storm'],
    harvestLaid: true,
  })(game);
  const drawn = play(game, before, { seat: LEARNER, move: { type: 'draw' } });
  if (!drawn.ok) throw new Error('Impossible: everybody may draw');
  return drawn.value.state;
}

const debt: Example = {
  ...table,
  name: 'in-debt',
  title: { en: 'In debt', fr: 'En dette' },
  clauses: ['CH-E7', 'CH-62', 'CH-A12', 'CH-A13'],
  ask: {
    en: 'Basil’s shops and export cost you 4, and you have 1 token and two cards. Sell until it is paid: are you out?',
    fr: 'Les magasins et l’export de Basile vous coûtent 4 ; vous avez 1 pion et deux cartes. Vendez : êtes-vous éliminé ?',
  },
  position: inDebt,
  others: bidLow,
  point: ({ view }) => (view.hand ?? []).map(handPlace),
  answers: [
    {
      is: 'right',
      to: ({ now }) => nth(now.view.players, LEARNER).handSize === 0,
      say: did => {
        const price = did.now.view.lastSale?.calls.at(-1)?.tokens ?? 0;
        const isIn = mine(did).out === null;
        return {
          en: `It brings ${price}: enough. ${isIn ? 'Still in' : 'Out'}, with ${mine(did).tokens} tokens and no cards.`,
          fr: `Elle rapporte ${price} : cela suffit. ${isIn ? 'Toujours en jeu' : 'Éliminé'}, avec ${mine(did).tokens} pion et aucune carte.`,
        };
      },
      way: [
        { type: 'sell', card: cardCalled('seed') },
        { type: 'sell', card: cardCalled('storm') },
      ],
    },
    {
      is: 'on',
      say: did => {
        const tokens = mine(did).tokens;
        return {
          en: `Sold. You have ${tokens} and owe 4: one more must go.`,
          fr: `Vendue. Pions en bourse : ${tokens}, et vous en devez 4 : il faut en vendre une autre.`,
        };
      },
      way: [{ type: 'sell', card: cardCalled('seed') }],
    },
  ],
};

const seventh: Example = {
  ...table,
  name: 'seventh-link',
  title: { en: 'The seventh link', fr: 'Le septième maillon' },
  clauses: ['CH-E8', 'CH-01', 'CH-27'],
  ask: {
    en: 'You hold the 5, the last link you need. Lay it: have you won?',
    fr: 'Vous avez le 5, dernier maillon qui manque. Posez-le : est-ce gagné ?',
  },
  position: positionOf({
    players: [
      {
        start: 'greece',
        chain: ['seed', 'sowing', 'factory', 'harvest', 'shop', 'export'],
        hand: ['roasting'],
      },
      {},
      {},
    ],
    top: ['seed', 'health'],
    harvestLaid: true,
  }),
  point: ({ view }) => (view.hand ?? []).filter(isLink).map(handPlace),
  answers: [
    {
      is: 'on',
      to: ({ move }) => move.type === 'lay-link',
      say: {
        en: 'Not yet: the turn goes on. Draw, and settle whatever card comes to the middle.',
        fr: 'Pas encore : le tour continue. Piochez, et réglez la carte qui vient au milieu.',
      },
      way: [{ type: 'lay-link', card: linkOf(5), step: 5 }],
    },
    {
      is: 'right',
      to: ({ now }) => now.view.ending?.because === 'chain',
      say: {
        en: 'Now you have: all seven lay before you at the end of your turn.',
        fr: 'Maintenant, oui : les sept étaient posés à la fin de votre tour.',
      },
      way: [{ type: 'lay-link', card: linkOf(5), step: 5 }, { type: 'draw' }],
    },
    otherwise,
  ],
};

export const examples = { income, lamp, links, challenge, fists, debt, seventh };
