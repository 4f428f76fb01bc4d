import { nth } from '../../../core/sure.ts';
import { SHOP_STEP, STEPS } from '../data/cards.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { PlayerView } from '../vocabulary.ts';
import { CREAM, INDIGO, OCHRE } from './art/palette.ts';
import { linkPlace, startPlace } from './places.ts';

/** The stud of the shops is wider: there may be several. */
const leftOf = (step: number): number => 11 + 22 * step + (step > SHOP_STEP ? 12 : 0);

interface DotsProps {
  readonly player: PlayerView;
  readonly words: TableWords;
  /** Whose it is, where the studs are places of the board. */
  readonly seat?: number;
}

/** A chain in one line: the Start with its income, then seven studs on a thread, filled as far as they are laid. */
export function Dots({ player, words, seat }: DotsProps) {
  const { start, income, chain, missing } = player;
  return (
    <svg
      class="ch-dots num"
      viewBox="0 0 197 24"
      role="img"
      aria-label={words.stepsOf(STEPS.length - missing.length)}
      fill="none"
      text-anchor="middle"
    >
      <path d="M24 12H190" stroke={OCHRE.fill} stroke-width="2" />
      <Stud
        x={1}
        width={28}
        paper={start === null ? null : OCHRE.light}
        ink={OCHRE.line}
        place={seat === undefined ? undefined : startPlace(seat)}
      >
        {`+${income}`}
      </Stud>
      {STEPS.map(step => {
        const laid = nth(chain, step - 1).length;
        return (
          <Stud
            key={step}
            x={leftOf(step)}
            width={step === SHOP_STEP ? 31 : 19}
            paper={laid > 0 ? INDIGO.shade : null}
            ink={CREAM.light}
            place={seat === undefined ? undefined : linkPlace(seat, step)}
          >
            {laid > 1 ? `${step}×${laid}` : step}
          </Stud>
        );
      })}
    </svg>
  );
}

interface StudProps {
  readonly x: number;
  readonly width: number;
  /** Its colour; null for one that is missing. */
  readonly paper: string | null;
  readonly ink: string;
  readonly place: string | undefined;
  readonly children: string | number;
}

function Stud({ x, width, paper, ink, place, children }: StudProps) {
  return (
    <g data-place={place}>
      <rect
        x={x}
        y="2"
        width={width}
        height="20"
        rx="6"
        fill={paper ?? 'var(--slip)'}
        stroke={paper === null ? 'var(--hairline)' : OCHRE.fill}
        stroke-width="1.5"
      />
      <text x={x + width / 2} y="16.500" font-size="13" fill={paper === null ? 'var(--soft-ink)' : ink}>
        {children}
      </text>
    </g>
  );
}
