import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../kit/icon.tsx';
import { useStore } from '../kit/store.ts';
import { useRoom } from '../kit/frame/room.ts';
import { Sheet } from '../kit/sheet.tsx';
import { Fetching } from '../pages/fetching.tsx';
import { useWords } from '../words/index.ts';
import { settings } from '../settings.ts';
import type { Showing } from '../replay/replay-table.tsx';
import type { ReviewSheetProps } from './review-sheet.tsx';
import { fromOf } from './reviewing.ts';
import { REVIEW_WORDS } from './words.ts';

interface ReviewButtonProps extends Omit<ReviewSheetProps, 'from' | 'lines' | 'onStep' | 'onClose'> {
  readonly showing: Showing;
}

const fetchSheet = async () => (await import('./review-sheet.tsx')).ReviewSheet;

/** Opens the review, and begins it. */
export function ReviewButton({ showing, ...props }: ReviewButtonProps) {
  const words = REVIEW_WORDS[useStore(settings).language];
  const house = useWords();
  const { arrangement } = useRoom();
  const isNarrow = arrangement === 'upright' || arrangement === 'lying';
  const [Review, setReview] = useState<ComponentType<ReviewSheetProps> | null>(null);
  const open = async () => {
    showing.stop();
    const from = fromOf(showing.shown.viewpoint);
    if (props.reviewing.state(from).get() === null) props.reviewing.start(from);
    const fetched = await fetchSheet();
    setReview(() => fetched);
  };
  const [failed, setFailed] = useState(false);
  const close = () => {
    setReview(null);
    setFailed(false);
  };
  return (
    <>
      <button
        type="button"
        class={isNarrow ? 'round' : 'button'}
        aria-label={words.open}
        title={words.open}
        onClick={() => void open().catch(() => setFailed(true))}
      >
        <Icon of="chart" />
        {!isNarrow && words.title}
      </button>
      {failed && (
        <Sheet title={words.title} closeLabel={house.close} onClose={close} kind="dialog">
          <Fetching state="failed" />
        </Sheet>
      )}
      {Review && (
        <Review
          {...props}
          from={fromOf(showing.shown.viewpoint)}
          lines={showing.lines}
          onStep={step => {
            close();
            showing.onStep(step);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
