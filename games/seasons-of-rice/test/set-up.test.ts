import { describe, expect, test } from 'vitest';
import { openingFaults } from '../../../core/opening.ts';
import { legal } from '../../../core/play.ts';
import { nth } from '../../../core/sure.ts';
import { scripted } from '../../../testkit/scripted.ts';
import { CARDS } from '../data/words.ts';
import { deck, opening, STANDARD } from './position.ts';
import { by, choose, eventsOf, game, open, player } from './table.ts';

describe('material', () => {
  test('[SR-01] exactly two play', () => {
    const fits = (seats: number) => openingFaults(game, { options: STANDARD, seats }).length === 0;
    expect([1, 2, 3].filter(fits)).toEqual([2]);
  });

  test('[SR-02] eighteen cards, all different, each with an ancestor of its own', () => {
    expect(deck.cards).toHaveLength(CARDS);
    expect(new Set(deck.edition.cards.map(card => JSON.stringify(card.lines.value))).size).toBe(CARDS);
    expect(new Set(deck.cards.map(({ ancestor }) => ancestor)).size).toBe(CARDS);
    const stands = deck.edition.cards.flatMap(({ features }) => features.value.map(({ kind }) => kind));
    const count = (wanted: string) => stands.filter(kind => kind === wanted).length;
    expect([count('farmer'), count('buffalo'), count('house')]).toEqual([19, 10, 9]);
  });
});

describe('the start', () => {
  test('[SR-10] two cards each, by chance, and the own two on both sides', () => {
    const dealt = new Set<string>();
    for (let n = 0; n < 20; n++) {
      const { state } = open(2, `deal ${n}`);
      expect(state.players.map(one => one.dealt.length)).toEqual([2, 2]);
      expect(state.deck).toHaveLength(14);
      dealt.add(nth(state.players, 0).dealt.join());
    }
    expect(dealt.size).toBeGreaterThan(15);
    const { own } = game.view(opening('P17 P09', 'P01 P02'), 0);
    expect(own!.dealt.map(({ card }) => card)).toEqual(['P09', 'P17']);
  });

  test('[SR-10] they are the first of the shuffled cards', () => {
    const order = [...deck.cards.keys()].reverse();
    const { players } = game.setup({ options: STANDARD, seats: 2, random: scripted(order) });
    expect(players.map(one => one.dealt)).toEqual([
      [16, 17],
      [14, 15],
    ]);
  });

  test('[SR-03][SR-16][SR-17] no points, no row, no ancestor yet', () => {
    const view = game.view(open(2).state, 0);
    expect(view).toMatchObject({ season: 'ancestors', turn: 1, row: [], seat: null, first: null });
    for (const { score, ancestor, landscape } of view.players)
      expect({ score, ancestor, landscape }).toEqual({ score: 0, ancestor: null, landscape: [] });
  });

  test('[SR-11] both choose at the same time, each from the own two', () => {
    const before = opening('P17 P09', 'P01 P02');
    expect(game.pending(before).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(legal(game, before, 1)).toEqual([
      choose('P01', 0),
      choose('P01', 1),
      choose('P02', 0),
      choose('P02', 1),
    ]);
    const { state } = by(1, before, choose('P01'));
    expect(game.pending(state).map(({ seat }) => seat)).toEqual([0]);
    expect(player(state, 1).ready).toBe(true);
  });

  const begun = () => {
    const chosen = by(0, opening('P17 P09', 'P01 P02'), choose('P17')).state;
    return by(1, chosen, choose('P02', 1));
  };

  test('[SR-11][SR-12][SR-13] one card is the ancestor, the other the start, upright or sideways', () => {
    const { state, events } = begun();
    expect(player(state, 0)).toMatchObject({
      ancestor: { id: 'pally', card: 'P17' },
      landscape: [{ card: 'P09', turn: 0, x: 0, y: 0 }],
    });
    expect(player(state, 1)).toMatchObject({
      ancestor: { id: 'tola', card: 'P02' },
      landscape: [{ card: 'P01', turn: 1, x: 0, y: 0 }],
    });
    expect(eventsOf(events, 'revealed').map(({ ancestor }) => ancestor)).toEqual(['pally', 'tola']);
    expect(state.players.map(({ dealt, choice }) => ({ dealt, choice }))).toEqual([
      { dealt: [], choice: null },
      { dealt: [], choice: null },
    ]);
  });

  test('[SR-A19] the start card may lie either way, and its lines are where those of others will meet them', () => {
    const { state } = begun();
    for (const seat of [0, 1]) expect(player(state, seat).fields.length).toBeGreaterThan(0);
  });

  test('[SR-14] the start card scores nothing', () => {
    const { state } = begun();
    expect([0, 1].map(seat => player(state, seat).score)).toEqual([0, 0]);
    expect([0, 1].map(seat => nth(state.players, seat).closed)).toEqual([[], []]);
  });

  test('[SR-15] then seven cards each are dealt, and none is left', () => {
    const { state, events } = begun();
    expect(state.deck).toEqual([]);
    expect(state.players.map(({ hand }) => hand.length)).toEqual([7, 7]);
    expect(eventsOf(events, 'hand').map(({ because }) => because)).toEqual(['dealt', 'dealt']);
  });

  test('[SR-17] the paddies behind the ancestors are out of play', () => {
    const { state } = begun();
    const inPlay = state.players.flatMap(({ hand, landscape }) => [
      ...hand,
      ...landscape.map(({ card }) => card),
    ]);
    expect(inPlay).toHaveLength(16);
    for (const { ancestor } of state.players) expect(inPlay).not.toContain(ancestor);
  });

  test('[SR-A10] of the cards in hand only the numbers of their paddies are told', () => {
    const view = game.view(begun().state, 0);
    expect(view.own!.hand).toHaveLength(7);
    expect(view.own!.hand.every(id => /^P\d\d$/.test(id))).toBe(true);
  });

  test('[SR-18] it is the Wet season', () => {
    expect(game.view(begun().state, 'spectator')).toMatchObject({ season: 'wet', turn: 1, turns: 4 });
  });
});
