import { type StepHash, stepIn } from './step-hash.ts';

export type Place =
  | { readonly page: 'start' }
  | { readonly page: 'new'; readonly game: string }
  /** `clause` may also be the name of an example. */
  | { readonly page: 'rules'; readonly game: string; readonly clause: string | null }
  | {
      readonly page: 'position';
      readonly game: string;
      /** A position that came with the link. */
      readonly sketch: string | null;
    }
  /** A position of the rules to try things on. */
  | { readonly page: 'example'; readonly game: string; readonly example: string }
  | { readonly page: 'table'; readonly id: string }
  | {
      readonly page: 'net-table';
      readonly id: string;
      readonly invite: string | null;
      /** The seat the invitation is for, if it is for one. */
      readonly seat: number | null;
    }
  | ({
      readonly page: 'replay';
      /** A table of this device, or of the house. */
      readonly where: 'device' | 'house';
      readonly id: string;
    } & StepHash)
  | ({ readonly page: 'game-file' } & Pick<StepHash, 'step' | 'eyes'>)
  | { readonly page: 'me' }
  | { readonly page: 'move'; readonly code: string | null }
  | { readonly page: 'lost' };

export function placeAt(path: string, hash: string): Place {
  const [, page = '', name = '', ...more] = path.split('/');
  if (page === '') return { page: 'start' };
  if (path === '/me') return { page: 'me' };
  if (path === '/move') return { page: 'move', code: hash.slice(1) || null };
  if (path === '/replay') {
    const { step, eyes } = stepIn(hash);
    return { page: 'game-file', step, eyes };
  }
  if ((page === 'table' || page === 't') && more.join('/') === 'replay')
    return { page: 'replay', where: page === 't' ? 'house' : 'device', id: name, ...stepIn(hash) };
  if (page === 'rules' && more.length === 1 && more[0])
    return { page: 'example', game: name, example: more[0] };
  if (more.length > 0 || name === '') return { page: 'lost' };
  if (page === 'new') return { page: 'new', game: name };
  if (page === 'rules') return { page: 'rules', game: name, clause: hash.slice(1) || null };
  if (page === 'position') return { page: 'position', game: name, sketch: hash.slice(1) || null };
  if (page === 'table') return { page: 'table', id: name };
  if (page === 't') return { page: 'net-table', id: name, ...invitation(hash) };
  return { page: 'lost' };
}

/** `#token`, or `#token.2` when it is for the second seat only. */
function invitation(hash: string): { invite: string | null; seat: number | null } {
  const [token = '', seat = ''] = hash.slice(1).split('.');
  return { invite: token || null, seat: /^\d{1,2}$/.test(seat) ? Number(seat) - 1 : null };
}
