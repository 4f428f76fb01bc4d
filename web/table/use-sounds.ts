import { useEffect, useRef } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import type { Moment } from '../kit/scene/moments.ts';
import type { SoundName, Voice } from '../kit/sound/sounds.ts';
import { playSound } from '../kit/sound/synth.ts';

interface Heard<V extends Vocabulary> {
  readonly voice: Voice;
  /** From 0 to 1; 0 where several share the screen. */
  readonly volume: number;
  readonly moment: Moment<V> | null;
  readonly isMine: boolean;
  /** How the game ended for the reader; null while it goes on. */
  readonly ending: 'win' | 'over' | null;
}

/** Lets moments, the reader's turn and the end be heard. What was so already when the table was opened is silent. */
export function useSounds<V extends Vocabulary>({ voice, volume, moment, isMine, ending }: Heard<V>): void {
  const play = (name: SoundName) => playSound(name, voice, volume);
  const was = useRef({ isMine, ending });
  useEffect(() => {
    if (moment?.staging) play(moment.staging.sound ?? (moment.stays ? 'loss' : 'deed'));
  }, [moment?.key]);
  useEffect(() => {
    const before = was.current;
    was.current = { isMine, ending };
    if (ending && !before.ending) play(ending);
    else if (isMine && !before.isMine && !moment) play('turn');
  }, [isMine, ending]);
}
