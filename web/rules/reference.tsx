import type { Vocabulary } from '../../core/game.ts';
import type { GameScreen, ReferenceProps } from '../kit/game-screen.ts';
import { Fetching } from '../pages/fetching.tsx';
import { useWanted } from '../wanted.ts';

type ReferenceOfProps<V extends Vocabulary> = ReferenceProps<V> & { readonly screen: GameScreen<V> };

/** The component data of a game, fetched now. */
export function ReferenceOf<V extends Vocabulary>({ screen, ...shown }: ReferenceOfProps<V>) {
  const reference = useWanted(screen.reference);
  return reference.is === 'here' ? <reference.part {...shown} /> : <Fetching state={reference.is} />;
}
