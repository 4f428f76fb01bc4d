import { nth } from '../../../core/sure.ts';
import type { ComponentChildren } from 'preact';
import { sayRefusal } from '../../../core/texts.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { MainButton } from './main-button.tsx';
import { Mine } from './mine.tsx';
import type { Part } from './part.ts';
import { bestIn, turnedBy } from './reach.ts';
import { type Placing, placingOf, usePlacingAfterwards } from './use-placing.ts';
import { Verdict } from './verdict.tsx';
import { beforePlacing, beforeSending, refusalFor } from './why-not.ts';

/**
 * The card in the air: turn it, move it on, let it go. Once it lies there, the button that ends the turn takes the place
 * of the one that placed it. On phones it also says what the card brings; while there is nothing to do here, my own things are.
 */
export function PlacingBar(part: Part) {
  const { frame, viewer, stage, air, sending, goHome } = part;
  const placing = usePlacingAfterwards(air);
  const { arrangement } = useRoom();
  const isAway = goHome !== null && (stage === 'place' || stage === 'send');
  const tools = (isAway || placing) && (
    <div class="actions one-row">
      {isAway && <HomeButton {...part} />}
      {placing &&
        (placing.planned ? <SendButton {...part} /> : <PlacingButtons {...part} placing={placing} />)}
    </div>
  );
  if (arrangement !== 'upright' && arrangement !== 'lying')
    return <div>{tools || (stage === 'pick' && <NothingToPlace {...part} />)}</div>;
  const { row, season } = frame.view;
  const isWet = season === 'wet';
  // The row is seen until one knows what to send there. An empty one leaves its room to whoever has not learnt yet how to begin.
  const isIdle = placing
    ? placing.planned && sending === null
    : !isAway && (stage !== 'pick' || row.length > 0 || !isWet);
  // The cord of the row is strung from edge to edge.
  const inset = isWet ? '0 calc(-1 * var(--over, var(--s2)))' : 0;
  return (
    <div class={tools ? 'sr-placing-bar' : 'sr-placing-bar centred'}>
      {viewer !== 'spectator' && (
        <div style={{ position: 'absolute', inset, visibility: isIdle ? 'visible' : 'hidden' }}>
          <Mine {...part} seat={viewer} />
        </div>
      )}
      <Verdict {...part} onSlip={false} isSilent={isIdle} />
      {!isIdle && tools}
    </div>
  );
}

/** Before a card is taken up. The room is kept for what can be done with it: cards must not shrink under the finger that takes one. */
function NothingToPlace({ words, frame, clause }: Part) {
  return (
    <div class="actions">
      <MainButton
        label={words.placeHere}
        shut={beforePlacing(words, frame.view.season)}
        onTake={() => {}}
        clause={clause}
      />
    </div>
  );
}

/** Nothing can be laid on the landscape of the other. */
function HomeButton({ words, goHome }: Part) {
  return (
    <button type="button" class="button button-main" onClick={() => goHome?.()}>
      {words.backHome}
    </button>
  );
}

function SendButton({ words, sending, answer, clause }: Part) {
  return (
    <MainButton
      class="sr-send"
      label={sending === null ? words.chooseForRow : words.sendThis}
      shut={sending === null ? beforeSending(words) : null}
      onTake={() => sending !== null && answer({ type: 'send', card: sending })}
      clause={clause}
    />
  );
}

const TURN_ICONS = {
  turnLeft: 'M5 5v5h5M5.5 10A7.5 7.5 0 1 1 5 15',
  turnRight: 'M19 5v5h-5M18.5 10A7.5 7.5 0 1 0 19 15',
  turnOver: 'M8 4v15M4 15l4 4 4-4M16 20V5M12 9l4-4 4 4',
} as const;
const TURNS_BY = { turnLeft: -1, turnRight: 1, turnOver: 2 } as const;

function PlacingButtons({
  placing,
  words,
  confirm,
  air,
  texts,
  clause,
}: Part & { readonly placing: Placing }) {
  // Where it is now: it may have been moved since this was drawn.
  const placingNow = () => (air ? placingOf(air) : placing);
  const total = placing.closing?.total ?? 0;
  const best = bestIn(placing.reach);
  const refusal = refusalFor(placing);
  const { isPhone } = useRoom();
  const ways = [
    ...(['turnLeft', 'turnRight', 'turnOver'] as const).map(way => {
      const gain = nth(best, turnedBy(placing.spot.turn, TURNS_BY[way]));
      return (
        <IconButton
          key={way}
          label={gain > 0 ? words.turnBrings(words[way], gain) : words[way]}
          icon={TURN_ICONS[way]}
          onClick={() => placingNow().turnToBest(TURNS_BY[way])}
        >
          {gain > 0 && <b class="sr-gain num smallest">+{gain}</b>}
        </IconButton>
      );
    }),
    <IconButton key="next" label={words.nextSpot} icon="M9 5l7 7-7 7" onClick={() => placingNow().next(1)} />,
  ];
  return (
    <>
      <MainButton
        class="sr-confirm"
        label={words.placeHere}
        shut={refusal && { why: sayRefusal(texts, refusal), clause: refusal.clause }}
        onTake={confirm}
        clause={clause}
      >
        {total > 0 && <b class="sr-gain num">+{total}</b>}
      </MainButton>
      {/* On phones buttons run from right to left, so that the main one is under the thumb: left must stay left of right. */}
      {isPhone ? ways.toReversed() : ways}
    </>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly icon: string;
  readonly onClick: () => void;
  readonly children?: ComponentChildren;
}

function IconButton({ label, icon, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      class="button button-second sr-turn"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
        <path d={icon} />
      </svg>
      {children}
    </button>
  );
}
