import type { Read, Vocabulary } from '../../core/game.ts';
import type { Divergence } from '../../core/record.ts';
import { no, ok, type Result } from '../../core/result.ts';
import type { From, Reel, Shot, Viewpoint } from '../../core/film.ts';
import type { GameFile } from '../../fair/game-file.ts';
import { keyed } from '../../core/sure.ts';
import type { FilmAsk, FilmAsks, FilmReply, Recording } from './film.worker.ts';

/** A replay engine: shows a game step by step, wherever it is kept. */
export interface Projector {
  readonly viewpoints: readonly Viewpoint[];
  reel(viewpoint: Viewpoint): Promise<Reel<Vocabulary>>;
  shot(viewpoint: Viewpoint, step: number): Promise<Shot<Vocabulary>>;
  /** A finished game as a file that any Potager opens. */
  file(names: readonly string[]): Promise<GameFile>;
  position(from: From): Promise<Read<Vocabulary['State']>>;
  stop(): void;
}

/** So many shots are remembered; whoever goes back and forth meets them again. */
const REMEMBERED = 200;

/** A recorded game, replayed in a worker of its own: however long it is, the page never waits. */
export async function openProjector(recording: Recording): Promise<Result<Projector, Divergence | 'broken'>> {
  const worker = new Worker(new URL('./film.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve(gives: unknown): void; reject(why: Error): void }>();
  let asks = 0;
  const ask = <K extends keyof FilmAsks>(kind: K, what: FilmAsks[K]['with']): Promise<FilmAsks[K]['gives']> =>
    new Promise((resolve, reject) => {
      const id = ++asks;
      waiting.set(id, { resolve: gives => resolve(gives as FilmAsks[K]['gives']), reject });
      worker.postMessage({ id, ask: kind, with: what } as FilmAsk);
    });
  worker.addEventListener('message', ({ data }: MessageEvent<FilmReply>) => {
    const { resolve, reject } = keyed(waiting, data.id);
    waiting.delete(data.id);
    if ('failure' in data) reject(new Error(data.failure));
    else resolve(data.gives);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The film cannot be fetched.'));
    waiting.clear();
  });

  const loaded = await ask('load', recording).catch(() => no('broken' as const));
  if (!loaded.ok) {
    worker.terminate();
    return loaded;
  }
  const shots = new Map<string, Promise<Shot<Vocabulary>>>();
  return ok({
    viewpoints: loaded.value,
    reel: viewpoint => ask('reel', viewpoint),
    shot(viewpoint, step) {
      const name = `${viewpoint} ${step}`;
      const known = shots.get(name);
      if (known) return known;
      if (shots.size >= REMEMBERED) shots.clear();
      const taken = ask('shot', { viewpoint, step });
      shots.set(name, taken);
      return taken;
    },
    file: names => ask('file', names),
    position: from => ask('position', from),
    stop: () => worker.terminate(),
  });
}
