import { once } from 'node:events';
import { WebSocket } from 'ws';
import { parsed } from '../../core/data.ts';
import type { Tell } from '../../wire/tells.ts';
import { textOf } from '../text-of.ts';

/** Milliseconds from asking to watch a table until it has been shown, on a connection that is already open. */
export async function timeToShow(port: number, table: string): Promise<number> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket`);
  await once(socket, 'open');
  const began = performance.now();
  const shown = new Promise<void>((resolve, reject) => {
    let frames = 0;
    socket.on('message', data => {
      const { type } = parsed<Tell>(textOf(data));
      if (type === 'frame') frames++;
      if (type === 'refused') reject(new Error('the table is not shown'));
      if (type === 'done' && frames === 1) resolve();
      else if (type === 'done') reject(new Error('the table is not shown once'));
    });
  });
  socket.send(JSON.stringify({ type: 'watch', id: 'w', table, since: -1, invite: null }));
  await shown;
  const took = performance.now() - began;
  socket.terminate();
  return took;
}
