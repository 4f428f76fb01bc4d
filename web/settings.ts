import { parsed } from '../core/data.ts';
import { type Language, LANGUAGES } from './kit/language.ts';
import { type Store, storeOf } from './kit/store.ts';

export const THEMES = ['auto', 'day', 'night'] as const;
export type Theme = (typeof THEMES)[number];
export const PACES = ['calm', 'brisk', 'instant'] as const;
export type Pace = (typeof PACES)[number];
export const SCENE_PACES = ['calm', 'quick', 'none'] as const;
export type ScenePace = (typeof SCENE_PACES)[number];
export const VOLUMES = ['off', 'soft', 'loud'] as const;
export type Volume = (typeof VOLUMES)[number];
export const SECOND_THOUGHTS = ['ask', 'never'] as const;
export type SecondThought = (typeof SECOND_THOUGHTS)[number];
export const FINAL_ASKS = ['beginner', 'always', 'never'] as const;
export type FinalAsk = (typeof FINAL_ASKS)[number];
export const BREATHS = ['take', 'none'] as const;
export type Breath = (typeof BREATHS)[number];

export const ONLY_CHOICES = ['play', 'wait'] as const;
export type OnlyChoice = (typeof ONLY_CHOICES)[number];

/** What this device remembers about its reader. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  /** How long a bot seems to think. */
  readonly pace: Pace;
  /** How long moments stay on the stage; none: nothing is staged. */
  readonly scenes: ScenePace;
  readonly volume: Volume;
  /** Whether a board asks twice before a turn ends with something left to do. */
  readonly secondThought: SecondThought;
  /** Whether the table asks before a move that cannot be taken back; of a beginner: until one game of this title was finished. */
  readonly finalAsk: FinalAsk;
  /** Whether bots and clocks wait a moment after a turn, so that it can be taken back. */
  readonly breath: Breath;
  /** Whether the only possible move is played for the reader. */
  readonly onlyChoice: OnlyChoice;
  /** Whether the choices in words stand beside the board: once opened they stay for who uses them. */
  readonly choices: boolean;
  /** Whether log and chat stand beside the board where there is room for them. */
  readonly story: boolean;
  /** Whether this is a big screen across the room, for who watches. */
  readonly television: boolean;
  /** The name last used on this device. */
  readonly name: string;
}

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
  try {
    const stored = parsed<Partial<Settings>>(localStorage.getItem(KEY) ?? '{}');
    return {
      language: LANGUAGES.find(language => language === stored.language) ?? usual.language,
      theme: THEMES.find(theme => theme === stored.theme) ?? usual.theme,
      pace: PACES.find(pace => pace === stored.pace) ?? usual.pace,
      volume: VOLUMES.find(volume => volume === stored.volume) ?? usual.volume,
      scenes: SCENE_PACES.find(pace => pace === stored.scenes) ?? usual.scenes,
      secondThought: SECOND_THOUGHTS.find(wish => wish === stored.secondThought) ?? usual.secondThought,
      finalAsk: FINAL_ASKS.find(wish => wish === stored.finalAsk) ?? usual.finalAsk,
      breath: BREATHS.find(wish => wish === stored.breath) ?? usual.breath,
      onlyChoice: ONLY_CHOICES.find(wish => wish === stored.onlyChoice) ?? usual.onlyChoice,
      choices: stored.choices === true,
      story: stored.story !== false,
      television: stored.television === true,
      name: typeof stored.name === 'string' ? stored.name.slice(0, 24) : usual.name,
    };
  } catch {
    return usual;
  }
}

export const settings: Store<Settings> = storeOf(remembered());

export function change(part: Partial<Settings>): void {
  const next = { ...settings.get(), ...part };
  settings.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still plays; it only asks again next time.
  }
}

/** Whether a turn waits to be taken back. Whoever wants bots at once wants no pause either. */
export const takesBreath = ({ breath, pace }: Settings): boolean => breath === 'take' && pace !== 'instant';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Shows language and theme on the document itself, for style sheets and screen readers. */
function dress({ documentElement }: Document): void {
  const { language, theme } = settings.get();
  documentElement.lang = language;
  documentElement.dataset['theme'] = theme === 'auto' ? (dark.matches ? 'night' : 'day') : theme;
}

/** Keeps the document dressed as the reader, here or in another tab, or the device changes its mind. */
export function keepDressed(document: Document): void {
  dress(document);
  settings.follow(() => dress(document));
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) settings.set(remembered());
  });
  dark.addEventListener('change', () => dress(document));
}
