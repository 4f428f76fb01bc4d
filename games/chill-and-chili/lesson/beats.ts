import { action, type Beat as AnyBeat, LEARNER } from '../../../web/kit/lesson/lesson.ts';
import { isAccessory, WATERING_CAN } from '../data/cards.ts';
import { canBrings } from '../ui/consequence.ts';
import { bedPlace, faceAction, handPlace, marketPlace, PILE, POND, stackPlace, WELL } from '../ui/places.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import { inBloom } from './basil.ts';
import {
  acts,
  bareSuns,
  beds,
  bloomed,
  boughtCarrot,
  brings,
  carrots,
  fetches,
  gotCard,
  hand,
  holds,
  isDry,
  isKind,
  mine,
  planted,
  plants,
  takes,
  took,
  wanted,
  waters,
} from './situation.ts';

type Beat = AnyBeat<ChillAndChili>;

/** Supply below which the lesson lets go, whatever was done. */
const LATE = 31;

const finish: Beat = {
  name: 'finish',
  when: now =>
    waters(now) && now.choices.some(({ move, refusal }) => move.type === 'finish-watering' && !refusal),
  say: { en: 'Finish, and your turn is over.', fr: 'Validez : votre tour est terminé.' },
  point: () => [action('finish')],
  until: 'moved',
  move: wanted(move => move.type === 'finish-watering'),
};

export const beats: readonly Beat[] = [
  {
    name: 'plant',
    when: now => acts(now) && mine(now).beds.length === 0 && holds(now, 'tomato') >= 2,
    say: {
      en: 'You win with the most points, and points grow in beds. Two tomatoes make a bed: plant them.',
      fr: 'Pour gagner, il faut le plus de points, et ils viennent de vos plates-bandes. Deux tomates en font une : plantez-les.',
    },
    point: now => [action('plant-tomato'), ...hand(now).filter(isKind('tomato')).map(handPlace)],
    until: planted('tomato'),
    answers: [
      {
        to: planted('tomato'),
        say: {
          en: 'Five points; fully watered, ten. In hand a card counts 1.',
          fr: 'Cinq points ; tout arrosé, dix. En main, une carte vaut 1.',
        },
      },
      {
        to: gotCard,
        say: {
          en: 'One more card. The tomatoes are still ready.',
          fr: 'Une carte de plus. Les tomates, elles, sont toujours prêtes.',
        },
      },
      {
        to: ({ move }) => move.type === 'withdraw',
        say: {
          en: 'No bed can drink yet: undo, or plant next turn.',
          fr: 'Rien à arroser encore : annulez, ou plantez au prochain tour.',
        },
      },
    ],
    move: wanted(plants('tomato')),
  },
  {
    name: 'half',
    when: now =>
      acts(now) && mine(now).freeSuns > 0 && mine(now).beds.length === 1 && mine(now).beds.every(isDry),
    say: ({ view }) => ({
      en: `Each turn a drop slides into the pond, then you do one thing. Taking from the pond gives half: ${view.withdrawal} now.`,
      fr: `À chaque tour, une goutte glisse dans l’étang, puis vous agissez une fois. Puiser en donne la moitié : ${view.withdrawal}.`,
    }),
    point: () => ['supply', POND],
    until: 'read',
  },
  {
    name: 'buy',
    when: now =>
      acts(now) &&
      holds(now, 'carrot') === 1 &&
      carrots(now).length > 0 &&
      mine(now).coins > 0 &&
      mine(now).beds.length === 1,
    say: {
      en: 'Your carrot needs a second one. The cheap one has more suns to water, the dearer one fewer. Which?',
      fr: 'Il faut une deuxième carotte. La moins chère a plus de soleils à arroser, l’autre en a moins. Laquelle ?',
    },
    point: now => carrots(now).map(({ row, price }) => marketPlace(row, price)),
    until: boughtCarrot,
    answers: [
      {
        to: boughtCarrot,
        say: {
          en: 'Yours. The dearer cards move along: one coin less each.',
          fr: 'À vous. Les cartes plus chères avancent : une pièce de moins chacune.',
        },
      },
      {
        to: took('drops'),
        say: {
          en: 'Not every sun is covered: still five points. A bed doubles only when all are.',
          fr: 'Il reste un soleil à nu : toujours cinq points. Il faut les couvrir tous pour doubler.',
        },
      },
      {
        to: took('coins'),
        say: {
          en: 'Richer, but your tomatoes stay thirsty.',
          fr: 'Plus riche, mais vos tomates ont toujours soif.',
        },
      },
      {
        to: gotCard,
        say: { en: 'Why not! Your carrot still waits.', fr: 'Pourquoi pas ! Votre carotte attend toujours.' },
      },
    ],
    move: wanted(
      (move, now) =>
        move.type === 'buy-vegetable' &&
        move.price === 2 &&
        carrots(now).some(({ row, price }) => row === move.row && price === 2),
      (move, now) =>
        move.type === 'buy-vegetable' &&
        carrots(now).some(({ row, price }) => row === move.row && price === move.price),
    ),
  },
  {
    name: 'plant-alone',
    when: now => acts(now) && holds(now, 'carrot') >= 2 && mine(now).beds.length === 1,
    say: { en: 'You know how: plant the carrots.', fr: 'Vous savez faire : plantez les carottes.' },
    until: planted('carrot'),
    answers: [
      {
        to: planted('carrot'),
        say: {
          en: 'Two beds, both thirsty. Water comes from the pond.',
          fr: 'Deux plates-bandes assoiffées. L’eau vient de l’étang.',
        },
      },
      {
        to: gotCard,
        say: {
          en: 'Fine. The carrots are still ready.',
          fr: 'Très bien. Les carottes sont toujours prêtes.',
        },
      },
    ],
    move: wanted(plants('carrot')),
  },
  {
    name: 'take',
    when: now =>
      acts(now) && now.view.withdrawal >= 3 && mine(now).freeSuns >= 3 && !mine(now).beds.some(inBloom),
    say: ({ view }) => ({
      en: `Half of ${view.pond}, rounded up: ${view.withdrawal}. All drops or all coins. Which do you need?`,
      fr: `La moitié de ${view.pond}, arrondie vers le haut : ${view.withdrawal}. Tout en gouttes ou tout en pièces. Que vous faut-il ?`,
    }),
    point: () => [POND, action('pond')],
    until: took('drops'),
    answers: [
      {
        to: took('coins'),
        say: {
          en: 'Coins don’t turn back into water: your beds wait for the pond to rise again.',
          fr: 'Une pièce ne redevient pas de l’eau : vos plates-bandes attendront que l’étang remonte.',
        },
      },
      {
        to: gotCard,
        say: {
          en: 'A card. The pond is still high, for Basil too.',
          fr: 'Une carte. L’étang reste haut, pour Basile aussi.',
        },
      },
    ],
    move: wanted(takes('drops')),
  },
  {
    name: 'bloom',
    when: now =>
      waters(now) &&
      !mine(now).beds.some(inBloom) &&
      now.choices.some(({ move, refusal }) => move.type === 'water' && !refusal),
    say: {
      en: 'Cover every sun of one bed: only then does it double.',
      fr: 'Couvrez tous les soleils d’une plate-bande : c’est là qu’elle double.',
    },
    point: now => [...beds(now, isDry).slice(0, 1), action('auto-fill')],
    until: bloomed,
    answers: [
      {
        to: bloomed,
        say: {
          en: 'Every sun covered: double points!',
          fr: 'Tous les soleils sont couverts : points doublés !',
        },
      },
      {
        to: ({ now, move }) =>
          move.type === 'water' &&
          waters(now) &&
          !now.choices.some(choice => choice.move.type === 'water' && !choice.refusal),
        say: {
          en: 'A sun is still bare, so nothing doubles yet. It keeps its drops for next time.',
          fr: 'Il reste un soleil à nu : rien ne double encore. Les gouttes restent jusqu’à la prochaine fois.',
        },
      },
    ],
    move: now => {
      const [bed] = mine(now).beds;
      const left = bed ? bed.suns - bed.drops : 0;
      return wanted(
        move => move.type === 'water' && move.bed === 0 && move.drops === left,
        move => move.type === 'water',
      )(now);
    },
  },
  finish,
  {
    name: 'setback',
    when: now => {
      const bloomedAt = now.events.findLastIndex(
        event => event.type === 'watered' && event.seat === LEARNER && event.full,
      );
      return (
        acts(now) &&
        bloomedAt >= 0 &&
        now.events.slice(bloomedAt).some(event => event.type === 'withdrew' && event.seat !== LEARNER)
      );
    },
    say: ({ view }) => ({
      en: `Basil was thirsty too. You could take only ${view.withdrawal} now: watch who else needs water.`,
      fr: `Basile aussi avait soif. Vous ne pouvez plus puiser que ${view.withdrawal} : voyez toujours qui d’autre a besoin d’eau.`,
    }),
    point: () => [bedPlace(1, 0), POND],
    until: 'read',
  },
  {
    name: 'dry-turn',
    when: now => acts(now) && mine(now).beds.some(inBloom) && mine(now).freeSuns > brings(now),
    say: {
      en: 'Too little water to finish a bed. A card or an accessory will serve you later: the watering can costs 1 coin.',
      fr: 'Trop peu d’eau pour finir une plate-bande. Une carte ou un accessoire servira plus tard : l’arrosoir coûte 1 pièce.',
    },
    point: () => [PILE, stackPlace(WATERING_CAN)],
    until: 'moved',
    answers: [
      {
        to: ({ move }) => move.type === 'buy-accessory' && move.card === WATERING_CAN,
        say: {
          en: 'Two more from the well, each time you take from the pond.',
          fr: 'Deux de plus, venus du puits, chaque fois que vous puisez.',
        },
      },
      {
        to: ({ move }) => move.type === 'withdraw',
        say: {
          en: 'A start. Until the last sun, no extra points.',
          fr: 'C’est un début. Jusqu’au dernier soleil, rien de plus.',
        },
      },
      { to: gotCard, say: { en: 'A turn well used.', fr: 'Voilà un tour bien employé.' } },
    ],
    move: wanted(move => move.type === 'buy-accessory' && move.card === WATERING_CAN),
  },
  {
    name: 'lay-out',
    when: now => acts(now) && hand(now).some(isAccessory),
    say: {
      en: 'In your hand it does nothing: lay it out. It takes your whole turn.',
      fr: 'En main, il ne sert à rien : posez-le. Cela prend tout votre tour.',
    },
    point: now =>
      hand(now)
        .filter(isAccessory)
        .flatMap(card => [handPlace(card), action(`lay-out-${card}`)]),
    until: 'moved',
    answers: [
      {
        to: ({ move }) => move.type === 'lay-out',
        say: {
          en: 'From now on it helps you. Out of your hand, it counts no point any more.',
          fr: 'Le voilà à l’œuvre. Il n’est plus en main : il n’y vaut plus son point.',
        },
      },
      { to: () => true, say: { en: 'Later, then: it keeps.', fr: 'Plus tard, alors : il attendra.' } },
    ],
    move: wanted(move => move.type === 'lay-out'),
  },
  {
    name: 'reward',
    when: now =>
      acts(now) &&
      mine(now).beds.some(inBloom) &&
      mine(now).freeSuns > 0 &&
      mine(now).freeSuns <= brings(now),
    say: ({ view }) => {
      const can = canBrings(view);
      return {
        en: `Now! Take from the pond: half of it is ${view.withdrawal}${can > 0 ? `, and your can fetches ${can}` : ''}, enough to finish a bed.`,
        fr: `Maintenant ! Puisez : la moitié de l’étang, c’est ${view.withdrawal}${can > 0 ? `, et l’arrosoir en rapporte ${can}` : ''}, de quoi finir une plate-bande.`,
      };
    },
    point: now => [POND, action('pond'), ...beds(now, isDry)],
    until: ({ move, now }) => move.type === 'withdraw' || !acts(now),
    answers: [
      {
        to: took('coins'),
        say: {
          en: 'Coins now. Your bed stays thirsty.',
          fr: 'Des pièces. Votre plate-bande a toujours soif.',
        },
      },
      {
        to: gotCard,
        say: {
          en: 'The pond grows, for you and for Basil.',
          fr: 'L’étang monte, pour vous comme pour Basile.',
        },
      },
    ],
    move: wanted(takes('drops')),
  },
  {
    name: 'can',
    when: fetches,
    say: now =>
      bareSuns(now) > 0
        ? {
            en: 'Your watering can fetches more from the well. Some suns will still be bare: take drops.',
            fr: 'Votre arrosoir va au puits. Il restera des soleils à nu : prenez des gouttes.',
          }
        : {
            en: 'Your watering can fetches more from the well. The pond’s drops are enough for your suns: take coins.',
            fr: 'Votre arrosoir va au puits. Les gouttes de l’étang suffisent à vos soleils : prenez des pièces.',
          },
    point: now => [WELL, action(faceAction(bareSuns(now) > 0 ? 'drops' : 'coins'))],
    until: 'moved',
    move: now => ({ type: 'choose-face', as: bareSuns(now) > 0 ? 'drops' : 'coins' }),
  },
  {
    name: 'water',
    when: now => waters(now) && now.choices.some(({ move, refusal }) => move.type === 'water' && !refusal),
    say: {
      en: 'Now cover all the suns that are still bare.',
      fr: 'Couvrez maintenant tous les soleils encore à nu.',
    },
    point: now => [...beds(now, isDry), action('auto-fill')],
    until: did => bloomed(did) || !waters(did.now),
    answers: [
      {
        to: bloomed,
        say: { en: 'Doubled. That is how gardens win.', fr: 'Doublé. C’est ainsi qu’on gagne.' },
      },
    ],
    move: wanted(move => move.type === 'water'),
  },
  {
    ...finish,
    name: 'finish-again',
    when: now => finish.when(now) && mine(now).beds.filter(inBloom).length > 1,
  },
  {
    name: 'clock',
    when: now => acts(now) && (now.view.supply <= LATE || mine(now).beds.filter(inBloom).length >= 2),
    say: now => ({
      en: `${mine(now).turnsLeft} turns left for you: when the supply is empty, we count. Three coins make a point, too. Over to you!`,
      fr: `Encore ${mine(now).turnsLeft} tours pour vous. Réserve vide, on compte ; trois pièces font aussi un point. À vous !`,
    }),
    point: () => ['supply', `seat-${LEARNER}`],
    until: 'read',
  },
];
