import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { watchSize } from '../../../web/kit/frame/watch-size.ts';
import { elementOf } from '../../../web/kit/element-of.ts';
import { Clubhouse, Doorway } from './art/clubhouse.tsx';
import { AuctionStage } from './auction-stage.tsx';
import { Notices } from './notices.tsx';
import type { Part } from './part.ts';
import { WALL } from './places.ts';
import { PhaseScene } from './phase-scene.tsx';
import type { Played } from './use-played-phase.ts';

/** Units of width that the wall needs for its door and its notices, and for the fist of each player. */
const WITH_DOOR = 24;
const DOOR = 13;
const EACH = 3;

/** Of a window so much is in sight below what is pinned above it, or nothing. */
const SILL = 5;

interface StageProps extends Part {
  readonly played: Played;
  /** Whether the club ground is lower than it should be. */
  readonly isLow: boolean;
}

/** The wall of the clubhouse, for one thing at a time: the auction under way, what the table is just playing, or the notice board. */
export function Stage({ played, isLow, ...part }: StageProps) {
  const { auction, players } = part.frame.view;
  const { arrangement, unit } = useRoom();
  const house = useRef<HTMLDivElement>(null);
  const pinned = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [height, setHeight] = useState(0);
  const [covered, setCovered] = useState(0);
  useLayoutEffect(
    () =>
      watchSize(elementOf(house), room => {
        setWidth(room.width);
        setHeight(room.height);
      }),
    [],
  );
  useLayoutEffect(() => watchSize(elementOf(pinned), slip => setCovered(slip.height)), []);
  const isHigh = arrangement === 'upright' ? unit > 15 : arrangement !== 'lying';
  const hasDoor = isHigh && width >= (WITH_DOOR + EACH * players.length) * unit;
  const hasWindows = isHigh && height - covered >= SILL * unit;
  return (
    <div
      ref={house}
      class="gz-stage"
      style={{ '--eaves': isHigh ? '2.9em' : isLow ? '0.6em' : '1.2em' }}
      data-place={WALL}
    >
      <Clubhouse class="behind" isHigh={isHigh} hasDoor={hasDoor} hasWindows={hasWindows} />
      <div ref={pinned}>
        {auction ? (
          <AuctionStage {...part} wall={width - (hasDoor ? DOOR : 3) * unit} isLow={isLow} />
        ) : played.phase !== null ? (
          <PhaseScene {...part} phase={played.phase} onSkip={played.skip} />
        ) : (
          <Notices {...part} />
        )}
      </div>
      {hasDoor && <Doorway class="gz-door" />}
    </div>
  );
}
