import type { Texts } from '../../../core/texts.ts';
import { JOKER } from '../data/cards.ts';
import type { Chicoree } from '../vocabulary.ts';
import { aCard, cardList, cards, flowers, listed, nameOf, stepName, tokens, turns } from './nouns.fr.ts';
import { nth } from '../../../core/sure.ts';

export const eventsFr: Texts<Chicoree>['events'] = {
  started: ({ seat }, name) => `${name(seat)} commence.`,
  'turn-began': ({ seat, number }, name) => `Tour ${number} : ${name(seat)}.`,
  earned: ({ seat, start, tokens: n }, name) => `${name(seat)} gagne ${tokens(n)} (${nameOf(start)}).`,
  'went-without': ({ seat, income, charge }, name) =>
    charge > 0
      ? `Revenus bloqués pour ${name(seat)} : ni les ${income} du Départ, ni les ${charge} de chaque adversaire.`
      : `Revenus bloqués pour ${name(seat)} : rien du Départ (${income}).`,
  paid: ({ from, to, tokens: n }, name) => `${name(from)} paie ${tokens(n)} à ${name(to)}.`,
  collected: ({ seat, tokens: n }, name) => `${name(seat)} reçoit ${tokens(n)} des autres.`,
  'fell-short': ({ seat, to, owed, tokens: n }, name) =>
    `${name(seat)} doit ${tokens(owed)} à ${name(to)} et n’en a que ${n} : il faut vendre une carte.`,
  'put-up': ({ seat, card }, name) => `${name(seat)} met ${aCard(card)} aux enchères.`,
  'went-bankrupt': ({ seat, to, owed, tokens: n }, name) =>
    `${name(seat)} ne peut pas payer ${tokens(owed)} : faillite. Ce qui restait (${n}) va à ${name(to)}.`,
  'shop-opened': ({ seat, card }, name) =>
    `${name(seat)} ouvre un magasin${card === JOKER ? ' avec un joker' : ''}.`,
  'link-laid': ({ seat, card, step }, name) =>
    `${name(seat)} pose ${stepName(step)}${card === JOKER ? ' avec un joker' : ''}.`,
  'shops-allowed': ({ seat }, name) =>
    `${name(seat)} pose la première récolte : les magasins peuvent désormais ouvrir.`,
  'start-laid': ({ seat, card }, name) => `${name(seat)} pose son ${nameOf(card)}.`,
  destroyed: ({ seat, card, target, step }, name) =>
    `${name(seat)} joue ${nameOf(card)} : ${name(target)} perd ${stepName(step)}.`,
  blocked: ({ seat, card, target, turns: n }, name) =>
    `${name(seat)} joue ${nameOf(card)} : ${name(target)} ne touche aucun pion pendant ${turns(n)}.`,
  boosted: ({ seat, card }, name) => `${name(seat)} joue ${nameOf(card)}.`,
  drew: ({ seat, card }, name) => `${name(seat)} pioche ${card === undefined ? 'une carte' : aCard(card)}.`,
  'turned-up': ({ seat, card }, name) => `${name(seat)} retourne ${aCard(card)}.`,
  took: ({ seat, card }, name) => `${name(seat)} prend ${nameOf(card)} en main.`,
  'no-card': ({ seat }, name) => `Plus aucune carte à piocher pour ${name(seat)}.`,
  reshuffled: ({ cards: n }) => `La défausse (${cards(n)}) devient la nouvelle pioche.`,
  called: ({ seat, tokens: n }, name) => `${name(seat)} enchérit à ${n}.`,
  passed: ({ seat }, name) => `${name(seat)} passe.`,
  sold: ({ seat, card, tokens: n, seller }, name) =>
    `${name(seat)} obtient ${aCard(card)} : ${tokens(n)} à ${seller === null ? 'la banque' : name(seller)}.`,
  unsold: ({ card }) => `Personne n’enchérit : ${aCard(card)} part à la défausse.`,
  'fist-closed': ({ seat, tokens: n }, name) =>
    n === undefined ? `${name(seat)} mise en secret.` : `${name(seat)} mise ${n} en secret.`,
  'fists-opened'({ card, bids, tied, winner }, name) {
    const shown = bids.flatMap((bid, seat) => (bid === null ? [] : [`${name(seat)} : ${bid}`]));
    if (winner === null) return `Mises secrètes (${shown.join(', ')}) : ${aCard(card)} part à la défausse.`;
    const tie = tied.length > 1 ? 'égalité, et dans le sens horaire ' : '';
    return `Mises secrètes (${shown.join(', ')}) : ${tie}${name(winner)} obtient ${aCard(card)}. Toutes les mises sont perdues.`;
  },
  'hand-closed': ({ seat }, name) => `${name(seat)} valide ses cartes.`,
  'challenge-shown'({ plays, flowers: shown, prize, winners, unpaid }, name) {
    const table = plays.flatMap((play, seat) =>
      play.length === 0 ? [] : [`${name(seat)} : ${cardList(play)} (${flowers(nth(shown, seat))})`],
    );
    const paid = winners.filter(seat => !unpaid.includes(seat));
    const result = [
      ...(winners.length === 0 ? ['Personne ne gagne.'] : []),
      ...(paid.length === 1 ? [`${name(nth(paid, 0))} gagne ${tokens(prize)}.`] : []),
      ...(paid.length > 1 ? [`${listed(paid.map(name))} gagnent ${tokens(prize)} par personne.`] : []),
      ...unpaid.map(seat => `${name(seat)} gagnerait ${tokens(prize)} mais ne touche rien.`),
    ];
    return `Le défi. ${table.join(' ; ')}. ${result.join(' ')}`;
  },
  'block-ended': ({ seat, card }, name) => `${nameOf(card)} ne bloque plus ${name(seat)}.`,
  won: ({ seat, because }, name) =>
    because === 'chain'
      ? `${name(seat)} complète la chaîne et gagne.`
      : `Tous les autres sont en faillite : ${name(seat)} gagne.`,
  stalled: () => 'Aucune carte n’a bougé de tout un tour de table : fin de partie.',
};
