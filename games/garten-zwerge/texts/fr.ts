import type { Texts } from '../../../core/texts.ts';
import { french } from '../../../core/words.ts';
import { BROWN, GREY } from '../data/words.ts';
import type { GartenZwerge, View } from '../vocabulary.ts';
import { events } from './events.fr.ts';
import { aGnome, DUTY, hatName, partyName, petals, pledgeWords, proposalWords } from './nouns.fr.ts';
import { refusals } from './refusals.fr.ts';
import { nth } from '../../../core/sure.ts';
import { auctionOf } from '../data/auction-of.ts';
import { goldRisk } from '../data/gold-risk.ts';

function careful(question: string, view: View, more = ''): string {
  const risk = goldRisk(view);
  return `${question} ${risk === 0 ? more : `Attention : de l’or pour eux, ${risk} fois sur 9.`}`.trim();
}

export const fr: Texts<GartenZwerge> = {
  title: 'Garten Zwerge e.V.',

  ask(view, moves) {
    const active = view.auction?.seat === view.you;
    if (moves.includes('call')) return 'Des conditions pour le compagnon ?';
    if (moves.includes('answer'))
      return careful(`Un compagnon pour ${aGnome(auctionOf(view).hat)} ?`, view, 'Proposez ou passez.');
    if (moves.includes('close-fist')) {
      if (auctionOf(view).job === 'seek')
        return active ? 'Quel est votre maximum ?' : careful('Quel prix pour votre nain ?', view);
      return active
        ? careful('Quel est votre minimum ?', view)
        : `Votre offre pour emprunter ${aGnome(auctionOf(view).hat)} ?`;
    }
    if (moves.includes('choose')) return 'Prix égaux : lequel prenez-vous ?';
    if (moves.includes('pair')) return 'Lequel de vos nains entre avec lui dans la cabane ?';
    if (moves.includes('propose'))
      return careful('Faites une proposition, changez-la, ou n’ajoutez rien.', view);
    if (moves.includes('close-board'))
      return careful('Écoutez, prenez une proposition, ou fermez l’enchère.', view);
    if (moves.includes('decline'))
      return auctionOf(view).job === 'offer'
        ? 'Vous devez prendre une de ces propositions.'
        : 'Prenez une proposition, ou aucune.';
    if (moves.includes('sell-off')) return 'L’entretien dépasse vos moyens : quel nain vendez-vous ?';
    return 'Donnez un métier à l’un de vos nains.';
  },

  wait(who, moves) {
    if (moves.includes('call')) return french.awaited(who, 'pose ses conditions…');
    if (moves.includes('answer')) return french.awaited(who, 'choisit un nain…', 'choisissent un nain…');
    if (moves.includes('close-fist')) return french.awaited(who, 'choisit un prix…', 'choisissent un prix…');
    if (moves.includes('choose')) return french.awaited(who, 'choisit entre des prix égaux…');
    if (moves.includes('pair')) return french.awaited(who, 'choisit un nain pour la cabane…');
    if (moves.includes('propose'))
      return french.awaited(who, 'peut encore proposer…', 'peuvent encore proposer…');
    if (moves.includes('accept')) return french.awaited(who, 'pèse les propositions…');
    if (moves.includes('sell-off')) return french.awaited(who, 'choisit un nain à vendre pour l’entretien…');
    return french.awaited(who, 'donne un métier à un nain…');
  },

  moves: {
    garden: ({ hat }, view) => `Jardin : ${aGnome(hat)} travaille pour ${petals(view.wage)}`,
    seek: ({ hat }) => `Rechercher un compagnon pour ${aGnome(hat)}`,
    offer: ({ hat }) => `Offrir ${aGnome(hat)} comme compagnon`,
    sell: ({ hat }, view) =>
      hat === GREY ? 'Jeter un nain gris' : `Vendre ${aGnome(hat)} pour ${petals(nth(view.salePrices, hat))}`,
    exchange: ({ hat }) => `Échanger 2 nains (${hatName(hat)}) contre ${aGnome(hat + 1)}`,
    contest({ hat, contest }, view) {
      const { hat: colour, prize, outlook } = nth(view.contests, contest);
      const chance = outlook[hat] ? outlook[hat].wins + outlook[hat].shares : 0;
      return `Concours : ${aGnome(hat)} va au concours ${hatName(colour)} (${petals(prize)}, ${chance} % de gagner ou partager maintenant)`;
    },
    pass: () => 'Garder les nains gris et passer',
    mark({ promise, kept }, view) {
      const noted = view.promises.find(({ id }) => id === promise);
      return `Noter votre promesse ${noted ? pledgeWords(noted) : ''} comme ${kept ? 'tenue' : 'rompue'}`;
    },
    call({ atLeast, duty, words }) {
      const demands = [
        ...(atLeast > BROWN ? [`chapeau ${hatName(atLeast)} ou mieux`] : []),
        ...(duty ? [DUTY[duty]] : []),
        ...(words === '' ? [] : [`« ${words} »`]),
      ];
      return demands.length === 0
        ? 'Lancer la recherche, sans condition'
        : `Lancer la recherche : ${demands.join(' ; ')}`;
    },
    answer: ({ hat }) => (hat === null ? 'Passer' : `Proposer ${aGnome(hat)}`),
    'close-fist'({ petals: sum }, { auction, you }) {
      const active = auction?.seat === you;
      if (auction?.job === 'seek') return active ? `Payer au plus ${petals(sum)}` : `Demander ${petals(sum)}`;
      return active ? `Accepter dès ${petals(sum)}` : `Offrir ${petals(sum)}`;
    },
    choose({ party }, view, names) {
      const hat = party === 'schmiedel' ? view.auction?.schmiedel?.hat : view.auction?.parties[party]?.hat;
      return `Prendre ${partyName(party, names)}${typeof hat === 'number' ? ` avec ${aGnome(hat)}` : ''}`;
    },
    pair: ({ hat }) => `Mettre ${aGnome(hat)} avec lui dans la cabane`,
    propose: (proposal, view) =>
      view.auction?.job === 'offer'
        ? `Proposer de payer ${proposalWords(proposal)}`
        : `Proposer ${proposalWords(proposal)}`,
    withdraw: () => 'Retirer votre proposition',
    stand: () => 'Rien à ajouter',
    'close-board': () => 'Fermer l’enchère',
    accept({ party }, view, names) {
      const proposal = party === 'schmiedel' ? null : view.auction?.parties[party]?.proposal;
      const draw = view.auction?.schmiedel?.draw;
      if (proposal)
        return `Accepter la proposition (${partyName(party, names)}) : ${proposalWords(proposal)}`;
      return `Prendre ${partyName(party, names)}${draw ? ` pour ${petals(draw.petals)}` : ''}`;
    },
    decline: () => 'N’en prendre aucune : le nain va au jardin',
    'sell-off': ({ hat }, view) => `Vendre ${aGnome(hat)} pour ${petals(nth(view.values, hat))}`,
  },

  events,

  refusals,

  options: {
    start: french.startingSeat(
      'Première trésorerie',
      'Le livret cherche le chapeau le plus voyant autour de la table. Ici : au hasard, ou à votre choix.',
    ),
    auctions: {
      label: 'Enchères',
      hint: 'Mises secrètes, ou la variante du livret : enchères libres avec promesses.',
      value: auctions => (auctions === 'sealed' ? 'Mises secrètes' : 'Enchères libres (variante)'),
    },
    relief: {
      label: 'Nain de secours',
      hint: 'Notre ajout : sans nain capable de travailler au début d’un tour, on en reçoit un marron.',
      value: relief => (relief === 'on' ? 'Oui' : 'Non'),
    },
    hire: {
      label: 'Herr Schmiedel loue',
      hint: 'À deux seulement. Selon le livret il loue tout nain offert ; une fois par tour, la partie est plus longue et meilleure.',
      value: hire =>
        hire === 'unlimited' ? 'Autant qu’il veut' : 'Un nain par joueur et par tour (conseillé)',
    },
    values: {
      label: 'Valeur des chapeaux',
      hint: 'On ne connaît que le gris et le rouge. Voici 3 courbes qui passent par eux.',
      value: table =>
        ({
          curve: 'Croissante (100, 200, 300, 500, 800)',
          linear: 'Régulière (100, 200, 300, 400, 500)',
          triangular: 'Départ raide (50, 150, 300, 500, 750)',
        })[table],
    },
    clock: {
      label: 'Pendule des enchères',
      hint: 'Quels coups sont limités dans le temps.',
      value: clock => ({ calls: 'Enchères libres', always: 'Mises secrètes aussi', never: 'Aucune' })[clock],
    },
  },

  scores: { gold: 'Chapeaux d’or', gnomes: 'Valeur des nains', petals: 'Pétales' },
};
