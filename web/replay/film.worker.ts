import type { Game, Read, Viewer, Vocabulary } from '../../core/game.ts';
import type { Divergence, GameRecord } from '../../core/record.ts';
import { no, ok, type Result } from '../../core/result.ts';
import { present } from '../../core/sure.ts';
import { type GameFile, gameFileOf } from '../../fair/game-file.ts';
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
  /** The whole game as a file, with these names. */
  readonly file: { with: readonly string[]; gives: GameFile };
  readonly position: { with: From; gives: Read<Vocabulary['State']> };
}

type Kind = keyof FilmAsks;
export type FilmAsk = {
  [K in Kind]: { readonly id: number; readonly ask: K; readonly with: FilmAsks[K]['with'] };
}[Kind];
export type FilmReply =
  | { readonly id: number; readonly gives: FilmAsks[Kind]['gives'] }
  | { readonly id: number; readonly failure: string };

interface Loaded {
  readonly film: Film<Vocabulary>;
  readonly game: Game<Vocabulary>;
  readonly recording: Recording;
}

let loaded: Loaded | null = null;

async function load(recording: Recording): Promise<FilmAsks['load']['gives']> {
  const { record, edition, mine } = recording;
  const box = await present(onShelf(record.game), 'game of this name').rules();
  const game = box.open(editionOf(edition, box));
  const film = filmOf(game, record, mine);
  if (!film.ok) return no(film.error);
  loaded = { film: film.value, game, recording };
  return ok(film.value.viewpoints);
}

function fileOf({ game, recording }: Loaded, names: readonly string[]): GameFile {
  const { record, edition } = recording;
  const file = gameFileOf(game, { record, edition, names, deal: null });
  if (!file.ok) throw new Error(`There is no file of this game: ${file.error.code}`);
  return file.value;
}

async function answer(asked: FilmAsk): Promise<FilmAsks[Kind]['gives']> {
  if (asked.ask === 'load') return load(asked.with);
  const running = present(loaded, 'film');
  const { film } = running;
  switch (asked.ask) {
    case 'reel':
      return film.reel(asked.with);
    case 'shot':
      return film.shot(asked.with.viewpoint, asked.with.step);
    case 'file':
      return fileOf(running, asked.with);
    case 'position':
      return film.position(asked.with);
  }
}

addEventListener('message', ({ data }: MessageEvent<FilmAsk>) => {
  void answer(data)
    .then((gives): FilmReply => ({ id: data.id, gives }))
    .catch((error: unknown): FilmReply => ({ id: data.id, failure: String(error) }))
    .then(reply => postMessage(reply));
});
