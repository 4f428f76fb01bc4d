import { type SoundName, SOUNDS, type Voice } from './sounds.ts';

/** Edgy waves sound louder than round ones. */
const LOUDNESS: { readonly [W in Voice['wave']]: number } = {
  sine: 1,
  triangle: 0.9,
  square: 0.3,
  sawtooth: 0.35,
};
/** Of what the device can do: these are small noises in a living room. */
const SOFT = 0.12;

let context: AudioContext | null = null;

/**
 * Gets the loudspeaker ready while nothing happens: to wake it keeps the page waiting for a tenth of a second and more, which must not be in the
 * middle of the first move. It stays asleep until something is to be heard.
 */
export function readySound(volume: number): void {
  if (volume === 0 || context || typeof AudioContext === 'undefined') return;
  whenIdle(() => {
    if (context) return;
    context = new AudioContext();
    void context.suspend();
  });
}

/** Plays a phrase in a game's voice; `volume` from 0 to 1. Browsers are silent until somebody has touched the page. */
export function playSound(name: SoundName, voice: Voice, volume: number): void {
  if (volume === 0 || !navigator.userActivation?.hasBeenActive) return;
  if (context) return ring(context, name, voice, volume);
  // Waking the loudspeaker takes a while: the first sound may come late, the table may not.
  whenIdle(() => ring((context ??= new AudioContext()), name, voice, volume));
}

function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task, 100);
}

function ring(context: AudioContext, name: SoundName, voice: Voice, volume: number): void {
  void context.resume();
  const { currentTime, destination } = context;
  for (const [semitones, at] of SOUNDS[name]) {
    const oscillator = new OscillatorNode(context, {
      type: voice.wave,
      frequency: voice.root * 2 ** (semitones / 12),
    });
    const gain = new GainNode(context, { gain: 0 });
    const begins = currentTime + at;
    gain.gain.setValueAtTime(0, begins);
    gain.gain.linearRampToValueAtTime(SOFT * volume * LOUDNESS[voice.wave], begins + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, begins + voice.decay);
    oscillator.connect(gain).connect(destination);
    oscillator.start(begins);
    oscillator.stop(begins + voice.decay);
  }
}
