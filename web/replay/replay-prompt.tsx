import type { Frame } from '../../core/frame.ts';
import type { Vocabulary } from '../../core/game.ts';
import type { Names } from '../../core/telling.ts';
import type { Texts } from '../../core/texts.ts';
import { PaintedSign } from '../kit/painted-sign.tsx';

interface ReplayPromptProps {
  readonly frame: Frame<Vocabulary>;
  readonly texts: Texts<Vocabulary>;
  readonly names: Names;
  /** The end in words, once it has come. */
  readonly won: string | null;
}

/** Who was asked then, and what. */
export function ReplayPrompt({ frame, texts, names, won }: ReplayPromptProps) {
  const asked = frame.deciding[0];
  return (
    <div class="prompt" data-seat={asked?.seat}>
      {asked && <PaintedSign seat={asked.seat} />}
      <p class="prompt-words" tabIndex={-1}>
        {asked ? texts.wait(names(asked.seat), asked.moves) : won}
      </p>
    </div>
  );
}
