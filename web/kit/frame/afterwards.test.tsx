import { expect, test, vi } from 'vitest';
import { framesByHand } from '../../../testkit/frame-tests.ts';
import { Afterwards } from './afterwards.tsx';

const frame = framesByHand();

/** An area on the page, with what was drawn of it after its turn came. */
function area(name: string, drawn: string[]) {
  const part = new Afterwards({ children: '' });
  let handed = '';
  part.forceUpdate = () => drawn.push(`${name} ${handed}`);
  return {
    part,
    /** As the page does: what is handed over is kept, whether it is drawn or not. */
    hand(children: string, when?: 'later' | 'at-once' | 'unless-waiting'): boolean {
      const props = when ? { children, when } : { children };
      const isNow = part.shouldComponentUpdate(props);
      part.props = props;
      handed = children;
      return isNow;
    },
  };
}

test('areas are drawn one a frame in the order in which they took their places, each as it is by then', () => {
  const drawn: string[] = [];
  const [seats, board] = [area('seats', drawn), area('board', drawn)];
  board.part.wait();
  seats.part.wait();
  expect(seats.hand('1')).toBe(false);
  expect(board.hand('1')).toBe(false);
  frame();
  expect(drawn).toEqual(['board 1']);
  board.hand('2');
  seats.hand('2');
  frame();
  frame();
  expect(drawn).toEqual(['board 1', 'seats 2', 'board 2']);
});

test('what changes besides is drawn at once, but does not overtake a step that waits', () => {
  const drawn: string[] = [];
  const board = area('board', drawn);
  expect(board.hand('pointed at', 'unless-waiting')).toBe(true);
  board.hand('1', 'later');
  expect(board.hand('1, pointed at', 'unless-waiting')).toBe(false);
  expect(board.part.isWaiting).toBe(true);
  frame();
  expect(drawn).toEqual(['board 1, pointed at']);
  expect(board.part.isWaiting).toBe(false);
});

test('whoever touches the table has it drawn now, and not once more in its turn', () => {
  const drawn: string[] = [];
  const board = area('board', drawn);
  board.part.hurry();
  expect(drawn, 'nothing waits').toEqual([]);
  board.hand('1');
  board.part.hurry();
  expect(drawn).toEqual(['board 1']);
  frame();
  expect(drawn).toEqual(['board 1']);
});

test('what is drawn with everything else no longer waits', () => {
  const drawn: string[] = [];
  const dock = area('dock', drawn);
  dock.hand('1');
  expect(dock.hand('2', 'at-once')).toBe(true);
  expect(dock.part.isWaiting).toBe(false);
  frame();
  expect(drawn).toEqual([]);
});

test('what waits for rest is drawn when nothing newer has come for a while, and in its turn', () => {
  const drawn: string[] = [];
  const [hand, board] = [area('hand', drawn), area('board', drawn)];
  for (const step of ['1', '2']) {
    hand.part.rest();
    board.part.wait();
    hand.hand(step);
    board.hand(step);
    vi.advanceTimersByTime(60);
    frame();
  }
  expect(drawn).toEqual(['board 1', 'board 2']);
  expect(hand.part.isWaiting).toBe(true);
  vi.advanceTimersByTime(60);
  frame();
  expect(drawn).toEqual(['board 1', 'board 2', 'hand 2']);
  expect(hand.part.isWaiting).toBe(false);
});
