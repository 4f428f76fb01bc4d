import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Where a board is drawn for what its viewer holds, and for nothing else (`held` of its areas): what that is called, “Basil’s hand”. Else null. */
export const OnlyHeld = createContext<string | null>(null);

/** What a hand is called: by this, or by its owner's name where everybody's are shown. */
export const useHeldLabel = (label: string): string => useContext(OnlyHeld) ?? label;
