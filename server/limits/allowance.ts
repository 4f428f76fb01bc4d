/** A token bucket: so much at once, and as much again within `seconds`, little by little. */
export interface Allowance {
  readonly points: number;
  readonly seconds: number;
}

/** A bucket for each name: what one uses up, others still have. */
export interface Purses {
  /** Pays and gives 0, or gives the seconds to wait. A price above the balance may still be paid: the balance becomes
   * negative. */
  take(who: string, price: number): number;
  /** Charges for what has been done already. */
  charge(who: string, price: number): void;
  /** Whether somebody owes half of what they may have at once: they went on although they were refused. */
  isBroke(who: string): boolean;
  readonly size: () => number;
}

interface Purse {
  left: number;
  at: number;
}

export function purses({ points, seconds }: Allowance, now: () => number = () => performance.now()): Purses {
  const all = new Map<string, Purse>();
  const perMillisecond = points / (seconds * 1000);
  let swept = now();

  /** Drops full buckets: they are like new ones. */
  function sweep(at: number): void {
    swept = at;
    for (const [who, { left, at: last }] of all)
      if (left + (at - last) * perMillisecond >= points) all.delete(who);
  }

  function purseOf(who: string): Purse {
    const at = now();
    if (at - swept > seconds * 1000) sweep(at);
    const purse = all.get(who) ?? { left: points, at };
    all.set(who, purse);
    purse.left = Math.min(points, purse.left + (at - purse.at) * perMillisecond);
    purse.at = at;
    return purse;
  }

  function charge(purse: Purse, price: number): void {
    purse.left = Math.max(-points, purse.left - price);
  }

  return {
    take(who, price) {
      const purse = purseOf(who);
      const needed = Math.min(price, 1);
      if (purse.left < needed) return Math.max(1, Math.ceil((needed - purse.left) / perMillisecond / 1000));
      charge(purse, price);
      return 0;
    },
    charge: (who, price) => charge(purseOf(who), price),
    isBroke: who => purseOf(who).left <= -points / 2,
    size: () => all.size,
  };
}
