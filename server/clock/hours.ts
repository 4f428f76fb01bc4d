/** A stretch of time in which nobody could play: the house was closed, or its clock was set forward. */
export interface Standstill {
  readonly from: number;
  readonly to: number;
}

/** The hours of the house. What it lets people take is counted in them. */
export interface Hours {
  /** This moment plus all standstills between it and `until`: the remaining difference is time that was really spent. */
  carry(moment: number, until?: number): number;
}

export const ALWAYS_OPEN: Hours = { carry: moment => moment };

export function hoursOf(standstills: () => readonly Standstill[]): Hours {
  return {
    carry(moment, until = Infinity) {
      let carried = moment;
      for (const { from, to } of standstills())
        carried += Math.max(0, Math.min(to, until) - Math.max(from, moment));
      return carried;
    },
  };
}
