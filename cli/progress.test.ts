import { expect, test } from 'vitest';
import { progressOf } from './progress.ts';

function screen(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => void written.push(text) };
}

test('a terminal sees how far the work is, ten times a second at most', () => {
  const terminal = screen(true);
  let now = 0;
  const progress = progressOf('Tables', terminal, () => now);
  progress.show(1, 200);
  now = 50;
  progress.show(2, 200);
  now = 100;
  progress.show(31, 200);
  now = 300;
  progress.show(32, null);
  now = 500;
  progress.show(0, null);
  progress.clear();
  progress.clear();
  expect(terminal.written.map(text => text.replace('\r\u001B[K', ''))).toEqual([
    'Tables: 1 of 200 (0 %)',
    'Tables: 31 of 200 (15 %)',
    'Tables: 32',
    'Tables …',
    '',
  ]);
});

test('a file or a pipe sees nothing of it', () => {
  const pipe = screen(false);
  const progress = progressOf('Tables', pipe);
  progress.show(1, 2);
  progress.clear();
  expect(pipe.written).toEqual([]);
});
