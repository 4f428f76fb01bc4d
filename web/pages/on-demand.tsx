import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fetchWords } from '../kit/spoken.ts';
import { settings } from '../settings.ts';
import { FetchingPage } from './fetching.tsx';

/** A page whose script is fetched when somebody first goes there (lazy loading), so that the first page comes at once. */
export function onDemand<P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
  let fetched: ComponentType<P> | null = null;
  return props => {
    const [Page, setPage] = useState<ComponentType<P> | null>(() => fetched);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Page) return;
      const withWords = async () => {
        const page = await fetch();
        await fetchWords(settings.get().language);
        return page;
      };
      withWords().then(
        page => {
          fetched = page;
          setPage(() => page);
        },
        () => setFailed(true),
      );
    }, []);
    return Page ? <Page {...props} /> : <FetchingPage state={failed ? 'failed' : 'loading'} />;
  };
}
