import { defaultOptions } from '../../core/opening.ts';
import { type About, fetchRules } from '../../games/about.ts';
import { newTable } from '../host/new-table.ts';
import { settings } from '../settings.ts';
import type { Words } from '../words/words.ts';
import { usualHolders } from './usual-holders.ts';

/** Opens a table on this device with the usual rules, the reader and bots; gives its address. */
export async function playNow(about: About, words: Words): Promise<string> {
  const { box } = await fetchRules(about);
  const game = box.open(box.edition);
  const holders = usualHolders(game, { name: settings.get().name, words });
  return `/table/${newTable(game, { options: defaultOptions(game), holders, edition: null })}`;
}
