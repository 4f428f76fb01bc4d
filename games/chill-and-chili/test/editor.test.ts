import { describe, expect, test } from 'vitest';
import { randomOf, seedRng } from '../../../core/random.ts';
import { lostByEntering, mangled, reached } from '../../../testkit/editor.ts';
import { mangledTables } from '../../../testkit/editor-tests.ts';
import { TOKENS } from '../data/cards.ts';
import { editor } from '../editor/index.ts';
import type { Sketch } from '../editor/sketch.ts';
import { chillAndChili } from '../index.ts';
import { card, cards } from './words.ts';
import { promises } from './promises.ts';

const game = chillAndChili.open(chillAndChili.edition);

/** A lawful table of three, a little into the game. */
const lawful: Sketch = {
  ...editor.opening(game, 3),
  hand: cards('corn1 corn1 chili2 watering-can'),
  market: [cards('corn1 carrot1 tomato1 cauliflower2'), cards('corn2 carrot2 tomato2 chili2')],
  pond: 5,
  well: 3,
  compost: { cards: 4, known: cards('pumpkin2') },
};

const codes = (sketch: Sketch) => editor.faults(game, sketch).map(({ code }) => code);
const withMine = (mine: Partial<Sketch['players'][number]>): Sketch => ({
  ...lawful,
  players: lawful.players.with(0, { ...lawful.players[0]!, ...mine }),
});

test('what a seat sees survives being entered by hand, wherever random play leads', () => {
  let positions = 0;
  for (const state of reached(game, { games: 60, longest: 260 }))
    for (const seat of state.players.keys()) {
      expect(lostByEntering(editor, game, { state, seat })).toBeNull();
      positions++;
    }
  expect(positions).toBeGreaterThan(800);
});

describe('a sketch says what cannot be', () => {
  test('nothing, when all is well', () => {
    expect(codes(lawful)).toEqual([]);
  });

  test('the market of the opening is still to be entered', () => {
    expect(editor.faults(game, editor.opening(game, 2))).toEqual([
      { at: 'market', code: 'places-empty', clause: 'CC-16', isMissing: true, places: 8 },
    ]);
  });

  test('more cards of a face than there are', () => {
    const hand = cards('chili3 chili3 chili3 chili3 chili3 chili3 chili3');
    const [fault] = editor.faults(game, { ...lawful, hand });
    expect(fault).toMatchObject({ code: 'too-many-alike', at: 'hand-0', copies: 6, entered: 7 });
  });

  test('more cards, more tokens, fewer tokens than there are', () => {
    expect(codes({ ...lawful, compost: { cards: 90, known: [] } })).toContain('too-many-cards');
    expect(codes({ ...lawful, well: 90 })).toEqual(['too-many-tokens']);
    const poor = lawful.players.map(player => ({ ...player, coins: 0 }));
    expect(codes({ ...lawful, pond: 1, well: 2, players: poor })).toEqual(['too-few-tokens']);
  });

  test('a pond that was never pushed into, and a heap smaller than what is known of it', () => {
    expect(codes({ ...lawful, pond: 0 })).toEqual(['pond-empty']);
    expect(codes({ ...lawful, pond: 0, agenda: [{ do: 'water', drops: 1 }] })).toEqual([]);
    expect(codes({ ...lawful, compost: { cards: 1, known: cards('corn1 corn1') } })).toEqual([
      'compost-smaller',
    ]);
  });

  test('hands that are too large, too small to discard from, or known where they are not', () => {
    const eight = cards('corn1 corn1 corn1 corn1 corn1 corn1 corn1 corn1');
    expect(codes({ ...lawful, hand: eight })).toEqual(['hand-too-large']);
    expect(codes({ ...lawful, hand: eight, agenda: [{ do: 'discard' }] })).toEqual([]);
    expect(codes({ ...lawful, agenda: [{ do: 'discard' }] })).toEqual(['eighth-card-missing']);
    const second = { ...lawful.players[1]!, hand: { cards: 1, known: cards('corn1 corn1') } };
    expect(codes({ ...lawful, players: lawful.players.with(1, second) })).toEqual(['more-known-than-held']);
    expect(codes(withMine({ hand: { cards: 4, known: cards('chili2 chili2') } }))).toEqual([
      'known-not-held',
    ]);
  });

  test('beds of two kinds, of a wrong size, with more drops than suns', () => {
    const bed = (words: string, drops = 0) => withMine({ beds: [{ cards: cards(words), drops }] });
    expect(codes(bed('corn1 corn2', 3))).toEqual([]);
    expect(codes(bed('corn1 corn2', 4))).toEqual(['bed-overwatered']);
    expect(codes(bed('corn1 carrot1'))).toEqual(['bed-mixed']);
    expect(codes(bed('corn1'))).toEqual(['bed-size']);
    expect(codes(bed('pumpkin2 pumpkin2 pumpkin2 pumpkin2 pumpkin2 pumpkin2'))).toEqual(['bed-size']);
  });

  test('an accessory owned twice', () => {
    expect(codes(withMine({ laidOut: cards('watering-can') }))).toEqual(['owned-twice']);
  });

  test('turns that cannot be', () => {
    const turn = (agenda: Sketch['agenda'], laidOut = '') =>
      codes({ ...withMine({ laidOut: cards(laidOut) }), agenda });
    expect(turn([])).toEqual(['not-over']);
    expect(turn([{ do: 'plant-more' }])).toEqual(['one-bed-only']);
    expect(turn([{ do: 'act' }, { do: 'act' }])).toEqual(['no-such-turn']);
    expect(turn([{ do: 'act' }, { do: 'discard' }])).toEqual(['no-scarecrow']);
    expect(turn([{ do: 'act' }, { do: 'discard' }], 'scarecrow')).toEqual([]);
    const fetched = { do: 'choose-face', tokens: 2, thanksTo: card('wheelbarrow') } as const;
    expect(turn([fetched])).toEqual(['accessory-missing']);
    expect(turn([fetched], 'wheelbarrow')).toEqual([]);
    expect(turn([{ ...fetched, tokens: 3 }], 'wheelbarrow')).toEqual(['too-many-fetched']);
  });

  test('every fault in both languages', () => {
    const names = (seat: number) => `Player ${seat + 1}`;
    const random = randomOf(seedRng('said'));
    for (let n = 0; n < 400; n++) {
      const read = editor.read(game, mangled(lawful, random));
      if (!read.ok) continue;
      for (const fault of editor.faults(game, read.value))
        for (const language of ['en', 'fr'] as const)
          expect(editor.words[language].fault(fault, names)).toMatch(/^\p{Lu}.{8,}\.$/u);
    }
  });
});

test('mangled sketches are refused, or have faults, or make a lawful table', () => {
  const random = randomOf(seedRng('mangled'));
  const { states } = mangledTables(editor, game, { links: 1500, sketch: () => lawful, random });
  for (const state of states) {
    expect(promises.invariant?.(state)).toBeNull();
    const tokens = TOKENS[state.players.length];
    expect(promises.conserved?.(state)).toEqual({ tokens, vegetables: 90 });
  }
});

test('nonsense is refused', () => {
  for (const json of [
    null,
    7,
    'x',
    [],
    {},
    { ...lawful, more: 1 },
    { ...lawful, pond: 1e9 },
    { ...lawful, me: 3 },
  ])
    expect(editor.read(game, json).ok).toBe(false);
});
