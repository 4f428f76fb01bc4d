import { useState } from 'preact/hooks';
import { download } from '../download.ts';
import { api, type Trouble } from '../net/api.ts';
import { useWords } from '../words/index.ts';
import { sayTrouble } from '../words/say-refused.ts';
import { FaultNote } from '../kit/fault-note.tsx';
import { useMeWords } from './words.ts';

export function DataPanel() {
  const words = useWords();
  const { me } = useMeWords();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const fetchAll = async () => {
    const data = await api.myData();
    setTrouble(data.ok ? null : data.error);
    if (data.ok) download('potager-me.json', data.value);
  };
  return (
    <section class="panel" aria-labelledby="my-data">
      <h2 id="my-data">{me.data}</h2>
      <p>{me.dataText}</p>
      <p class="row">
        <button type="button" class="button" onClick={() => void fetchAll()}>
          {me.download}
        </button>
      </p>
      {trouble && <FaultNote>{sayTrouble(trouble, words)}</FaultNote>}
    </section>
  );
}
