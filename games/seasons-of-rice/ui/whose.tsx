import { SeatSign } from '../../../web/kit/seat.tsx';

interface WhoseProps {
  readonly seat: number;
  readonly text: string;
}

/** Names are as long as people like. */
const ONE_LINE = {
  maxWidth: '16em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Whose landscape is shown, where it is not mine. */
export function Whose({ seat, text }: WhoseProps) {
  return (
    <span class="sr-inline">
      <SeatSign seat={seat} />
      <strong style={ONE_LINE}>{text}</strong>
    </span>
  );
}
