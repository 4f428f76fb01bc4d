import { once } from 'node:events';
import { WebSocket } from 'ws';
import { parsed } from '../../../core/data.ts';
import type { Tell } from '../../../wire/tells.ts';
import { textOf } from '../../text-of.ts';

/** A socket on which several messages may be sent before their answers are read. */
export interface Talk {
  readonly isOpen: () => boolean;
  /** Sends all of these; gives what came back in answer, the last of which may be that the house hung up. */
  say(messages: readonly (string | Buffer)[]): Promise<string[]>;
  close(politely: boolean): Promise<void>;
}

const PATIENCE = 30_000;
const ANSWERS = new Set(['done', 'refused', 'welcome']);

export async function openTalk(port: number, read: (text: string) => void): Promise<Talk> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`);
  let answers: string[] = [];
  let enough = () => {};
  socket.on('message', data => {
    const text = textOf(data);
    read(text);
    const { type } = parsed<Tell>(text);
    if (!ANSWERS.has(type)) return;
    answers.push(type);
    enough();
  });
  socket.on('error', () => {});
  socket.on('close', code => {
    answers.push(`closed ${code}`);
    enough();
  });
  await once(socket, 'open');

  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    async say(messages) {
      answers = [];
      let late: NodeJS.Timeout | undefined;
      await new Promise<void>(resolve => {
        late = setTimeout(resolve, PATIENCE);
        enough = () => {
          if (answers.length >= messages.length || socket.readyState === WebSocket.CLOSED) resolve();
        };
        for (const message of messages) socket.send(message);
      });
      clearTimeout(late);
      return answers;
    },
    async close(politely) {
      if (socket.readyState === WebSocket.CLOSED) return;
      const closed = once(socket, 'close');
      if (politely) socket.close();
      else socket.terminate();
      await closed;
    },
  };
}
