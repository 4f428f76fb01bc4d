import { useEffect, useRef } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import type { Moment } from '../kit/scene/moments.ts';
import type { SoundName, Voice } from '../kit/sound/sounds.ts';
import { playSound, readySound } from '../kit/sound/synth.ts';

interface Standing {
  /** How often it has become the reader's turn; null while it is not. */
  readonly turns: number | null;
  /** How the game ended for the reader; null while it goes on. */
  readonly ending: 'win' | 'over' | null;
}

interface Heard<V extends Vocabulary> extends Standing {
  readonly voice: Voice;
  /** From 0 to 1; 0 where several share the screen. */
  readonly volume: number;
  readonly moment: Moment<V> | null;
}

/** Lets moments, the reader's turn and the end be heard. What was so already when the table was opened is silent. */
export function useSounds<V extends Vocabulary>({ voice, volume, moment, turns, ending }: Heard<V>): void {
  const play = (name: SoundName) => playSound(name, voice, volume);
  const was = useRef<Standing>({ turns, ending });
  useEffect(() => readySound(volume), [volume === 0]);
  useEffect(() => {
    if (moment?.staging) play(moment.staging.sound ?? (moment.stays ? 'loss' : 'deed'));
  }, [moment?.key]);
  useEffect(() => {
    const sound = soundOf(was.current, { turns, ending });
    was.current = { turns, ending };
    if (sound && (sound !== 'turn' || !moment)) play(sound);
  }, [turns, ending]);
}

/** What the passage from one to the other sounds like. A turn that has come again is heard, though it was never seen to go. */
export function soundOf(before: Standing, { turns, ending }: Standing): SoundName | null {
  if (ending) return before.ending ? null : ending;
  return turns !== null && turns !== before.turns ? 'turn' : null;
}
