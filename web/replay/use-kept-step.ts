import { useEffect, useLayoutEffect } from 'preact/hooks';
import { hashOf, stepIn, type StepHash } from '../step-hash.ts';

/** Milliseconds after which the address follows: browsers mind those who change it all the time. */
const PATIENCE = 200;

/** Keeps the chosen step and viewpoint in the address, for reloading the page and copying the link. */
export function useKeptStep({ step, eyes, invite }: StepHash): void {
  useEffect(() => {
    if (step === null) return;
    const note = () => history.replaceState(history.state, '', hashOf({ step, eyes, invite }));
    const timer = setTimeout(note, PATIENCE);
    addEventListener('pagehide', note);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', note);
    };
  }, [step, eyes, invite]);
}

/** Another link to the same game, pasted into the address bar, leads to its step. */
export function useLinkFollowed(follow: (link: StepHash) => void): void {
  useLayoutEffect(() => {
    const hear = () => follow(stepIn(location.hash));
    addEventListener('hashchange', hear);
    return () => removeEventListener('hashchange', hear);
  });
}
