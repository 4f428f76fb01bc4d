import { nth } from '../../../core/sure.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { HouseView } from '../vocabulary.ts';
import { type Part, placeOf } from './part.ts';

/** Everything a purchase would bring about, in words, before it is made. */
export function consequences(
  { id, owner, preview }: HouseView,
  { words, names, view }: Pick<Part, 'words' | 'names' | 'view'>,
): string {
  if (!preview || view.you === 'spectator') return '';
  const say: TableWords['preview'] = words.preview;
  const place = words.place.name(placeOf(id));
  const places = (ids: readonly string[]) => ids.map(words.place.name).join(', ');
  return [
    say.money(nth(view.players, view.you).money, preview.moneyLeft),
    owner !== null && say.toOwner(names(owner), words.money(preview.toOwner)),
    preview.permit && say.permit,
    preview.becomes === 'closed' && say.closes(place),
    preview.breaks !== null && say.breaks(place, names(preview.breaks)),
    preview.opens.length > 0 && say.opens(places(preview.opens)),
    preview.shuts.length > 0 && say.shuts(places(preview.shuts)),
    preview.missing === 0 ? say.wins : say.recipe(preview.missing),
  ]
    .filter(line => line !== false)
    .join(' · ');
}
