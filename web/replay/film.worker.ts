import type { Read, Viewer, Vocabulary } from '../../core/game.ts';
import type { Divergence, GameRecord } from '../../core/record.ts';
import { no, ok, type Result } from '../../core/result.ts';
import { present } from '../../core/sure.ts';
import { editionOf } from '../own-edition.ts';
import { onShelf } from '../shelf.ts';
import { type Film, filmOf, type From, type Reel, type Shot, type Viewpoint } from '../../core/film.ts';

/** A recorded game, and who looks at it. */
export interface Recording {
  readonly record: GameRecord<Vocabulary>;
  /** Component data other than ours; null for ours. */
  readonly edition: unknown;
  readonly mine: Viewer;
}

/** What is asked of the worker, and what it answers. */
export interface FilmAsks {
  readonly load: { with: Recording; gives: Result<readonly Viewpoint[], Divergence> };
  readonly reel: { with: Viewpoint; gives: Reel<Vocabulary> };
  readonly shot: { with: { readonly viewpoint: Viewpoint; readonly step: number }; gives: Shot<Vocabulary> };
  readonly position: { with: From; gives: Read<Vocabulary['State']> };
}

type Kind = keyof FilmAsks;
export type FilmAsk = {
  [K in Kind]: { readonly id: number; readonly ask: K; readonly with: FilmAsks[K]['with'] };
}[Kind];
export type FilmReply =
  | { readonly id: number; readonly gives: FilmAsks[Kind]['gives'] }
  | { readonly id: number; readonly failure: string };

let film: Film<Vocabulary> | null = null;

async function load({ record, edition, mine }: Recording): Promise<FilmAsks['load']['gives']> {
  const box = await present(onShelf(record.game), 'game of this name').rules();
  const loaded = filmOf(box.open(editionOf(edition, box)), record, mine);
  if (!loaded.ok) return no(loaded.error);
  film = loaded.value;
  return ok(film.viewpoints);
}

async function answer(asked: FilmAsk): Promise<FilmAsks[Kind]['gives']> {
  if (asked.ask === 'load') return load(asked.with);
  const loaded = present(film, 'film');
  switch (asked.ask) {
    case 'reel':
      return loaded.reel(asked.with);
    case 'shot':
      return loaded.shot(asked.with.viewpoint, asked.with.step);
    case 'position':
      return loaded.position(asked.with);
  }
}

addEventListener('message', ({ data }: MessageEvent<FilmAsk>) => {
  void answer(data)
    .then((gives): FilmReply => ({ id: data.id, gives }))
    .catch((error: unknown): FilmReply => ({ id: data.id, failure: String(error) }))
    .then(reply => postMessage(reply));
});
