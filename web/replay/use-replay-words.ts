import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import type { ReplayWords } from './words.en.ts';
import { REPLAY_WORDS } from './words.ts';

export function useReplayWords(): ReplayWords {
  return REPLAY_WORDS[useStore(settings).language];
}
