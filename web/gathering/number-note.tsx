import type { TableSheet } from '../../wire/tells.ts';
import { sightOf } from '../net/deals.ts';
import { useGatherWords } from '../words/gather.ts';

interface NumberNoteProps {
  readonly sheet: TableSheet;
  /** Whoever deals is there when it happens. */
  readonly ownsTable: boolean;
  /** Seals a number on this device for the seat the reader has. */
  readonly onSeal: () => void;
  readonly onHandOver: () => void;
}

/** What the reader's own number needs before the deal: nothing, in most cases. */
export function NumberNote({ sheet, ownsTable, onSeal, onHandOver }: NumberNoteProps) {
  const { numbers } = useGatherWords().fair;
  const { deal, seats, you, clock } = sheet;
  if (deal.construction === 1) return null;
  const { mine } = sightOf(sheet);
  const unsealed = seats.flatMap((holder, seat) =>
    holder.kind === 'person' && holder.seal === null && seat !== you ? [holder.name] : [],
  );
  const seated = you !== 'spectator';
  return (
    <>
      {seated && mine === 'none' && <Note text={numbers.givenUp} button={numbers.seal} onPress={onSeal} />}
      {seated && mine === 'elsewhere' && (
        <Note text={numbers.elsewhere} button={numbers.sealHere} onPress={onSeal} />
      )}
      {seated &&
        !ownsTable &&
        mine === 'here' &&
        clock.kind === 'relaxed' &&
        (deal.early.includes(you) ? (
          <p class="hint">{numbers.handedOver}</p>
        ) : (
          <Note text={numbers.slow} button={numbers.handOver} onPress={onHandOver} />
        ))}
      {unsealed.length > 0 && <p class="hint">{numbers.others(unsealed)}</p>}
    </>
  );
}

function Note({ text, button, onPress }: { text: string; button: string; onPress: () => void }) {
  return (
    <div class="number-note">
      <p>{text}</p>
      <button type="button" class="button" onClick={onPress}>
        {button}
      </button>
    </div>
  );
}
