/** Days on which the house was open. */
export interface Calendar {
  /** How many so far. */
  readonly day: number;
  /** When the present one began, by the clock of the node that counted it. */
  readonly began: number;
}

const DAY = 24 * 3_600_000;

/**
 * The calendar after a look at the clock. However far the clock has jumped or the house has been away, at most one day has
 * passed; and a clock that was put back is believed from then on.
 */
export function turnOver(calendar: Calendar, now: number): Calendar {
  const { day, began } = calendar;
  if (now < began - DAY) return { day, began: now };
  if (now < began + DAY) return calendar;
  return { day: day + 1, began: now < began + 2 * DAY ? began + DAY : now };
}
