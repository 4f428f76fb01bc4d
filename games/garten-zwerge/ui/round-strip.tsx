import { nth } from '../../../core/sure.ts';
import { PhaseStrip } from '../../../web/kit/phase-strip.tsx';
import { Piece } from '../../../web/kit/piece.tsx';
import { GOLD } from '../data/words.ts';
import { aboutOf } from './about.ts';
import { HatIcon } from './art/gnome.tsx';
import { Petal } from './art/things.tsx';
import type { Part } from './part.ts';

interface StripProps extends Part {
  readonly phase: number;
  /** Lower than a thumb: then the aim can be read, and explained at the players. */
  readonly isLow: boolean;
}

/** Where the round stands, and what everybody is after. */
export function RoundStrip({ phase, isLow, ...part }: StripProps) {
  const { frame, words, focus, point } = part;
  const about = aboutOf({ on: 'aim' }, part);
  const aim = (
    <span class="gz-line gz-enamel num">
      <HatIcon hat={GOLD} class="gz-hat" /> / {frame.view.goal} <Petal />
    </span>
  );
  return (
    <header class="gz-line gz-strip">
      <strong class="num gz-enamel">{words.round(frame.view.round)}</strong>
      <PhaseStrip
        label={words.phasesOfRound}
        phases={words.phases.map((name, i) => ({ key: `${i + 1}`, name }))}
        now={`${phase}`}
      />
      {isLow ? (
        aim
      ) : (
        <Piece
          class="gz-aim"
          label={nth(about.lines, 0)}
          about={about}
          pointed={focus?.on === 'aim'}
          onPick={() => point({ on: 'aim' })}
        >
          {aim}
        </Piece>
      )}
    </header>
  );
}
