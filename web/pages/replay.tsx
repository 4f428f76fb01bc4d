import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Result } from '../../core/result.ts';
import type { Trouble } from '../net/api.ts';
import { Replay } from '../replay/replay.tsx';
import type { Source } from '../replay/source.ts';
import { localSource, netSource } from '../replay/sources.ts';
import type { StepHash } from '../step-hash.ts';
import { useWords } from '../words/index.ts';
import { sayTrouble } from '../words/say-refused.ts';
import { FetchingPage } from './fetching.tsx';
import { LostPage } from './lost.tsx';
import { TroublePage } from './trouble.tsx';

interface ReplayPageProps extends StepHash {
  readonly where: 'device' | 'house';
  readonly id: string;
}

/** A table, looked at again step by step. */
export function ReplayPage({ where, ...table }: ReplayPageProps) {
  return where === 'device' ? <LocalReplay {...table} /> : <NetReplay {...table} />;
}

type TableProps = Omit<ReplayPageProps, 'where'>;

function LocalReplay({ id, ...link }: TableProps) {
  const words = useWords();
  const source = useMemo(() => localSource(id), [id]);
  return source ? <Replay source={source} link={link} /> : <LostPage why={words.trouble.noTable} />;
}

function NetReplay({ id, ...link }: TableProps) {
  const { invite } = link;
  const words = useWords();
  const [source, setSource] = useState<Result<Source, Trouble> | null>(null);
  useEffect(() => {
    let wanted = true;
    void netSource(id, invite).then(found => wanted && setSource(found));
    return () => {
      wanted = false;
    };
  }, [id, invite]);
  if (source === null) return <FetchingPage state="loading" />;
  if (!source.ok)
    return <TroublePage title={words.trouble.divergedTitle} text={sayTrouble(source.error, words)} />;
  return <Replay source={source.value} link={link} />;
}
