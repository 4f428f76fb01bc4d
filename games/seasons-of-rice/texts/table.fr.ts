import { french } from '../../../core/words.ts';
import { EDITION } from '../data/edition.ts';
import {
  ability,
  buffaloes,
  card,
  cards,
  contents,
  farmers,
  houses,
  points,
  squares,
  TIMING,
} from './nouns.fr.ts';
import type { TableWords } from './table.en.ts';

const { count } = french;

export const tableFr: TableWords = {
  areas: {
    seats: 'Joueurs',
    board: 'Le terrain',
    mine: 'Votre ancêtre et la rangée',
    dock: 'Le tour',
    detail: 'Sélection',
    close: 'Fermer',
  },
  aim: 'Fermer des champs : le plus de points après la saison sèche',
  near: (name, n) => `${name} : ${points(n)}`,
  points,
  farmers,
  buffaloes,
  houses,
  cards,
  season: {
    ancestors: 'Avant les pluies',
    wet: 'Saison humide',
    dry: 'Saison sèche',
    over: 'La récolte est rentrée',
  },
  turnOf: (season, turn, turns) => `${season}, ${turn} sur ${turns}`,
  first: (name, because) =>
    ({
      points: `${name} a commencé : moins de points`,
      farmers: `${name} a commencé : à égalité, moins d’agriculteurs`,
      younger: `${name} a commencé : tout à égalité, la personne la plus jeune`,
      coin: `${name} a commencé : tout à égalité, au hasard`,
    })[because],
  ready: 'choix fait',
  handOf: n => `${cards(n)} en main`,
  farmersHere: n => `${farmers(n)} sur le terrain (départage)`,
  abandonedNow: n =>
    n === 0 ? 'aucun buffle en champ ouvert' : `${buffaloes(n)} en champ ouvert : −${n} à la fin`,
  ancestor: 'Ancêtre',
  ability,
  timing: TIMING,
  soFar: n => `${points(n)} jusqu’ici`,
  atEnd: n => `${points(n)} à la fin, en l’état`,
  landscapeOf: name => `Terrain : ${name}`,
  lookAt: name => `Voir ce terrain : ${name}`,
  backHome: 'Retour à mon terrain',
  hand: 'Main',
  row: 'Rangée',
  cardSaid: (features, id) => `${card(features)}${id === null ? '' : ` (${id})`}`,
  role: { placing: 'à placer', sending: 'rangée' },
  pickHint: 'Touchez une carte, ou glissez-la sur votre terrain.',
  takeHint: 'Touchez une carte de la rangée, ou glissez-la sur votre terrain.',
  sendHint: 'Touchez d’abord une carte pour la rangée.',
  readyHint: 'Votre choix reste caché tant que l’autre n’a pas choisi.',
  mapKeys: 'Votre terrain. Les flèches déplacent la carte, R la tourne, Entrée la place.',
  turnLeft: 'Tourner à gauche',
  turnRight: 'Tourner à droite',
  turnOver: 'Mettre tête en bas',
  turnBrings: (turn, n) => `${turn} : jusqu’à ${points(n)}, au meilleur endroit`,
  nextSpot: 'Place suivante',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  fit: 'Tout voir',
  openFields: 'Montrer les champs ouverts et ce qui leur manque',
  placeHere: 'Placer ici',
  closesNothing: 'Ne ferme aucun champ.',
  chooseForRow: 'Choisissez une carte pour la rangée',
  sendThis: 'La mettre dans la rangée',
  sizeOf: (n, h, size) => `${squares(n)}${h > 0 ? ` + ${houses(h)}` : ''} : taille ${size}`,
  makes: n => `soit ${points(n)}`,
  field: {
    title: { closed: 'Champ fermé', open: 'Champ ouvert', spoiled: 'Champ gâché' },
    closed: at => `Fermé par la carte ${at}.`,
    open: n => `Ouvert : ${count(n, 'vide', 'vides')} à couvrir.`,
    ifClosed: n => `Fermé en l’état, il rapporterait ${points(n)}.`,
    spoiled: 'Un chemin finit à l’intérieur : ce champ ne pourra jamais être fermé.',
    made: n => `Il a rapporté ${points(n)}.`,
    hole: 'Il touche un trou.',
    nearest: 'Vos champs ouverts, les plus proches d’être fermés d’abord',
    onceClosed: 'si fermé,',
    gaps: n => `encore ${count(n, 'vide', 'vides')}`,
  },
  about: {
    card: 'Carte de rizière',
    stands: features => {
      const held = contents(features);
      return held ? `Dessus : ${held}.` : 'Rien dessus.';
    },
    holds: features => {
      const held = contents(features);
      return held ? `Dedans : ${held}.` : 'Rien dedans.';
    },
    best: n =>
      n > 0
        ? `À sa meilleure place, elle rapporte ${points(n)}.`
        : 'Pour l’instant, elle ne ferme aucun champ.',
    row: 'À chaque tour, chacun y met une carte. En saison sèche, on les prend tour à tour.',
    inRow: { wet: 'Elle attend ici la saison sèche.', dry: 'Chacun peut la prendre à son tour.' },
    unique: 'Aucune autre carte n’a les mêmes chemins.',
    counts: {
      both: 'Compte pour les champs fermés dans les deux saisons.',
      dry: 'Ne compte que pour les champs fermés en saison sèche.',
      end: 'Compte une fois, au décompte final.',
    },
    season: {
      ancestors: 'Chaque joueur choisit un ancêtre en secret.',
      wet: 'À chaque tour, chacun place une carte, en met une dans la rangée, puis les mains s’échangent. Au dernier tour, on place seulement.',
      dry: 'Chacun à son tour prend une carte de la rangée et la place, jusqu’à la dernière.',
      over: 'Chaque buffle en champ ouvert coûte 1 point, puis les ancêtres du décompte final comptent.',
    },
  },
  choose: {
    title: 'Vos deux cartes',
    hint: 'Choisissez l’ancêtre à suivre. Vous commencez par la rizière montrée dessous : celle au dos de l’autre ancêtre.',
    watched: 'Chaque joueur tient deux cartes en secret : un ancêtre à suivre et une rizière pour commencer.',
    start: features => `Votre terrain commence alors par la ${card(features)}.`,
    begin: 'Vous commencez par cette rizière',
    upright: 'La mettre debout',
    sideways: 'La coucher',
    first: 'Touchez l’une des deux cartes',
    follow: name => `Suivre ${name}`,
  },
  sheet: {
    closedBy: at => `fermé avec la carte ${at}`,
    noField: 'Aucun champ fermé',
    abandoned: n => `${buffaloes(n)} en champ ouvert`,
    noneAbandoned: 'Aucun buffle abandonné',
    atEnd: name => `${name}, à la fin`,
    onClosing: (name, n) => `${name} a rapporté ${points(n)} avec ces champs`,
    tieFarmers: all =>
      `Égalité de points : le plus d’agriculteurs l’emporte, ${all.toSorted((a, b) => b - a).join(' à ')}.`,
    shared: 'Égalité de points et d’agriculteurs : victoire partagée.',
  },
  reference: {
    intro:
      'Le livret donne les points des champs. Les faces des cartes sont notre reconstitution : aucune source ne montre les rizières, et seuls 2 ancêtres sont connus par leur nom.',
    scoring: 'Points d’un champ fermé',
    size: (n, orMore) => `Taille ${n}${orMore ? ' ou plus' : ''} :`,
    group: (n, orMore) => `${farmers(n)}${orMore ? ' ou plus' : ''} :`,
    sizes: {
      rulebook: 'Taille (carrés + maisons)',
      preview: 'Taille, avant-première de 2019 (seulement en option)',
    },
    farmers: 'Agriculteurs',
    buffaloes: 'Buffles',
    buffalo: 'En champ fermé :',
    abandoned: 'En champ ouvert à la fin :',
    paddies: 'Les 18 rizières',
    ancestors: 'Les 18 ancêtres',
    name: 'Nom :',
    when: 'Quand :',
    does: 'Rapporte :',
    stands: 'Rizière :',
    back: 'Au dos :',
    edition: name => `Édition : ${name === EDITION.name ? 'reconstitution Potager' : name}`,
  },
};
