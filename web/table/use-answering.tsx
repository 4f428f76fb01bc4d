import { useMemo } from 'preact/hooks';
import type { Viewer, Vocabulary } from '../../core/game.ts';
import type { Names } from '../../core/telling.ts';
import type { Texts } from '../../core/texts.ts';
import { useHint } from '../hint/use-hint.ts';
import type { Host, HostState, Sight } from '../host/host.ts';
import { useSteady } from '../kit/steady.tsx';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import type { Extras } from './extras.ts';
import { onlyChoice } from './only-choice.ts';
import { Prompt } from './prompt.tsx';
import { useFinalAsk } from './use-final-ask.tsx';
import { useOnlyChoice } from './use-only-choice.ts';
import { useUndo } from './use-undo.tsx';

interface Asked<V extends Vocabulary> {
  readonly host: Host<V>;
  readonly around: HostState;
  readonly viewer: Viewer;
  readonly sight: Sight<V>;
  readonly texts: Texts<V>;
  readonly names: Names;
  readonly extras: Extras;
  /** Whether nobody else was ever asked the question that stands. */
  readonly isAskedAlone: boolean;
  readonly isGuided: boolean;
  readonly isMine: boolean;
  /** Something lies above the board: nothing is played by itself. */
  readonly isBusy: boolean;
  readonly won: string | null;
  /** Somebody acts: whatever lies above the board goes. */
  readonly onAct: () => void;
  readonly onChoices: () => void;
}

/** All that a seat can do about the question: answer it, take the last answer back, ask for a hint, or let the only choice be played. */
export function useAnswering<V extends Vocabulary>(asked: Asked<V>) {
  const { host, around, viewer, sight, texts, names, extras, isGuided, isMine, won } = asked;
  const { frame, log } = sight;
  const { sending } = around;
  const wishes = useStore(settings);
  const act = (...moves: readonly V['Move'][]) => {
    asked.onAct();
    if (viewer !== 'spectator') host.answer(viewer, frame.step, ...moves);
  };
  const { isOpenEnded } = extras;
  const asking = { game: host.game, isGuided, isOpenEnded, frame, texts, names, answer: act };
  const { answer, sheet } = useFinalAsk(asking);
  const undo = useUndo({ host, viewer, sight, rewind: extras.rewind ?? null });
  const hint = useHint(isMine && !isGuided ? (extras.hint ?? null) : null, viewer, frame.step);
  const only = useOnlyChoice({
    move:
      wishes.onlyChoice === 'play' && asked.isAskedAlone && !isGuided
        ? onlyChoice(frame, { viewer, log, isOpenEnded })
        : null,
    step: frame.step,
    isBusy: asked.isBusy || sending || !isHere(around, viewer),
    mayTakeBack: frame.mayTakeBack,
    play: act,
  });
  const takeBack = useSteady(undo.takeBack);
  const openChoices = useSteady(asked.onChoices);
  // The same element is not drawn again: what is on the stage, open or sent does not concern the board.
  const prompt = useMemo(
    () => (
      <Prompt
        frame={frame}
        texts={texts}
        viewer={viewer}
        names={names}
        seats={around.holders.length}
        won={won}
        sending={sending}
        undoer={undo.undoer}
        onTakeBack={takeBack}
        onChoices={openChoices}
        hint={hint}
      />
    ),
    [frame, texts, viewer, names, won, sending, undo.undoer, hint],
  );
  return { answer, finalAsk: sheet, undo, hint, only, prompt };
}

/** Whether this device plays the seat now: connected, and with no bot sitting in. */
function isHere({ line, holders }: HostState, viewer: Viewer): boolean {
  const holder = viewer === 'spectator' ? undefined : holders[viewer];
  return line === 'connected' && holder?.kind === 'person' && !holder.standIn;
}
