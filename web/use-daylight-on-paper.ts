import { useEffect } from 'preact/hooks';
import { listen } from './kit/listen.ts';

/** What is printed is printed by day: nobody wants dark grounds on paper. Style sheets are told what it is. */
export function useDaylightOnPaper(paper: 'sheet' | 'rules'): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let seen = dataset['theme'];
    const toDay = () => {
      seen = dataset['theme'];
      dataset['theme'] = 'day';
      dataset['paper'] = paper;
    };
    const back = () => {
      if (seen !== undefined) dataset['theme'] = seen;
      delete dataset['paper'];
    };
    return listen(window, { beforeprint: toDay, afterprint: back });
  }, [paper]);
}
