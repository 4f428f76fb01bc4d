import type { Frame } from '../../core/frame.ts';
import type { Seat, Viewer, Vocabulary } from '../../core/game.ts';
import type { Names } from '../../core/telling.ts';
import type { Texts } from '../../core/texts.ts';
import { Icon } from '../kit/icon.tsx';
import { SeatSign } from '../kit/seat.tsx';
import { useWords } from '../words/index.ts';
import { AwaitedSigns, awaitedBy, sayAwaited } from './awaited.tsx';

interface PromptProps<V extends Vocabulary> {
  readonly frame: Frame<V>;
  readonly texts: Texts<V>;
  readonly viewer: Viewer;
  readonly names: Names;
  /** How many play. */
  readonly seats: number;
  /** The end in words, once it has come. */
  readonly won: string | null;
  /** The answer is on its way. */
  readonly sending: boolean;
  /** Whose latest move can be taken back here; null for nobody's. */
  readonly undoer: Seat | null;
  readonly onTakeBack: () => void;
  readonly onChoices: () => void;
  /** Gives a hint; null where there is none to give. */
  readonly hint: { readonly isOpen: boolean; readonly toggle: () => void } | null;
}

/** Letters that two lines hold on the narrowest phone, and on any; fewer beside undo. */
const FEW = 38;
const MANY = 46;
const ROOM_OF_UNDO = 10;

/** One sentence always says what is asked of me now, or whose decision it is. */
export function Prompt<V extends Vocabulary>(props: PromptProps<V>) {
  const { frame, texts, viewer, names, seats, won, sending, undoer, onTakeBack, onChoices, hint } = props;
  const words = useWords();
  const mine = frame.deciding.find(({ seat }) => seat === viewer);
  const awaited = mine ? [] : awaitedBy(viewer, frame.deciding);
  const asked = mine ? texts.ask(frame.view, mine.moves) : sayAwaited(awaited, { texts, names, seats });
  const letters = (asked?.length ?? 0) + (undoer === null ? 0 : ROOM_OF_UNDO);
  const length = letters > MANY ? 'long' : letters > FEW ? 'middling' : 'short';
  return (
    <div class={mine ? 'prompt prompt-mine' : 'prompt'} data-seat={mine?.seat} data-length={length}>
      {mine ? <SeatSign seat={mine.seat} /> : <AwaitedSigns seats={awaited.map(({ seat }) => seat)} />}
      <p class="prompt-words" tabIndex={-1}>
        {asked}
        {won}
        {sending && <small class="prompt-sending">{words.net.table.sending}</small>}
      </p>
      {undoer !== null && (
        <button type="button" class="button prompt-undo" onClick={onTakeBack}>
          <Icon of="undo" />
          <span>{undoer === viewer ? words.table.undo : words.table.undoOf(names(undoer))}</span>
        </button>
      )}
      {mine && hint && (
        <button
          type="button"
          class="button button-quiet prompt-hint"
          onClick={hint.toggle}
          title={words.table.hintHint}
          aria-label={words.table.hint}
          aria-keyshortcuts="H"
          aria-expanded={hint.isOpen}
          data-pointed={hint.isOpen || undefined}
        >
          <Icon of="hint" />
        </button>
      )}
      {mine && (
        <button
          type="button"
          class="button button-quiet prompt-choices"
          onClick={onChoices}
          title={words.table.choicesHint}
          aria-label={words.table.choices}
        >
          <Icon of="list" />
        </button>
      )}
    </div>
  );
}
