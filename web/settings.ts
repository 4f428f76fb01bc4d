import { type Language, LANGUAGES } from './kit/language.ts';
import { fetchWords } from './kit/spoken.ts';
import { type Store, storeOf } from './kit/store.ts';
import { keep, kept } from './net/kept.ts';

/** What a reader can choose, in the order in which they are asked. */
export const PREFERENCES = {
  language: LANGUAGES,
  theme: ['auto', 'day', 'night'],
  /** How long a bot seems to think. */
  pace: ['calm', 'brisk', 'instant'],
  /** How long moments stay on the stage; none: nothing is staged. */
  scenes: ['calm', 'quick', 'none'],
  volume: ['off', 'soft', 'loud'],
  /** Whether a board asks twice before a turn ends with something left to do. */
  secondThought: ['ask', 'never'],
  /** Whether the table asks before a move that cannot be taken back; of a beginner: until one game of this title was finished. */
  finalAsk: ['beginner', 'always', 'never'],
  /** Whether bots and clocks wait a moment after a turn, so that it can be taken back. */
  breath: ['take', 'none'],
  /** Whether the only possible move is played for the reader. */
  onlyChoice: ['play', 'wait'],
} as const;

export type Preference = keyof typeof PREFERENCES;
export type Preferences = { readonly [P in Preference]: (typeof PREFERENCES)[P][number] };
export type Pace = Preferences['pace'];
export type ScenePace = Preferences['scenes'];
export type Volume = Preferences['volume'];

/** What this device remembers about its reader. */
export interface Settings extends Preferences {
  /** Whether the choices in words stand beside the board: once opened they stay for who uses them. */
  readonly choices: boolean;
  /** Whether log and chat stand beside the board where there is room for them. */
  readonly story: boolean;
  /** Whether this is a big screen across the room, for who watches. */
  readonly television: boolean;
  /** The name last used on this device. */
  readonly name: string;
}

const VALUES: { readonly [P in Preference]: readonly Preferences[P][] } = PREFERENCES;
export const valuesOf = <P extends Preference>(preference: P): readonly Preferences[P][] =>
  VALUES[preference];

const KEY = 'potager.settings';

function remembered(): Settings {
  const preferred = navigator.language.slice(0, 2);
  const usual: Settings = {
    language: LANGUAGES.find(language => language === preferred) ?? 'en',
    theme: 'auto',
    pace: 'calm',
    scenes: 'calm',
    volume: 'soft',
    secondThought: 'ask',
    finalAsk: 'beginner',
    breath: 'take',
    onlyChoice: 'play',
    choices: false,
    story: true,
    television: false,
    name: '',
  };
  const stored = kept<Partial<Settings>>(KEY) ?? {};
  const known = <P extends Preference>(preference: P): Preferences[P] =>
    valuesOf(preference).find(value => value === stored[preference]) ?? usual[preference];
  return {
    language: known('language'),
    theme: known('theme'),
    pace: known('pace'),
    scenes: known('scenes'),
    volume: known('volume'),
    secondThought: known('secondThought'),
    finalAsk: known('finalAsk'),
    breath: known('breath'),
    onlyChoice: known('onlyChoice'),
    choices: stored.choices === true,
    story: stored.story !== false,
    television: stored.television === true,
    name: typeof stored.name === 'string' ? stored.name.slice(0, 24) : usual.name,
  };
}

export const settings: Store<Settings> = storeOf(remembered());

export function change(part: Partial<Settings>): void {
  const now = settings.get();
  const { language = now.language } = part;
  if (part.language !== undefined) wished = language;
  if (language === now.language) remember({ ...now, ...part });
  else void speak(language, () => remember({ ...settings.get(), ...part }));
}

function remember(next: Settings): void {
  settings.set(next);
  keep(KEY, next);
}

/** The language that was asked for last. */
let wished = settings.get().language;
/** Whether its words did not arrive. */
export const isSpeechless = storeOf(false);

/** Another language is spoken once its words are there. */
async function speak(language: Language, speaks: () => void): Promise<void> {
  try {
    await fetchWords(language);
    if (wished === language) speaks();
  } catch {
    isSpeechless.set(true);
    // What was chosen is shown as it was before.
    settings.set({ ...settings.get() });
  }
}

/** Whether a turn waits to be taken back. Whoever wants bots at once wants no pause either. */
export const takesBreath = ({ breath, pace }: Settings): boolean => breath === 'take' && pace !== 'instant';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Shows language and theme on the document itself, for style sheets and screen readers. */
function dress({ documentElement }: Document): void {
  const { language, theme } = settings.get();
  const shown = theme === 'auto' ? (dark.matches ? 'night' : 'day') : theme;
  // Browsers style the whole document anew whenever these are written, even as they were.
  if (documentElement.lang !== language) documentElement.lang = language;
  if (documentElement.dataset['theme'] !== shown) documentElement.dataset['theme'] = shown;
}

/** Keeps the document dressed as the reader, here or in another tab, or the device changes its mind. */
export function keepDressed(document: Document): void {
  dress(document);
  settings.follow(() => dress(document));
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    const next = remembered();
    wished = next.language;
    void speak(wished, () => settings.set(next));
  });
  dark.addEventListener('change', () => dress(document));
}
