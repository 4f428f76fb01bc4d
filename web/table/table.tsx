import { useEffect, useState } from 'preact/hooks';
import type { Frame } from '../../core/frame.ts';
import type { Seat, Viewer, Vocabulary } from '../../core/game.ts';
import type { Host } from '../host/host.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { onDemand } from '../pages/on-demand.tsx';
import type { Extras } from './extras.ts';
import { Seated } from './seated.tsx';
import { useSight } from './use-sight.ts';
import { nth } from '../../core/sure.ts';

/** Only a device that is passed on asks who takes it. */
const HandOver = onDemand(async () => (await import('./hand-over.tsx')).HandOver);

interface TableProps<V extends Vocabulary> {
  readonly host: Host<V>;
  readonly screen: GameScreen<V>;
  readonly extras: Extras;
}

/**
 * A table. When several people share the device, whoever must decide is asked to take it first: until then nothing of
 * anyone's hand is on the page. Where nothing is secret the table simply turns to whoever is next.
 */
export function Table<V extends Vocabulary>({ host, screen, extras }: TableProps<V>) {
  const [holder, setHolder] = useState<Viewer>(() =>
    host.seatsHere.length === 1 ? nth(host.seatsHere, 0) : 'spectator',
  );
  const seen = useSight(host, holder);
  const asked = seen ? nextHere(seen.sight.frame, host.seatsHere, holder) : null;
  const passesOn = asked !== null && asked !== holder;
  const isCovered = seen !== null && passesOn && (screen.hasSecrets?.(seen.sight.frame.view) ?? true);
  useEffect(() => host.hold(isCovered), [host, isCovered]);
  useEffect(() => {
    if (passesOn && !isCovered) setHolder(asked);
  }, [passesOn, isCovered, asked]);
  if (!seen) return null;
  if (isCovered) {
    const { name } = nth(host.around.get().holders, asked);
    const undoes = holder !== 'spectator' && host.undoer(holder) === holder;
    return (
      <HandOver
        game={host.game}
        seat={asked}
        name={name}
        onReady={() => setHolder(asked)}
        onUndo={undoes ? () => host.takeBack(holder) : null}
      />
    );
  }
  if (seen.viewer !== holder) return null;
  return <Seated host={host} screen={screen} extras={extras} {...seen} />;
}

/** Who of those who share the device has to decide: whoever holds it already, if they are asked too. */
function nextHere<V extends Vocabulary>(
  { deciding }: Frame<V>,
  seatsHere: readonly Seat[],
  holder: Viewer,
): Seat | null {
  const asked = deciding.map(({ seat }) => seat).filter(seat => seatsHere.includes(seat));
  return asked.find(seat => seat === holder) ?? asked[0] ?? null;
}
