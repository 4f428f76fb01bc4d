import { useEffect } from 'preact/hooks';

/** Milliseconds after which the address follows: browsers mind those who change it all the time. */
const PATIENCE = 200;

/** The address of a step: `#42`, or `#42.token` where one needs an invitation to look. */
export const hashOf = (step: number, invite: string | null): string =>
  `#${step}${invite === null ? '' : `.${invite}`}`;

/** Keeps the step in the address, for whoever reloads the page or copies the link. */
export function useKeptStep(step: number | null, invite: string | null): void {
  useEffect(() => {
    if (step === null) return;
    const note = () => history.replaceState(history.state, '', hashOf(step, invite));
    const timer = setTimeout(note, PATIENCE);
    addEventListener('pagehide', note);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', note);
    };
  }, [step, invite]);
}
