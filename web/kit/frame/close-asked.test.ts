import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onCloseAsked } from './close-asked.ts';

let page = new EventTarget();
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

const press = (key: string) => {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key });
  page.dispatchEvent(event);
  return event;
};

test('without a watcher of the browser Escape closes what lies uppermost, and nothing else', () => {
  vi.stubGlobal('CloseWatcher', undefined);
  const [sheet, question] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const forgetSheet = onCloseAsked(sheet);
  const forgetQuestion = onCloseAsked(question);
  press('x');
  expect(press('Escape').defaultPrevented).toBe(true);
  expect([sheet, question].map(close => close.mock.calls.length)).toEqual([0, 1]);
  forgetQuestion();
  press('Escape');
  expect([sheet, question].map(close => close.mock.calls.length)).toEqual([1, 1]);
  forgetSheet();
  expect(press('Escape').defaultPrevented).toBe(false);
});

test('a watcher of the browser is asked again where nothing was closed, and let go in the end', () => {
  const made: (EventTarget & { destroy: () => void })[] = [];
  class Watcher extends EventTarget {
    destroy = vi.fn<() => void>();
    constructor() {
      super();
      made.push(this);
    }
  }
  vi.stubGlobal('CloseWatcher', Watcher);
  const close = vi.fn<() => void>();
  const forget = onCloseAsked(close);
  made.at(-1)!.dispatchEvent(new Event('close'));
  made.at(-1)!.dispatchEvent(new Event('close'));
  expect(close).toHaveBeenCalledTimes(2);
  forget();
  expect(made.at(-1)!.destroy).toHaveBeenCalledTimes(1);
});
