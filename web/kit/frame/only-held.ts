import { createContext } from 'preact';

/** Whether a board is drawn for what its viewer holds, and for nothing else: `held` of its areas. */
export const OnlyHeld = createContext(false);
