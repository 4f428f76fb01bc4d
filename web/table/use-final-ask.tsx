import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import { sayMove } from '../../core/texts.ts';
import { useStore } from '../kit/store.ts';
import { change, settings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { AskSheet } from './ask-sheet.tsx';
import { finishedHere } from './finished-here.ts';
import { allThatIsLeft } from './only-choice.ts';
import type { Reader } from './use-reader.ts';

type Answering<V extends Vocabulary> = (...moves: readonly V['Move'][]) => void;

/** Answers, but asks first where the answer cannot be taken back and its player wants that. What is said in a race waits for nobody, and
 * where nothing else can be done there is nothing to think over. */
export function useFinalAsk<V extends Vocabulary>(
  { host, sight, texts, names, isGuided, extras }: Reader<V>,
  answer: Answering<V>,
): {
  readonly answer: Answering<V>;
  readonly sheet: ComponentChildren;
} {
  const { frame } = sight;
  const { final } = useWords().table;
  const { finalAsk } = useStore(settings);
  const [held, setHeld] = useState<{ readonly step: number; readonly moves: readonly V['Move'][] } | null>(
    null,
  );
  const asks =
    finalAsk === 'always' || (finalAsk === 'beginner' && !isGuided && !finishedHere.has(host.game));
  const whyOf = (those: readonly V['Move'][]) =>
    those.map(({ type }) => frame.final[type]).find(why => why && why !== 'said');
  const moves = held?.step === frame.step ? held.moves : [];
  const why = whyOf(moves);
  const never = useRef<HTMLInputElement>(null);
  const go = () => {
    // Whoever thinks better of it has not said that they know what they do.
    if (never.current?.checked) change({ finalAsk: 'never' });
    setHeld(null);
    answer(...moves);
  };
  const sheet = why && (
    <AskSheet
      title={moves.map(move => sayMove(texts, move, { view: frame.view, names })).join(' · ')}
      go={final.go}
      onGo={go}
      not={final.not}
      onNot={() => setHeld(null)}
    >
      <p>{final[why]}</p>
      <label class="tick">
        <input ref={never} type="checkbox" />
        {final.stop}
      </label>
    </AskSheet>
  );
  return {
    answer: (...wished) =>
      asks && whyOf(wished) && !allThatIsLeft(frame, extras.isOpenEnded)
        ? setHeld({ step: frame.step, moves: wished })
        : answer(...wished),
    sheet,
  };
}
