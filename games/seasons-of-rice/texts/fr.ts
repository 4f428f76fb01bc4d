import { capital } from '../../../core/capital.ts';
import { french, toWhom } from '../../../core/words.ts';
import type { Texts } from '../../../core/texts.ts';
import { besideWhich } from '../data/beside.ts';
import type { Closing, FirstBecause, SeasonsOfRice, View } from '../vocabulary.ts';
import {
  ancestor,
  beside,
  buffaloes,
  card,
  contents,
  farmers,
  listed,
  points,
  score,
  squares,
  sum,
  TURN,
  whichCard,
} from './nouns.fr.ts';
import { nth, playerAt } from '../../../core/sure.ts';

const FIRST: { readonly [B in FirstBecause]: string } = {
  points: 'avec moins de points',
  farmers: 'à égalité de points, avec moins d’agriculteurs',
  younger: 'à égalité de points et d’agriculteurs, comme personne la plus jeune',
  coin: 'à égalité de points et d’agriculteurs, par tirage au sort',
};

/** « ferme un champ de 4 et un champ de 1, 10 points » */
const closes = ({ fields, total }: Closing) =>
  `ferme ${listed(fields.map(({ size }) => `un champ de ${size}`))}, ${points(total)}`;

/** « à gauche de la carte 3, 1 plus bas, debout : ferme un champ de 4, 8 points » */
function spotWords({ you, players, own }: View, spot: { turn: 0 | 1 | 2 | 3; x: number; y: number }): string {
  const lies = besideWhich(you === 'spectator' ? [] : playerAt(players, you).landscape, spot);
  const where = [...(lies ? [beside(lies)] : []), TURN[spot.turn]].join(', ');
  const brings = own?.reach?.closings.find(
    ({ turn, x, y }) => turn === spot.turn && x === spot.x && y === spot.y,
  );
  return brings ? `${where} : ${closes(brings)}` : where;
}

export const fr: Texts<SeasonsOfRice> = {
  title: 'Rizières du Cambodge',

  ask({ season, own }, moves) {
    if (moves.includes('choose-ancestor')) return 'Quel ancêtre suivez-vous ?';
    const plan = own?.plan;
    if (season === 'dry')
      return plan?.card ? 'Où placez-vous votre carte ?' : 'Prenez une carte de la rangée.';
    if (!plan?.card) return 'Quelle carte placez-vous ?';
    if (!plan.spot || !moves.includes('send')) return 'Où placez-vous votre carte ?';
    return 'Quelle carte va dans la rangée ?';
  },

  wait: (who, moves) =>
    moves.includes('choose-ancestor')
      ? french.awaited(who, 'choisit encore son ancêtre…', 'choisissent encore leur ancêtre…')
      : moves.includes('send')
        ? french.awaited(who, 'choisit encore ses deux cartes…', 'choisissent encore leurs deux cartes…')
        : french.awaited(who, 'place une carte…', 'placent une carte…'),

  moves: {
    'choose-ancestor': ({ card: id, turn }, view) => {
      const followed = view.own?.dealt.find(dealt => dealt.card === id);
      const start = view.own?.dealt.find(dealt => dealt.card !== id);
      if (!followed || !start) return 'Suivre cet ancêtre';
      return `Suivre ${ancestor(followed.ancestor)} ; ${whichCard(view, start.card)} commence le terrain, ${turn === 0 ? 'debout' : 'couchée'}`;
    },
    pick: ({ card: id }, view) =>
      view.season === 'dry'
        ? `Prendre ${whichCard(view, id)}`
        : view.own?.plan.card && view.own.plan.card !== id
          ? `Placer plutôt ${whichCard(view, id)}`
          : `Placer ${whichCard(view, id)}`,
    place: (move, view) => capital(spotWords(view, move)),
    send: ({ card: id }, view) => `Mettre ${whichCard(view, id)} dans la rangée`,
  },

  events: {
    dealt: ({ seat }, name) => `${name.does(seat, 'reçoit', 'recevez')} 2 cartes.`,
    chose: ({ seat }, name) => `${name.does(seat, 'choisit', 'choisissez')} un ancêtre.`,
    revealed: ({ seat, ancestor: id, turn }, name) =>
      `${name.does(seat, `suit ${ancestor(id)} et pose`, `suivez ${ancestor(id)} et posez`)} la première carte ${turn === 0 ? 'debout' : 'couchée'}.`,
    hand: ({ seat, because }, name) =>
      because === 'dealt'
        ? `${name.does(seat, 'reçoit sa main', 'recevez votre main')}.`
        : `${name.does(seat, 'reçoit', 'recevez')} la main échangée.`,
    picked: ({ seat, stands, season }, name) =>
      season === 'dry'
        ? `${name.does(seat, 'prend', 'prenez')} une ${card(stands)} dans la rangée.`
        : `${name.does(seat, 'prévoit', 'prévoyez')} de placer une ${card(stands)}.`,
    planned: ({ seat, stands, turn }, name) =>
      `${name.does(seat, 'trouve', 'trouvez')} une place pour la ${card(stands)}, ${TURN[turn]}.`,
    ready: ({ seat }, name) => `${name.does(seat, 'a fini de choisir', 'avez fini de choisir')}.`,
    placed: ({ seat, stands, turn }, name) =>
      `${name.does(seat, 'place', 'placez')} une ${card(stands)}, ${TURN[turn]}.`,
    closed({ seat, squares: centres, size, contents: inside, points: brought, total, ancestor: id }, name) {
      const held = contents(inside);
      const whose = brought.ancestor > 0 ? `, ${ancestor(id)}` : '';
      return `${name.does(seat, 'ferme', 'fermez')} un champ de ${squares(centres.length / 2)}${held && ` avec ${held}`}, taille ${size} : ${points(total)} (${sum(brought)}${whose}).`;
    },
    sent: ({ seat, stands }, name) =>
      `${name.does(seat, 'met', 'mettez')} une ${card(stands)} dans la rangée.`,
    'dry-season': ({ first: { seat, because }, scores, farmers: all }, name) =>
      `La saison sèche commence : ${score(scores)} (agriculteurs : ${score(all)}). ${name.does(seat, 'commence', 'commencez')}, ${FIRST[because]}.`,
    abandoned: ({ seat, buffaloes: n, points: lost }, name) =>
      `${name.does(seat, 'abandonne', 'abandonnez')} ${buffaloes(n)} : ${points(lost)}.`,
    honoured: ({ seat, ancestor: id, points: n }, name) =>
      `${ancestor(id)} ${toWhom(seat, name, ['rapporte', points(n)])}.`,
    ended({ winners, scores, farmers: all, because }, name) {
      const result = score(scores.toSorted((a, b) => b - a));
      if (because === 'shared') return `${result} et autant d’agriculteurs : victoire partagée.`;
      const won = `${name.does(nth(winners, 0), 'gagne', 'gagnez')}`;
      return because === 'points'
        ? `${won} ${result}.`
        : `${result} : ${won} avec ${farmers(Math.max(...all))}.`;
    },
  },

  refusals: {
    overlaps: () => 'Une autre carte est déjà là : les cartes ne se chevauchent jamais.',
    'corner-only': () => 'Seuls des coins se touchent : les cartes doivent se toucher par un bout de côté.',
    'no-contact': () => 'Elle ne touche aucune carte : il faut un bout de côté en commun.',
    'lines-do-not-meet': () => 'Les lignes ne se rejoignent pas : décalez la carte d’un cran, ou tournez-la.',
    'dead-end': () => 'Un chemin finirait à l’intérieur d’un champ fermé : placez la carte ailleurs.',
    'already-picked': () => 'Vous avez déjà choisi cette carte : placez-la, ou choisissez-en une autre.',
    'pick-first': () => 'Choisissez d’abord la carte à placer.',
    'place-first': () => 'Placez d’abord une carte ; choisissez ensuite celle de la rangée.',
    'being-placed': () => 'Vous placez cette carte : mettez-en une autre dans la rangée.',
    'not-in-hand': () => 'Cette carte n’est pas dans votre main.',
  },

  options: {
    sizes: {
      label: 'Points de taille',
      hint: 'Le livret donne 2, 3, 5, 8, 11 pour les tailles 1 à 5. Un exemplaire d’avant-première de 2019 donnait 1 point de moins à chacune.',
      value: sizes => (sizes === 'rulebook' ? 'Livret : 2, 3, 5, 8, 11' : 'Avant-première : 1, 2, 4, 7, 10'),
    },
    houses: {
      label: 'Maisons',
      hint: 'Le livret dit à la fois qu’une maison agrandit le champ et qu’elle vaut 1 point. Tous les comptes rendus ne comptent que la taille.',
      value: houses => (houses === 'size' ? 'Taille seulement' : 'Taille, et 1 point chacune'),
    },
    lastCard: {
      label: 'Dernière carte de la saison humide',
      hint: 'On échange les mains à la fin de chaque tour, donc aussi avant la dernière carte ; ou bien on la garde.',
      value: lastCard => (lastCard === 'swap' ? 'Échangée' : 'Gardée'),
    },
    younger: {
      label: 'La personne la plus jeune',
      hint: 'Elle ouvre la saison sèche à égalité de points et d’agriculteurs.',
      value: younger => (younger === 'coin' ? 'Au hasard' : `Joueur ${younger + 1}`),
    },
  },

  scores: {
    size: 'Taille des champs',
    farmers: 'Agriculteurs',
    buffaloes: 'Buffles',
    houses: 'Maisons',
    ancestor: 'Ancêtre',
    abandoned: 'Buffles abandonnés',
  },
};
