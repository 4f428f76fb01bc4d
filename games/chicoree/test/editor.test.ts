import { describe, expect, test } from 'vitest';
import type { Read } from '../../../core/game.ts';
import { randomOf, seedRng } from '../../../core/random.ts';
import { lostByEntering, reached } from '../../../testkit/editor.ts';
import { mangledTables } from '../../../testkit/editor-tests.ts';
import { editor } from '../editor/index.ts';
import type { Moment, Sketch, Trader } from '../editor/sketch.ts';
import { handSize } from '../../../core/hand.ts';
import { chicoree } from '../index.ts';
import type { State } from '../vocabulary.ts';
import { promises } from './promises.ts';
import { card, cards, chain } from './words.ts';

const game = chicoree.open(chicoree.edition);
const names = (seat: number) => `Player ${seat + 1}`;

const lawful: Sketch = {
  ...editor.opening(game, 3),
  hand: cards('factory joker storm'),
  turn: { seat: 0, step: 3, startJustLaid: false, linkLaid: false, moved: false },
  harvestLaid: true,
  discard: { cards: 6, known: cards('fire') },
  players: [
    { ...editor.opening(game, 3).players[0]!, start: card('greece'), chain: chain('seed sowing shop') },
    {
      ...editor.opening(game, 3).players[1]!,
      hand: { cards: 4, known: cards('roasting') },
      start: card('monks'),
      chain: chain('seed sowing factory harvest'),
    },
    { ...editor.opening(game, 3).players[2]!, hand: { cards: 2, known: [] } },
  ],
};

const codes = (sketch: Sketch) => editor.faults(game, sketch).map(({ code }) => code);
const withPlayer = (seat: number, what: Partial<Trader>): Sketch => ({
  ...lawful,
  players: lawful.players.with(seat, { ...lawful.players[seat]!, ...what }),
});

/** What an editor can be asked: nobody in debt, and nobody has decided yet. What has been is not part of it. */
function askable(state: Read<State>): Read<State> | null {
  const [task, ...more] = state.agenda;
  if (!task || more.length > 0 || task.do === 'settle') return null;
  const decided = state.players.some(
    player =>
      player.staked.length > 0 ||
      (player.closed && (task.do === 'fists' ? player.tokens > 0 : handSize(player) > 0)),
  );
  if (decided) return null;
  const turn = { ...state.turn, number: 1, collected: 0 };
  return { ...state, turn, fists: [], lastChallenge: null, lastSale: null };
}

test('what a seat sees survives being entered by hand, wherever random play leads', () => {
  const positions = [...reached(game, { games: 30, longest: 400 })]
    .map(askable)
    .filter(state => state !== null);
  for (const state of positions)
    for (const seat of [...state.players.keys()].filter(one => state.players[one]!.out === null))
      expect(lostByEntering(editor, game, { state, seat })).toBeNull();
  const asked = new Set(positions.map(({ agenda }) => agenda[0]!.do));
  expect([...asked].sort()).toEqual(['act', 'auction', 'challenge', 'fists']);
  expect(positions.length).toBeGreaterThan(60);
});

describe('a sketch says what cannot be', () => {
  test('nothing, when all is well', () => {
    expect(codes(lawful)).toEqual([]);
    expect(codes(editor.opening(game, 6))).toEqual([]);
  });

  test('more cards than there are, and heaps smaller than what is known of them', () => {
    expect(codes({ ...lawful, hand: Array<number>(99).fill(card('storm')) })).toContain('too-many-alike');
    expect(codes({ ...lawful, discard: { cards: 199, known: [] } })).toEqual(['too-many-cards']);
    expect(codes({ ...lawful, discard: { cards: 0, known: cards('fire') } })).toEqual(['discard-smaller']);
    expect(codes(withPlayer(1, { hand: { cards: 0, known: cards('roasting') } }))).toEqual([
      'more-known-than-held',
    ]);
    expect(codes(withPlayer(0, { hand: { cards: 3, known: cards('fire') } }))).toEqual(['known-not-held']);
  });

  test('chains that nobody can lay', () => {
    const laid = (words: string, start: string | null = 'monks') =>
      codes({ ...withPlayer(1, { start: start === null ? null : card(start), chain: chain(words) }) });
    expect(laid('seed', null)).toEqual(['chain-without-start']);
    expect(laid('sowing')).toEqual(['link-missing']);
    expect(laid('seed sowing roasting')).toEqual([]);
    expect(laid('export')).toEqual(['no-shop']);
    expect(laid('seed sowing factory harvest roasting shop export')).toEqual(['has-won']);
    expect(codes(withPlayer(1, { chain: [cards('fire'), [], [], [], [], [], []] }))).toEqual(['wrong-link']);
    expect(codes(withPlayer(1, { chain: [cards('seed seed'), [], [], [], [], [], []] }))).toEqual([
      'step-twice',
    ]);
    const noHarvest = withPlayer(1, { chain: chain('seed') });
    expect(codes({ ...noHarvest, harvestLaid: false })).toEqual(['no-harvest']);
  });

  test('the bankrupt, who own nothing and decide nothing', () => {
    expect(codes(withPlayer(2, { out: 0 }))).toEqual(['bankrupt-owns']);
    const gone = { tokens: 0, hand: { cards: 0, known: [] }, start: null, chain: chain(''), out: 0 };
    expect(codes(withPlayer(2, gone))).toEqual([]);
    expect(codes({ ...withPlayer(2, gone), turn: { ...lawful.turn, seat: 2, step: 5 } })).toEqual([
      'bankrupt-asked',
    ]);
    const alone = withPlayer(2, gone);
    expect(
      codes({ ...alone, players: alone.players.with(1, { ...alone.players[1]!, ...gone, out: 1 }) }),
    ).toEqual(['nobody-left']);
    const block = { card: card('coffee'), by: 1, turns: 2 };
    expect(codes(withPlayer(1, { blocks: [block] }))).toEqual(['blocks-itself']);
    expect(codes(withPlayer(0, { blocks: [block] }))).toEqual([]);
  });

  test('turns that cannot be', () => {
    const turn = (what: Partial<Sketch['turn']>) => codes({ ...lawful, turn: { ...lawful.turn, ...what } });
    expect(turn({ step: 5 })).toEqual(['wrong-step']);
    expect(turn({ linkLaid: true })).toEqual(['wrong-step']);
    expect(turn({ linkLaid: true, step: 4 })).toEqual([]);
    expect(turn({ startJustLaid: true, step: 5 })).toEqual([]);
    expect(turn({ seat: 2, step: 5, linkLaid: true })).toEqual(['link-without-start']);
    expect(codes({ ...lawful, idle: 3 })).toEqual(['stalled']);
  });

  test('cards in the middle, bids and questions that cannot be', () => {
    const at = (moment: Moment) => codes({ ...lawful, moment });
    const auction = { do: 'auction', card: card('seed'), calls: [], passed: [], asked: 0 } as const;
    expect(at(auction)).toEqual([]);
    expect(at({ ...auction, card: card('shop') })).toEqual(['wrong-card']);
    expect(at({ do: 'fists', card: card('seed') })).toEqual(['wrong-card']);
    expect(at({ do: 'challenge', card: card('shop') })).toEqual(['wrong-card']);
    expect(at({ ...auction, calls: [{ seat: 1, tokens: 0 }] })).toEqual(['wrong-calls']);
    expect(at({ ...auction, calls: [{ seat: 1, tokens: 5 }], passed: [1] })).toEqual(['wrong-calls']);
    expect(at({ ...auction, calls: [{ seat: 1, tokens: 13 }] })).toEqual(['bid-too-high']);
    expect(at({ ...auction, calls: [{ seat: 0, tokens: 3 }] })).toEqual(['not-asked']);
    const poor = lawful.players.map(player => ({ ...player, tokens: 0 }));
    expect(codes({ ...lawful, players: poor, moment: { do: 'fists', card: card('shop') } })).toEqual([
      'nobody-decides',
    ]);
    const freely = { ...lawful.options, auction: 'free-for-all' as const };
    expect(codes({ ...lawful, players: poor, options: freely, moment: auction })).toEqual(['nobody-decides']);
  });
});

test('mangled sketches are refused, or have faults that are said in both languages, or make a lawful table', () => {
  const random = randomOf(seedRng('mangled'));
  const moments: readonly Moment[] = [
    { do: 'act' },
    { do: 'auction', card: card('seed'), calls: [{ seat: 1, tokens: 2 }], passed: [2], asked: 0 },
    { do: 'fists', card: card('shop') },
    { do: 'challenge', card: card('flowers-2') },
  ];
  const sketch = () => ({ ...lawful, moment: random.pick(moments) });
  const { sketches, states } = mangledTables(editor, game, { links: 1000, sketch, random });
  for (const fault of sketches.flatMap(one => editor.faults(game, one)))
    for (const language of ['en', 'fr'] as const)
      expect(editor.words[language].fault(fault, names)).toMatch(/^[\p{Lu}\d].{8,}\.$/u);
  const all = promises.conserved?.({ ...editor.stateFrom(game, lawful, random) });
  for (const state of states) {
    expect(promises.invariant?.(state)).toBeNull();
    expect(promises.conserved?.(state)).toEqual(all);
    expect(game.pending(state)).not.toEqual([]);
  }
});

test('nonsense is refused', () => {
  for (const json of [
    null,
    [],
    {},
    { ...lawful, more: 1 },
    { ...lawful, me: 3 },
    { ...lawful, moment: { do: 'x' } },
  ])
    expect(editor.read(game, json).ok).toBe(false);
});
