import { useEffect, useState } from 'preact/hooks';
import type { Result } from '../../core/result.ts';
import { Dialog } from '../dialog.tsx';
import { download } from '../download.ts';
import { Icon } from '../kit/icon.tsx';
import type { Trouble } from '../net/api.ts';
import { useGatherWords } from '../words/gather.ts';
import { useWords } from '../words/index.ts';
import { sayTrouble } from '../words/say-refused.ts';
import { checkDeal, type Checked, type Finished } from './check-deal.ts';
import { sayVerdict, VerdictParts } from './verdict-parts.tsx';

/** Every promise about the deal, with a tick or a cross. */
export function CheckSheet({ finished, onClose }: { finished: Finished; onClose: () => void }) {
  const words = useWords();
  const { fair } = useGatherWords();
  const [result, setResult] = useState<Result<Checked, Trouble> | null>(null);
  useEffect(() => {
    let wanted = true;
    void checkDeal(finished).then(found => wanted && setResult(found));
    return () => {
      wanted = false;
    };
  }, [finished.table]);
  return (
    <Dialog title={fair.check} onClose={onClose}>
      <div class="checks" role="status">
        {!result && <p>{fair.checking}</p>}
        {result && !result.ok && (
          <p class="fault">
            {fair.unknown} {sayTrouble(result.error, words)}
          </p>
        )}
        {result?.ok && <Report checked={result.value} />}
      </div>
      {result?.ok && (
        <p class="row">
          <button
            type="button"
            class="button"
            onClick={() => download(`potager-${finished.table}.json`, result.value.file)}
          >
            {fair.save}
          </button>
        </p>
      )}
    </Dialog>
  );
}

function Report({ checked: { checks, verdict, remembered } }: { checked: Checked }) {
  const { table } = useWords();
  const { fair } = useGatherWords();
  const good = verdict.trust !== 'broken';
  return (
    <>
      <p class={good ? 'checks-good' : 'fault'}>
        <strong>{sayVerdict(verdict, fair)}</strong>
      </p>
      {good && <VerdictParts verdict={verdict} />}
      <ul class="check-list">
        {checks.map(({ check, ok, detail }) => (
          <li key={check} class={ok ? 'check check-kept' : 'check check-broken'}>
            <Icon of={ok ? 'check' : 'close'} />
            <span>
              {ok ? fair.checks[check].kept : fair.checks[check].broken}
              {check === 'memory' &&
                detail.code !== 'fine' &&
                detail.code !== 'no-proof' &&
                ` ${fair.memoryTroubles[detail.code]}`}
            </span>
          </li>
        ))}
      </ul>
      {verdict.rewinds > 0 && <p class="hint">{table.friendlyHint}</p>}
      {!remembered && <p class="hint">{fair.noMemory}</p>}
    </>
  );
}
