import type { TableSheet } from '../../wire/tells.ts';
import { FaultNote } from '../kit/fault-note.tsx';
import { sightOf } from '../net/deals.ts';
import { useWords } from '../words/index.ts';

/** The promise about the deal, in a corner for those who want to know. */
export function FairNote({ sheet }: { sheet: TableSheet }) {
  const { net, colon } = useWords();
  const { fair } = net;
  return (
    <>
      {sightOf(sheet).changed && <FaultNote>{fair.changed}</FaultNote>}
      <details class="fair-note">
        <summary>
          <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
            <path d="M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5zM12 15v2" />
          </svg>
          {fair.sealed}
        </summary>
        <p class="hint">{sheet.deal.construction === 1 ? fair.explainedFirst : fair.explained}</p>
        <p class="hint">
          {fair.fingerprint + colon}
          <code class="fingerprint">{sheet.deal.commitment}</code>
        </p>
      </details>
    </>
  );
}
