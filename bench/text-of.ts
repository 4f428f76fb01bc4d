import type { RawData } from 'ws';

/** The text of a message, which `ws` hands over in one piece. */
export function textOf(data: RawData): string {
  if (!Buffer.isBuffer(data)) throw new Error('Impossible: a message in pieces');
  return data.toString();
}
