import { useWords } from '../words/index.ts';

/** Says what is about to be played, because nothing else can be. */
export function OnlyChoiceSlip({ move, onStop }: { move: string | null; onStop: () => void }) {
  const { onlyChoice } = useWords().table;
  return (
    <div class="only-choice" role="status">
      {move !== null && (
        <p class="only-choice-slip">
          <span>{onlyChoice.says(move)}</span>
          <button type="button" class="button" onClick={onStop}>
            {onlyChoice.wait}
          </button>
        </p>
      )}
    </div>
  );
}
