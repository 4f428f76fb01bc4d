import { nth } from '../../../core/sure.ts';
import { useFit } from '../../../web/kit/frame/fit.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { ContestCard } from './contest-card.tsx';
import { EventCard } from './event-card.tsx';
import type { Part } from './part.ts';
import { RoundStrip } from './round-strip.tsx';
import { Stage } from './stage.tsx';
import { usePlayedPhase } from './use-played-phase.ts';

/** Counted in widths of a contest card, as table.css lays them out. */
const LAYOUTS = {
  /** The event over the two contests on the left, the stage on the right. */
  wide: { columns: 4.9, rows: 1.75, ratio: 1, gap: 0 },
  /** All three in a row, the stage below. */
  row: { columns: 3.2, rows: 2.6, ratio: 1, gap: 0 },
};

/** A tablet is high: who plays has a row as wide as the table, with a sign that tells the effect too, and the stage more room below. */
const TABLET_LAYOUTS = { broad: { columns: 4.4, rows: 2.8, ratio: 1, gap: 0 } };

/** So many gnomes of one's own leave the board its height. */
const FEW = 3;
/** From this width of a card on a wide sign has room for what the event does. */
const TELLING = 124;

/** What everybody shares: the round, its event, its contests, and a stage for one thing at a time. */
export function Ground(part: Part) {
  const { view } = part.frame;
  const { unit, arrangement } = useRoom();
  const least = Math.max(94, 6.25 * unit);
  const isPlaying = part.viewer !== 'spectator';
  const isBroad = arrangement === 'tablet' && isPlaying;
  const { area, layout, card } = useFit<HTMLDivElement, string>(isBroad ? TABLET_LAYOUTS : LAYOUTS, {
    least,
    most: 15 * unit,
  });
  const isWide = layout === 'wide';
  const shape = isBroad ? 'broad' : isWide ? 'wide' : 'row';
  const isLow = card <= least;
  const isWaiting = isPlaying && part.frame.choices.length === 0;
  const isCrowded = isPlaying && nth(view.players, part.viewer).gnomes.length > FEW;
  // Too low for cards and stage: what is under way has the room, or while others play or gnomes are many what came of it, and of the cards there is a line.
  const isLine =
    isLow && arrangement === 'upright' && (isWide || view.auction !== null || isWaiting || isCrowded);
  const played = usePlayedPhase(part);
  return (
    <div class="gz-ground">
      <RoundStrip {...part} phase={played.phase ?? view.phase} isLow={isLine} />
      <div ref={area} class={`gz-club gz-club-${isLine ? 'line' : shape}`} style={{ '--card': `${card}px` }}>
        <div class={`gz-line gz-cards ${isBroad ? 'from-top' : ''}`}>
          <EventCard {...part} shape={isLine ? 'line' : shape} tells={card > TELLING} />
          {view.contests.map((_, number) => (
            <ContestCard key={number} {...part} number={number} isLine={isLine} />
          ))}
        </div>
        <Stage {...part} played={played} isLow={isLow} />
      </div>
    </div>
  );
}
