import type { ComponentChildren } from 'preact';
import { Count } from './count.tsx';

interface QuantityProps {
  readonly value: number;
  /** The painted piece that is counted; it stands after the number. */
  readonly symbol: ComponentChildren;
  /** The whole of it in words, “3 coins”. */
  readonly label: string;
  /** What travels comes to here and from here. */
  readonly place?: string;
}

/** So many of something: a number and the thing. */
export function Quantity({ value, symbol, label, place }: QuantityProps) {
  return (
    <span class="quantity" title={label} data-place={place}>
      <span aria-hidden="true">
        <Count value={value} />
        {symbol}
      </span>
      <span class="only-heard">{label}</span>
    </span>
  );
}
