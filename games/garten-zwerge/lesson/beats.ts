import { nth } from '../../../core/sure.ts';
import { action, type Beat as AnyBeat, type Did, LEARNER, type Now } from '../../../web/kit/lesson/lesson.ts';
import { BROWN, GREEN, type Hat, HATS, ORANGE } from '../data/words.ts';
import { IN_BOTH } from '../ui/both-languages.ts';
import { AMOUNT, contestPlace, gnomePlace, jobPlace, putForward, WALL } from '../ui/places.ts';
import type { GartenZwerge, Move, Stage } from '../vocabulary.ts';

type Beat = AnyBeat<GartenZwerge>;
type Situation = Now<GartenZwerge>;
type Deed = Did<GartenZwerge>;

const PURSE = `purse-${LEARNER}`;

const mine = ({ view }: Situation) => nth(view.players, LEARNER);
const at = ({ isAsked, view }: Situation, stage: Stage['name'], round: number) =>
  isAsked && view.stage.name === stage && view.round === round;
/** Gnomes without a job, the highest hat first. */
const free = (now: Situation): readonly Hat[] =>
  mine(now)
    .gnomes.filter(({ job }) => job === 'free')
    .map(({ hat }) => hat)
    .sort((one, other) => other - one);
const did =
  (...types: readonly Move['type'][]) =>
  ({ move }: Deed) =>
    types.includes(move.type);
const caused =
  (type: 'dealt' | 'no-deal') =>
  ({ events }: Deed) =>
    events.some(event => event.type === type);
/** Whether the learner lent a gnome since. */
const lent = ({ events }: Deed) => events.some(event => event.type === 'dealt' && event.with === LEARNER);
const births = ({ view }: Situation) => view.report.births.filter(({ seat }) => seat === LEARNER);

export const lastMinuteBeats: readonly Beat[] = [
  {
    name: 'gold',
    when: now => at(now, 'jobs', 9),
    say: {
      en: 'The first golden hat wins the game. Two green hats make a golden one: swap them!',
      fr: 'Le premier chapeau d’or gagne la partie. Deux verts en font un doré : échangez-les !',
    },
    point: () => [gnomePlace(GREEN), jobPlace('exchange')],
    until: 'moved',
    answers: [
      { to: did('exchange'), say: { en: 'Gold: you win.', fr: 'De l’or : vous gagnez.' } },
      {
        to: () => true,
        say: { en: 'Allowed, but the gold slips away.', fr: 'C’est permis, mais l’or vous échappe.' },
      },
    ],
    move: () => ({ type: 'exchange', hat: GREEN }),
  },
  {
    name: 'begin',
    when: ({ events }) => events.length > 0,
    say: { en: 'So it ends. Now see how it begins.', fr: 'Voilà la fin. Voyons maintenant le début.' },
    until: 'read',
  },
];

export const startBeats: readonly Beat[] = [
  {
    name: 'seek',
    when: now => at(now, 'jobs', 1) && free(now).includes(ORANGE),
    say: {
      en: 'A birth takes two gnomes, and you borrow the second. Take your orange, and seek a partner.',
      fr: 'Pour une naissance, il faut deux nains, et le second s’emprunte. Prenez l’orange, et cherchez un compagnon.',
    },
    point: () => [gnomePlace(ORANGE), jobPlace('seek')],
    until: did('seek'),
    answers: [
      {
        to: ({ move }) => move.type === 'seek' && move.hat === BROWN,
        say: {
          en: 'Fine too. Brown draws from the brown pile, where red is rarer.',
          fr: 'Pourquoi pas. Le marron tire de la pile marron, où le rouge est plus rare.',
        },
      },
      {
        to: ({ move }) => move.type !== 'seek',
        say: {
          en: 'Done. Your other gnome can still find work.',
          fr: 'C’est fait. Votre autre nain peut encore travailler.',
        },
      },
    ],
    move: () => ({ type: 'seek', hat: ORANGE }),
  },
  {
    name: 'call',
    when: now => at(now, 'terms', 1),
    say: {
      en: 'Numbers rank the hats. The newborn comes from the pile of the higher of the two: yours is a 2, so any partner will do.',
      fr: 'Les chiffres classent les chapeaux. Le nouveau-né vient de la pile du plus haut des deux : avec votre 2, tout compagnon suffit.',
    },
    point: () => [action('call')],
    until: 'moved',
    answers: [
      {
        to: ({ move }) => move.type === 'call' && move.atLeast === ORANGE,
        say: {
          en: 'A finer partner costs more, and the pile stays the same.',
          fr: 'Un compagnon plus chic coûte plus cher, et la pile reste la même.',
        },
      },
      {
        to: ({ move }) => move.type === 'call' && move.atLeast > ORANGE,
        say: { en: 'Nobody owns such a hat yet.', fr: 'Personne n’a encore un tel chapeau.' },
      },
    ],
    move: () => ({ type: 'call', atLeast: BROWN, duty: null, words: '' }),
  },
  {
    name: 'fist',
    when: now => at(now, 'fists', 1) && now.view.auction?.seat === LEARNER && now.view.auction.job === 'seek',
    say: {
      en: 'Bid in secret the most you would pay, say 300. You will only pay the lowest price asked.',
      fr: 'Misez en secret votre maximum, disons 300. Vous ne paierez que le prix demandé le plus bas.',
    },
    point: () => [AMOUNT, WALL],
    until: did('close-fist'),
    answers: [
      {
        to: caused('dealt'),
        say: {
          en: 'Rosemary asked least: you pay her price, not your maximum.',
          fr: 'Romarin demandait le moins : vous payez son prix, pas votre maximum.',
        },
      },
      {
        to: caused('no-deal'),
        say: {
          en: 'Too little, no deal: your gnome gardens for 50.',
          fr: 'Trop peu, pas d’affaire : votre nain jardine pour 50.',
        },
      },
    ],
    move: () => ({ type: 'close-fist', petals: 300 }),
  },
  {
    name: 'lend',
    when: now => at(now, 'answers', 1),
    say: {
      en: 'Rosemary seeks, too. Lend your free gnome: it earns more than in the garden.',
      fr: 'Romarin cherche à son tour. Prêtez votre nain libre : il rapportera plus qu’au jardin.',
    },
    point: now => free(now).flatMap(hat => [gnomePlace(hat), action(putForward(hat))]),
    until: did('answer'),
    answers: [
      {
        to: ({ move }) => move.type === 'answer' && move.hat === null,
        say: {
          en: 'Basil gets the petals. Your gnome is still free for a job.',
          fr: 'Les pétales vont à Basile. Votre nain est encore libre.',
        },
      },
    ],
    move: now => ({ type: 'answer', hat: free(now)[0] ?? null }),
  },
  {
    name: 'price',
    when: now => at(now, 'fists', 1) && now.view.auction?.seat !== LEARNER,
    say: {
      en: 'Name your price, in secret. The lowest is taken, and the garden would pay 50.',
      fr: 'Fixez votre prix, en secret. Le plus bas l’emporte, et le jardin paierait 50.',
    },
    point: () => [AMOUNT],
    until: did('close-fist'),
    answers: [
      {
        to: deed => lent(deed) && deed.move.type === 'close-fist' && deed.move.petals <= 50,
        say: { en: 'A present! Even the garden pays 50.', fr: 'Un cadeau ! Même le jardin paie 50.' },
      },
      {
        to: lent,
        say: {
          en: 'Well earned, and your gnome is home tonight.',
          fr: 'Bien joué, et votre nain rentre ce soir.',
        },
      },
      {
        to: did('close-fist'),
        say: { en: 'Too dear: Basil’s gnome is taken.', fr: 'Trop cher : c’est le nain de Basile qui part.' },
      },
    ],
    move: () => ({ type: 'close-fist', petals: 200 }),
  },
  {
    name: 'born',
    when: ({ view }) => view.round === 2,
    say: now => {
      const [birth] = births(now);
      if (!birth)
        return {
          en: 'Evening fell, and no birth for you. Next round, seek a partner, or bid more.',
          fr: 'Le soir est tombé sans naissance chez vous. Au prochain tour, cherchez un compagnon, ou misez plus.',
        };
      const [hat, chapeau] = [nth(HATS, birth.hat), IN_BOTH.fr.hat(birth.hat)] as const;
      return {
        en: `Evening: your pair drew a card of its pile, and a newborn ${hat} is yours. The borrowed gnome went home.`,
        fr: `Le soir, votre paire tire une carte de sa pile : un nouveau-né ${chapeau}, à vous. Le nain emprunté est rentré.`,
      };
    },
    point: now => births(now).map(({ hat }) => gnomePlace(hat)),
    until: 'read',
  },
  {
    name: 'bill',
    when: ({ view }) => view.round === 2,
    say: {
      en: 'Every gnome costs 100 a round, newborns too. What you keep counts: 4000 petals win as well.',
      fr: 'Chaque nain coûte 100 par tour, nouveau-né compris. Le reste compte : 4000 pétales font gagner aussi.',
    },
    point: () => [PURSE],
    until: 'read',
  },
  {
    name: 'contest',
    when: now => at(now, 'jobs', 2) && free(now).length > 1,
    say: {
      en: 'Contests: the highest hat takes the prize, equal hats share. Each sign says what to expect in petals. Enter your best?',
      fr: 'Au concours, le plus haut chapeau prend le prix ; à égalité, on partage. Chaque panneau dit les pétales à espérer. Y allez-vous ?',
    },
    point: now => [contestPlace(0), contestPlace(1), ...free(now).slice(0, 1).map(gnomePlace)],
    until: 'moved',
    answers: [
      {
        to: did('contest'),
        say: {
          en: 'Two rival gnomes come from the contest’s own pile: tonight we shall see.',
          fr: 'Deux nains rivaux sortent de la pile du concours : réponse ce soir.',
        },
      },
      { to: did('seek'), say: { en: 'Bold: another birth.', fr: 'Audacieux : encore une naissance.' } },
      {
        to: did('offer'),
        say: {
          en: 'They pay you, and the newborn will be theirs.',
          fr: 'On vous paie, et le nouveau-né sera pour eux.',
        },
      },
      {
        to: did('sell'),
        say: {
          en: 'Petals at once, but a hat less.',
          fr: 'Des pétales tout de suite, mais un chapeau de moins.',
        },
      },
    ],
    move: now => ({ type: 'contest', hat: free(now)[0] ?? BROWN, contest: 0 }),
  },
  {
    name: 'pay-or-be-paid',
    when: now => at(now, 'jobs', 2) && free(now).length > 1,
    say: {
      en: 'Your next gnome: seek, and pay for a birth? Or offer it, and be paid while a neighbour breeds?',
      fr: 'Le nain suivant : chercher, et payer une naissance ? Ou l’offrir, et être payé pendant qu’un voisin élève ?',
    },
    point: () => [jobPlace('seek'), jobPlace('offer')],
    until: 'moved',
    answers: [
      {
        to: did('offer'),
        say: {
          en: 'Now the highest bid is taken, and the newborn is theirs.',
          fr: 'Ici, la plus haute offre l’emporte, et le nouveau-né est pour eux.',
        },
      },
      {
        to: did('seek'),
        say: {
          en: 'As before: any partner, and a secret bid.',
          fr: 'Comme tout à l’heure : un compagnon, une mise secrète.',
        },
      },
    ],
    move: now => ({ type: 'offer', hat: free(now)[0] ?? BROWN }),
  },
  {
    name: 'least',
    when: now =>
      at(now, 'fists', 2) && now.view.auction?.seat === LEARNER && now.view.auction.job === 'offer',
    say: {
      en: 'In secret, the least you would take, say 100: below it there is no deal. The garden would pay 50.',
      fr: 'En secret, le moins que vous accepteriez, disons 100 : en dessous, pas d’affaire. Le jardin paierait 50.',
    },
    point: () => [AMOUNT],
    until: did('close-fist'),
    answers: [
      {
        to: caused('dealt'),
        say: {
          en: 'The highest offer is yours, and your gnome is back tonight.',
          fr: 'La plus haute offre est pour vous, et votre nain rentre ce soir.',
        },
      },
      {
        to: caused('no-deal'),
        say: {
          en: 'Nobody offered so much: your gnome gardens for 50.',
          fr: 'Personne n’offrait autant : votre nain jardine pour 50.',
        },
      },
    ],
    move: () => ({ type: 'close-fist', petals: 100 }),
  },
  {
    name: 'alone',
    when: now => at(now, 'jobs', 2) && free(now).length === 1,
    say: {
      en: 'Your last gnome. No advice now: each sign says what it brings.',
      fr: 'Votre dernier nain. Cette fois sans conseil : chaque panneau dit ce qu’il rapporte.',
    },
    until: 'moved',
    answers: [
      {
        to: did('sell'),
        say: {
          en: 'Petals now, and 100 less to pay tonight.',
          fr: 'Des pétales, et 100 de moins à payer ce soir.',
        },
      },
      { to: did('garden'), say: { en: 'Small but sure.', fr: 'Peu, mais sûr.' } },
      { to: did('contest'), say: { en: 'A long shot.', fr: 'Un pari.' } },
    ],
    move: now => ({ type: 'garden', hat: free(now)[0] ?? BROWN }),
  },
  {
    name: 'club',
    when: ({ view, isAsked }) => view.round >= 3 && isAsked,
    say: {
      en: 'A grey hat, should you get one, is lazy and costs as much: throw it out. From here on nothing is arranged. The club is waiting!',
      fr: 'Un gris est paresseux et coûte autant : s’il vous en vient un, jetez-le. Dès maintenant, place au hasard. Le club vous attend !',
    },
    until: 'read',
  },
];
