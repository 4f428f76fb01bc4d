import type { ComponentChildren } from 'preact';
import type { TableSheet } from '../../wire/tells.ts';
import { AskTwice } from '../sure-buttons.tsx';
import { FairNote } from '../gathering/fair-note.tsx';
import { inviteLink } from '../gathering/invite-link.ts';
import { LinkPanel } from '../gathering/link-panel.tsx';
import type { HostState } from '../host/host.ts';
import { SeatSign } from '../kit/seat.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { botLevel, substituteLevel } from '../words/called.ts';
import { useGatherWords } from '../words/gather.ts';
import { useWords } from '../words/index.ts';
import { CallBot } from './call-bot.tsx';
import { CharacterLine } from './character.tsx';
import { Presence } from './presence.tsx';

interface PeopleSheetProps {
  readonly sheet: TableSheet;
  readonly around: HostState;
  readonly title: string;
  readonly letBot: (seat: number) => void;
  readonly leave: () => void;
  readonly onClose: () => void;
  readonly trouble: ComponentChildren;
}

/** Who sits where, and what can be done about it while the game is on. */
export function PeopleSheet({ sheet, around, title, letBot, leave, onClose, trouble }: PeopleSheetProps) {
  const words = useWords();
  const { gathering, invite, table } = useGatherWords();
  const { you } = sheet;
  const playing = sheet.status === 'playing';
  const mine = you === 'spectator' ? null : sheet.seats[you];
  return (
    <Sheet title={table.people} closeLabel={words.close} onClose={onClose}>
      <div class="people">
        <ul class="gather-seats">
          {sheet.seats.map((holder, seat) => (
            <li key={seat} class="gather-seat" data-seat={seat}>
              <SeatSign seat={seat} />
              <div class="gather-seat-words">
                <strong>
                  {'name' in holder && holder.name}{' '}
                  {holder.kind === 'person' && <Presence present={holder.away === null} />}
                </strong>
                <small>
                  {holder.kind === 'bot' && botLevel(holder.level, words)}
                  {holder.kind === 'person' &&
                    [
                      you === seat && gathering.you,
                      holder.left && table.hasLeft,
                      holder.standIn !== null &&
                        table.botFor(holder.name, substituteLevel(holder.standIn, words)),
                      sheet.hinted?.[seat] && table.hints(sheet.hinted[seat]),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                </small>
                {holder.kind === 'bot' && (
                  <small>
                    <CharacterLine table={sheet.id} seat={seat} />
                  </small>
                )}
              </div>
              {playing && holder.kind === 'person' && holder.standIn === null && you !== 'spectator' && (
                <div class="gather-seat-tools">
                  {seat === you ? (
                    <button type="button" class="button" onClick={() => letBot(seat)}>
                      {table.leaveToBot}
                    </button>
                  ) : (
                    <CallBot seat={seat} around={around} clock={sheet.clock} letBot={letBot} />
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
        {trouble}
        {playing && you !== 'spectator' && (
          <>
            {mine?.kind === 'person' && mine.standIn === null && <p class="hint">{table.leaveHint}</p>}
            <LeaveForGood onLeave={leave} />
          </>
        )}
        {sheet.invite !== null && (
          <section>
            <h3>{table.inviteWatchers}</h3>
            <LinkPanel path={inviteLink(sheet.id, sheet.invite)} message={invite.shareText(title)} />
          </section>
        )}
        <FairNote sheet={sheet} />
      </div>
    </Sheet>
  );
}

function LeaveForGood({ onLeave }: { onLeave: () => void }) {
  const { sure, hint, keep } = useWords().net.leaving.playing;
  return (
    <AskTwice ask={sure} sure={sure} keep={keep} onSure={onLeave}>
      {buttons => (
        <div class="row">
          <p role="status">{hint}</p>
          {buttons}
        </div>
      )}
    </AskTwice>
  );
}
