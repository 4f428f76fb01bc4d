import { useState } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import type { SeatSheet } from '../../wire/tells.ts';
import { SureButtons } from '../sure-buttons.tsx';
import { PaintedSign } from '../kit/painted-sign.tsx';
import { LevelOptions } from '../new-game/level-options.tsx';
import { RemoveButton } from '../new-game/remove-button.tsx';
import { CharacterLine } from '../table/character.tsx';
import { Presence } from '../table/presence.tsx';
import { botLevel } from '../words/called.ts';
import { useGatherWords } from '../words/gather.ts';
import { useWords } from '../words/index.ts';
import { useOpeningWords } from '../new-game/words.ts';

export interface SeatDeeds {
  readonly sit: (seat: Seat) => void;
  readonly clear: (seat: Seat) => void;
  readonly putBot: (seat: Seat, level: string) => void;
  /** Takes a free seat away. */
  readonly remove: (seat: Seat) => void;
  readonly invite: (seat: Seat) => void;
}

interface SeatRowProps {
  readonly table: string;
  readonly seat: Seat;
  readonly holder: SeatSheet;
  /** How this reader stands to the seat and the table. */
  readonly mine: boolean;
  readonly ownsTable: boolean;
  readonly isHost: boolean;
  readonly maySit: boolean;
  readonly deeds: SeatDeeds;
  /** The game can be played without this seat. */
  readonly spare: boolean;
  /** Dealing has begun: nobody comes or goes. */
  readonly fixed: boolean;
}

export function SeatRow(props: SeatRowProps) {
  const { seat, holder, mine, isHost } = props;
  const words = useWords();
  const { gathering } = useGatherWords();
  return (
    <li class={mine ? 'gather-seat gather-seat-mine' : 'gather-seat'} data-seat={seat}>
      <PaintedSign seat={seat} />
      <div class="gather-seat-words">
        {holder.kind === 'free' && <span class="gather-free">{gathering.freeSeat}</span>}
        {holder.kind === 'bot' && (
          <>
            <strong>{holder.name}</strong>
            <small>{botLevel(holder.level, words)}</small>
            <small>
              <CharacterLine table={props.table} seat={seat} />
            </small>
          </>
        )}
        {holder.kind === 'person' && (
          <>
            <strong>
              {holder.name} <Presence present={holder.away === null} />
            </strong>
            <small>{[mine && gathering.you, isHost && gathering.host].filter(Boolean).join(', ')}</small>
          </>
        )}
      </div>
      <div class="gather-seat-tools">
        <SeatTools {...props} />
      </div>
    </li>
  );
}

function SeatTools({ seat, holder, mine, ownsTable, maySit, deeds, spare, fixed }: SeatRowProps) {
  const opening = useOpeningWords();
  const { gathering, invite } = useGatherWords();
  const [sure, setSure] = useState(false);
  if (fixed) return null;
  if (mine)
    return (
      <button type="button" class="button button-quiet" onClick={() => deeds.clear(seat)}>
        {gathering.standUp}
      </button>
    );
  if (holder.kind === 'free')
    return (
      <>
        {maySit && (
          <button type="button" class="button button-main" onClick={() => deeds.sit(seat)}>
            {gathering.sitHere}
          </button>
        )}
        {holder.invite !== null && (
          <button
            type="button"
            class="button"
            aria-label={gathering.invite(seat + 1)}
            onClick={() => deeds.invite(seat)}
          >
            {invite.title}
          </button>
        )}
        {ownsTable && (
          <select
            class="bot-select"
            aria-label={gathering.bot(seat + 1)}
            value=""
            onChange={event => deeds.putBot(seat, event.currentTarget.value)}
          >
            <option value="" disabled hidden>
              {gathering.putBot}
            </option>
            <LevelOptions />
          </select>
        )}
        {ownsTable && spare && (
          <RemoveButton label={opening.removeSeat(seat + 1)} onRemove={() => deeds.remove(seat)} />
        )}
      </>
    );
  if (!ownsTable) return null;
  if (sure && holder.kind === 'person')
    return (
      <>
        <SureButtons
          sure={gathering.removeSure(holder.name)}
          keep={gathering.keep}
          onSure={() => deeds.clear(seat)}
          onKeep={() => setSure(false)}
        />
      </>
    );
  return (
    <button
      type="button"
      class="button button-quiet"
      onClick={() => (holder.kind === 'bot' ? deeds.clear(seat) : setSure(true))}
    >
      {gathering.remove(holder.name)}
    </button>
  );
}
