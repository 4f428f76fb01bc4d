import { useEffect, useState } from 'preact/hooks';
import type { Result } from '../../core/result.ts';
import type { Answer, Trouble } from '../net/api.ts';

const EVERY = 10_000;

/** What the house answers, asked again and again while somebody looks. Null before the first answer. */
export function useFetched<T>(
  ask: (() => Answer<T>) | null,
  key: string,
): { readonly latest: T | null; readonly trouble: Trouble | null; readonly refresh: () => void } {
  const [answer, setAnswer] = useState<Result<T, Trouble> | null>(null);
  const [known, setKnown] = useState<T | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!ask) return;
    let wanted = true;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const heard = await ask();
      if (!wanted) return;
      setAnswer(heard);
      if (heard.ok) setKnown(heard.value);
    };
    const looks = () => void look();
    looks();
    const timer = setInterval(looks, EVERY);
    document.addEventListener('visibilitychange', looks);
    addEventListener('online', looks);
    return () => {
      wanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', looks);
      removeEventListener('online', looks);
    };
  }, [key, turn]);
  return {
    latest: ask ? known : null,
    trouble: answer && !answer.ok ? answer.error : null,
    refresh: () => setTurn(turn + 1),
  };
}
