import { capital } from '../../../core/capital.ts';
import { nth, playerAt } from '../../../core/sure.ts';
import type { Texts } from '../../../core/texts.ts';
import { french } from '../../../core/words.ts';
import { HAND_LIMIT, isAccessory, kindName, VEGETABLE_FACES } from '../data/cards.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import {
  aCard,
  cardName,
  cards,
  coins,
  drops,
  KIND,
  kind,
  kinds,
  pieces,
  points,
  ROW,
  sunsOn,
  tokens,
} from './nouns.fr.ts';

export const fr: Texts<ChillAndChili> = {
  title: 'Chill & Chili',

  ask(view, moves) {
    const task = view.agenda.at(-1);
    if (moves.includes('discard')) {
      const tooMany = (view.hand?.length ?? 0) > HAND_LIMIT;
      return tooMany
        ? 'Huit cartes, c’est une de trop. Laquelle part ?'
        : 'Mettez une de vos cartes au compost.';
    }
    if (task?.do === 'choose-face')
      return `Avec ${aCard(task.thanksTo)}, ${pieces(task.tokens)} du puits : pièces ou gouttes ?`;
    if (task?.do === 'water') {
      if (task.drops === 0) return 'Toutes les gouttes sont posées. Terminé ?';
      const full = view.you !== 'spectator' && nth(view.players, view.you).freeSuns === 0;
      return full
        ? 'Aucun soleil libre : le reste tombe dans le puits.'
        : `Posez ${drops(task.drops)} sur vos soleils.`;
    }
    if (moves.includes('end-turn')) return 'Plantez encore, ou finissez votre tour.';
    const me = view.you === 'spectator' ? null : playerAt(view.players, view.you);
    const verb = me?.coins === 0 ? 'piochez' : 'achetez';
    const rest = 'plantez ou puisez dans l’étang.';
    if (view.supply === 0) return `Le tout dernier tour : ${verb}, ${rest}`;
    return me?.turnsLeft === 1
      ? `Votre dernier tour : ${verb}, ${rest}`
      : capital(`${verb} une carte, ${rest}`);
  },

  wait(who, moves) {
    if (moves.includes('discard')) return french.awaited(who, 'choisit une carte à défausser…');
    if (moves.includes('water')) return french.awaited(who, 'arrose…');
    if (moves.includes('choose-face')) return french.awaited(who, 'choisit pièces ou gouttes…');
    return french.awaited(who, 'choisit son action…');
  },

  moves: {
    refresh: ({ row }) => `Changer la rangée ${ROW[row]}, 1 pièce`,
    scare: () => 'Épouvantail : piocher, puis défausser une carte',
    draw: () => 'Piocher une carte (gratuit)',
    'buy-vegetable': ({ row, price }, view) => {
      const card = nth(nth(view.market, row), price - 1);
      return card === null
        ? `Place vide dans la rangée ${ROW[row]}`
        : `Acheter ${aCard(card)} dans la rangée ${ROW[row]} pour ${coins(price)}`;
    },
    'buy-accessory': ({ card }, view) =>
      `Acheter ${aCard(card)} pour ${coins(nth(view.stacks, card - VEGETABLE_FACES).price)}`,
    plant: ({ cards: list }) => `Planter ${kinds(list)} (${sunsOn(list)})`,
    'lay-out': ({ card }) => `Poser ${aCard(card)} devant vous`,
    withdraw({ as }, view) {
      if (as === 'coins') return `Prendre ${coins(view.withdrawal)} dans l’étang`;
      const free = view.you === 'spectator' ? 0 : nth(view.players, view.you).freeSuns;
      const placed = Math.min(free, view.withdrawal);
      const lost = view.withdrawal - placed;
      const fate = lost === 0 ? 'toutes trouvent un soleil' : `${placed} à poser, ${lost} au puits`;
      return `Prendre ${drops(view.withdrawal)} dans l’étang : ${fate}`;
    },
    'choose-face': ({ as }, view) => {
      const task = view.agenda.at(-1);
      return `Prendre ${tokens(task?.do === 'choose-face' ? task.tokens : 0, as)}`;
    },
    discard: ({ card }) =>
      isAccessory(card) ? `Remettre ${aCard(card)} sur sa pile` : `Défausser ${aCard(card)}`,
    water({ bed, drops: n }, view) {
      const laid = view.you === 'spectator' ? undefined : nth(view.players, view.you).beds[bed];
      if (!laid) return `Poser ${drops(n)} sur la plate-bande ${bed + 1}`;
      const missing = laid.suns - laid.drops;
      const then =
        missing === n ? `${laid.points} → ${2 * laid.points} points` : `il en manquera ${missing - n}`;
      const fate = missing === 0 ? 'déjà pleine' : then;
      return `Poser ${drops(n)} sur la plate-bande ${bed + 1}, ${kind(nth(laid.cards, 0))} : ${fate}`;
    },
    'finish-watering': (_, view) => {
      const task = view.agenda.at(-1);
      const left = task?.do === 'water' ? task.drops : 0;
      return left === 0 ? 'Arrosage terminé' : `Terminé : ${drops(left)} au puits`;
    },
    'end-turn': () => 'Finir le tour',
  },

  events: {
    started: ({ seat }, name) => `${name.does(seat, 'commence', 'commencez')}.`,
    pushed: ({ seat, supply, pond }, name) =>
      supply === 0
        ? `${name.does(seat, 'pousse', 'poussez')} la dernière goutte : dernier tour ! (étang ${pond})`
        : `${name.does(seat, 'pousse', 'poussez')} une goutte (étang ${pond}).`,
    refreshed: ({ seat, row, gone }, name) =>
      `${name.does(seat, 'change', 'changez')} la rangée ${ROW[row]} pour 1 pièce : ${cards(gone.length)} au compost.`,
    filled: ({ row, price, card }) => `Nouveau dans la rangée ${ROW[row]} à ${price} : ${cardName(card)}.`,
    drew({ seat, because, card }, name) {
      const why = { action: '', scarecrow: ' avec l’épouvantail', fertiliser: ' grâce à l’engrais' }[because];
      return `${name.does(seat, 'pioche', 'piochez')} ${card === undefined ? 'une carte' : aCard(card)}${why}.`;
    },
    'bought-vegetable': ({ seat, card, price }, name) =>
      `${name.does(seat, 'achète', 'achetez')} ${aCard(card)} pour ${coins(price)}.`,
    'bought-accessory': ({ seat, card, price }, name) =>
      `${name.does(seat, 'achète', 'achetez')} ${aCard(card)} pour ${coins(price)}.`,
    planted: ({ seat, cards: list, points: worth }, name) =>
      `${name.does(seat, 'plante', 'plantez')} ${kinds(list)} : ${points(worth)}, ${sunsOn(list)}.`,
    'laid-out': ({ seat, card }, name) => `${name.does(seat, 'pose', 'posez')} ${aCard(card)}.`,
    withdrew: ({ seat, tokens: n, as }, name) =>
      `${name.does(seat, 'prend', 'prenez')} ${tokens(n, as)} dans l’étang.`,
    fetched: ({ seat, tokens: n, as, thanksTo }, name) =>
      `${name.does(seat, 'prend', 'prenez')} ${tokens(n, as)} au puits avec ${aCard(thanksTo)}.`,
    discarded: ({ seat, card }, name) =>
      isAccessory(card)
        ? `${name.does(seat, 'remet', 'remettez')} ${aCard(card)} sur sa pile.`
        : `${name.does(seat, 'défausse', 'défaussez')} ${aCard(card)}.`,
    watered: ({ seat, card, drops: n, full }, name) =>
      `${name.does(seat, 'pose', 'posez')} ${drops(n)} sur une plate-bande de ${KIND[kindName(card)][1]}${full ? ' : elle fleurit, points doublés' : ''}.`,
    'stopped-watering': ({ seat }, name) => `${name.does(seat, 'finit', 'finissez')} d’arroser.`,
    spilled: ({ seat, drops: n }, name) =>
      `${name.does(seat, 'perd', 'perdez')} ${drops(n)} dans le puits : plus de soleil libre.`,
    reshuffled: ({ cards: n }) => `Le compost (${cards(n)}) devient la nouvelle pioche.`,
    ended: () => 'La réserve est vide : fin de partie.',
  },

  refusals: {
    'too-few-coins': ({ price, missing }) => `Coûte ${coins(price)} : il en manque ${missing}.`,
    'nothing-there': () => 'Aucune carte à cet endroit.',
    'no-cards-left': () => 'Il n’y a plus de carte à piocher.',
    'already-owned': () => 'Vous en possédez déjà un exemplaire.',
    'once-a-turn': () => 'Une seule fois par tour.',
    'no-scarecrow': () => 'Il vous faut un épouvantail devant vous.',
    'row-empty': () => 'Cette rangée n’a pas de carte à changer.',
    'cards-missing': ({ kind: name, missing }) => {
      const [one, many, article] = KIND[name];
      return missing === 1 ? `Il manque ${article} ${one}.` : `Il manque ${missing} ${many}.`;
    },
    'wrong-number': ({ kind: name, min, max }) =>
      `Une plate-bande de ${KIND[name][1]} demande ${min === max ? `exactement ${cards(min)}` : `${min} à ${cards(max)}`}.`,
    'mixed-kinds': () => 'Une seule variété par plate-bande.',
    'not-in-hand': () => 'Ce n’est pas dans votre main.',
    'vegetables-only': () => 'Dans cette variante, on ne défausse que des légumes.',
    'suns-still-free': ({ drops: n }) => `Vous avez encore ${drops(n)}, et des soleils libres.`,
    'no-free-sun': () => 'Pas assez de soleils libres ici.',
    'too-few-drops': ({ drops: n }) =>
      n === 0 ? 'Il ne reste plus de goutte.' : `Il ne reste que ${drops(n)}.`,
  },

  options: {
    start: french.startingSeat(
      'Qui commence',
      'Selon le livret, la dernière personne à avoir jardiné commence. Ici : au hasard, ou à votre choix.',
    ),
    beds: {
      label: 'Plates-bandes par tour',
      hint: 'Nous lisons dans le livret : une par tour ; une de ses phrases peut se lire « plusieurs ».',
      value: beds => (beds === 'one' ? 'Une' : 'Plusieurs (variante)'),
    },
    discard: {
      label: 'Défausse',
      hint: 'Un accessoire défaussé retourne sur sa pile. La variante stricte n’admet que des légumes.',
      value: discard => (discard === 'any' ? 'Toute carte' : 'Légumes seulement (variante)'),
    },
  },

  scores: {
    watered: 'Plates-bandes arrosées',
    unwatered: 'Autres plates-bandes',
    hand: 'Cartes en main',
    coins: 'Pièces (3 pour 1)',
  },
};
