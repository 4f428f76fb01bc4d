export type Place =
  | { readonly page: 'start' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'rules'; readonly game: string; readonly clause: string | null }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'lost' };

export function placeAt(path: string, hash: string): Place {
  const [, page = '', name = '', ...more] = path.split('/');
  if (page === '') return { page: 'start' };
  if (more.length > 0 || name === '') return { page: 'lost' };
  if (page === 'new') return { page: 'new', game: name };
  if (page === 'rules') return { page: 'rules', game: name, clause: hash.slice(1) || null };
  if (page === 'table') return { page: 'table', id: name };
  return { page: 'lost' };
}
