import { Fist } from '../../../web/kit/fist.tsx';

interface ChoosingHandProps {
  readonly seat: number;
  readonly closed: boolean;
  /** What it says: choosing, or done. */
  readonly label: string;
}

/** Where several decide in secret: open as long as the table waits for it, closed once it has decided. */
export function ChoosingHand({ seat, closed, label }: ChoosingHandProps) {
  return <Fist seat={seat} holds={closed ? null : '…'} label={label} />;
}
