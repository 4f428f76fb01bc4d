import { useRef, useState } from 'preact/hooks';
import { nth } from '../../../core/sure.ts';
import { Actions } from '../../../web/kit/actions.tsx';
import { DockFilled } from '../../../web/kit/frame/dock-around.tsx';
import { useExplained } from '../../../web/kit/explained.tsx';
import { Note } from '../../../web/kit/frame/note.tsx';
import { PieceCard } from '../../../web/kit/piece-card.tsx';
import { Stepper } from '../../../web/kit/stepper.tsx';
import { auctionOf } from '../data/auction-of.ts';
import { MARKERS, STEP } from '../data/words.ts';
import { Petal } from './art/things.tsx';
import { markersFor } from './markers.ts';
import { choicesOf, type Part } from './part.ts';
import { AMOUNT } from './places.ts';

/** Filling a fist: my role in words, the sum by slider or by marker, and the reason where it ends. */
export function FistTool(part: Part) {
  const { frame, viewer, words, answer, reason } = part;
  const auction = auctionOf(frame.view);
  const [petals, setPetals] = useState(0);
  const fists = choicesOf(part, 'close-fist');
  const most = Math.max(0, ...fists.filter(({ refusal }) => !refusal).map(({ move }) => move.petals));
  const limit = fists.find(({ refusal }) => refusal);
  const active = auction.seat === viewer;
  const role = auction.job === 'seek' ? (active ? 'seeker' : 'lender') : active ? 'owner' : 'bidder';
  const inHand = markersFor(petals);
  /** An empty fist says what it means: nobody lends a gnome for nothing by mistake. Only not to bid is as usual as a bid. */
  const isEmpty = petals === 0;
  return (
    <DockFilled
      actions={
        <>
          <Actions
            actions={[
              {
                key: 'close-fist',
                label: isEmpty ? words.fist.none[role] : words.fist.close(petals),
                rank: isEmpty && role !== 'bidder' ? 'second' : 'main',
                onTake: () => answer({ type: 'close-fist', petals }),
              },
            ]}
            more={words.moreActions}
          />
          {petals === most && limit ? (
            reason(limit.refusal!)
          ) : (
            <p class="gz-aside">
              {words.fist.limit(most)} · {words.fist.sealed}
            </p>
          )}
        </>
      }
      hand={
        <div class="gz-form gz-fist-tool">
          <Stepper
            label={words.fist.role[role]}
            value={petals}
            min={0}
            max={most}
            step={STEP}
            words={{ less: words.fist.less, more: words.fist.more }}
            symbol={<Petal />}
            onChange={setPetals}
            place={AMOUNT}
          />
          <ul class="gz-line gz-markers" aria-label={words.fist.markers}>
            {MARKERS.map((marker, i) => (
              <li key={i}>
                <Marker
                  words={words}
                  worth={marker}
                  isTaken={nth(inHand, i)}
                  most={petals + marker > most ? most : null}
                  onTake={() => setPetals(inHand[i] ? petals - marker : petals + marker)}
                />
              </li>
            ))}
          </ul>
        </div>
      }
    />
  );
}

interface MarkerProps extends Pick<Part, 'words'> {
  readonly worth: number;
  readonly isTaken: boolean;
  /** The most that can be bid, where one more of this worth would be above it. */
  readonly most: number | null;
  readonly onTake: () => void;
}

/** One of my seven: a tap puts it into the fist or takes it out. */
function Marker({ words, worth, isTaken, most, onTake }: MarkerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { told, pressedLong, listeners } = useExplained();
  const isShut = !isTaken && most !== null;
  const lines = [
    words.fist.markerUse,
    ...(isTaken ? [words.fist.markerTaken] : most === null ? [] : [words.fist.markerTooMuch(most)]),
  ];
  return (
    <>
      <button
        ref={button}
        type="button"
        class="token num gz-marker"
        aria-pressed={isTaken}
        aria-disabled={isShut}
        aria-label={words.fist.marker(worth)}
        aria-description={lines.join(' ')}
        {...listeners}
        onClick={() => {
          if (!isShut && !pressedLong()) onTake();
        }}
      >
        {worth}
      </button>
      {told && (
        <Note label={words.fist.marker(worth)} about={() => button.current}>
          <PieceCard about={{ title: words.fist.marker(worth), lines }} />
        </Note>
      )}
    </>
  );
}
