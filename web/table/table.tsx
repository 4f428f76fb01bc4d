import { useEffect, useState } from 'preact/hooks';
import type { Seat, Viewer, Vocabulary } from '../../core/game.ts';
import type { Host, Sight } from '../host/host.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import type { Extras } from './extras.ts';
import { HandOver } from './hand-over.tsx';
import { Seated } from './seated.tsx';

interface TableProps<V extends Vocabulary> {
  readonly host: Host<V>;
  readonly screen: GameScreen<V>;
  readonly extras: Extras;
}

/**
 * A table. When several people share the device, whoever must decide is asked to take it first:
 * until then nothing of anyone's hand is on the page.
 */
export function Table<V extends Vocabulary>({ host, screen, extras }: TableProps<V>) {
  const [holder, setHolder] = useState<Viewer>(() =>
    host.seatsHere.length === 1 ? host.seatsHere[0]! : 'spectator',
  );
  const seen = useSight(host, holder);
  if (!seen) return null;
  const { deciding } = seen.sight.frame;
  const asked = deciding.map(({ seat }) => seat).find(seat => host.seatsHere.includes(seat));
  const name = (seat: Seat) => host.around.get().holders[seat]!.name;
  if (asked !== undefined && asked !== holder)
    return <HandOver seat={asked} name={name(asked)} onReady={() => setHolder(asked)} />;
  if (seen.viewer !== holder) return null;
  return <Seated host={host} screen={screen} viewer={holder} sight={seen.sight} extras={extras} />;
}

/** What this viewer sees now, and whose eyes it was seen with. */
function useSight<V extends Vocabulary>(
  host: Host<V>,
  viewer: Viewer,
): { viewer: Viewer; sight: Sight<V> } | null {
  const [seen, setSeen] = useState<{ viewer: Viewer; sight: Sight<V> } | null>(null);
  useEffect(() => host.watch(viewer, sight => setSeen({ viewer, sight })), [host, viewer]);
  return seen;
}
