import { action, LEARNER } from '../../../web/kit/lesson/lesson.ts';
import { JOKER } from '../data/cards.ts';
import { AMOUNT, COUNTER, handPlace, linkAction, linkPlace, SHOPS } from '../ui/places.ts';
import { MIDDLE_TURN } from './positions.ts';
import {
  acts,
  type Beat,
  did,
  doing,
  DRAW,
  fistWinner,
  held,
  holds,
  is,
  laid,
  mine,
  wanted,
} from './situation.ts';

const PURSE = `purse-${LEARNER}`;
const lost = (events: readonly { readonly type: string }[]) =>
  events.some(({ type }) => type === 'destroyed');

export const middleBeats: readonly Beat[] = [
  {
    name: 'lamp',
    when: now => acts(now) && holds(now, 'harvest') && !now.view.harvestLaid,
    say: {
      en: 'Fifteen turns later, 1 to 3 are laid. Lay your 4, the first harvest: the sign turns to “Open”, and everybody may open shops.',
      fr: 'Quinze tours plus tard. Posez le 4, la première récolte : l’enseigne passe à « Ouvert », et chacun peut ouvrir des magasins.',
    },
    point: () => [...held('harvest'), linkPlace(LEARNER, 4), SHOPS],
    until: did('lay-link', 'draw'),
    answers: [
      {
        to: laid('harvest'),
        say: {
          en: 'Shops come before the link in a turn, so yours must wait.',
          fr: 'Dans un tour, le magasin vient avant le maillon : le vôtre attendra.',
        },
      },
      {
        to: did('draw'),
        say: {
          en: 'Basil may harvest first; the sign will turn for you all the same.',
          fr: 'Basile récoltera peut-être le premier ; l’enseigne s’ouvrira pour vous aussi.',
        },
      },
    ],
    move: wanted(is('lay-link', 'harvest')),
  },
  {
    name: 'draw-now',
    when: now => acts(now) && now.view.turn.number === MIDDLE_TURN && now.view.turn.linkLaid,
    say: { en: 'Now draw.', fr: 'Piochez maintenant.' },
    point: () => [DRAW],
    until: did('draw'),
    answers: [
      {
        to: did('draw'),
        say: {
          en: 'A joker, turned up by you: yours. It can be any link.',
          fr: 'Un joker, retourné par vous : à vous. Il remplace n’importe quel maillon.',
        },
      },
    ],
    move: wanted(is('draw')),
  },
  {
    name: 'fire',
    when: now => acts(now) && lost(now.events),
    say: {
      en: 'Rosemary’s Fire took your 3; the rest stands. Red cards hurt, but never end a chain.',
      fr: 'L’Incendie de Romarin a pris votre 3 ; le reste tient. Une carte rouge blesse, elle ne tue pas la chaîne.',
    },
    point: () => [linkPlace(LEARNER, 3)],
    until: 'read',
  },
  {
    name: 'shop',
    when: now => acts(now) && holds(now, 'shop') && now.view.harvestLaid && now.view.turn.step <= 3,
    say: {
      en: 'Shops are open: lay yours first. Both rivals pay you every turn; if one cannot, they must auction cards from their hand.',
      fr: 'C’est ouvert : posez d’abord votre magasin. Vos rivaux paieront chaque tour ; qui ne peut pas vend des cartes de sa main.',
    },
    point: () => [...held('shop'), linkPlace(LEARNER, 6), SHOPS],
    until: did('open-shop', 'lay-link', 'draw'),
    answers: [
      { to: laid('shop'), say: { en: 'Open for business.', fr: 'C’est ouvert !' } },
      {
        to: did('lay-link'),
        say: { en: 'Then the shop waits a turn. Undo?', fr: 'Le magasin attendra un tour. Annuler ?' },
      },
    ],
    move: wanted(is('open-shop', 'shop')),
  },
  {
    name: 'joker',
    when: now =>
      acts(now) && holds(now, 'joker') && !now.view.turn.linkLaid && now.view.turn.number > MIDDLE_TURN,
    say: {
      en: 'Tap your joker: it can be any link. Mend the 3, or lay it as the 7? A 7 needs only a shop.',
      fr: 'Touchez le joker : il vaut n’importe quel maillon. Réparer le 3, ou poser le 7 ? Un 7 ne demande qu’un magasin.',
    },
    point: () => [
      handPlace(JOKER),
      ...[3, 7].flatMap(step => [linkPlace(LEARNER, step), action(linkAction(step))]),
    ],
    until: did('lay-link', 'draw'),
    answers: [
      { to: laid('joker', 3), say: { en: 'Mended. Your 5 can follow.', fr: 'Réparé. Le 5 pourra suivre.' } },
      {
        to: laid('joker', 7),
        say: {
          en: 'Each rival now owes you 3 a turn.',
          fr: 'Chaque rival vous doit désormais 3 pions par tour.',
        },
      },
      { to: did('draw'), say: { en: 'Kept for later, why not.', fr: 'Gardé pour plus tard, pourquoi pas.' } },
    ],
    move: wanted(
      move => move.type === 'lay-link' && move.card === JOKER && move.step === 3,
      is('lay-link', 'joker'),
    ),
  },
  {
    name: 'draw-more',
    when: now =>
      acts(now) &&
      now.view.turn.number > MIDDLE_TURN &&
      now.view.turn.number < MIDDLE_TURN + 6 &&
      now.view.turn.linkLaid,
    say: { en: 'And draw: something rare may turn up.', fr: 'Et piochez : une carte rare peut sortir.' },
    point: () => [DRAW],
    until: did('draw'),
    move: wanted(is('draw')),
  },
  {
    name: 'fists-again',
    when: now => doing(now, 'fists'),
    say: now => {
      const due = mine(now).dues.reduce((sum, { tokens }) => sum + tokens, 0);
      if (!mine(now).missing.includes(7))
        return {
          en: 'A second 7 is of no use to you: it would only keep it from your rivals. To bid nothing costs nothing.',
          fr: 'Un second 7 ne vous sert à rien, sinon à en priver vos rivaux. Ne rien miser ne coûte rien.',
        };
      return due === 0
        ? {
            en: 'A 7, and sevens are rare. What can you bear to lose?',
            fr: 'Un 7, et les 7 sont rares. Combien acceptez-vous de perdre ?',
          }
        : {
            en: `A 7, and sevens are rare. What can you bear to lose? Keep ${due} for Basil’s shop.`,
            fr: `Un 7, et les 7 sont rares. Combien acceptez-vous de perdre ? Gardez ${due} pour le magasin de Basile.`,
          };
    },
    point: () => [COUNTER, PURSE, AMOUNT],
    until: did('close-fist'),
    answers: [
      { to: deed => fistWinner(deed) === LEARNER, say: { en: 'The 7 is yours!', fr: 'Le 7 est à vous !' } },
      {
        to: deed => fistWinner(deed) !== undefined,
        say: {
          en: 'Rosemary has it, but no shop to use it. Nothing is decided.',
          fr: 'Romarin l’a, mais sans magasin pour s’en servir. Rien n’est joué.',
        },
      },
    ],
    move: () => ({ type: 'close-fist', tokens: 3 }),
  },
  {
    name: 'paid',
    when: now => acts(now) && now.view.turn.number >= MIDDLE_TURN + 6 && !now.view.turn.linkLaid,
    say: now => {
      const missing = mine(now).missing.join(', ');
      const isPaid = now.view.turn.collected > 0;
      const canLay = wanted(is('lay-link'), is('open-shop'))(now) !== null;
      return {
        en: `${isPaid ? 'The bank and both rivals have paid you. ' : ''}Still missing: ${missing}. ${canLay ? 'Shops first, then one link.' : 'None can be laid yet: draw.'}`,
        fr: `${isPaid ? 'La banque et vos deux rivaux vous ont payé. ' : ''}Il vous manque : ${missing}. ${canLay ? 'Les magasins d’abord, puis un maillon.' : 'Rien à poser encore : piochez.'}`,
      };
    },
    point: now => [PURSE, ...mine(now).missing.map(step => linkPlace(LEARNER, step))],
    until: did('lay-link', 'draw', 'open-shop'),
    answers: [
      {
        to: laid('export'),
        say: {
          en: 'It earns at once: 2 more from each rival.',
          fr: 'Il rapporte tout de suite : 2 de plus par rival.',
        },
      },
      {
        to: laid('roasting'),
        say: { en: 'Good: 1 to 5 are complete.', fr: 'Bien : la suite 1 à 5 est complète.' },
      },
      { to: did('draw'), say: { en: 'No link this time.', fr: 'Pas de maillon cette fois.' } },
    ],
    move: wanted(is('lay-link', 'export'), is('lay-link'), is('draw')),
  },
  {
    name: 'free',
    // A challenge is carried out first: nobody is taken away from it.
    when: now => acts(now) && now.view.turn.number >= MIDDLE_TURN + 6,
    say: {
      en: 'That is all there is to it. Now a whole game, from the first turn: all yours!',
      fr: 'Vous savez tout. Place à une vraie partie, dès le premier tour : à vous !',
    },
    until: 'read',
  },
];
