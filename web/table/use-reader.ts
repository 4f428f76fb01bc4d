import { useMemo } from 'preact/hooks';
import type { Viewer, Vocabulary } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import type { Host, HostState, Sight } from '../host/host.ts';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import { called } from '../words/called.ts';
import { useWords } from '../words/index.ts';
import type { Extras } from './extras.ts';
import { victory } from './victory.ts';

interface Seen<V extends Vocabulary> {
  readonly host: Host<V>;
  readonly around: HostState;
  readonly viewer: Viewer;
  readonly sight: Sight<V>;
  readonly extras: Extras;
}

/** Who is in front of this device, what the others are called, and what concerns the reader now. */
export function useReader<V extends Vocabulary>({ host, around, viewer, sight, extras }: Seen<V>) {
  const words = useWords();
  const { television } = useStore(settings);
  const { holders } = around;
  const { deciding, outcome } = sight.frame;
  const names = useMemo(() => (seat: number) => called(nth(holders, seat).name, words), [holders, words]);
  const watches = host.seatsHere.length === 0;
  /** The seat of a device of one's own. */
  const me = host.seatsHere.length === 1 ? nth(host.seatsHere, 0) : null;
  return {
    names,
    me,
    /** Nobody on this device plays. */
    watches,
    isTelevision: television && watches,
    plays: viewer !== 'spectator',
    isGuided: extras.lesson === 'guided',
    /** The viewer must decide. */
    isMine: deciding.some(({ seat }) => seat === viewer),
    won: outcome && victory(nth(outcome.places, 0), { words, names, me }),
  };
}
