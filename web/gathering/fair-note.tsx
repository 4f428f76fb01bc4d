import type { TableSheet } from '../../wire/tells.ts';
import { FaultNote } from '../kit/fault-note.tsx';
import { Icon } from '../kit/icon.tsx';
import { sightOf } from '../net/deals.ts';
import { useGatherWords } from '../words/gather.ts';
import { useWords } from '../words/index.ts';

/** The promise about the deal, in a corner for those who want to know. */
export function FairNote({ sheet }: { sheet: TableSheet }) {
  const { colon } = useWords();
  const { fair } = useGatherWords();
  return (
    <>
      {sightOf(sheet).changed && <FaultNote>{fair.changed}</FaultNote>}
      <details class="fair-note">
        <summary>
          <Icon of="lock" />
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
