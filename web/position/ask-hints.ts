import type { Hint } from '../../bots/hints.ts';
import type { Vocabulary } from '../../core/game.ts';
import type { HintErrand, HintReply } from './hint.worker.ts';

/** The only place that asks for advice: a worker of its own, ended when it has answered or nobody waits any more. */
export function askHints(
  errand: HintErrand,
  tell: (hints: readonly Hint<Vocabulary>[] | 'failed') => void,
): () => void {
  const worker = new Worker(new URL('./hint.worker.ts', import.meta.url), { type: 'module' });
  const finish = (told: readonly Hint<Vocabulary>[] | 'failed') => {
    worker.terminate();
    tell(told);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<HintReply>) =>
    finish('hints' in data ? data.hints : 'failed'),
  );
  worker.addEventListener('error', () => finish('failed'));
  worker.postMessage(errand);
  return () => worker.terminate();
}
