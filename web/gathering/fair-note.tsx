import { useWords } from '../words/index.ts';
import { rememberedDeal } from '../net/deals.ts';
import { FaultNote } from '../kit/fault-note.tsx';

/** The promise about the deal, in a corner for those who want to know. */
export function FairNote({ table, commitment }: { table: string; commitment: string }) {
  const { net, colon } = useWords();
  const { fair } = net;
  const known = rememberedDeal(table).commitment;
  return (
    <>
      {known !== null && known !== commitment && <FaultNote>{fair.changed}</FaultNote>}
      <details class="fair-note">
        <summary>
          <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
            <path d="M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5zM12 15v2" />
          </svg>
          {fair.fixed}
        </summary>
        <p class="hint">{fair.explained}</p>
        <p class="hint">
          {fair.fingerprint + colon}
          <code class="fingerprint">{commitment}</code>
        </p>
      </details>
    </>
  );
}
