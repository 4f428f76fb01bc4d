/** A mean, and how far the truth may lie on either side of it with 95 % confidence; null from a single sample. */
export interface Estimate {
  readonly mean: number;
  readonly margin: number | null;
}

export function estimate(samples: readonly number[]): Estimate {
  const mean = average(samples);
  const freedom = samples.length - 1;
  if (freedom < 1) return { mean, margin: null };
  const variance = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / freedom;
  return { mean, margin: student(freedom) * Math.sqrt(variance / samples.length) };
}

export function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

/** Student's 97.5 % quantile by its expansion around the normal one: right to a hundredth from six samples on. */
function student(freedom: number): number {
  return 1.96 + 2.372 / freedom + 2.822 / freedom ** 2 + 2.556 / freedom ** 3;
}
