import type { Frame } from '../../core/frame.ts';
import type { Vocabulary } from '../../core/game.ts';
import type { Names } from '../../core/telling.ts';
import type { Texts } from '../../core/texts.ts';
import { AwaitedSigns, awaitedBy, sayAwaited } from '../table/awaited.tsx';

interface ReplayPromptProps {
  readonly frame: Frame<Vocabulary>;
  readonly texts: Texts<Vocabulary>;
  readonly names: Names;
  /** How many played. */
  readonly seats: number;
  /** The end in words, once it has come. */
  readonly won: string | null;
}

/** Who was asked then, and what. */
export function ReplayPrompt({ frame, texts, names, seats, won }: ReplayPromptProps) {
  const asked = awaitedBy(null, frame.deciding);
  return (
    <div class="prompt">
      <AwaitedSigns seats={asked.map(({ seat }) => seat)} />
      <p class="prompt-words" tabIndex={-1}>
        {sayAwaited(asked, { texts, names, seats }) ?? won}
      </p>
    </div>
  );
}
