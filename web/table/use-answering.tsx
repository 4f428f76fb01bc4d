import { useMemo } from 'preact/hooks';
import type { Viewer, Vocabulary } from '../../core/game.ts';
import { useHint } from '../hint/use-hint.ts';
import type { HostState } from '../host/host.ts';
import { useSteady } from '../kit/steady.tsx';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import { onlyChoice } from './only-choice.ts';
import { Prompt } from './prompt.tsx';
import { useFinalAsk } from './use-final-ask.tsx';
import { useOnlyChoice } from './use-only-choice.ts';
import type { Reader } from './use-reader.ts';
import { useUndo } from './use-undo.tsx';

interface Asking {
  /** Whether nobody else was ever asked the question that stands. */
  readonly isAskedAlone: boolean;
  /** A moment is shown above the board: nobody reads the end before. */
  readonly isStaged: boolean;
  /** Something lies above the board: nothing is played by itself. */
  readonly isCovered: boolean;
  /** Somebody acts: whatever lies above the board goes. */
  readonly onAct: () => void;
  readonly onChoices: () => void;
}

/** All that a seat can do about the question: answer it, take the last answer back, ask for a hint, or let the only choice be played. */
export function useAnswering<V extends Vocabulary>(reader: Reader<V>, asking: Asking) {
  const { host, around, viewer, sight, texts, names, extras, isGuided, isMine } = reader;
  const { isAskedAlone, isStaged, isCovered } = asking;
  const { frame, log } = sight;
  const { sending } = around;
  const { isOpenEnded } = extras;
  const wishes = useStore(settings);
  const act = (...moves: readonly V['Move'][]) => {
    asking.onAct();
    if (viewer !== 'spectator') host.answer(viewer, frame.step, ...moves);
  };
  const { answer, sheet } = useFinalAsk(reader, act);
  const undo = useUndo(reader);
  const hint = useHint(isMine && !isGuided ? (extras.hint ?? null) : null, viewer, frame.step);
  const only = useOnlyChoice({
    move:
      wishes.onlyChoice === 'play' && isAskedAlone && !isGuided
        ? onlyChoice(frame, { viewer, log, isOpenEnded })
        : null,
    step: frame.step,
    isBusy: isStaged || isCovered || sending || !isHere(around, viewer),
    mayTakeBack: frame.mayTakeBack,
    play: act,
  });
  const takeBack = useSteady(undo.takeBack);
  const openChoices = useSteady(asking.onChoices);
  const won = isStaged ? null : reader.won;
  const seats = around.holders.length;
  const asked = { frame, texts, viewer, names, seats, won, sending, undoer: undo.undoer, hint };
  // The same element is not drawn again: what is on the stage, open or sent does not concern the board.
  const prompt = useMemo(
    () => <Prompt {...asked} onTakeBack={takeBack} onChoices={openChoices} />,
    Object.values(asked),
  );
  return { answer, finalAsk: sheet, undo, hint, only, prompt };
}

/** Whether this device plays the seat now: connected, and with no bot sitting in. */
function isHere({ line, holders }: HostState, viewer: Viewer): boolean {
  const holder = viewer === 'spectator' ? undefined : holders[viewer];
  return line === 'connected' && holder?.kind === 'person' && !holder.standIn;
}
