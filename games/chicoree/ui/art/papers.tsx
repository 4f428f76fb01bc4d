import type { JSX } from 'preact';
import { Picture, type Tone } from '../../../../web/kit/picture.tsx';
import type { Kind } from '../../data/cards.ts';
import { Blossom } from './blossom.tsx';
import { BLOOM, CREAM, INDIGO, OCHRE, RUST } from './palette.ts';
import { steady } from '../../../../web/kit/steady.tsx';

const OVAL = 'M50 24C78 24 92 40 92 68S78 112 50 112S8 96 8 68S22 24 50 24Z';

/** A label with an oval left free for the picture. */
function Label({ tone, light = CREAM.fill }: { readonly tone: Tone; readonly light?: string }) {
  return (
    <>
      <path d="M0 0H100V140H0Z" fill={tone.fill} />
      <path d="M100 0V140H0Q84 124 100 0Z" fill={tone.shade} />
      <path d="M4 4H96V136H4Z" stroke={OCHRE.light} stroke-width="1.5" />
      <path d={OVAL} fill={light} stroke={OCHRE.line} stroke-width="2" />
      <path
        d="M50 29C75 29 87 43 87 68S75 107 50 107S13 93 13 68S25 29 50 29Z"
        stroke={OCHRE.fill}
        stroke-width="1.5"
      />
    </>
  );
}

/** Slanting lines, as on what one is warned of. */
function Hatch({ tone, light }: { readonly tone: Tone; readonly light: string }) {
  return (
    <>
      <path d="M0 0H100V140H0Z" fill={tone.fill} />
      <path
        d="M-10 30L30-10M-10 70L70-10M-10 110L110-10M-10 150L110 30M30 150L110 70M70 150L110 110"
        stroke={tone.light}
        stroke-width="9"
        stroke-opacity=".55"
      />
      <path d="M50 22L92 46V92L50 116L8 92V46Z" fill={light} stroke={tone.line} />
    </>
  );
}

function Rays() {
  return (
    <>
      <path d="M0 0H100V140H0Z" fill={OCHRE.light} />
      <path
        d="M50 72L-6-10H22ZM50 72L38-10H62ZM50 72L78-10H106ZM50 72L110 16V50ZM50 72L110 82V116ZM50 72L106 150H78ZM50 72L62 150H38ZM50 72L22 150H-6ZM50 72L-10 116V82ZM50 72L-10 50V16Z"
        fill={OCHRE.fill}
        fill-opacity=".62"
      />
      <circle cx="50" cy="70" r="38" fill={CREAM.light} fill-opacity=".8" />
    </>
  );
}

const SCATTERED = [
  'translate(12 56) scale(.34)',
  'translate(90 38) scale(.42)',
  'translate(8 112) scale(.4)',
  'translate(92 104) scale(.34)',
  'translate(56 12) scale(.3)',
];

function Meadow() {
  return (
    <>
      <path d="M0 0H100V140H0Z" fill="#d9e4fb" />
      <path d="M100 0V140H0Q90 120 100 0Z" fill={BLOOM.light} fill-opacity=".6" />
      <g opacity=".5">
        {SCATTERED.map((at, i) => (
          <Blossom key={at} at={at} turned={i * 17} />
        ))}
      </g>
    </>
  );
}

/** A label on the tin: cream, with a gilt rule and an enamel corner for its number. */
function Laid() {
  return (
    <>
      <path d="M0 0H100V140H0Z" fill={CREAM.fill} />
      <path d="M100 0V140H0Q84 124 100 0Z" fill={CREAM.shade} fill-opacity=".7" />
      <path d="M5 5H95V135H5Z" stroke={OCHRE.fill} stroke-width="2" />
      <path d="M0 0H54Q54 40 26 42H0Z" fill={INDIGO.shade} stroke={OCHRE.fill} stroke-width="2" />
      <Ribbon tone={RUST} />
    </>
  );
}

/** What a name stands on. */
function Ribbon({ tone }: { readonly tone: Tone }) {
  return (
    <path
      class="ch-ribbon card-ribbon"
      d="M2 109H98L93 123.500L98 138H2L7 123.500Z"
      fill={tone === CREAM ? tone.light : tone.shade}
      stroke={tone.line}
      stroke-width="1.5"
    />
  );
}

/** A corner for the number, and a ribbon for the name. */
function Ticket({ wide }: { readonly wide: boolean }) {
  return (
    <>
      <path
        d={wide ? 'M0 0H56Q58 32 34 34H0Z' : 'M0 0H38Q38 34 14 36H0Z'}
        fill={CREAM.light}
        stroke={OCHRE.shade}
        stroke-width="2"
      />
      <Ribbon tone={CREAM} />
    </>
  );
}

/** What each kind of card is printed on, edge to edge. */
const PRINTS: { readonly [K in Kind]: () => JSX.Element } = {
  link: () => <Label tone={INDIGO} />,
  joker: () => <Label tone={BLOOM} light="#eef1ff" />,
  start: Rays,
  destroyer: () => <Hatch tone={RUST} light="#fbe3d3" />,
  blocker: () => <Hatch tone={RUST} light="#fbe3d3" />,
  booster: () => <Hatch tone={OCHRE} light="#fdf0cf" />,
  challenge: Meadow,
};

/** The paper of a card in play, or of one laid in a chain. */
export const Paper = steady(function Paper({ kind }: { readonly kind: Kind | 'laid' }) {
  const Print = kind === 'laid' ? Laid : PRINTS[kind];
  return (
    <Picture class="ch-paper behind" viewBox="0 0 100 140" fit="none">
      <Print />
      {kind !== 'laid' && <Ticket wide={kind !== 'link'} />}
    </Picture>
  );
});
