import { useRef, useState } from 'preact/hooks';
import { nth } from '../../core/sure.ts';
import { Note } from '../kit/frame/note.tsx';
import { useRoom } from '../kit/frame/room.ts';
import { Icon } from '../kit/icon.tsx';
import { Segments } from '../kit/segments.tsx';
import { Link } from '../link.tsx';
import type { Viewpoint } from '../../core/film.ts';
import { type Reviewed, useReviewSheet } from '../review/use-review-sheet.tsx';
import { PlayOnSheet } from './play-on-sheet.tsx';
import type { Playback, Source } from './source.ts';
import { ShareSheet } from './share-sheet.tsx';
import type { Showing } from './replay-table.tsx';
import { SPEEDS } from './use-autoplay.ts';
import { useCalled } from './use-called.ts';
import { useReplayWords } from './use-replay-words.ts';

interface ReplayToolsProps {
  readonly showing: Showing;
  readonly playback: Playback;
  /** Null where the game is not over. */
  readonly review: Reviewed | null;
}

/** Whose eyes, how fast, play on, share, way back: on a small table behind one button, but for the review. */
export function ReplayTools({ showing, playback, review: reviewed }: ReplayToolsProps) {
  const { source, projector } = playback;
  const words = useReplayWords();
  const { isPhone } = useRoom();
  const [open, setOpen] = useState<'more' | 'play-on' | 'share' | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { shown, stop } = showing;
  // Whoever only watches knows too little to go on from, as long as the game is played.
  const mayPlayOn = projector.viewpoints.some(viewpoint => viewpoint !== 'spectator');
  const close = () => setOpen(null);
  const show = (sheet: 'play-on' | 'share') => () => {
    stop();
    setOpen(sheet);
  };
  const playOn = mayPlayOn && (
    <button type="button" class="button" onClick={show('play-on')}>
      {words.playOn.title}
    </button>
  );
  // Before the end nobody else may see what one saw.
  const share = projector.viewpoints.includes('open') && (
    <button type="button" class="button" onClick={show('share')}>
      <Icon of="share" />
      {words.share.open}
    </button>
  );
  const eyes = projector.viewpoints.length > 1 && (
    <Eyes viewpoints={projector.viewpoints} showing={showing} source={source} />
  );
  const review = useReviewSheet(reviewed, { showing, eyes });
  return (
    <>
      {!isPhone && eyes}
      {!isPhone && playOn}
      {!isPhone && share}
      {review?.button(isPhone ? 'sign' : 'words')}
      <button
        ref={opener}
        type="button"
        class="round"
        aria-label={words.more}
        title={words.more}
        aria-expanded={open === 'more'}
        data-pointed={open === 'more' || undefined}
        onClick={() => setOpen(open === 'more' ? null : 'more')}
      >
        <Icon of="sliders" />
      </button>
      {open === 'more' && (
        <Note label={words.more} about={() => opener.current} onClose={close}>
          <div class="scrubber-more">
            {isPhone && eyes}
            <Segments
              legend={words.speed}
              value={showing.speed}
              options={SPEEDS.map(value => ({ value, label: words.times(value) }))}
              onChange={showing.onSpeed}
            />
            {isPhone && playOn}
            {isPhone && share}
            {source.table !== null && (
              <Link to={source.table} class="button button-quiet">
                {words.toTable}
              </Link>
            )}
            <p class="hint scrubber-keys">{words.keys}</p>
          </div>
        </Note>
      )}
      {review?.sheet}
      {open === 'share' && <ShareSheet shown={shown} source={source} projector={projector} onClose={close} />}
      {open === 'play-on' && (
        <PlayOnSheet {...playback} shown={shown} onBack={showing.onBack} onClose={close} />
      )}
    </>
  );
}

interface EyesProps {
  readonly viewpoints: readonly Viewpoint[];
  readonly showing: Showing;
  readonly source: Source;
}

function Eyes({ viewpoints, showing: { shown, onLook }, source }: EyesProps) {
  const words = useReplayWords();
  const called = useCalled(source);
  return (
    <label class="scrubber-eyes">
      <span>{words.viewpoint}</span>
      <select
        value={String(shown.viewpoint)}
        onChange={event => onLook(nth(viewpoints, event.currentTarget.selectedIndex))}
      >
        {viewpoints.map(viewpoint => (
          <option key={viewpoint} value={String(viewpoint)}>
            {called(viewpoint)}
          </option>
        ))}
      </select>
    </label>
  );
}
