import { nth } from '../../../core/sure.ts';
import { type Did, LEARNER } from '../../../web/kit/lesson/lesson.ts';
import { elsewhere, type Example as AnyExample } from '../../../web/kit/primer/primer.ts';
import { BLUE, BROWN, GOLD, GREEN, type Hat, HATS, ORANGE } from '../data/words.ts';
import { IN_BOTH } from '../ui/both-languages.ts';
import { contestPlace, gnomePlace, plotPlace, WALL } from '../ui/places.ts';
import type { GartenZwerge } from '../vocabulary.ts';
import { after, OPTIONS, positionOf, SEATS } from './position.ts';

type Example = AnyExample<GartenZwerge>;
type Deed = Did<GartenZwerge>;

const RED: Hat = HATS.indexOf('red');
const BASIL = 1;
const ROSEMARY = 2;
const table = { options: OPTIONS, seats: SEATS };
const mine = ({ now }: Deed) => nth(now.view.players, LEARNER);
const hatEn = (hat: Hat) => IN_BOTH.en.hat(hat).toLowerCase();
const hatFr = (hat: Hat) => IN_BOTH.fr.hat(hat).toLowerCase();
const CALL = { type: 'call', atLeast: BROWN, duty: null, words: '' } as const;

const treasurer: Example = {
  ...table,
  name: 'highest-hat',
  title: { en: 'The highest hat', fr: 'Le plus haut chapeau' },
  clauses: ['GZ-X2', 'GZ-13', 'GZ-14'],
  ask: {
    en: 'You own one blue and a brown; Basil has two oranges and a brown. Give your brown a job: who plays first next round?',
    fr: 'Vous avez un bleu et un marron ; Basile, deux orange et un marron. Donnez un métier à votre marron : qui joue en premier au prochain tour ?',
  },
  position: positionOf({
    plots: [{ free: [BROWN], home: [BLUE] }, { home: [ORANGE, ORANGE, BROWN] }, { home: [BROWN] }],
  }),
  point: () => [gnomePlace(BROWN)],
  answers: [
    {
      is: 'right',
      to: ({ now }) => now.view.round > 4,
      say: ({ now }) => {
        const isMe = now.view.treasurer === LEARNER;
        return {
          en: `${isMe ? 'You' : 'Somebody else'}: only the highest hat counts, not how many there are. The second one matters in a tie.`,
          fr: `${isMe ? 'Vous' : 'Un autre'} : seul compte le plus haut chapeau, pas leur nombre. Le deuxième sert en cas d’égalité.`,
        };
      },
      way: [{ type: 'garden', hat: BROWN }],
    },
    {
      is: 'on',
      say: {
        en: 'Go on: the round ends once every gnome has a job.',
        fr: 'Continuez : le tour finit quand chaque nain a un métier.',
      },
      way: [{ type: 'seek', hat: BROWN }],
    },
  ],
};

const partner: Example = {
  ...table,
  name: 'lowest-price',
  title: { en: 'The lowest price', fr: 'Le prix le plus bas' },
  clauses: ['GZ-X3', 'GZ-X4', 'GZ-35', 'GZ-36', 'GZ-37', 'GZ-40'],
  ask: {
    en: 'Your red seeks a partner. Basil’s brown will cost 350, Rosemary’s orange 400. Set 400 as your highest price: whom do you get?',
    fr: 'Votre rouge cherche un compagnon. Le marron de Basile coûtera 350, l’orange de Romarin 400. Fixez 400 au plus : qui vous revient ?',
  },
  position: after(
    positionOf({ plots: [{ free: [RED] }, { free: [BROWN] }, { free: [ORANGE] }] }),
    [LEARNER, { type: 'seek', hat: RED }],
    [LEARNER, CALL],
    [BASIL, { type: 'answer', hat: BROWN }],
    [ROSEMARY, { type: 'answer', hat: ORANGE }],
  ),
  point: () => [WALL],
  others: ({ view, seat }) =>
    view.stage.name === 'fists' ? { type: 'close-fist', petals: seat === BASIL ? 350 : 400 } : null,
  answers: [
    {
      is: 'right',
      to: ({ now }) => now.view.ledger.at(-1)?.with === BASIL,
      say: ({ now }) => {
        const deal = now.view.ledger.at(-1);
        return {
          en: `The brown, for ${deal?.petals}: the lowest price must be taken, and you pay what was asked, not your limit.`,
          fr: `Le marron, pour ${deal?.petals} : le prix le plus bas s’impose, et vous payez ce qui est demandé, pas votre plafond.`,
        };
      },
      way: [{ type: 'close-fist', petals: 400 }],
    },
    {
      is: 'other',
      say: ({ now }) => ({
        en: `Too little: no deal. Your red works in the garden for ${now.view.wage}, and that is its job.`,
        fr: `Trop peu : pas d’accord. Votre rouge jardine pour ${now.view.wage}, et c’est son métier.`,
      }),
      way: [{ type: 'close-fist', petals: 300 }],
    },
  ],
};

const breeding: Example = {
  ...table,
  name: 'which-pile',
  title: { en: 'Which pile?', fr: 'Quelle pile ?' },
  clauses: ['GZ-X5', 'GZ-53', 'GZ-54', 'GZ-56'],
  seed: 'example-3',
  ask: {
    en: 'In your shack: your blue and an orange borrowed from Basil. Send your brown to the garden: from which pile is the newborn?',
    fr: 'Dans votre cabane : votre bleu et un orange prêté par Basile. Envoyez votre marron au jardin : de quelle pile vient le nouveau-né ?',
  },
  position: positionOf({
    plots: [
      { free: [BROWN], shack: [{ own: BLUE, partner: ORANGE, owner: BASIL }] },
      { home: [BROWN] },
      { home: [BROWN] },
    ],
  }),
  point: () => [gnomePlace(BROWN)],
  answers: [
    {
      is: 'right',
      to: ({ now }) => now.view.report.births.length > 0,
      say: ({ now }) => {
        const { pair, hat } = nth(now.view.report.births, 0);
        const pile = Math.max(pair.own, pair.partner);
        return {
          en: `The ${hatEn(pile)} one, that of the higher hat. The newborn wears ${hatEn(hat)} and is yours; the orange has gone home.`,
          fr: `De celle du chapeau ${hatFr(pile)}, le plus haut des deux. Le nouveau-né, chapeau ${hatFr(hat)}, est à vous ; l’orange est rentré.`,
        };
      },
      way: [{ type: 'garden', hat: BROWN }],
    },
    {
      is: 'on',
      say: {
        en: 'Go on: pairs breed once every gnome has a job.',
        fr: 'Continuez : les naissances viennent quand chaque nain a un métier.',
      },
      way: [{ type: 'seek', hat: BROWN }],
    },
  ],
};

const prize: Example = {
  ...table,
  name: 'shared-prize',
  title: { en: 'A shared prize', fr: 'Un prix partagé' },
  clauses: ['GZ-X6', 'GZ-58', 'GZ-59', 'GZ-61', 'GZ-62'],
  seed: 'example-4',
  ask: {
    en: 'Rosemary’s orange is in the brown contest for 500. Send your orange there, too: what is your share?',
    fr: 'L’orange de Romarin est au concours marron, à 500. Envoyez-y aussi le vôtre : quelle sera votre part ?',
  },
  position: positionOf({
    plots: [{ free: [ORANGE] }, { home: [BROWN] }, {}],
    contests: [{ hat: BROWN, entrants: [{ seat: ROSEMARY, hat: ORANGE }] }, { hat: RED }],
  }),
  point: () => [gnomePlace(ORANGE), contestPlace(0)],
  answers: [
    {
      is: 'right',
      to: ({ move, now }) =>
        move.type === 'contest' && move.contest === 0 && now.view.report.shows.length > 0,
      say: ({ now }) => {
        const { rivals, share, winners, prize: whole } = nth(now.view.report.shows, 0);
        const equal = winners.length + rivals.filter(hat => hat === winners[0]?.hat).length;
        return {
          en: `${equal} equal hats, one of them a rival’s, share ${whole}: ${share} each, rounded down to 50s. Nobody entered the red one: its prize stays in the bank.`,
          fr: `${equal} chapeaux égaux, dont un rival, se partagent ${whole} : ${share} chacun, arrondi à 50. Personne au concours rouge : son prix reste à la banque.`,
        };
      },
      way: [{ type: 'contest', hat: ORANGE, contest: 0 }],
    },
    {
      is: 'other',
      say: {
        en: 'You may, but the question was about the brown contest. Try again.',
        fr: 'C’est permis, mais il s’agissait du concours marron. Recommencez.',
      },
      way: [{ type: 'contest', hat: ORANGE, contest: 1 }],
    },
  ],
};

const bill: Example = {
  ...table,
  name: 'cannot-pay',
  title: { en: 'Too few petals', fr: 'Trop peu de pétales' },
  clauses: ['GZ-X7', 'GZ-63', 'GZ-64', 'GZ-A12'],
  ask: {
    en: 'Four gnomes cost 400 and you have 250 petals. Which single sale is enough, and leaves you your red?',
    fr: 'Quatre nains coûtent 400 et vous avez 250 pétales. Quelle vente suffit à elle seule, en gardant le rouge ?',
  },
  position: positionOf({
    plots: [{ petals: 250, home: [RED, ORANGE, ORANGE, BROWN] }, { home: [BROWN] }, { home: [BROWN] }],
    stage: { name: 'upkeep', seat: LEARNER, due: 400 },
  }),
  point: () => [ORANGE, BROWN].map(gnomePlace),
  answers: [
    {
      is: 'right',
      to: ({ move }) => move.type === 'sell-off' && move.hat === ORANGE,
      say: did => ({
        en: `The orange: the bill is paid for all four, ${mine(did).petals} petals are left, and you keep your red.`,
        fr: `L’orange : la note est payée pour les quatre, il reste ${mine(did).petals} pétales, et vous gardez le rouge.`,
      }),
      way: [{ type: 'sell-off', hat: ORANGE }],
    },
    {
      is: 'other',
      to: ({ move }) => move.type === 'sell-off' && move.hat === RED,
      say: did => ({
        en: `That pays, and ${mine(did).petals} are left. But a cheaper gnome would have done.`,
        fr: `Cela suffit, il reste ${mine(did).petals}. Mais un nain moins cher suffisait.`,
      }),
      way: [{ type: 'sell-off', hat: RED }],
    },
    {
      is: 'other',
      say: did => ({
        en: `${mine(did).petals} petals: still ${400 - mine(did).petals} short, so another must go.`,
        fr: `${mine(did).petals} pétales : il en manque encore ${400 - mine(did).petals}, un autre doit partir.`,
      }),
      way: [{ type: 'sell-off', hat: BROWN }],
    },
  ],
};

const gold: Example = {
  ...table,
  name: 'golden-hat',
  title: { en: 'The golden hat', fr: 'Le chapeau d’or' },
  clauses: ['GZ-50', 'GZ-48', 'GZ-65', 'GZ-A18'],
  ask: {
    en: 'Two green hats, and everybody else has a job. How do you win this round?',
    fr: 'Deux chapeaux verts, et tous les autres ont un métier. Comment gagner ce tour-ci ?',
  },
  position: positionOf({
    plots: [{ petals: 1000, free: [GREEN, GREEN] }, { home: [ORANGE, BROWN] }, { home: [ORANGE, BROWN] }],
  }),
  point: () => [gnomePlace(GREEN)],
  answers: [
    {
      is: 'right',
      to: ({ now }) => now.view.stage.name === 'over',
      say: did => {
        const golden = mine(did).gnomes.some(({ hat }) => hat === GOLD);
        return {
          en: `Two for one: two greens make a ${golden ? 'golden' : 'new'} hat. The round is still played out, upkeep included, then you win.`,
          fr: `Deux pour un : deux verts font un chapeau ${golden ? 'd’or' : 'neuf'}. Le tour se joue jusqu’au bout, entretien compris, puis vous gagnez.`,
        };
      },
      way: [{ type: 'exchange', hat: GREEN }],
    },
    elsewhere({ type: 'garden', hat: GREEN }),
  ],
};

const schmiedel: Example = {
  options: OPTIONS,
  seats: 2,
  name: 'herr-schmiedel',
  title: { en: 'Herr Schmiedel lends', fr: 'Herr Schmiedel prête' },
  clauses: ['GZ-X9', 'GZ-76', 'GZ-77', 'GZ-78'],
  seed: 'example-1',
  ask: {
    en: 'Two players. Your red seeks a partner; Basil will ask 500 for his orange. Set 550 as your highest price: whom do you pay?',
    fr: 'À deux. Votre rouge cherche un compagnon ; Basile demandera 500 pour son orange. Fixez 550 au plus : qui payez-vous ?',
  },
  position: after(
    positionOf({ plots: [{ free: [RED] }, { free: [ORANGE, BROWN] }] }),
    [LEARNER, { type: 'seek', hat: RED }],
    [LEARNER, CALL],
    [BASIL, { type: 'answer', hat: ORANGE }],
  ),
  point: () => [WALL, plotPlace(LEARNER)],
  others: ({ view }) => (view.stage.name === 'fists' ? { type: 'close-fist', petals: 500 } : null),
  answers: [
    {
      is: 'right',
      to: ({ now }) => now.view.ledger.at(-1)?.with === 'schmiedel',
      say: ({ events, now }) => {
        const drew = events.find(({ type }) => type === 'schmiedel-drew');
        const { markers, value } = drew?.type === 'schmiedel-drew' ? drew : { markers: [], value: 0 };
        const price = now.view.ledger.at(-1)?.petals;
        return {
          en: `Herr Schmiedel drew ${markers.join(' and ')}: with the ${value} of your red he asks ${price}, less than Basil. You pay the bank, and he lends a red.`,
          fr: `Herr Schmiedel a tiré ${markers.join(' et ')} : avec les ${value} de votre rouge, il demande ${price}, moins que Basile. Vous payez la banque, il prête un rouge.`,
        };
      },
      way: [{ type: 'close-fist', petals: 550 }],
    },
    {
      is: 'other',
      say: {
        en: 'No deal: every price was above yours, so your red gardens. Set 550.',
        fr: 'Pas d’accord : tous les prix dépassaient le vôtre, et votre rouge jardine. Fixez 550.',
      },
      way: [{ type: 'close-fist', petals: 200 }],
    },
  ],
};

export const examples = { treasurer, partner, breeding, prize, bill, gold, schmiedel };
