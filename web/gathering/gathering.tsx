import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import { openingFaults } from '../../core/opening.ts';
import { present, seated } from '../../core/sure.ts';
import type { Rules } from '../../games/about.ts';
import type { TableSheet } from '../../wire/tells.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { useStore } from '../kit/store.ts';
import { Band } from '../pages/band.tsx';
import { PageTitle } from '../pages/page-title.tsx';
import type { NetTable } from '../net/net-table.ts';
import { handOver, takeSeat } from '../net/deals.ts';
import { connection } from '../net/line.ts';
import { myself } from '../net/person.ts';
import { useAsking } from '../net/use-asking.ts';
import { settings } from '../settings.ts';
import { onShelf } from '../shelf.ts';
import { useGatherWords } from '../words/gather.ts';
import { useWords } from '../words/index.ts';
import { sayRefused } from '../words/say-refused.ts';
import { AgreedFacts } from './agreed-facts.tsx';
import { DealPanel } from './deal-panel.tsx';
import { DealingPanel } from './dealing-panel.tsx';
import { FairNote } from './fair-note.tsx';
import { InvitePanel, InviteSheet } from './invitation.tsx';
import { NumberNote } from './number-note.tsx';
import { type SeatDeeds, SeatRow } from './seat-row.tsx';
import { useMySeat } from './use-my-seat.ts';
import { useName } from './use-name.tsx';
import { FaultNote } from '../kit/fault-note.tsx';

interface GatheringProps {
  readonly table: NetTable;
  readonly sheet: TableSheet;
  readonly rules: Rules<Vocabulary>;
  readonly screen: GameScreen<Vocabulary>;
  /** The reader's id; null for a stranger. */
  readonly me: string | null;
  /** The only seat the reader's invitation is for; null for any. */
  readonly invitedTo: number | null;
  readonly talk: ComponentChildren;
}

/** A table before the deal: people come, sit down, and somebody deals. */
export function Gathering(props: GatheringProps) {
  const { sheet, rules, screen, talk } = props;
  const words = useWords();
  const { gathering, fair } = useGatherWords();
  const { title } = screen.texts[useStore(settings).language];
  const { named, sheet: nameSheet } = useName();
  const [invited, setInvited] = useState<number | null>(null);
  const isFull = sheet.seats.every(({ kind }) => kind !== 'free');
  return (
    <main>
      <Band game={onShelf(sheet.game)}>
        <PageTitle>{title}</PageTitle>
        <p>{isBeingDealt(sheet) ? fair.dealing.title : isFull ? gathering.ready : gathering.lead}</p>
      </Band>
      <div class="page gathering">
        <div class="gathering-main">
          <SeatsPanel {...props} named={named} onInvite={setInvited} />
          <AgreedFacts sheet={sheet} box={rules.box} screen={screen} />
        </div>
        <div class="gathering-side">
          {!isBeingDealt(sheet) && <InvitePanel sheet={sheet} title={title} />}
          {sheet.chat !== 'off' && (
            <section class="panel gathering-talk" aria-labelledby="gather-talk">
              <h2 id="gather-talk">{words.net.talk.title}</h2>
              {talk}
            </section>
          )}
          <FairNote sheet={sheet} />
        </div>
      </div>
      {nameSheet}
      {invited !== null && (
        <InviteSheet sheet={sheet} title={title} seat={invited} onClose={() => setInvited(null)} />
      )}
    </main>
  );
}

const isBeingDealt = ({ deal }: TableSheet) => deal.construction === 2 && deal.roster !== null;

interface SeatsPanelProps extends GatheringProps {
  readonly named: ReturnType<typeof useName>['named'];
  readonly onInvite: (seat: number) => void;
}

/** Who sits where, and what is still missing until the deal. */
function SeatsPanel({ table, sheet, rules, me, invitedTo, named, onInvite }: SeatsPanelProps) {
  const words = useWords();
  const { gathering, fair } = useGatherWords();
  const asking = useAsking();
  const { leaving, sentAway } = useMySeat(sheet.you);
  /** This device has opened its number for this very deal, and the house wants another. */
  const [spent, setSpent] = useState(false);
  const ownsTable = me !== null && sheet.owner === me;
  const { deal, options } = sheet;
  const game = rules.box.open(rules.box.edition);
  const isSpare =
    deal.construction === 2 && openingFaults(game, { options, seats: sheet.seats.length - 1 }).length === 0;
  const sit = (seat: number) => {
    const promise = deal.construction === 1 ? null : deal;
    const person = present(myself.get(), 'person to sit down').id;
    const seating = { table: table.id, seat, invite: table.invite, promise, person };
    const seated = takeSeat(connection(), seating);
    setSpent(seated === null);
    if (seated) void asking.track(seated);
  };
  const deeds: SeatDeeds = {
    sit: seat => named(() => sit(seat)),
    clear(seat) {
      if (seat === sheet.you) leaving.current = true;
      void asking.track(table.ask({ type: 'clear-seat', seat }));
    },
    putBot: (seat, level) => void asking.track(table.ask({ type: 'seat-bot', seat, level })),
    remove: seat => void asking.track(table.ask({ type: 'remove-seat', seat })),
    invite: onInvite,
  };
  return (
    <section class="panel" aria-labelledby="gather-seats">
      <h2 id="gather-seats">{gathering.seats}</h2>
      <ol class="gather-seats">
        {sheet.seats.map((holder, seat) => (
          <SeatRow
            key={seat}
            table={sheet.id}
            seat={seat}
            holder={holder}
            mine={sheet.you === seat}
            ownsTable={ownsTable}
            isHost={holder.kind === 'person' && holder.person === sheet.owner}
            maySit={sheet.you === 'spectator' && !sheet.sentAway && (invitedTo ?? seat) === seat}
            deeds={deeds}
            spare={isSpare}
            fixed={isBeingDealt(sheet)}
          />
        ))}
      </ol>
      {(sentAway || sheet.sentAway) && <p role="status">{gathering.sentAway}</p>}
      {spent && <FaultNote>{fair.rosterTroubles['answered-another']}</FaultNote>}
      {asking.refused && <FaultNote>{sayRefused(asking.refused, words, null)}</FaultNote>}
      {isBeingDealt(sheet) ? (
        <DealingPanel table={table} sheet={sheet} ownsTable={ownsTable} track={asking.track} />
      ) : (
        <>
          <NumberNote
            sheet={sheet}
            ownsTable={ownsTable}
            onSeal={() => sit(seated(sheet.you))}
            onHandOver={() => {
              const handed = deal.construction === 2 && handOver(connection(), table.id, deal.deal);
              if (handed) void asking.track(handed);
            }}
          />
          <DealPanel table={table} sheet={sheet} game={game} ownsTable={ownsTable} track={asking.track} />
        </>
      )}
    </section>
  );
}
