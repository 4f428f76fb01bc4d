import { action, LEARNER } from '../../../web/kit/lesson/lesson.ts';
import { cardCalled } from '../data/cards.ts';
import { AMOUNT, COUNTER, handPlace, linkPlace, startPlace } from '../ui/places.ts';
import {
  acts,
  type Beat,
  bought,
  did,
  doing,
  DRAW,
  fistWinner,
  held,
  holds,
  is,
  laid,
  mine,
  starts,
  wanted,
} from './situation.ts';

export const openingBeats: readonly Beat[] = [
  {
    name: 'draw',
    when: now => acts(now) && now.view.turn.number === 1,
    say: {
      en: 'First to lay all seven links wins. Draw: one card for you, then one for everybody.',
      fr: 'Le premier à poser ses sept maillons gagne. Piochez : une carte pour vous, puis une pour tous.',
    },
    point: () => [DRAW],
    until: did('draw'),
    move: wanted(is('draw')),
  },
  {
    name: 'fists',
    when: now => doing(now, 'fists'),
    say: {
      en: 'Egypt is a Start: no chain begins without one. It pays 4 a turn, your Monks 1. Bid in secret: win or lose, your bid is gone.',
      fr: 'L’Égypte est un Départ : il en faut un. Elle rapporte 4 par tour, vos Moines 1. Misez en secret : toute mise est perdue.',
    },
    point: () => [COUNTER, AMOUNT],
    until: did('close-fist'),
    answers: [
      {
        to: deed => fistWinner(deed) === LEARNER,
        say: {
          en: 'Egypt is yours. Basil paid 4 for nothing.',
          fr: 'L’Égypte est à vous. Basile a payé 4 pour rien.',
        },
      },
      {
        to: deed =>
          fistWinner(deed) !== undefined && deed.move.type === 'close-fist' && deed.move.tokens === 0,
        say: {
          en: 'To bid nothing costs nothing. Basil pays 4 for Egypt.',
          fr: 'Ne rien miser ne coûte rien. Basile paie 4 pour l’Égypte.',
        },
      },
      {
        to: deed => fistWinner(deed) !== undefined,
        say: {
          en: 'Basil gets Egypt, and your tokens are gone too. Your Monks will do.',
          fr: 'Basile a l’Égypte, et vos pions sont partis aussi. Les Moines feront l’affaire.',
        },
      },
    ],
    move: () => ({ type: 'close-fist', tokens: 4 }),
  },
  {
    name: 'auction',
    when: now => doing(now, 'auction'),
    say: {
      en: 'You play on their turns, too: a link for sale. In an open auction only the winner pays.',
      fr: 'On joue aussi au tour des autres : un maillon à vendre. À l’enchère ouverte, seul le gagnant paie.',
    },
    point: () => [COUNTER, action('bid'), action('pass')],
    until: did('bid', 'pass'),
    answers: [
      {
        to: bought,
        say: {
          en: 'Yours, and nobody else paid anything.',
          fr: 'Il est à vous, et les autres n’ont rien payé.',
        },
      },
      {
        to: did('pass'),
        say: {
          en: 'Basil has it for 1. Others will turn up.',
          fr: 'Basile l’a pour 1. Il en viendra d’autres.',
        },
      },
    ],
    move: () => ({ type: 'bid', tokens: 2 }),
  },
  {
    name: 'special',
    when: now =>
      acts(now) && now.events.some(event => event.type === 'took' && event.card === cardCalled('fire')),
    say: {
      en: 'A special card goes to the player who turns it up. Remember Rosemary’s Fire.',
      fr: 'Une carte spéciale va au joueur qui la retourne. Gardez en tête l’Incendie de Romarin.',
    },
    point: () => ['seat-2'],
    until: 'read',
  },
  {
    name: 'start',
    when: now => acts(now) && mine(now).start === null && starts(now).length > 0,
    say: {
      en: 'No Start, no links. Lay the one you want: it stays for the whole game.',
      fr: 'Sans Départ, pas de maillon. Posez celui que vous voulez : il reste toute la partie.',
    },
    point: now => [...starts(now).map(handPlace), startPlace(LEARNER)],
    until: did('lay-start', 'draw'),
    answers: [
      {
        to: ({ move, now }) =>
          move.type === 'lay-start' && move.card === cardCalled('monks') && holds(now, 'egypt'),
        say: {
          en: '1 a turn instead of 4. You can still undo.',
          fr: '1 par tour au lieu de 4. Vous pouvez encore annuler.',
        },
      },
      {
        to: did('lay-start'),
        say: { en: 'It pays from your next turn on.', fr: 'Il rapporte dès votre prochain tour.' },
      },
      {
        to: did('draw'),
        say: {
          en: 'You may wait for a better Start, but your chain waits with you.',
          fr: 'On peut attendre un meilleur Départ, mais la chaîne attend aussi.',
        },
      },
    ],
    move: wanted(is('lay-start', 'egypt'), is('lay-start')),
  },
  {
    name: 'draw-again',
    when: now => acts(now) && mine(now).start !== null && !now.view.turn.hadStart,
    say: { en: 'Every turn ends with a draw.', fr: 'Chaque tour finit par une pioche.' },
    point: () => [DRAW],
    until: did('draw'),
    move: wanted(is('draw')),
  },
  {
    name: 'challenge',
    when: now => doing(now, 'challenge'),
    say: {
      en: 'A challenge! Everyone plays at least one card, and loses it. Most flowers win a token per flower shown.',
      fr: 'Un défi ! Chacun joue au moins une carte, et la perd. Le plus de fleurs gagne un pion par fleur montrée.',
    },
    point: () => [...held('flowers-3'), action('close-hand')],
    until: did('close-hand'),
    answers: [
      {
        to: ({ events, move }) =>
          move.type === 'close-hand' &&
          events.some(event => event.type === 'challenge-shown' && event.winners.includes(LEARNER)),
        say: ({ events }) => {
          const shown = events.find(event => event.type === 'challenge-shown');
          const prize = shown?.type === 'challenge-shown' ? shown.prize : 0;
          return {
            en: `Most flowers: ${prize} tokens for you!`,
            fr: `Le plus de fleurs : ${prize} pions pour vous !`,
          };
        },
      },
      {
        to: ({ events }) => events.some(event => event.type === 'challenge-shown'),
        say: {
          en: 'A cheap card to lose, and your flowers stay. Basil wins.',
          fr: 'Une carte sans regret, et vous gardez vos fleurs. Basile gagne.',
        },
      },
    ],
    move: now =>
      wanted(...(now.view.staked?.length ? [is('close-hand')] : [is('stake', 'flowers-3'), is('stake')]))(
        now,
      ),
  },
  {
    name: 'link',
    when: now => acts(now) && now.view.turn.hadStart && !now.view.turn.linkLaid && holds(now, 'seed'),
    say: {
      en: 'Your Start has paid. Now one link a turn, in order: lay your 1.',
      fr: 'Votre Départ a rapporté. Un maillon par tour, dans l’ordre : posez le 1.',
    },
    point: () => [...held('seed'), linkPlace(LEARNER, 1)],
    until: did('lay-link', 'draw'),
    answers: [{ to: laid('seed'), say: { en: 'One of seven.', fr: 'Un sur sept.' } }],
    move: wanted(is('lay-link', 'seed')),
  },
  {
    name: 'cut',
    when: ({ isAsked, view }) =>
      isAsked &&
      view.turn.seat === LEARNER &&
      view.turn.number >= 7 &&
      view.agenda.at(-1)?.do !== 'challenge',
    say: {
      en: 'So: secret bids for Starts, 6 and 7; open ones for 1 to 5; a challenge for flowers. We look in again some turns later.',
      fr: 'Donc : mise secrète pour Départs, 6 et 7 ; enchère ouverte de 1 à 5 ; défi pour les fleurs. Retrouvons-nous plus tard.',
    },
    until: 'read',
  },
];
