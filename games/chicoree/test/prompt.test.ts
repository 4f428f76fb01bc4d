import { describe, expect, test } from 'vitest';
import { frameFor } from '../../../core/frame.ts';
import { legal } from '../../../core/play.ts';
import { tellingTo } from '../../../core/telling.ts';
import { sayEvent } from '../../../core/texts.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { stepNow, stillOpen } from '../texts/still-open.ts';
import { DRAW, link, start } from './moves.ts';
import { position, type Wish } from './position.ts';
import { game, matchAt, randomGame } from './table.ts';
import type { Move } from '../vocabulary.ts';

const asked = (wish: Wish, ...moves: Move[]) =>
  en.ask(frameFor(matchAt(position(wish), ...moves), 0).view, [DRAW.type]);

describe('[CH-07] the prompt names what is still open in this turn, and nothing else', () => {
  const wish = { chain: 'seed', hand: 'sowing shop coffee', harvestLaid: true };

  test.each<[string, Wish, Move[]]>([
    ['In this order: shops, one link, specials. Then draw.', wish, []],
    ['Play specials if you like, then draw.', wish, [link('sowing')]],
    ['Lay a link if you like, then draw.', { chain: 'seed', hand: 'sowing' }, []],
    ['Nothing to lay or play: draw.', { chain: 'seed', hand: 'harvest' }, []],
    ['Lay a Start if you like, then draw.', { hand: 'egypt' }, []],
    ['Nothing to lay or play: draw.', { hand: 'egypt sowing' }, [start('egypt')]],
    ['Your Start counts from your next turn on: draw.', { hand: 'egypt seed' }, [start('egypt')]],
    ['Nothing to lay or play: draw.', {}, []],
  ])('%s', (words, hand, moves) => {
    expect(asked(hand, ...moves)).toBe(words);
  });
});

test('[CH-07] the sign above the table names the same step as the prompt, to whoever is asked', () => {
  const stepOf = (wish: Wish, viewer: number, ...moves: Move[]) =>
    stepNow(frameFor(matchAt(position(wish), ...moves), viewer).view);
  const wish = { chain: 'seed', hand: 'sowing shop coffee', harvestLaid: true };
  expect([stepOf(wish, 0), stepOf(wish, 0, link('sowing'))]).toEqual([3, 6]);
  expect(stepOf({ chain: 'seed', hand: 'sowing' }, 0), 'no shop to open: the link').toBe(4);
  expect(stepOf({ chain: 'seed', hand: 'harvest' }, 0), 'nothing: the draw').toBe(7);
  expect(stepOf({ hand: 'egypt' }, 0)).toBe(5);
  expect(stepOf({ chain: 'seed', hand: 'sowing' }, 1), 'others know no hand').toBe(3);
});

test('[CH-07] in French too', () => {
  const { view } = frameFor(matchAt(position({ hand: 'egypt' })), 0);
  expect(fr.ask(view, [DRAW.type])).toBe('Posez un Départ si vous voulez, puis piochez.');
});

test('whoever opens an auction is told the least, and later what there is to raise', () => {
  const asks = new Set<string>();
  for (const { state } of randomGame(3, 'prompt')) {
    const task = state.agenda.at(-1);
    if (task?.do !== 'auction' || task.turn === null) continue;
    const said = en.ask(game.view(state, task.turn), ['bid', 'pass']);
    asks.add(said.replace(/\d+/, 'n'));
    expect(said.startsWith('No bid yet')).toBe(task.calls.length === 0);
  }
  expect([...asks].sort()).toEqual(['No bid yet. Open with n, or pass?', 'The bid is n. Raise it, or pass?']);
});

const KINDS = {
  shops: ['open-shop'],
  link: ['lay-link'],
  start: ['lay-start'],
  specials: ['destroy', 'block', 'boost'],
};

test('[CH-07] what it names is what the rules allow, in whole games', () => {
  for (const { state } of [...randomGame(3, 'prompt'), ...randomGame(5, 'prompt')]) {
    if (state.agenda.at(-1)?.do !== 'act') continue;
    const { seat } = state.turn;
    const types = new Set(legal(game, state, seat).map(({ type }) => type));
    const allowed = Object.entries(KINDS).flatMap(([step, kinds]) =>
      kinds.some(kind => types.has(kind as Move['type'])) ? [step] : [],
    );
    expect(stillOpen(game.view(state, seat))).toEqual(allowed);
  }
});

test.each([
  { texts: en, you: 'you', mine: 'Turn 2: yours.', theirs: 'Turn 2: P1.' },
  { texts: fr, you: 'vous', mine: 'Tour 2\u00a0: à vous.', theirs: 'Tour 2\u00a0: P1.' },
])(
  'the beginning of a turn names whose it is, also to $you: it bears their sign',
  ({ texts, you, mine, theirs }) => {
    const told = (reader: number) => {
      const telling = tellingTo(reader, { names: seat => `P${seat}`, you });
      const named: number[] = [];
      const noting = Object.assign((seat: number) => {
        named.push(seat);
        return telling(seat);
      }, telling);
      return [sayEvent(texts, { type: 'turn-began', seat: 1, number: 2 }, noting), named];
    };
    expect(told(1)).toEqual([mine, [1]]);
    expect(told(0)).toEqual([theirs, [1]]);
  },
);
