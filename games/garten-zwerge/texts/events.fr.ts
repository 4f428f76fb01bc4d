import type { Texts } from '../../../core/texts.ts';
import { BROWN, GREY } from '../data/words.ts';
import type { GartenZwerge } from '../vocabulary.ts';
import {
  aGnome,
  count,
  DUTY,
  effectWords,
  gnomes,
  greys,
  hatList,
  hatName,
  list,
  pairOf,
  partyName,
  petals,
  pledgeWords,
  proposalWords,
  TITLE,
} from './nouns.fr.ts';

/** What happened, as the log tells it. */
export const events: Texts<GartenZwerge>['events'] = {
  started: ({ seat }, name) => `${name(seat)} tient la caisse en premier.`,
  relieved: ({ seat }, name) => `${name(seat)} n’a aucun nain capable de travailler et en reçoit un marron.`,
  elected({ seat, round, because }, name) {
    const why = {
      collection: 'la meilleure collection',
      petals: 'collections égales, plus de pétales',
      seat: 'égalité parfaite, place la plus proche de la trésorerie',
    }[because];
    return `Tour ${round} : ${name(seat)} tient la caisse (${why}).`;
  },
  'contests-drawn': ({ hats }) => `Concours de ce tour : ${hatList(hats)}.`,
  'events-shuffled': ({ deck, cards }) =>
    `On remélange les ${cards} événements ${deck === 'grey' ? 'gris' : 'bleus'}.`,
  'event-drawn': ({ id, effect }) => `Événement : ${TITLE[id]}. ${effectWords(effect)}`,
  charged: ({ seat, petals: sum, because }, name) =>
    `${name(seat)} paie ${petals(sum)} ${because === 'fee' ? 'de cotisation' : 'd’impôt'}.`,
  visited: ({ seat, petals: sum, gnomes: n }, name) =>
    `${name(seat)} reçoit ${petals(sum)} pour avoir montré ${gnomes(n)}.`,
  gardened: ({ seat, hat, petals: sum, because }, name) =>
    because === 'job'
      ? `${name(seat)} envoie ${aGnome(hat)} au jardin : ${petals(sum)}.`
      : `Chez ${name(seat)}, le nain ${hatName(hat)} va finalement au jardin : ${petals(sum)}.`,
  sought: ({ seat, hat }, name) => `${name(seat)} cherche un compagnon pour ${aGnome(hat)}.`,
  offered: ({ seat, hat }, name) => `${name(seat)} offre ${aGnome(hat)} comme compagnon.`,
  called({ seat, atLeast, duty, words }, name) {
    const demands = [
      ...(atLeast > BROWN ? [`chapeau ${hatName(atLeast)} ou mieux`] : []),
      ...(duty ? [DUTY[duty]] : []),
      ...(words === '' ? [] : [`« ${words} »`]),
    ];
    return `${name(seat)} lance la recherche${demands.length > 0 ? ` : ${demands.join(' ; ')}` : ' sans condition'}.`;
  },
  answered: ({ seat, hat }, name) =>
    hat === undefined
      ? `${name(seat)} fait un choix secret.`
      : `${name(seat)} ${hat === null ? 'passe' : `propose ${aGnome(hat)}`}, pour l’instant en secret.`,
  'answers-shown': ({ answers }, name) =>
    `On montre : ${list(answers.map(({ seat, hat }) => `${name(seat)} ${hat === null ? 'passe' : `propose ${aGnome(hat)}`}`))}.`,
  'fist-closed': ({ seat, petals: sum }, name) =>
    sum === undefined ? `${name(seat)} mise en secret.` : `${name(seat)} mise ${petals(sum)} en secret.`,
  'schmiedel-drew': ({ markers: [first, second], value, petals: sum, job }) =>
    `Herr Schmiedel vient en dernier : ${first} + ${second} + ${value} pour le chapeau, il ${job === 'seek' ? 'demande' : 'offre'} ${sum}.`,
  'fists-opened'({ job, seat, limit, prices }, name) {
    const bound = job === 'seek' ? 'paie au plus' : 'veut au moins';
    const own = limit === null ? `${name(seat)} n’annonce pas de prix` : `${name(seat)} ${bound} ${limit}`;
    const others = prices.map(
      ({ by, petals: sum }) => `${partyName(by, name)} ${job === 'seek' ? 'demande' : 'offre'} ${sum}`,
    );
    return `Mises secrètes : ${[own, ...(others.length > 0 ? others : ['personne n’annonce de prix'])].join(', ')}.`;
  },
  tied: ({ seat, between, petals: sum }, name) =>
    `${list(between.map(party => partyName(party, name)))} annoncent le même prix, ${petals(sum)} : ${name(seat)} choisit.`,
  'no-deal': ({ seat, job, hat }, name) =>
    `Pas d’affaire pour ${name(seat)} : personne ne ${job === 'seek' ? 'rejoint' : 'prend'} le nain ${hatName(hat)}.`,
  dealt: ({ seat, job, with: party, petals: sum }, name) =>
    job === 'seek'
      ? `Affaire conclue : ${name(seat)} paie ${petals(sum)} à ${partyName(party, name)}.`
      : `Affaire conclue : ${partyName(party, name)} paie ${petals(sum)} à ${name(seat)}.`,
  paired: ({ seat, pair }, name) =>
    `Dans la cabane, chez ${name(seat)} : ${pairOf(pair)}, le second appartient à ${partyName(pair.owner, name)}.`,
  hired: ({ seat, hat }, name) => `Herr Schmiedel loue à ${name(seat)} le nain ${hatName(hat)} pour ce tour.`,
  bound: ({ seat, to, duty }, name) =>
    `${name(seat)} accepte la condition posée par ${name(to)} : ${DUTY[duty]}.`,
  released: ({ seat, to }, name) => `${name(seat)} remplit la condition posée par ${name(to)}.`,
  sold: ({ seat, hat, petals: sum }, name) =>
    hat === GREY
      ? `${name(seat)} jette un nain gris.`
      : `${name(seat)} vend ${aGnome(hat)} pour ${petals(sum)}.`,
  exchanged: ({ seat, hat, for: better }, name) =>
    `${name(seat)} échange 2 nains (${hatName(hat)}) contre ${aGnome(better)}.`,
  entered: ({ seat, hat, colour }, name) =>
    `${name(seat)} inscrit ${aGnome(hat)} au concours ${hatName(colour)}.`,
  passed: ({ seat, greys: n }, name) => `${name(seat)} garde ${greys(n)} et passe.`,
  proposed: ({ seat, job, proposal }, name) =>
    `${name(seat)} ${job === 'seek' ? 'propose' : 'paierait'} ${proposalWords(proposal)}.`,
  withdrew: ({ seat }, name) => `${name(seat)} retire sa proposition.`,
  stood: ({ seat }, name) => `${name(seat)} n’a rien à ajouter.`,
  'calling-ended'({ by, proposals }, name) {
    const how =
      by === 'clock'
        ? 'Le temps est écoulé'
        : by === 'silence'
          ? 'Plus personne ne parle'
          : `${name(by)} ferme l’enchère`;
    return `${how} : ${count(proposals, 'proposition', 'propositions')} au tableau.`;
  },
  promised: ({ by, to, what, words }, name) =>
    `${name(by)} promet à ${name(to)} : ${pledgeWords({ what, words })}.`,
  'promise-settled': ({ by, to, what, words, state }, name) =>
    `Promesse faite par ${name(by)} à ${name(to)} (${pledgeWords({ what, words })}) : ${{ open: 'en cours', kept: 'tenue', broken: 'rompue', lapsed: 'caduque' }[state]}.`,
  bred({ seat, pair, cards, hat }, name) {
    const pile = hatName(Math.max(pair.own, pair.partner));
    const drawn = cards.length > 1 ? ` (piochés : ${hatList(cards)})` : '';
    return `Pile d’élevage ${pile} : ${name(seat)} obtient ${aGnome(hat)}${drawn}${hat === GREY ? ', un paresseux' : ''}.`;
  },
  'contest-held'({ hat, prize, rivals, winners, share }, name) {
    const against = `Concours ${hatName(hat)} (${petals(prize)}), contre ${hatList(rivals)}`;
    if (winners.length === 0) return `${against} : les rivaux gagnent, le prix reste à la banque.`;
    const who = list(winners.map(({ seat, hat: worn }) => `${name(seat)} (nain ${hatName(worn)})`));
    const shared = share < prize ? ', une part du prix' : '';
    return `${against} : ${who} ${winners.length === 1 ? 'gagne' : 'gagnent chacun'} ${petals(share)}${shared}.`;
  },
  'contest-empty': ({ hat, prize }) =>
    `Personne au concours ${hatName(hat)} : la banque garde ${petals(prize)}.`,
  escaped: ({ seat, hat }, name) => `Chez ${name(seat)}, le nain ${hatName(hat)} s’enfuit dans la nuit.`,
  'forced-sale': ({ seat, hat, petals: sum, due }, name) =>
    `${name(seat)} doit ${petals(due)} et vend ${aGnome(hat)} pour ${petals(sum)}.`,
  paid: ({ seat, gnomes: n, petals: sum }, name) =>
    `${name(seat)} paie ${petals(sum)} d’entretien et garde ${gnomes(n)}.`,
  waived: ({ seat, petals: sum, greys: n }, name) =>
    `Le club fait grâce à ${name(seat)} de ${petals(sum)}${n > 0 ? ` ; départ de ${greys(n)}` : ''}.`,
  'goal-reached': ({ seat, by }, name) =>
    by === 'gold' ? `${name(seat)} possède un chapeau d’or !` : `${name(seat)} atteint le but en pétales !`,
  ended({ because, winners }, name) {
    const why = {
      gold: 'Le chapeau d’or est là.',
      petals: 'Le but en pétales est atteint.',
      both: 'Les deux buts sont atteints au même tour : la meilleure collection décide.',
      rounds: 'Le dernier tour est fini et personne n’a atteint de but : la meilleure collection décide.',
    }[because];
    return `${why} Victoire${winners.length > 1 ? ' partagée' : ''} : ${list(winners.map(name))}.`;
  },
};
