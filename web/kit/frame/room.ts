import { createContext } from 'preact';
import { type MutableRef, useContext, useLayoutEffect, useState } from 'preact/hooks';
import { type Arrangement, arrangementOf, isPhone, type Size, unitOf } from './arrangement.ts';
import { watchSize } from './watch-size.ts';

/** The size of a table, as its areas need it. */
export interface Room {
  readonly arrangement: Arrangement;
  /** In one hand, upright or lying. */
  readonly isPhone: boolean;
  /** The table unit in pixels. */
  readonly unit: number;
  /** The least height of what a thumb touches, in pixels: `--thumb`. */
  readonly thumb: number;
}

const USUAL: Room = { arrangement: 'desktop', isPhone: false, unit: 16, thumb: 44 };

function roomIn(size: Size, isTelevision: boolean): Room {
  const arrangement = isTelevision ? 'television' : arrangementOf(size);
  const unit = unitOf(size, arrangement);
  return { arrangement, isPhone: isPhone(arrangement), unit, thumb: Math.max(44, 2.75 * unit) };
}

/** Most tables fill the window: drawn for it, they need not be drawn again when they are measured. */
const roomInWindow = (isTelevision: boolean): Room =>
  roomIn({ width: innerWidth, height: innerHeight }, isTelevision);

export const RoomContext = createContext<Room>(USUAL);

export const useRoom = (): Room => useContext(RoomContext);

/** Measures a table. On a television it is seen from across the room. */
export function useMeasuredRoom(table: MutableRef<HTMLElement | null>, isTelevision: boolean): Room {
  const [room, setRoom] = useState(() => roomInWindow(isTelevision));
  useLayoutEffect(() => {
    if (!table.current) return;
    return watchSize(table.current, size => {
      const found = roomIn(size, isTelevision);
      setRoom(known =>
        known.arrangement === found.arrangement && known.unit === found.unit ? known : found,
      );
    });
  }, [isTelevision]);
  return room;
}
