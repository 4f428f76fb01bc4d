import { toWhom } from '../../../core/words.ts';
import type { Texts } from '../../../core/texts.ts';
import { JOKER } from '../data/cards.ts';
import type { Chicoree } from '../vocabulary.ts';
import { aCard, cardList, cards, flowers, listed, nameOf, stepName, tokens, turns } from './nouns.fr.ts';
import { nth } from '../../../core/sure.ts';

export const eventsFr: Texts<Chicoree>['events'] = {
  started: ({ seat }, name) => `${name.does(seat, 'commence', 'commencez')}.`,
  'turn-began'({ seat, number }, name) {
    // Named in any case: the sentence bears the sign of whom it names.
    const player = name(seat);
    return `Tour ${number} : ${name.isReader(seat) ? 'à vous' : player}.`;
  },
  earned: ({ seat, start, tokens: n }, name) =>
    `${name.does(seat, 'gagne', 'gagnez')} ${tokens(n)} (${nameOf(start)}).`,
  'went-without': ({ seat, income, charge }, name) =>
    charge > 0
      ? `Revenus bloqués pour ${name(seat)} : ni les ${income} du Départ, ni les ${charge} de chaque adversaire.`
      : `Revenus bloqués pour ${name(seat)} : rien du Départ (${income}).`,
  paid: ({ from, to, tokens: n }, name) =>
    `${name.does(from, toWhom(to, name, ['paie', tokens(n)]), `payez ${tokens(n)} à ${name(to)}`)}.`,
  collected: ({ seat, tokens: n }, name) =>
    `${name.does(seat, 'reçoit', 'recevez')} ${tokens(n)} des autres.`,
  'fell-short': ({ seat, to, owed, tokens: n }, name) =>
    `${name.does(seat, `${toWhom(to, name, ['doit', tokens(owed)])} et n’en a`, `devez ${tokens(owed)} à ${name(to)} et n’en avez`)} que ${n} : il faut vendre une carte.`,
  'put-up': ({ seat, card }, name) => `${name.does(seat, 'met', 'mettez')} ${aCard(card)} aux enchères.`,
  'went-bankrupt': ({ seat, to, owed, tokens: n }, name) =>
    `${name.does(seat, 'ne peut pas', 'ne pouvez pas')} payer ${tokens(owed)} : faillite. Ce qui restait (${n}) ${name.isReader(to) ? 'vous revient' : `va à ${name(to)}`}.`,
  'shop-opened': ({ seat, card }, name) =>
    `${name.does(seat, 'ouvre', 'ouvrez')} un magasin${card === JOKER ? ' avec un joker' : ''}.`,
  'link-laid': ({ seat, card, step }, name) =>
    `${name.does(seat, 'pose', 'posez')} ${stepName(step)}${card === JOKER ? ' avec un joker' : ''}.`,
  'shops-allowed': ({ seat }, name) =>
    `${name.does(seat, 'pose', 'posez')} la première récolte : les magasins peuvent désormais ouvrir.`,
  'start-laid': ({ seat, card }, name) => `${name.does(seat, 'pose son', 'posez votre')} ${nameOf(card)}.`,
  destroyed: ({ seat, card, target, step }, name) =>
    `${name.does(seat, 'joue', 'jouez')} ${nameOf(card)} : ${name.does(target, 'perd', 'perdez')} ${stepName(step)}.`,
  blocked: ({ seat, card, target, turns: n }, name) =>
    `${name.does(seat, 'joue', 'jouez')} ${nameOf(card)} : ${name.does(target, 'ne touche', 'ne touchez')} aucun pion pendant ${turns(n)}.`,
  boosted: ({ seat, card }, name) => `${name.does(seat, 'joue', 'jouez')} ${nameOf(card)}.`,
  drew: ({ seat, card }, name) =>
    `${name.does(seat, 'pioche', 'piochez')} ${card === undefined ? 'une carte' : aCard(card)}.`,
  'turned-up': ({ seat, card }, name) => `${name.does(seat, 'retourne', 'retournez')} ${aCard(card)}.`,
  took: ({ seat, card }, name) => `${name.does(seat, 'prend', 'prenez')} ${nameOf(card)} en main.`,
  'no-card': ({ seat }, name) => `Plus aucune carte à piocher pour ${name(seat)}.`,
  reshuffled: ({ cards: n }) => `La défausse (${cards(n)}) devient la nouvelle pioche.`,
  called: ({ seat, tokens: n }, name) => `${name.does(seat, 'enchérit', 'enchérissez')} à ${n}.`,
  passed: ({ seat }, name) => `${name.does(seat, 'passe', 'passez')}.`,
  sold: ({ seat, card, tokens: n, seller }, name) =>
    `${name.does(seat, 'obtient', 'obtenez')} ${aCard(card)} : ${tokens(n)} ${seller !== null && name.isReader(seller) ? 'pour vous' : `à ${seller === null ? 'la banque' : name(seller)}`}.`,
  unsold: ({ card }) => `Personne n’enchérit : ${aCard(card)} part à la défausse.`,
  'fist-closed': ({ seat, tokens: n }, name) =>
    n === undefined
      ? `${name.does(seat, 'mise', 'misez')} en secret.`
      : `${name.does(seat, 'mise', 'misez')} ${n} en secret.`,
  'fists-opened'({ card, bids, tied, winner }, name) {
    const shown = bids.flatMap((bid, seat) => (bid === null ? [] : [`${name(seat)} : ${bid}`]));
    if (winner === null) return `Mises secrètes (${shown.join(', ')}) : ${aCard(card)} part à la défausse.`;
    const tie = tied.length > 1 ? 'égalité, et dans le sens horaire ' : '';
    return `Mises secrètes (${shown.join(', ')}) : ${tie}${name.does(winner, 'obtient', 'obtenez')} ${aCard(card)}. Toutes les mises sont perdues.`;
  },
  'hand-closed': ({ seat }, name) => `${name.does(seat, 'valide ses cartes', 'validez vos cartes')}.`,
  'challenge-shown'({ plays, flowers: shown, prize, winners, unpaid }, name) {
    const table = plays.flatMap((play, seat) =>
      play.length === 0 ? [] : [`${name(seat)} : ${cardList(play)} (${flowers(nth(shown, seat))})`],
    );
    const paid = winners.filter(seat => !unpaid.includes(seat));
    const result = [
      ...(winners.length === 0 ? ['Personne ne gagne.'] : []),
      ...(paid.length === 1 ? [`${name.does(nth(paid, 0), 'gagne', 'gagnez')} ${tokens(prize)}.`] : []),
      ...(paid.length > 1 ? [`${listed(paid.map(name))} : ${tokens(prize)} par personne.`] : []),
      ...unpaid.map(
        seat =>
          `${name.does(seat, `gagnerait ${tokens(prize)} mais ne touche`, `gagneriez ${tokens(prize)} mais ne touchez`)} rien.`,
      ),
    ];
    return `Le défi. ${table.join(' ; ')}. ${result.join(' ')}`;
  },
  'block-ended': ({ seat, card }, name) =>
    `${nameOf(card)} ne ${name.isReader(seat) ? 'vous bloque plus' : `bloque plus ${name(seat)}`}.`,
  won: ({ seat, because }, name) =>
    because === 'chain'
      ? `${name.does(seat, 'complète la chaîne et gagne', 'complétez la chaîne et gagnez')}.`
      : `Tous les autres sont en faillite : ${name.does(seat, 'gagne', 'gagnez')}.`,
  stalled: () => 'Aucune carte n’a bougé de tout un tour de table : fin de partie.',
};
