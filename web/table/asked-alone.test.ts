import { expect, test } from 'vitest';
import type { Viewer } from '../../core/game.ts';
import type { News } from '../../core/match.ts';
import type { Plots } from '../../games/plots/vocabulary.ts';
import type { Sight } from '../host/host.ts';
import { type Asking, askedNow } from './asked-alone.ts';

/** What a viewer is shown: who has moved so far, and who is asked now. */
interface Shown {
  readonly movers: readonly News<Plots>['seat'][];
  readonly deciding: readonly number[];
  readonly viewer?: Viewer;
  readonly takeback?: boolean;
}

const aloneAfter = (...frames: readonly Shown[]): boolean => askingAfter(...frames).alone;
const turnsAfter = (...frames: readonly Shown[]): number => askingAfter(...frames).turns;

function askingAfter(...frames: readonly Shown[]): Asking {
  let asking: Asking | null = null;
  for (const { movers, deciding, viewer = 0, takeback = false } of frames) {
    const log = movers.map((seat, step) => ({
      step,
      seat,
      events: [],
      takeback: takeback && step === movers.length - 1,
    }));
    const frame = { deciding: deciding.map(seat => ({ seat, moves: [] })) };
    asking = askedNow(asking, viewer, { frame, log } as unknown as Sight<Plots>);
  }
  return asking!;
}

test('whoever is asked by the move of another, or by their own, is asked alone', () => {
  expect(aloneAfter({ movers: [], deciding: [1] }, { movers: [1], deciding: [0] })).toBe(true);
  expect(
    aloneAfter(
      { movers: [], deciding: [1] },
      { movers: [1], deciding: [0] },
      { movers: [1, 0], deciding: [0] },
    ),
  ).toBe(true);
});

test('a question found on arrival may have been put to several', () => {
  expect(aloneAfter({ movers: [1], deciding: [0] })).toBe(false);
  expect(aloneAfter({ movers: [1], deciding: [0] }, { movers: [1], deciding: [0] })).toBe(false);
});

test('the last of several is not alone', () => {
  expect(aloneAfter({ movers: [], deciding: [0, 1] }, { movers: [1], deciding: [0] })).toBe(false);
  expect(
    aloneAfter(
      { movers: [], deciding: [1] },
      { movers: [1], deciding: [0, 1] },
      { movers: [1, 1], deciding: [0] },
    ),
  ).toBe(false);
});

test('the question after it is asked alone again', () => {
  expect(
    aloneAfter(
      { movers: [], deciding: [0, 1] },
      { movers: [1], deciding: [0] },
      { movers: [1, 0], deciding: [0] },
    ),
  ).toBe(true);
});

test('where something was not seen happening, nothing is known', () => {
  expect(aloneAfter({ movers: [], deciding: [1] }, { movers: [1, 2], deciding: [0] })).toBe(false);
});

test('a question that is asked again after a taking back waits', () => {
  expect(aloneAfter({ movers: [], deciding: [1] }, { movers: [1], deciding: [0], takeback: true })).toBe(
    false,
  );
});

test('a device that is handed over knows what it has seen', () => {
  expect(
    aloneAfter(
      { movers: [], deciding: [0] },
      { movers: [0], deciding: [1] },
      { movers: [0], deciding: [1], viewer: 1 },
    ),
  ).toBe(true);
  expect(aloneAfter({ movers: [], deciding: [0, 1] }, { movers: [0], deciding: [1], viewer: 1 })).toBe(false);
});

test('a turn that goes and comes back is counted, told in one frame or in two', () => {
  const mine = { movers: [1], deciding: [0] };
  expect(turnsAfter({ movers: [], deciding: [1] }, mine)).toBe(1);
  expect(turnsAfter(mine, { movers: [1, 0], deciding: [1] }, { movers: [1, 0, 1], deciding: [0] })).toBe(1);
  expect(turnsAfter(mine, { movers: [1, 0, 1], deciding: [0] })).toBe(1);
});

test('going on in one’s own turn, or while others decide as well, is no other turn', () => {
  expect(turnsAfter({ movers: [], deciding: [0] }, { movers: [0], deciding: [0] })).toBe(0);
  expect(turnsAfter({ movers: [], deciding: [0, 1] }, { movers: [1], deciding: [0] })).toBe(0);
});
