import { capital } from '../../../core/capital.ts';
import { elided, french } from '../../../core/words.ts';
import type { Beside, Side } from '../data/beside.ts';
import type { Ability, ClosingAbility } from '../data/print.ts';
import type { AncestorId, CardId, Count, Feature, Timing, Turn } from '../data/words.ts';
import type { Contents, FieldPoints, View } from '../vocabulary.ts';
import { cardAmong } from './card-among.ts';

/** French counts 0 and 1 in the singular. */
const { count } = french;
export const points = (n: number) => count(n, 'point', 'points');
export const squares = (n: number) => count(n, 'carré', 'carrés');
export const farmers = (n: number) => count(n, 'agriculteur', 'agriculteurs');
export const buffaloes = (n: number) => count(n, 'buffle', 'buffles');
export const houses = (n: number) => count(n, 'maison', 'maisons');
export const cards = (n: number) => count(n, 'carte', 'cartes');

/** « Pally » */
export const ancestor = (id: AncestorId) => capital(id);

const EACH: { readonly [F in Feature]: string } = {
  farmer: 'agriculteur',
  buffalo: 'buffle',
  house: 'maison',
};

export const TIMING: { readonly [T in Timing]: string } = {
  both: 'les deux saisons',
  dry: 'saison sèche seulement',
  end: 'décompte final',
};

export const TURN: { readonly [T in Turn]: string } = {
  0: 'debout',
  1: 'tournée à droite',
  2: 'tête en bas',
  3: 'tournée à gauche',
};

const SIDE: { readonly [S in Side]: string } = {
  left: 'à gauche de',
  right: 'à droite de',
  above: 'au-dessus de',
  below: 'au-dessous de',
};

/** « à gauche de la carte 3, 1 plus bas » */
export function beside({ card: at, side, shift }: Beside): string {
  const ways =
    side === 'left' || side === 'right' ? ['plus haut', 'plus bas'] : ['vers la gauche', 'vers la droite'];
  const shifted = shift === 0 ? '' : `, ${Math.abs(shift)} ${shift < 0 ? ways[0] : ways[1]}`;
  return `${SIDE[side]} la carte ${at + 1}${shifted}`;
}

const KINDS_OF_FIELD: { readonly [T in ClosingAbility['if']]: (limit: number) => string } = {
  any: () => '',
  empty: () => ' vide',
  'max-squares': limit => ` de ${squares(limit)} au plus`,
  'min-size': limit => ` de taille ${limit} ou plus`,
  'min-cards': limit => ` étendu sur au moins ${cards(limit)}`,
  'min-kinds': limit => ` réunissant au moins ${limit} des 3 sortes (agriculteur, buffle, maison)`,
  house: () => ' avec une maison',
};

interface Whose {
  /** « de vos champs », « des champs d’Anne » */
  readonly of: (fields: string) => string;
  readonly ofLargest: string;
}

const COUNTED: { readonly [C in Count]: (whose: Whose) => string } = {
  'open-farmer': ({ of }) => `chaque agriculteur ${of('champs ouverts')}`,
  'open-buffalo': ({ of }) => `chaque buffle ${of('champs ouverts')}`,
  'closed-field': ({ of }) => `chacun ${of('champs fermés')}`,
  'closed-set': ({ of }) => `chaque série d’un agriculteur, un buffle et une maison ${of('champs fermés')}`,
  'largest-square': ({ ofLargest }) => `chaque carré ${ofLargest}`,
};

/** Ce que fait un ancêtre, en une phrase : à son joueur, ou au sujet d’un autre. */
export function ability(print: Ability, other: string | null = null): string {
  if (print.on === 'end')
    return `${points(print.points)} pour ${COUNTED[print.per]({
      of: fields => (other === null ? `de vos ${fields}` : `des ${fields} ${elided('de', other)}`),
      ofLargest:
        other === null
          ? 'de votre plus grand champ fermé'
          : `du plus grand champ fermé ${elided('de', other)}`,
    })}.`;
  if (print.on === 'sizes')
    return `${print.table.slice(1).join(', ')} points pour 1, 2, 3, 4, 5 tailles différentes parmi ${other === null ? 'vos champs fermés' : `les champs fermés ${elided('de', other)}`} (5 et plus sont une même taille).`;
  const field = `champ${KINDS_OF_FIELD[print.if](print.limit)} ${other === null ? 'que vous fermez' : `${elided('que', other)} ferme`}`;
  if (print.per === 'field-points')
    return `Chaque ${field} compte ${print.points === 1 ? 'double' : `${print.points + 1} fois`}.`;
  if (print.per === 'field') return `${points(print.points)} de plus par ${field}.`;
  return `${points(print.points)} de plus par ${EACH[print.per]} d’un ${field}.`;
}

export const listed = french.list;

/** « carte avec 2 agriculteurs et 1 buffle » */
export const card = (stands: Contents) => {
  const held = contents(stands);
  return held ? `carte avec ${held}` : 'carte sans rien dessus';
};

/** « la carte avec 1 maison », et laquelle de plusieurs semblables : « la carte avec 1 maison (3e de la main) » */
export function whichCard(view: View, id: CardId): string {
  const found = cardAmong(view, id);
  if (!found) return 'la carte';
  const { stands, place, from } = found;
  const which =
    place === null
      ? ''
      : ` (${place === 1 ? '1re' : `${place}e`} de la ${from === 'row' ? 'rangée' : 'main'})`;
  return `la ${card(stands)}${which}`;
}

/** « 30 à 24 », « 2 à −3 » */
export const score = (all: readonly number[]) => all.map(n => (n < 0 ? `−${-n}` : `${n}`)).join(' à ');

/** « 2 agriculteurs et 1 maison » ; vide pour un champ vide. */
export const contents = ({ farmers: f, buffaloes: b, houses: h }: Contents) =>
  listed([...(f > 0 ? [farmers(f)] : []), ...(b > 0 ? [buffaloes(b)] : []), ...(h > 0 ? [houses(h)] : [])]);

/** « 8 pour la taille + 3 pour les agriculteurs + 2 pour l’ancêtre » */
export const sum = (brought: FieldPoints) =>
  [
    `${brought.size} pour la taille`,
    ...(brought.farmers > 0 ? [`${brought.farmers} pour les agriculteurs`] : []),
    ...(brought.buffaloes > 0 ? [`${brought.buffaloes} pour les buffles`] : []),
    ...(brought.houses > 0 ? [`${brought.houses} pour les maisons`] : []),
    ...(brought.ancestor > 0 ? [`${brought.ancestor} pour l’ancêtre`] : []),
  ].join(' + ');
