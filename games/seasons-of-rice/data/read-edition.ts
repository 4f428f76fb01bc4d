import { sourced } from '../../../core/edition.ts';
import type { Schema } from '../../../core/schema.ts';
import { fields, integer, list, oneOf, reader, text, variants, where } from '../../../core/schema.ts';
import { isOpenFace } from './check-face.ts';
import { HEIGHT, SECTION_IDS, WIDTH } from './lattice.ts';
import type {
  Ability,
  AncestorEntry,
  CardEntry,
  ClosingAbility,
  Edition,
  EndAbility,
  ScoringEntry,
  SizesAbility,
  Stand,
} from './print.ts';
import { CARDS, COUNTS, FEATURES, LARGEST_GROUP, LARGEST_SIZE, REWARDS, TESTS, TIMINGS } from './words.ts';

const POINTS = integer(0, 20);
const NAME = text(30);

const line = where(text(WIDTH), row => /^[#.]+$/.test(row) && row.length === WIDTH, 'SR-09');

const stands = where(
  list(fields<Stand>({ kind: oneOf(...FEATURES), section: oneOf(...SECTION_IDS) }), 0, SECTION_IDS.length),
  all => isDifferent(all.map(({ section }) => section)),
  'SR-09',
);

const card = fields<CardEntry>({
  lines: sourced(where(list(line, HEIGHT), isOpenFace, 'SR-14')),
  features: sourced(stands),
  ancestor: sourced(NAME),
});

const ABILITIES: { readonly [On in Ability['on']]: Schema<Ability> } = {
  closing: fields<ClosingAbility>({
    on: oneOf('closing'),
    if: oneOf(...TESTS),
    limit: integer(0, 20),
    per: oneOf(...REWARDS),
    points: POINTS,
  }),
  end: fields<EndAbility>({ on: oneOf('end'), per: oneOf(...COUNTS), points: POINTS }),
  sizes: fields<SizesAbility>({ on: oneOf('sizes'), table: list(POINTS, LARGEST_SIZE + 1) }),
};

const ability = variants<Ability, Ability['on']>('on', ABILITIES);

/** SR-54 to SR-56: bonuses for closed fields come in a season, the others at the end. */
const ancestor = where(
  fields<AncestorEntry>({
    id: NAME,
    name: sourced(NAME),
    timing: sourced(oneOf(...TIMINGS)),
    ability: sourced(ability),
  }),
  entry => (entry.timing.value === 'end') === (entry.ability.value.on !== 'closing'),
  'SR-53',
);

const scoring = fields<ScoringEntry>({
  sizes: fields<ScoringEntry['sizes']>({
    rulebook: sourced(list(POINTS, LARGEST_SIZE)),
    preview: sourced(list(POINTS, LARGEST_SIZE)),
  }),
  farmers: sourced(list(POINTS, LARGEST_GROUP)),
  buffalo: sourced(POINTS),
  abandoned: sourced(POINTS),
});

/** SR-02: every card is different, and every ancestor is on one of them. */
function isDeck({ cards, ancestors }: Edition): boolean {
  const faces = cards.map(({ lines, features }) => JSON.stringify([lines.value, features.value]));
  const backs = cards.map(entry => entry.ancestor.value);
  const ids = ancestors.map(({ id }) => id);
  return isDifferent(faces) && isDifferent(backs) && isDifferent(ids) && ids.every(id => backs.includes(id));
}

const isDifferent = (words: readonly string[]): boolean => new Set(words).size === words.length;

const schema = where(
  fields<Edition>({
    name: text(60),
    cards: list(card, CARDS),
    ancestors: list(ancestor, CARDS),
    scoring,
  }),
  isDeck,
  'SR-02',
);

/** Another edition from JSON. */
export const readEdition = reader(schema);
