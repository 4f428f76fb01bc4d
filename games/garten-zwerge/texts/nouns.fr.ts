import type { Telling } from '../../../core/telling.ts';
import { nth } from '../../../core/sure.ts';
import { french } from '../../../core/words.ts';
import type { Effect } from '../data/edition.ts';
import type { Duty, EventId, Flower, Hat, HatName, Job, PledgeName } from '../data/words.ts';
import { HATS } from '../data/words.ts';
import type { Pair, Party, Pledge, Proposal } from '../vocabulary.ts';

export const HAT: { readonly [H in HatName]: string } = {
  grey: 'gris',
  brown: 'marron',
  orange: 'orange',
  red: 'rouge',
  blue: 'bleu',
  green: 'vert',
  gold: 'doré',
};
export const FLOWER: { readonly [F in Flower]: string } = {
  rose: 'Rose',
  tulip: 'Tulipe',
  sunflower: 'Tournesol',
  daisy: 'Marguerite',
  bluebell: 'Campanule',
  poppy: 'Coquelicot',
};
export const JOB: { readonly [J in Job]: string } = {
  garden: 'le jardin',
  seek: 'la recherche d’un compagnon',
  offer: 'l’offre d’un compagnon',
  sell: 'la vente',
  exchange: 'l’échange deux-pour-un',
  contest: 'les concours',
};
export const TITLE: { readonly [E in EventId]: string } = {
  G1: 'Trois jours de pluie',
  G2: 'Le jury est au lit',
  G3: 'Marché fermé',
  G4: 'Cueillette des fraises',
  G5: 'Cotisation annuelle',
  G6: 'Jardins ouverts',
  G7: 'Terreau frais',
  G8: 'Brocante du dimanche',
  G9: 'La voisine fait la soupe',
  B1: 'Lettre anonyme au comité',
  B2: 'Contrôle sanitaire',
  B3: 'Bureau d’échange en congé',
  B4: 'Visite du percepteur',
  B5: 'La télévision est là',
  B6: 'Clubs venus de loin',
  B7: 'Lune montante',
  B8: 'Gelée précoce',
  B9: 'Évasion nocturne',
};

/** French counts 0 and 1 in the singular. */
export const { count } = french;
export const petals = (n: number) => count(n, 'pétale', 'pétales');
export const gnomes = (n: number) => count(n, 'nain', 'nains');
export const greys = (n: number) => count(n, 'nain gris', 'nains gris');
export const hatName = (hat: Hat) => HAT[nth(HATS, hat)];
/** "un nain rouge" */
export const aGnome = (hat: Hat) => `un nain ${hatName(hat)}`;
/** "rouge et orange" */
export const hatList = (hats: readonly Hat[]) => list(hats.map(hatName));
export const list = french.list;
export const contestName = (contest: number) => (contest === 0 ? 'le petit concours' : 'le grand concours');
export const partyName = (party: Party, name: (seat: number) => string) =>
  party === 'schmiedel' ? 'Herr Schmiedel' : name(party);
export const partyDoes = (party: Party, name: Telling, [third, second]: readonly [string, string]) =>
  party === 'schmiedel' ? `Herr Schmiedel ${third}` : name.does(party, third, second);
export const pairOf = ({ own, partner }: Pair) => `${hatName(own)} et ${hatName(partner)}`;

const BANS: { readonly [J in Job]: string } = {
  garden: 'Pas de travail au jardin ce tour-ci : un nain resté sans compagnon y va sans salaire.',
  contest: 'Pas de concours ce tour-ci.',
  sell: 'Aucune vente ce tour-ci, pas même d’un gris, sauf forcée à l’entretien.',
  seek: 'Personne ne peut rechercher un compagnon ce tour-ci. En offrir un est permis.',
  offer: 'Personne ne peut offrir un compagnon ce tour-ci. Répondre à une recherche est permis.',
  exchange: 'Pas d’échange deux-pour-un ce tour-ci.',
};

/** What an event changes, in plain words. On its narrow sign no line ends within “tour-ci”. */
export const effectWords = (effect: Effect): string => changed(effect).replace(/-(?=\p{L})/gu, '-\u2060');

function changed(effect: Effect): string {
  switch (effect.do) {
    case 'ban':
      return BANS[effect.job];
    case 'wage':
      return `Un nain au jardin gagne ${petals(effect.petals)} ce tour-ci.`;
    case 'fee':
      return `Chacun paie tout de suite ${petals(effect.petals)}, ou ce qui lui reste.`;
    case 'gate':
      return `Chacun reçoit ${petals(effect.petals)} par nain qui n’est pas gris.`;
    case 'redraw':
      return 'Après un nain gris, on pioche encore une fois ; la seconde carte compte.';
    case 'bonus':
      return `Tout nain vendu comme métier ce tour-ci rapporte ${petals(effect.petals)} de plus, sauf les gris.`;
    case 'upkeep':
      return `L’entretien coûte ${petals(effect.petals)} par nain ce tour-ci.`;
    case 'tax':
      return `Chacun paie ${petals(effect.petals)} par tranche complète de ${effect.per}.`;
    case 'prize':
      return `Le grand concours rapporte ${petals(effect.petals)}.`;
    case 'rivals':
      return `${count(effect.gnomes, 'nain rival vient', 'nains rivaux viennent')} à chaque concours.`;
    case 'best-of':
      return `Chacun, sauf la trésorerie, pioche ${count(effect.cards, 'carte', 'cartes')} d’élevage par couple et garde la meilleure.`;
    case 'escape':
      return 'Avant l’entretien, la personne qui a le plus de nains (au moins 2) perd le moins gradé.';
  }
}

/** What the partner’s owner must do, as a condition. */
export const DUTY: { readonly [D in Duty]: string } = {
  'next-contest': 'le prochain nain du propriétaire doit aller à un concours',
  'next-garden': 'le prochain nain du propriétaire doit aller au jardin',
  'avoid-0': 'pas de petit concours pour le propriétaire ce tour-ci',
  'avoid-1': 'pas de grand concours pour le propriétaire ce tour-ci',
  'no-seek': 'pas de recherche pour le propriétaire ce tour-ci',
};

const PLEDGE: { readonly [P in Exclude<PledgeName, 'words'>]: string } = {
  'enter-0': 'participer au petit concours ce tour-ci',
  'enter-1': 'participer au grand concours ce tour-ci',
  'avoid-0': 'éviter le petit concours ce tour-ci',
  'avoid-1': 'éviter le grand concours ce tour-ci',
  lend: 'proposer un nain à la prochaine recherche de l’autre',
  'no-outbid': 'ne pas surenchérir sur l’autre jusqu’à la fin du tour prochain',
};

/** "participer au petit concours ce tour-ci", or the words themselves. */
export const pledgeWords = ({ what, words }: Pick<Pledge, 'what' | 'words'>) =>
  what === 'words' ? `« ${words} »` : PLEDGE[what];

/** "un nain rouge pour 300 pétales, avec la promesse : …" */
export function proposalWords({
  hat,
  petals: sum,
  pledges,
}: Pick<Proposal, 'hat' | 'petals'> & { readonly pledges: readonly Pledge[] }): string {
  const price = hat === null ? petals(sum) : `${aGnome(hat)} pour ${petals(sum)}`;
  const given = pledges.filter(({ by }) => by === 'proposer').map(pledgeWords);
  const wanted = pledges.filter(({ by }) => by === 'active').map(pledgeWords);
  return [
    price,
    ...(given.length > 0 ? [`avec la promesse : ${list(given)}`] : []),
    ...(wanted.length > 0 ? [`contre la promesse : ${list(wanted)}`] : []),
  ].join(', ');
}
