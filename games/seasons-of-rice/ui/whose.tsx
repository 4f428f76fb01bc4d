import { SeatSign } from '../../../web/kit/seat.tsx';

interface WhoseProps {
  readonly seat: number;
  readonly text: string;
}

/** Whose landscape is shown, where it is not mine. */
export function Whose({ seat, text }: WhoseProps) {
  return (
    <span class="sr-inline">
      <SeatSign seat={seat} />
      <strong class="cut-off">{text}</strong>
    </span>
  );
}
