/** A note: semitones above the game's root, and the second at which it begins. */
type Note = readonly [semitones: number, at: number];

/** Short phrases, made when they are played: nothing is fetched. None says what is not also seen. */
export const SOUNDS = {
  turn: [
    [7, 0],
    [12, 0.11],
  ],
  deed: [[0, 0]],
  gain: [
    [4, 0],
    [7, 0.07],
    [12, 0.14],
  ],
  loss: [
    [3, 0],
    [0, 0.12],
    [-5, 0.26],
  ],
  coin: [
    [19, 0],
    [24, 0.05],
  ],
  drop: [
    [12, 0],
    [5, 0.05],
  ],
  card: [
    [5, 0],
    [2, 0.04],
  ],
  fists: [
    [0, 0],
    [0, 0.1],
    [12, 0.24],
  ],
  bloom: [
    [0, 0],
    [4, 0.06],
    [7, 0.12],
    [12, 0.18],
    [16, 0.24],
  ],
  storm: [
    [-12, 0],
    [-13, 0.08],
    [-11, 0.16],
    [-17, 0.26],
  ],
  lamps: [
    [7, 0],
    [11, 0.08],
    [14, 0.16],
    [19, 0.24],
  ],
  season: [
    [0, 0],
    [5, 0.2],
    [9, 0.4],
    [12, 0.6],
  ],
  birth: [
    [7, 0],
    [9, 0.1],
    [12, 0.2],
    [9, 0.3],
    [16, 0.42],
  ],
  last: [
    [12, 0],
    [12, 0.18],
    [7, 0.36],
  ],
  win: [
    [0, 0],
    [4, 0.12],
    [7, 0.24],
    [12, 0.36],
    [16, 0.5],
  ],
  over: [
    [12, 0],
    [7, 0.16],
    [4, 0.32],
    [0, 0.5],
  ],
} as const satisfies { readonly [name: string]: readonly Note[] };

export type SoundName = keyof typeof SOUNDS;

/** What makes the sounds of one game its own. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth';
  /** The root of its phrases, in hertz. */
  readonly root: number;
  /** Seconds in which a note dies away. */
  readonly decay: number;
}
