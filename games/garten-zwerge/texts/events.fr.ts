import { toWhom } from '../../../core/words.ts';
import type { Telling } from '../../../core/telling.ts';
import type { Texts } from '../../../core/texts.ts';
import { BROWN, GREY } from '../data/words.ts';
import type { GartenZwerge, Party } from '../vocabulary.ts';
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
  partyDoes,
  partyName,
  petals,
  pledgeWords,
  proposalWords,
  TITLE,
} from './nouns.fr.ts';

interface Answer {
  readonly seat: number;
  readonly hat: number | null;
}

const suggests = ({ seat, hat }: Answer, name: Telling) =>
  hat === null
    ? name.does(seat, 'passe', 'passez')
    : `${name.does(seat, 'propose', 'proposez')} ${aGnome(hat)}`;

const pays = (party: Party, name: Telling, sum: number) =>
  party === 'schmiedel' ? `paie ${petals(sum)} à Herr Schmiedel` : toWhom(party, name, ['paie', petals(sum)]);

/** What happened, as the log tells it. */
export const events: Texts<GartenZwerge>['events'] = {
  started: ({ seat }, name) => `${name.does(seat, 'tient', 'tenez')} la caisse en premier.`,
  relieved: ({ seat }, name) =>
    `${name.does(seat, 'n’a aucun nain capable de travailler et en reçoit', 'n’avez aucun nain capable de travailler et en recevez')} un marron.`,
  elected({ seat, round, because }, name) {
    const why = {
      collection: 'la meilleure collection',
      petals: 'collections égales, plus de pétales',
      seat: 'égalité parfaite, place la plus proche de la trésorerie',
    }[because];
    return `Tour ${round} : ${name.does(seat, 'tient', 'tenez')} la caisse (${why}).`;
  },
  'contests-drawn': ({ hats }) => `Concours de ce tour : ${hatList(hats)}.`,
  'events-shuffled': ({ deck, cards }) =>
    `On remélange les ${cards} événements ${deck === 'grey' ? 'gris' : 'bleus'}.`,
  'event-drawn': ({ id, effect }) => `Événement : ${TITLE[id]}. ${effectWords(effect)}`,
  charged: ({ seat, petals: sum, because }, name) =>
    `${name.does(seat, 'paie', 'payez')} ${petals(sum)} ${because === 'fee' ? 'de cotisation' : 'd’impôt'}.`,
  visited: ({ seat, petals: sum, gnomes: n }, name) =>
    `${name.does(seat, 'reçoit', 'recevez')} ${petals(sum)} pour avoir montré ${gnomes(n)}.`,
  gardened: ({ seat, hat, petals: sum, because }, name) =>
    because === 'job'
      ? `${name.does(seat, 'envoie', 'envoyez')} ${aGnome(hat)} au jardin : ${petals(sum)}.`
      : `Chez ${name(seat)}, le nain ${hatName(hat)} va finalement au jardin : ${petals(sum)}.`,
  sought: ({ seat, hat }, name) =>
    `${name.does(seat, 'cherche', 'cherchez')} un compagnon pour ${aGnome(hat)}.`,
  offered: ({ seat, hat }, name) => `${name.does(seat, 'offre', 'offrez')} ${aGnome(hat)} comme compagnon.`,
  called({ seat, atLeast, duty, words }, name) {
    const demands = [
      ...(atLeast > BROWN ? [`chapeau ${hatName(atLeast)} ou mieux`] : []),
      ...(duty ? [DUTY[duty]] : []),
      ...(words === '' ? [] : [`« ${words} »`]),
    ];
    return `${name.does(seat, 'lance', 'lancez')} la recherche${demands.length > 0 ? ` : ${demands.join(' ; ')}` : ' sans condition'}.`;
  },
  answered: ({ seat, hat }, name) =>
    hat === undefined
      ? `${name.does(seat, 'fait', 'faites')} un choix secret.`
      : `${suggests({ seat, hat }, name)}, pour l’instant en secret.`,
  'answers-shown': ({ answers }, name) =>
    `On montre : ${list(answers.map(answer => suggests(answer, name)))}.`,
  'fist-closed': ({ seat, petals: sum }, name) =>
    sum === undefined
      ? `${name.does(seat, 'mise', 'misez')} en secret.`
      : `${name.does(seat, 'mise', 'misez')} ${petals(sum)} en secret.`,
  'schmiedel-drew': ({ markers: [first, second], value, petals: sum, job }) =>
    `Herr Schmiedel vient en dernier : ${first} + ${second} + ${value} pour le chapeau, il ${job === 'seek' ? 'demande' : 'offre'} ${sum}.`,
  'fists-opened'({ job, seat, limit, prices }, name) {
    const bound =
      job === 'seek'
        ? name.does(seat, 'paie au plus', 'payez au plus')
        : name.does(seat, 'veut au moins', 'voulez au moins');
    const own =
      limit === null ? `${name.does(seat, 'n’annonce', 'n’annoncez')} pas de prix` : `${bound} ${limit}`;
    const verbs = job === 'seek' ? (['demande', 'demandez'] as const) : (['offre', 'offrez'] as const);
    const others = prices.map(({ by, petals: sum }) => `${partyDoes(by, name, verbs)} ${sum}`);
    return `Mises secrètes : ${[own, ...(others.length > 0 ? others : ['personne n’annonce de prix'])].join(', ')}.`;
  },
  tied: ({ seat, between, petals: sum }, name) =>
    `${list(between.map(party => partyName(party, name)))} annoncent le même prix, ${petals(sum)} : ${name.does(seat, 'choisit', 'choisissez')}.`,
  'no-deal': ({ seat, job, hat }, name) =>
    `Pas d’affaire pour ${name(seat)} : personne ne ${job === 'seek' ? 'rejoint' : 'prend'} le nain ${hatName(hat)}.`,
  dealt: ({ seat, job, with: party, petals: sum }, name) =>
    job === 'seek'
      ? `Affaire conclue : ${name.does(seat, pays(party, name, sum), `payez ${petals(sum)} à ${partyName(party, name)}`)}.`
      : `Affaire conclue : ${partyDoes(party, name, [pays(seat, name, sum), `payez ${petals(sum)} à ${name(seat)}`])}.`,
  paired: ({ seat, pair }, name) =>
    `Dans la cabane, chez ${name(seat)} : ${pairOf(pair)}, le second appartient à ${partyName(pair.owner, name)}.`,
  hired: ({ seat, hat }, name) =>
    `Herr Schmiedel ${name.isReader(seat) ? 'vous loue' : `loue à ${name(seat)}`} le nain ${hatName(hat)} pour ce tour.`,
  bound: ({ seat, to, duty }, name) =>
    `${name.does(seat, 'accepte', 'acceptez')} la condition posée par ${name(to)} : ${DUTY[duty]}.`,
  released: ({ seat, to }, name) =>
    `${name.does(seat, 'remplit', 'remplissez')} la condition posée par ${name(to)}.`,
  sold: ({ seat, hat, petals: sum }, name) =>
    hat === GREY
      ? `${name.does(seat, 'jette', 'jetez')} un nain gris.`
      : `${name.does(seat, 'vend', 'vendez')} ${aGnome(hat)} pour ${petals(sum)}.`,
  exchanged: ({ seat, hat, for: better }, name) =>
    `${name.does(seat, 'échange', 'échangez')} 2 nains (${hatName(hat)}) contre ${aGnome(better)}.`,
  entered: ({ seat, hat, colour }, name) =>
    `${name.does(seat, 'inscrit', 'inscrivez')} ${aGnome(hat)} au concours ${hatName(colour)}.`,
  passed: ({ seat, greys: n }, name) =>
    `${name.does(seat, `garde ${greys(n)} et passe`, `gardez ${greys(n)} et passez`)}.`,
  proposed: ({ seat, job, proposal }, name) =>
    `${job === 'seek' ? name.does(seat, 'propose', 'proposez') : name.does(seat, 'paierait', 'paieriez')} ${proposalWords(proposal)}.`,
  withdrew: ({ seat }, name) => `${name.does(seat, 'retire sa proposition', 'retirez votre proposition')}.`,
  stood: ({ seat }, name) => `${name.does(seat, 'n’a rien', 'n’avez rien')} à ajouter.`,
  'calling-ended'({ by, proposals }, name) {
    const how =
      by === 'clock'
        ? 'Le temps est écoulé'
        : by === 'silence'
          ? 'Plus personne ne parle'
          : `${name.does(by, 'ferme', 'fermez')} l’enchère`;
    return `${how} : ${count(proposals, 'proposition', 'propositions')} au tableau.`;
  },
  promised: ({ by, to, what, words }, name) =>
    `${name.does(by, name.isReader(to) ? 'vous promet' : `promet à ${name(to)}`, `promettez à ${name(to)}`)} : ${pledgeWords({ what, words })}.`,
  'promise-settled': ({ by, to, what, words, state }, name) =>
    `Promesse faite par ${name(by)} à ${name(to)} (${pledgeWords({ what, words })}) : ${{ open: 'en cours', kept: 'tenue', broken: 'rompue', lapsed: 'caduque' }[state]}.`,
  bred({ seat, pair, cards, hat }, name) {
    const pile = hatName(Math.max(pair.own, pair.partner));
    const drawn = cards.length > 1 ? ` (piochés : ${hatList(cards)})` : '';
    return `Pile d’élevage ${pile} : ${name.does(seat, 'obtient', 'obtenez')} ${aGnome(hat)}${drawn}${hat === GREY ? ', un paresseux' : ''}.`;
  },
  'contest-held'({ hat, prize, rivals, winners, share }, name) {
    const against = `Concours ${hatName(hat)} (${petals(prize)}), contre ${hatList(rivals)}`;
    if (winners.length === 0) return `${against} : les nains rivaux gagnent, le prix reste à la banque.`;
    const who = list(winners.map(({ seat, hat: worn }) => `${name(seat)} (nain ${hatName(worn)})`));
    const [winner] = winners;
    const shared = share < prize ? ', une part du prix' : '';
    return `${against} : ${who} ${winners.length > 1 ? 'gagnent chacun' : winner && name.isReader(winner.seat) ? 'gagnez' : 'gagne'} ${petals(share)}${shared}.`;
  },
  'contest-empty': ({ hat, prize }) =>
    `Personne au concours ${hatName(hat)} : la banque garde ${petals(prize)}.`,
  escaped: ({ seat, hat }, name) => `Chez ${name(seat)}, le nain ${hatName(hat)} s’enfuit dans la nuit.`,
  'forced-sale': ({ seat, hat, petals: sum, due }, name) =>
    `${name.does(seat, `doit ${petals(due)} et vend`, `devez ${petals(due)} et vendez`)} ${aGnome(hat)} pour ${petals(sum)}.`,
  paid: ({ seat, gnomes: n, petals: sum }, name) =>
    `${name.does(seat, `paie ${petals(sum)} d’entretien et garde`, `payez ${petals(sum)} d’entretien et gardez`)} ${gnomes(n)}.`,
  waived: ({ seat, petals: sum, greys: n }, name) =>
    `Le club ${name.isReader(seat) ? 'vous fait grâce' : `fait grâce à ${name(seat)}`} de ${petals(sum)}${n > 0 ? ` ; départ de ${greys(n)}` : ''}.`,
  'goal-reached': ({ seat, by }, name) =>
    by === 'gold'
      ? `${name.does(seat, 'possède', 'possédez')} un chapeau d’or !`
      : `${name.does(seat, 'atteint', 'atteignez')} le but en pétales !`,
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
