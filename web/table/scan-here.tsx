import { useEffect } from 'preact/hooks';
import { QrCode } from '../gathering/qr.tsx';
import { useStore } from '../kit/store.ts';
import { lookOutward, outward } from '../net/outward.ts';
import { useWords } from '../words/index.ts';
import { useGatherWords } from '../words/gather.ts';

/** For a whole room: who points a telephone at the screen is at this table. */
export function ScanHere({ path }: { path: string }) {
  const { invite } = useWords().net;
  const { table } = useGatherWords();
  useEffect(() => void lookOutward(), []);
  return (
    <figure class="scan-here">
      <QrCode text={new URL(path, useStore(outward)).href} label={invite.qr} />
      <figcaption>{table.inviteWatchers}</figcaption>
    </figure>
  );
}
