import { nth } from '../../../core/sure.ts';
import { type Beat as AnyBeat, type Did, LEARNER, type Now } from '../../../web/kit/lesson/lesson.ts';
import { heightOf, type Point, type Spot, widthOf } from '../data/lattice.ts';
import type { CardId } from '../data/words.ts';
import { pairs } from '../ui/geometry.ts';
import { cardPlace, fieldPlace, landPlace } from '../ui/places.ts';
import type { FieldView, Move, SeasonsOfRice } from '../vocabulary.ts';

type Beat = AnyBeat<SeasonsOfRice>;
type Situation = Now<SeasonsOfRice>;
type Deed = Did<SeasonsOfRice>;

const mine = ({ view }: Situation) => nth(view.players, LEARNER);
const ROW = 'row';
/** Turns of the Dry season in which the learner takes a card, if they begin: the second and the third of theirs. */
const SECOND = 3;
const LAST = 5;
/** A defeat by more points than this is not called close. */
const CLOSE = 5;

const plan = ({ view }: Situation) => view.own?.plan ?? { card: null, spot: null, send: null };
const inWet = ({ isAsked, view }: Situation, turn: number) =>
  isAsked && view.season === 'wet' && view.turn === turn;
const inDry = ({ isAsked, view }: Situation) => isAsked && view.season === 'dry';
/** Nothing is in the air yet. */
const chooses = (now: Situation) => plan(now).card === null;
const places = (now: Situation) => plan(now).card !== null && plan(now).spot === null;
const isOpen = ({ status }: FieldView) => status === 'open';
const holds = ({ squares }: FieldView, { x, y }: Point) =>
  pairs(squares).some(one => one.x === x && one.y === y);
const gapsOf = ({ missing }: FieldView) => missing.length / 2;
/** In the field that the last card of the Wet season can make large, so that most cards of the row close it. */
const PROMISING: Point = { x: 3, y: 0 };
/** So few gaps of that field one card can plug. */
const NEAR = 2;
/** The field that the guide keeps speaking of: always the same while it is open, else the one nearest to closing. */
const ringed = (now: Situation): FieldView | null => {
  const open = mine(now).fields.filter(isOpen);
  return (
    open.find(field => holds(field, PROMISING)) ??
    open.toSorted((one, other) => gapsOf(one) - gapsOf(other) || other.worth - one.worth)[0] ??
    null
  );
};
const fieldPlaces = (field: FieldView | null | undefined) =>
  field ? [fieldPlace(LEARNER, field.squares)] : [];
/** The most that the card in the air can close. */
const most = ({ view }: Situation) =>
  Math.max(0, ...(view.own?.reach?.closings ?? []).map(({ total }) => total));

/** Whether a card can still cover this cell: nothing may lie where it would. */
const isWithinReach = (landscape: readonly Spot[], cell: Point): boolean =>
  ([0, 1] as const).some(turn => {
    const [width, height] = [widthOf(turn), heightOf(turn)];
    const isFree = (x: number, y: number) =>
      landscape.every(
        one =>
          one.x + widthOf(one.turn) <= x ||
          x + width <= one.x ||
          one.y + heightOf(one.turn) <= y ||
          y + height <= one.y,
      );
    const back = (length: number) => Array.from({ length }, (_, i) => i);
    return back(width).some(i => back(height).some(j => isFree(cell.x - i, cell.y - j)));
  });

/** What has become of the field that was ringed before the learner's card; 'lost' if it can never close. */
const ringedField = ({ before, now }: Deed): 'closed' | 'open' | 'lost' => {
  const [square] = pairs(ringed(before)?.squares ?? []);
  const { fields, landscape } = mine(now);
  const field = square && fields.find(one => holds(one, square));
  if (field?.status === 'closed') return 'closed';
  const isLost =
    field?.status === 'spoiled' || pairs(field?.missing ?? []).some(cell => !isWithinReach(landscape, cell));
  return isLost ? 'lost' : 'open';
};

/** What the learner's latest card closed. */
const gain = ({ move, before }: Deed): number => {
  if (move.type !== 'place') return 0;
  const closes = before.view.own?.reach?.closings.find(
    ({ turn, x, y }) => turn === move.turn && x === move.x && y === move.y,
  );
  return closes?.total ?? 0;
};
const placed = ({ move }: Deed) => move.type === 'place';
/** Whether both cards of the turn lie open. */
const revealed = ({ before, now }: Deed) =>
  now.view.season !== before.view.season || now.view.turn !== before.view.turn;
const picked = ({ move }: Deed) => move.type === 'pick';
/** To take another card into the air is to try it out. */
const triesOut = ({ type }: Move) => type === 'pick';
const sent =
  (card: CardId) =>
  ({ move }: Deed) =>
    move.type === 'send' && move.card === card;

/** Picks this card, then lays it at this spot; if that cannot be, where it closes most. */
const laying =
  (card: CardId, ...spot: readonly [turn: number, x: number, y: number]) =>
  (now: Situation): Move | null => {
    const may = now.choices.flatMap(({ move, refusal }) => (refusal ? [] : [move]));
    if (chooses(now))
      return (
        may.find(move => move.type === 'pick' && move.card === card) ??
        may.find(({ type }) => type === 'pick') ??
        null
      );
    const spots = may.filter(move => move.type === 'place');
    const best = (now.view.own?.reach?.closings ?? []).toSorted((one, other) => other.total - one.total)[0];
    const at = ([turn, x, y]: readonly [number, number, number]) =>
      spots.find(move => move.turn === turn && move.x === x && move.y === y);
    return (
      (plan(now).card === card ? at(spot) : undefined) ??
      (best && at([best.turn, best.x, best.y])) ??
      spots[0] ??
      null
    );
  };

const hasClosed = ({ events }: Situation) =>
  events.some(event => event.type === 'closed' && event.seat === LEARNER);
const latestGold = (now: Situation) => mine(now).fields.findLast(({ at }) => at === 3);

export const beats: readonly Beat[] = [
  {
    name: 'aim',
    when: now => inWet(now, 3) && chooses(now),
    say: {
      en: 'Most points win. We join a game half-way: your golden fields, closed by brown paths all round, have scored already.',
      fr: 'Le plus de points gagne. La partie est en cours : vos champs dorés, fermés par des chemins bruns, ont déjà rapporté.',
    },
    point: now =>
      mine(now)
        .fields.filter(({ status }) => status === 'closed')
        .flatMap(fieldPlaces),
    until: 'read',
  },
  {
    name: 'leak',
    when: now => inWet(now, 3) && chooses(now),
    say: {
      en: 'Fields run slantwise from card to card. Full of water, the ringed one would leak: above its house a card is missing.',
      fr: 'Un champ court en biais de carte en carte. Plein d’eau, celui qui est entouré fuirait : il manque une carte au-dessus.',
    },
    point: now =>
      fieldPlaces(
        mine(now)
          .fields.filter(field => isOpen(field) && field.houses > 0)
          .toSorted((one, other) => gapsOf(one) - gapsOf(other))[0],
      ),
    until: 'read',
  },
  {
    name: 'pick',
    when: now => inWet(now, 3) && chooses(now),
    say: {
      en: 'This card can plug the gaps. Pick it up.',
      fr: 'Cette carte peut boucher les brèches. Prenez-la.',
    },
    point: () => [cardPlace('P12')],
    until: picked,
    answers: [
      {
        to: ({ move }) => move.type === 'pick' && move.card !== 'P12',
        say: {
          en: 'This one too can be laid. You may still change it.',
          fr: 'Celle-ci se pose aussi. Vous pouvez encore en changer.',
        },
      },
    ],
    move: laying('P12', 0, -2, -4),
  },
  {
    name: 'place',
    when: now => inWet(now, 3) && places(now),
    say: now => ({
      en: `Side against side, lines running on. Numbers show where a field closes: the best is +${most(now)}.`,
      fr: `Côté contre côté, les lignes se suivent. Un nombre montre où un champ se ferme : au mieux +${most(now)}.`,
    }),
    until: placed,
    invites: triesOut,
    answers: [
      {
        to: did => placed(did) && gain(did) > 0,
        say: { en: 'No leak left: it will turn gold.', fr: 'Plus de fuite : il va se dorer.' },
      },
      {
        to: placed,
        say: {
          en: 'Allowed: your land grows, but nothing closes. Keep it, or undo?',
          fr: 'C’est permis : le terrain grandit, mais rien ne se ferme. Garder, ou annuler ?',
        },
      },
    ],
    move: laying('P12', 0, -2, -4),
  },
  {
    name: 'send',
    when: now => inWet(now, 3) && plan(now).spot !== null,
    say: {
      en: 'Send one card to the row: both of you may take it in the dry season. The other you swap with Basil’s last card.',
      fr: 'Envoyez une carte dans la rangée : à prendre en saison sèche. Vous échangez l’autre contre la carte qui reste à Basile.',
    },
    point: ({ view }) => (view.own?.hand ?? []).filter(card => card !== view.own?.plan.card).map(cardPlace),
    until: ({ move }) => move.type === 'send',
    answers: [
      {
        to: sent('P08'),
        say: {
          en: 'Clever: you may meet it again in the dry season.',
          fr: 'Bien vu : à revoir en saison sèche.',
        },
      },
      {
        to: ({ move }) => move.type === 'send',
        say: {
          en: 'Basil gets the other. Watch what he does with it.',
          fr: 'Basile reçoit l’autre. Regardez ce qu’il en fait.',
        },
      },
    ],
    move: () => ({ type: 'send', card: 'P08' }),
  },
  {
    name: 'gold',
    when: now => inWet(now, 4) && hasClosed(now),
    say: now => {
      const field = latestGold(now);
      return {
        en: `Gold: ${field?.worth ?? 0} points! Size is squares plus houses: sizes 1, 2, 3, 4, and 5 or more pay 2, 3, 5, 8, 11.`,
        fr: `Doré : ${field?.worth ?? 0} points ! La taille, carrés et maisons, rapporte 2, 3, 5, 8, 11 pour 1, 2, 3, 4, 5 ou plus.`,
      };
    },
    point: now => fieldPlaces(latestGold(now)),
    until: 'read',
  },
  {
    name: 'within',
    when: now => inWet(now, 4) && hasClosed(now),
    say: {
      en: 'On top, 1, 2, 3, 4 or more farmers in it pay 1, 3, 5, 8, and each buffalo 2. But a buffalo in a field left open costs 1.',
      fr: 'En plus, 1, 2, 3, 4 agriculteurs ou plus y rapportent 1, 3, 5, 8, et chaque buffle 2. En champ ouvert, un buffle coûte 1.',
    },
    point: now => fieldPlaces(latestGold(now)),
    until: 'read',
  },
  {
    name: 'spoiled',
    when: now => inWet(now, 4) && places(now),
    say: {
      en: 'Mind loose ends: a field in which a path simply stops can never close. Look where each path of your card leads.',
      fr: 'Gare aux bouts de chemin : un champ où un chemin s’arrête net ne fermera jamais. Regardez où mènent ceux de votre carte.',
    },
    until: 'read',
  },
  {
    name: 'now-or-later',
    when: now => inWet(now, 4) && places(now),
    say: now => ({
      en: `Last card before the sun: ${most(now)} points now, or beside the ringed field, to close it later for more?`,
      fr: `Dernière carte avant le soleil : ${most(now)} points tout de suite, ou près du champ entouré, pour le fermer plus tard ?`,
    }),
    point: now => fieldPlaces(ringed(now)),
    until: placed,
    invites: triesOut,
    answers: [
      {
        to: did => placed(did) && gain(did) > 0,
        say: did =>
          ({
            closed: { en: 'The ringed field itself: splendid!', fr: 'Le champ entouré lui-même : superbe !' },
            open: {
              en: 'Safe. The ringed field can still be closed.',
              fr: 'C’est toujours ça de pris. Le champ entouré peut encore se fermer.',
            },
            lost: {
              en: 'Safe, but the ringed field can no longer be closed.',
              fr: 'C’est toujours ça de pris, mais le champ entouré ne peut plus se fermer.',
            },
          })[ringedField(did)],
      },
      {
        to: did => revealed(did) && (ringed(did.now)?.size ?? 0) > (ringed(did.before)?.size ?? 0),
        say: {
          en: 'Brave! From five squares on it is 11, plus all who stand there.',
          fr: 'Osé ! À partir de cinq carrés, c’est 11, plus tous ceux qui s’y trouvent.',
        },
      },
      {
        to: revealed,
        say: {
          en: 'No points yet, but more fields to close.',
          fr: 'Pas de points, mais des projets.',
        },
      },
    ],
    move: laying('P18', 3, 3, 0),
  },
  {
    name: 'sun',
    when: now => inDry(now) && chooses(now) && now.view.turn < SECOND,
    say: ({ view }) =>
      view.first?.seat === LEARNER
        ? {
            en: 'Dry season! You have fewer points, so you begin. Your ancestor wakes: each field you close brings 2 more.',
            fr: 'Saison sèche ! Moins de points : vous commencez. Votre ancêtre se réveille : 2 de plus par champ fermé.',
          }
        : {
            en: 'Dry season! Basil had fewer points and began. Your ancestor wakes: each field you close brings 2 more.',
            fr: 'Saison sèche ! Basile avait moins de points, il a commencé. Votre ancêtre se réveille : 2 de plus par champ fermé.',
          },
    point: now => ['season', ...fieldPlaces(ringed(now))],
    until: 'read',
  },
  {
    name: 'take',
    when: now => inDry(now) && chooses(now) && now.view.turn < SECOND,
    say: now => {
      const field = ringed(now);
      return field && holds(field, PROMISING) && gapsOf(field) <= NEAR
        ? {
            en: 'Now cards come from the row. Most of these close the ringed field: pick one.',
            fr: 'Les cartes viennent maintenant de la rangée. Presque toutes ferment le champ entouré : prenez-en une.',
          }
        : {
            en: 'Now cards come from the row. Pick one, and numbers show where it closes a field.',
            fr: 'Les cartes viennent maintenant de la rangée. Prenez-en une : des nombres montrent où elle ferme un champ.',
          };
    },
    point: now => [ROW, ...fieldPlaces(ringed(now))],
    until: picked,
    move: laying('P01', 1, 1, -3),
  },
  {
    name: 'best',
    when: now => inDry(now) && places(now) && now.view.turn < SECOND,
    say: now => ({
      en: `Turn it, and try others: the more fields at once, the better. This one brings up to ${most(now)}.`,
      fr: `Tournez-la, essayez-en d’autres : plus il se ferme de champs, mieux c’est. Celle-ci : jusqu’à ${most(now)}.`,
    }),
    point: now => fieldPlaces(ringed(now)),
    until: placed,
    invites: triesOut,
    answers: [
      {
        to: did => placed(did) && ringedField(did) === 'lost',
        say: did =>
          gain(did) > 0
            ? {
                en: `${gain(did)} points, but the ringed field can no longer close. Keep it, or undo?`,
                fr: `${gain(did)} points, mais le champ entouré ne peut plus se fermer. Garder, ou annuler ?`,
              }
            : {
                en: 'The ringed field can no longer close. Keep it, or undo?',
                fr: 'Le champ entouré ne peut plus se fermer. Garder, ou annuler ?',
              },
      },
      {
        to: did => placed(did) && gain(did) > 0,
        say: did =>
          ringedField(did) === 'closed'
            ? { en: `${gain(did)} points, splendid!`, fr: `${gain(did)} points, superbe !` }
            : {
                en: `${gain(did)} points, and the ringed field stays open.`,
                fr: `${gain(did)} points, et le champ entouré reste ouvert.`,
              },
      },
      {
        to: placed,
        say: { en: 'It still leaks. Keep it, or undo?', fr: 'Ça fuit encore. Garder, ou annuler ?' },
      },
    ],
    move: laying('P01', 1, 1, -3),
  },
  {
    name: 'setback',
    when: now =>
      inDry(now) &&
      chooses(now) &&
      now.view.turn >= SECOND - 1 &&
      now.view.turn < LAST &&
      now.events.some(event => event.type === 'placed' && event.seat === LEARNER),
    say: {
      en: 'Basil took a card you could have used: the row is for both. What he needs, you may take from him, too.',
      fr: 'Basile a pris une carte qui vous allait : la rangée est à tout le monde. Vous aussi, privez-le de ce qu’il cherche.',
    },
    point: () => [landPlace(1), ROW],
    until: 'read',
  },
  {
    name: 'again',
    when: now => inDry(now) && now.view.turn >= SECOND - 1 && now.view.turn < LAST,
    say: {
      en: 'Choose again, and look at both lands.',
      fr: 'Choisissez encore, en regardant les deux terrains.',
    },
    point: () => [ROW],
    until: placed,
    invites: triesOut,
    answers: [
      {
        to: did => placed(did) && gain(did) > 0,
        say: did => ({ en: `${gain(did)} more points.`, fr: `${gain(did)} points de plus.` }),
      },
      { to: placed, say: { en: 'Why not: the land grows.', fr: 'Pourquoi pas : le terrain grandit.' } },
    ],
    move: laying('P10', 3, -7, -4),
  },
  {
    name: 'last',
    when: now => inDry(now) && now.view.turn >= LAST,
    say: {
      en: 'Your last card! A buffalo left in an open field costs 1 point.',
      fr: 'Votre dernière carte ! Un buffle resté en champ ouvert coûte 1 point.',
    },
    point: () => [ROW],
    until: placed,
    invites: triesOut,
    answers: [
      {
        to: placed,
        say: ({ now }) => ({
          en: `Done: ${mine(now).fields.filter(({ status }) => status === 'closed').length} gold fields.`,
          fr: `Et voilà : ${mine(now).fields.filter(({ status }) => status === 'closed').length} champs dorés.`,
        }),
      },
    ],
    move: laying('P02', 2, 5, -4),
  },
  {
    name: 'count',
    when: ({ view }) => view.season === 'over',
    say: now => {
      const [you = 0, basil = 0] = now.view.players.map(({ score }) => score);
      if (you >= basil)
        return {
          en: `${you} to ${basil}: your harvest is in. Now a whole game against Basil: it begins with the choice of an ancestor.`,
          fr: `${you} à ${basil} : la récolte est rentrée. Place à une vraie partie contre Basile : d’abord, choisir un ancêtre.`,
        };
      return basil - you <= CLOSE
        ? {
            en: `${you} to ${basil}: so close! Now a whole game against Basil: it begins with the choice of an ancestor.`,
            fr: `${you} à ${basil} : de peu ! Place à une vraie partie contre Basile : d’abord, choisir un ancêtre.`,
          }
        : {
            en: `${you} to ${basil}: Basil wins, but you know the ropes. Now a whole game: it begins with the choice of an ancestor.`,
            fr: `${you} à ${basil} : Basile l’emporte, mais vous savez jouer. Place à une vraie partie : d’abord, choisir un ancêtre.`,
          };
    },
    until: 'read',
  },
];
