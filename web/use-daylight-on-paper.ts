import { useEffect } from 'preact/hooks';
import { listen } from './kit/listen.ts';

/** What is printed is printed by day: nobody wants dark grounds on paper. */
export function useDaylightOnPaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let seen = dataset['theme'];
    const toDay = () => {
      seen = dataset['theme'];
      dataset['theme'] = 'day';
    };
    const back = () => {
      if (seen !== undefined) dataset['theme'] = seen;
    };
    return listen(window, { beforeprint: toDay, afterprint: back });
  }, []);
}
