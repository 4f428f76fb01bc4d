import { describe, expect, test } from 'vitest';
import { frameFor } from '../../../core/frame.ts';
import type { Read, Viewer } from '../../../core/game.ts';
import { append } from '../../../core/judge.ts';
import { openMatch } from '../../../core/match.ts';
import { randomOf, seedRng } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';
import { CARDS, cardId } from '../data/words.ts';
import type { Move, State } from '../vocabulary.ts';
import { opening, position, STANDARD } from './position.ts';
import { by, choose, game, pick, place, send } from './table.ts';

const OTHERS: readonly Viewer[] = [1, 'spectator'];
const MINE = 'P02 P04 P06 P08 P10 P12 P15';
const THEIRS = 'P07 P09 P11 P13 P16 P17 P18';
const HANDS = position({
  players: [
    { landscape: 'P01 0 0 0', hand: MINE },
    { landscape: 'P05 0 0 0', hand: THEIRS },
  ],
});
const told = (state: Read<State>, viewer: Viewer): string =>
  JSON.stringify([game.view(state, viewer), game.pending(state)]);
/** Every card named in a text. */
const named = (text: string): Set<string> =>
  new Set(Array.from({ length: CARDS }, (_, card) => cardId(card)).filter(id => text.includes(`"${id}"`)));

describe('the choice of an ancestor', () => {
  const before = opening('P17 P09', 'P01 P02');

  test('[SR-10] the two cards are seen by their owner only', () => {
    expect(named(told(before, 0))).toEqual(new Set(['P09', 'P17']));
    expect(named(told(before, 1))).toEqual(new Set(['P01', 'P02']));
    expect(named(told(before, 'spectator'))).toEqual(new Set());
  });

  test.each(OTHERS)('[SR-26] viewer %s learns only that it was made', viewer => {
    const worlds = [choose('P17'), choose('P17', 1), choose('P09')].map(move => {
      const { state, events } = by(0, before, move);
      return told(state, viewer) + JSON.stringify(events.map(event => game.witness(event, viewer)));
    });
    expect(new Set(worlds).size).toBe(1);
    expect(worlds[0]).toContain('"ready":true');
  });

  test('[SR-11] the ancestor nobody chose is named to nobody', () => {
    const chosen = by(0, before, choose('P17')).state;
    const { state, events } = by(1, chosen, choose('P02'));
    for (const viewer of [0, 1, 'spectator'] as const) {
      const heard = told(state, viewer) + JSON.stringify(events.map(event => game.witness(event, viewer)));
      expect(heard).not.toMatch(/chantrea|rithy/);
      expect(heard).toMatch(/pally/);
    }
  });
});

describe('the hands', () => {
  test('[SR-15] are seen by their owners only', () => {
    for (const id of MINE.split(' ')) {
      expect(named(told(HANDS, 0))).toContain(id);
      for (const viewer of OTHERS) expect(named(told(HANDS, viewer))).not.toContain(id);
    }
  });

  test('[SR-22] and so they are after the swap: what is passed is shown to the one who gets it', () => {
    const mine = by(0, HANDS, pick('P04'), place(0, 0, -4), send('P02')).state;
    const { state, events } = by(1, mine, pick('P09'), place(0, 0, -4), send('P18'));
    expect(named(JSON.stringify(game.view(state, 0).own))).toEqual(
      new Set(['P07', 'P11', 'P13', 'P16', 'P17']),
    );
    const heard = events.map(event => game.witness(event, 'spectator'));
    expect(named(JSON.stringify(heard))).toEqual(new Set(['P02', 'P04', 'P09', 'P18']));
    expect(JSON.stringify(game.view(state, 'spectator').own)).toBe('null');
  });

  test('[SR-15] the order of a hand tells nothing', () => {
    for (const viewer of [0, 1]) {
      const { hand } = game.view(HANDS, viewer).own!;
      expect(hand).toEqual([...hand].sort());
    }
  });
});

describe('the plan of a turn', () => {
  const stages: readonly (readonly Move[])[] = [
    [],
    [pick('P04')],
    [pick('P06')],
    [pick('P04'), place(0, 0, -4)],
    [pick('P04'), place(0, 0, 4)],
  ];
  const ready: readonly (readonly Move[])[] = [
    [pick('P04'), place(0, 0, -4), send('P02')],
    [pick('P04'), place(0, 0, 4), send('P02')],
    [pick('P04'), place(0, 0, -4), send('P06')],
    [pick('P10'), place(0, 0, -4), send('P02')],
  ];

  test.each(OTHERS)('[SR-26] viewer %s cannot tell one stage from another', viewer => {
    expect(new Set(stages.map(moves => told(by(0, HANDS, ...moves).state, viewer))).size).toBe(1);
    for (const moves of stages)
      expect(by(0, HANDS, ...moves).events.every(event => game.witness(event, viewer) === null)).toBe(true);
  });

  test.each(OTHERS)('[SR-26][SR-A09] nor one complete plan from another', viewer => {
    const heard = ready.map(moves => {
      const { state, events } = by(0, HANDS, ...moves);
      return (
        told(state, viewer) + JSON.stringify(events.map(event => game.witness(event, viewer)).filter(Boolean))
      );
    });
    expect(new Set(heard).size).toBe(1);
    expect(heard[0]).toContain('{"type":"ready","seat":0}');
  });

  test('[SR-26] its owner sees it', () => {
    const { state } = by(0, HANDS, ...nth(ready, 0));
    expect(game.view(state, 0).own!.plan).toEqual({
      card: 'P04',
      spot: { turn: 0, x: 0, y: -4 },
      send: 'P02',
    });
  });
});

test('[SR-26] the news of a hosted table keep the secret too', () => {
  const match = openMatch(game, { options: STANDARD, seats: 2, seed: 'news' });
  const dealt = game.view(match.state, 0).own!.dealt.map(({ card }) => card);
  append(match, { seat: 0, move: choose(nth(dealt, 0)) });
  for (const viewer of OTHERS) {
    const frame = JSON.stringify(frameFor(match, viewer));
    for (const card of dealt) expect(frame).not.toContain(card);
  }
});

test('[SR-15] whoever remembers can tell the other hand: all cards are in play', () => {
  const random = randomOf(seedRng('dream'));
  const world = game.determinize(game.view(HANDS, 0), 0, random);
  expect(nth(world.players, 1).hand).toEqual(nth(HANDS.players, 1).hand);
});
