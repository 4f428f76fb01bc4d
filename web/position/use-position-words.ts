import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import type { PositionWords } from './words.en.ts';
import { POSITION_WORDS } from './words.ts';

export const usePositionWords = (): PositionWords => POSITION_WORDS[useStore(settings).language];
