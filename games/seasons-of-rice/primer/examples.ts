import type { InEveryLanguage } from '../../../web/kit/language.ts';
import { type Did, LEARNER, type Now, type OtherAsked } from '../../../web/kit/lesson/lesson.ts';
import type { Example as AnyExample, Verdict as AnyVerdict } from '../../../web/kit/primer/primer.ts';
import type { Spot } from '../data/lattice.ts';
import type { CardId } from '../data/words.ts';
import { cardPlace, landPlace } from '../ui/places.ts';
import type { Closing, Move, SeasonsOfRice } from '../vocabulary.ts';
import { OPTIONS, positionOf, SEATS } from './position.ts';

type Example = AnyExample<SeasonsOfRice>;
type Verdict = AnyVerdict<SeasonsOfRice>;
type Deed = Did<SeasonsOfRice>;

const table = { options: OPTIONS, seats: SEATS };

/** What the card closes where it was put. */
function closes({ move, before }: Deed): Closing | null {
  if (move.type !== 'place') return null;
  const { turn, x, y } = move;
  const all = before.view.own?.reach?.closings ?? [];
  return all.find(spot => spot.turn === turn && spot.x === x && spot.y === y) ?? null;
}

const points = (did: Deed) => closes(did)?.total ?? 0;
const isIn = (card: CardId) => (did: Deed) => did.before.view.own?.plan.card === card;
const pointAt = (card: CardId) => (now: Now<SeasonsOfRice>) =>
  now.view.own?.plan.card === card ? [landPlace(LEARNER)] : [cardPlace(card)];

const laying = (card: CardId, spot: Spot): readonly Move[] => [
  { type: 'pick', card },
  { type: 'place', ...spot },
];

/** The reader takes up the card that is meant, or another one. */
const picks = (card: CardId, wrong: CardId): readonly Verdict[] => [
  {
    is: 'on',
    to: ({ move }) => move.type === 'pick' && move.card === card,
    say: {
      en: 'Now put it into your land. Turn it as you like.',
      fr: 'Posez-la maintenant sur votre terrain. Tournez-la comme vous voulez.',
    },
    way: [{ type: 'pick', card }],
  },
  {
    is: 'other',
    to: ({ move }) => move.type === 'pick',
    say: {
      en: 'You may place that one, but the question is about another card. Take it back.',
      fr: 'Celle-là peut se poser, mais la question porte sur une autre carte. Annulez.',
    },
    way: [{ type: 'pick', card: wrong }],
  },
];

/** The card is placed, but closes nothing, or less than it could. */
const closesLess = (way: readonly Move[], better: InEveryLanguage<string>): Verdict => ({
  is: 'other',
  to: ({ move }) => move.type === 'place',
  say: did =>
    points(did) === 0
      ? {
          en: 'No field is closed: somewhere the water still runs out. Take it back.',
          fr: 'Aucun champ n’est fermé : l’eau s’échappe encore. Annulez.',
        }
      : { en: `A field for ${points(did)}. ${better.en}`, fr: `Un champ à ${points(did)}. ${better.fr}` },
  way,
});

/** After the question was answered: what is left of the turn. */
const restOfTurn = (way: readonly Move[]): Verdict => ({
  is: 'other',
  say: {
    en: 'You may, but it does not answer the question. Try again.',
    fr: 'C’est permis, mais cela ne répond pas à la question. Recommencez.',
  },
  way,
});

const MAYA: CardId = 'P04';
const maya: Example = {
  ...table,
  name: 'seven-points',
  title: { en: 'A field for seven', fr: 'Un champ à sept points' },
  clauses: ['SR-X01', 'SR-47', 'SR-48', 'SR-50', 'SR-51'],
  ask: {
    en: 'Place the second card of your hand so that it closes a field worth 7.',
    fr: 'Posez la deuxième carte de votre main de façon à fermer un champ qui vaut 7.',
  },
  position: positionOf({
    land: [
      ['P05', 0, 0, 0],
      ['P01', 2, -3, 0],
    ],
    holds: [MAYA, 'P02'],
  }),
  point: pointAt(MAYA),
  answers: [
    {
      is: 'right',
      to: did => isIn(MAYA)(did) && points(did) === 7,
      say: did => {
        const field = closes(did)?.fields[0];
        const { size = 0, buffaloes = 0 } = field?.points ?? {};
        return {
          en: `Size ${field?.size ?? 0} brings ${size}, its buffalo ${buffaloes}: ${points(did)}. A house would count as a square.`,
          fr: `La taille ${field?.size ?? 0} rapporte ${size}, son buffle ${buffaloes} : ${points(did)}. Une maison compterait comme un carré.`,
        };
      },
      way: laying(MAYA, { turn: 1, x: -3, y: -3 }),
    },
    closesLess(laying(MAYA, { turn: 0, x: 3, y: 1 }), {
      en: 'There is one for 7.',
      fr: 'Il y en a un à 7.',
    }),
    ...picks(MAYA, 'P02'),
    restOfTurn([...laying(MAYA, { turn: 0, x: 3, y: 1 }), { type: 'send', card: 'P02' }]),
  ],
};

const LEVEL: CardId = 'P02';
const lines: Example = {
  ...table,
  name: 'lines-run-on',
  title: { en: 'Lines run on', fr: 'Les lignes se suivent' },
  clauses: ['SR-X09', 'SR-33', 'SR-34', 'SR-37'],
  ask: {
    en: 'Level beside your land, as you hold it, the first card is refused: the lines do not meet. Turn it, and lay it there.',
    fr: 'À niveau à côté de votre terrain, telle quelle, la première carte est refusée : les lignes ne se suivent pas. Tournez-la et posez-la là.',
  },
  position: positionOf({ land: [['P01', 0, 0, 0]], holds: [LEVEL, 'P04'] }),
  point: pointAt(LEVEL),
  answers: [
    {
      is: 'right',
      to: did => isIn(LEVEL)(did) && did.move.type === 'place' && did.move.y === 0,
      say: {
        en: 'The lines meet. One step higher or lower it would lie as you held it.',
        fr: 'Les lignes se suivent. Un cran plus haut ou plus bas, elle irait telle quelle.',
      },
      way: laying(LEVEL, { turn: 2, x: 3, y: 0 }),
    },
    {
      is: 'other',
      to: did => isIn(LEVEL)(did) && did.move.type === 'place',
      say: {
        en: 'Here the lines run on, too, but it is not level beside your land. Take it back, and try half a turn.',
        fr: 'Ici aussi les lignes se suivent, mais ce n’est pas à niveau à côté de votre terrain. Annulez, et essayez un demi-tour.',
      },
      way: laying(LEVEL, { turn: 0, x: 3, y: 1 }),
    },
    ...picks(LEVEL, 'P04'),
    restOfTurn([...laying(LEVEL, { turn: 2, x: 3, y: 0 }), { type: 'send', card: 'P04' }]),
  ],
};

const FOURTH: CardId = 'P09';
const group: Example = {
  ...table,
  name: 'four-farmers',
  title: { en: 'Four farmers', fr: 'Quatre agriculteurs' },
  clauses: ['SR-X04', 'SR-48', 'SR-49'],
  ask: {
    en: 'Place the card with two farmers so that four stand in one closed field.',
    fr: 'Posez la carte aux deux agriculteurs pour en réunir quatre dans un champ fermé.',
  },
  position: positionOf({
    land: [
      ['P15', 0, 0, 0],
      ['P07', 2, 3, 0],
    ],
    holds: [FOURTH, 'P01'],
  }),
  point: pointAt(FOURTH),
  answers: [
    {
      is: 'right',
      to: did => isIn(FOURTH)(did) && (closes(did)?.fields.some(({ farmers }) => farmers >= 4) ?? false),
      say: did => {
        const field = closes(did)?.fields.find(({ farmers }) => farmers >= 4);
        const { size = 0, farmers = 0 } = field?.points ?? {};
        return {
          en: `${size} for size ${field?.size ?? 0}, ${farmers} for four farmers together: ${size + farmers}. Alone they would bring 1 each.`,
          fr: `${size} pour la taille ${field?.size ?? 0}, ${farmers} pour quatre agriculteurs réunis : ${size + farmers}. Seuls, ils rapporteraient 1 chacun.`,
        };
      },
      way: laying(FOURTH, { turn: 1, x: 0, y: 4 }),
    },
    closesLess(laying(FOURTH, { turn: 0, x: 0, y: -4 }), {
      en: 'Four farmers together bring more.',
      fr: 'Quatre agriculteurs réunis rapportent plus.',
    }),
    ...picks(FOURTH, 'P01'),
    restOfTurn([...laying(FOURTH, { turn: 1, x: 0, y: 4 }), { type: 'send', card: 'P01' }]),
  ],
};

/** Basil takes his last card and lays it where it closes nothing, if he can. */
function basil({ view, legal }: OtherAsked<SeasonsOfRice>): Move | null {
  const scoring = view.own?.reach?.closings ?? [];
  const isLoose = (move: Move) =>
    move.type !== 'place' ||
    !scoring.some(({ turn, x, y }) => turn === move.turn && x === move.x && y === move.y);
  return view.season === 'wet' ? (legal.find(isLoose) ?? legal[0] ?? null) : null;
}

const LAST: CardId = 'P18';
const begins: Example = {
  ...table,
  name: 'who-begins',
  title: { en: 'Who opens the dry season?', fr: 'Qui ouvre la saison sèche ?' },
  clauses: ['SR-X11', 'SR-24', 'SR-28', 'SR-29'],
  ask: {
    en: 'The last card of the Wet season, and nobody has a point. Place it anywhere: who begins the Dry season?',
    fr: 'La dernière carte de la saison humide, et personne n’a de point. Posez-la où vous voulez : qui commence la saison sèche ?',
  },
  position: positionOf({
    land: ['P01', 'P02', 'P04', 'P05'],
    holds: [LAST],
  }),
  point: pointAt(LAST),
  others: basil,
  answers: [
    {
      is: 'right',
      say: ({ now }) => {
        const [mine, his] = now.view.players.map(({ score, farmers }) => ({ score, farmers }));
        const who = now.view.first?.seat === LEARNER;
        const byPoints = now.view.first?.because === 'points';
        const [a, b] = byPoints ? [mine?.score, his?.score] : [mine?.farmers, his?.farmers];
        return {
          en: `${who ? 'You' : 'Basil'}: ${byPoints ? 'fewer points' : 'as many points, but fewer farmers'}, ${a} to ${b}.`,
          fr: `${who ? 'Vous' : 'Basile'} : ${byPoints ? 'moins de points' : 'autant de points, mais moins d’agriculteurs'}, ${a} contre ${b}.`,
        };
      },
      way: [{ type: 'place', turn: 0, x: -6, y: -16 }],
    },
  ],
};

export const examples = { maya, lines, group, begins };
