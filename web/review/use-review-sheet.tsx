import type { ComponentChildren, ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import { useStore } from '../kit/store.ts';
import { Fetching } from '../pages/fetching.tsx';
import type { Showing } from '../replay/replay-table.tsx';
import { settings } from '../settings.ts';
import { fromOf } from './reviewing.ts';
import type { ReviewSheetProps } from './review-props.ts';
import { REVIEW_WORDS } from './words.ts';

/** What a review needs besides what is shown just now. */
export type Reviewed = Pick<
  ReviewSheetProps,
  'reviewing' | 'settled' | 'texts' | 'rules' | 'advice' | 'names' | 'me' | 'began' | 'roundAt'
>;

const fetchSheet = async () => (await import('./review-sheet.tsx')).ReviewSheet;

/** A button that opens the review, and begins it, and the sheet it opens; null where there is nothing to review. */
export function useReviewSheet(
  reviewed: Reviewed | null,
  { showing, eyes }: { readonly showing: Showing; readonly eyes: ComponentChildren },
): {
  readonly button: (look: 'words' | 'sign') => ComponentChildren;
  readonly sheet: ComponentChildren;
} | null {
  const words = REVIEW_WORDS[useStore(settings).language];
  const [Review, setReview] = useState<ComponentType<ReviewSheetProps> | null>(null);
  const [failed, setFailed] = useState(false);
  if (!reviewed) return null;
  const from = fromOf(showing.shown.viewpoint);
  const open = async () => {
    showing.stop();
    const { reviewing } = reviewed;
    if (reviewing.state(from).get() === null) reviewing.start(from);
    const fetched = await fetchSheet();
    setReview(() => fetched);
  };
  const close = () => {
    setReview(null);
    setFailed(false);
  };
  return {
    button: look => (
      <button
        type="button"
        class={look === 'words' ? 'button' : 'round'}
        aria-label={words.open}
        title={words.open}
        onClick={() => {
          open().catch(() => setFailed(true));
        }}
      >
        <Icon of="chart" />
        {look === 'words' && words.title}
      </button>
    ),
    sheet: (
      <>
        {failed && (
          <Dialog title={words.title} onClose={close}>
            <Fetching state="failed" />
          </Dialog>
        )}
        {Review && (
          <Review
            {...reviewed}
            clause={showing.clause}
            from={from}
            eyes={eyes}
            lines={showing.lines}
            onStep={step => {
              close();
              showing.onStep(step);
            }}
            onBetter={(step, text) => {
              close();
              showing.onRemark({ step, text });
              showing.onStep(step);
            }}
            onClose={close}
          />
        )}
      </>
    ),
  };
}
