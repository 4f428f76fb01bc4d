import { useMemo } from 'preact/hooks';
import type { Seat, Viewer, Vocabulary } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import type { Names } from '../../core/telling.ts';
import type { Texts } from '../../core/texts.ts';
import type { Host, HostState, Sight } from '../host/host.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import type { Language } from '../kit/language.ts';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import { called } from '../words/called.ts';
import { useWords } from '../words/index.ts';
import type { Extras } from './extras.ts';
import { victory } from './victory.ts';

/** A table, and whose eyes it is seen with. */
export interface Seen<V extends Vocabulary> {
  readonly host: Host<V>;
  readonly screen: GameScreen<V>;
  readonly viewer: Viewer;
  readonly sight: Sight<V>;
  readonly extras: Extras;
}

/** Who is in front of this device, what they see and in which words: what all parts of a table are made from. */
export interface Reader<V extends Vocabulary> extends Seen<V> {
  readonly around: HostState;
  readonly language: Language;
  readonly texts: Texts<V>;
  readonly names: Names;
  /** The seat of a device of one's own; null where several share it, or nobody plays. */
  readonly me: Seat | null;
  /** Nobody on this device plays: it may be a television. */
  readonly watches: boolean;
  readonly isTelevision: boolean;
  readonly plays: boolean;
  readonly isGuided: boolean;
  /** The viewer must decide. */
  readonly isMine: boolean;
  /** The end in words, once it has come. */
  readonly won: string | null;
}

export function useReader<V extends Vocabulary>(seen: Seen<V>): Reader<V> {
  const { host, screen, viewer, sight, extras } = seen;
  const words = useWords();
  const { television, language } = useStore(settings);
  const around = useStore(host.around);
  const { holders } = around;
  const { deciding, outcome } = sight.frame;
  const names = useMemo(() => (seat: number) => called(nth(holders, seat).name, words), [holders, words]);
  const watches = host.seatsHere.length === 0;
  const me = host.seatsHere.length === 1 ? nth(host.seatsHere, 0) : null;
  return {
    ...seen,
    around,
    language,
    texts: screen.texts[language],
    names,
    me,
    watches,
    isTelevision: television && watches,
    plays: viewer !== 'spectator',
    isGuided: extras.lesson === 'guided',
    isMine: deciding.some(({ seat }) => seat === viewer),
    won: outcome && victory(nth(outcome.places, 0), { words, names, me }),
  };
}
