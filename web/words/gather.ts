import { spoken } from '../kit/spoken.ts';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import { FETCH_GATHER } from './fetch-gather.ts';
import type { GatherWords } from './gather.en.ts';

const WORDS = spoken<GatherWords>(FETCH_GATHER);

/** Fetched with the page of a table of the network, and spoken nowhere else. */
export const useGatherWords = (): GatherWords => WORDS[useStore(settings).language];
