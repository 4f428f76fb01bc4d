import { useRef, useState } from 'preact/hooks';
import type { Seat } from '../core/game.ts';
import { Actions } from './kit/actions.tsx';
import { Aim } from './kit/aim.tsx';
import { ConfirmButton } from './kit/confirm-button.tsx';
import { Dock } from './kit/dock.tsx';
import { Fist } from './kit/fist.tsx';
import { Areas } from './kit/frame/areas.tsx';
import { RoomContext, useMeasuredRoom } from './kit/frame/room.ts';
import { HandFan } from './kit/hand-fan.tsx';
import { Ledger } from './kit/ledger.tsx';
import { Offer, ShutOffer } from './kit/offer.tsx';
import { PhaseStrip } from './kit/phase-strip.tsx';
import { PieceCard } from './kit/piece-card.tsx';
import { Piece } from './kit/piece.tsx';
import { Quantity } from './kit/quantity.tsx';
import { ReferenceList } from './kit/reference-list.tsx';
import { Seats } from './kit/seats.tsx';
import { Stepper } from './kit/stepper.tsx';
import { Token } from './kit/token.tsx';

const NAMES = ['Anna', 'Basil', 'Rosemary'];
const ABOUT = { title: 'Turnip', lines: ['2 cards make a bed: 3 points.', '18 such cards in the game.'] };
const Dot = () => (
  <svg viewBox="0 0 10 10" aria-hidden="true">
    <circle cx="5" cy="5" r="4" fill="#f2b632" />
  </svg>
);

/** Every part of the kit in all its states, for whoever builds a table; only the development server shows it. */
export function KitPage() {
  const [theme, setTheme] = useState<'day' | 'night'>('day');
  document.documentElement.dataset['theme'] = theme;
  return (
    <main class="page kit-page">
      <h1>Kit</h1>
      <button type="button" class="button" onClick={() => setTheme(theme === 'day' ? 'night' : 'day')}>
        {theme}
      </button>
      <Parts />
      {['390px', '844px', '820px', '1280px'].map((width, i) => (
        <FramedTable key={width} width={width} height={['700px', '390px', '1000px', '720px'][i]!} />
      ))}
    </main>
  );
}

function Parts() {
  const [amount, setAmount] = useState(3);
  const [pointed, setPointed] = useState(false);
  const [confirmed, setConfirmed] = useState(0);
  return (
    <>
      <h2>Type, buttons</h2>
      {[1, 2, 3, 4, 5, 6, 7, 8].map(size => (
        <span key={size} style={{ fontSize: `var(--t${size})` }}>
          t{size}{' '}
        </span>
      ))}
      <p class="row">
        <button type="button" class="button button-main">
          Main
        </button>
        <button type="button" class="button button-second">
          Second
        </button>
        <button type="button" class="button button-quiet">
          Quiet
        </button>
        <button type="button" class="button button-main" disabled>
          Shut
        </button>
        <ConfirmButton label="Give up" sure="Really?" onConfirm={() => setConfirmed(confirmed + 1)} />
        <output data-part="confirmed">{confirmed}</output>
      </p>
      <h2>Pieces</h2>
      <p class="row" style={{ '--card': '96px' }}>
        {([null, true, false] as const).map(open => (
          <Piece
            key={String(open)}
            label={`Turnip ${open}`}
            about={ABOUT}
            open={open}
            pointed={pointed && open === true}
            changed={open === null}
            onPick={() => setPointed(!pointed)}
          >
            <Face />
          </Piece>
        ))}
        <span class="card-gap" />
        <Token label="Five">5</Token>
        <Quantity value={3} symbol={<Dot />} label="3 coins" />
        <Fist seat={1} holds={null} label="Basil has chosen" />
        <Fist seat={2} holds={4} label="Rosemary: 4" />
      </p>
      <PieceCard about={ABOUT}>
        <Offer picture={<Dot />} title="Buy for 3" after="coins 5 → 2" main onTake={() => {}} />
        <Offer picture={<Dot />} title="Reserve" after="" main={false} onTake={() => {}} />
        <ShutOffer picture={<Dot />} title="Sell" reason={<span>One more turnip needed.</span>} />
      </PieceCard>
      <h2>Numbers, phases, aim</h2>
      <Stepper
        label="Coins"
        value={amount}
        min={0}
        max={9}
        words={{ less: 'Less', more: 'More' }}
        symbol={<Dot />}
        onChange={setAmount}
      />
      <PhaseStrip
        label="Phases"
        phases={['Morning', 'Noon', 'Night'].map(name => ({ key: name, name }))}
        now="Noon"
      />
      <Aim
        words="First to 20 points"
        near={NAMES.map((name, seat) => ({
          seat,
          share: (seat + 1) / 4,
          label: `${name}: ${5 * (seat + 1)} of 20`,
        }))}
      />
      <h2>Score sheet, reference</h2>
      <Ledger
        places={[[1, 2], [0]]}
        language="en"
        names={seat => NAMES[seat]!}
        total={seat => 10 - seat}
        lines={seat => [
          { key: 'a', picture: <Dot />, words: 'Turnips', sum: '3 × 2 =', value: 6 },
          { key: 'b', words: 'Coins', value: 4 - seat },
        ]}
        footnote="Equal points: shared victory."
      />
      <ReferenceList
        title="Vegetables"
        entries={[
          { key: 'turnip', picture: <Dot />, title: 'Turnip', facts: [{ term: 'Copies', fact: 18 }] },
        ]}
      />
    </>
  );
}

function Face() {
  return (
    <span class="card">
      <b class="card-index num">3</b>
      <span class="card-need">×2</span>
      <span class="card-name">Turnip</span>
    </span>
  );
}

/** The frame at one size, with something pointed at when a card is picked. */
function FramedTable({ width, height }: { width: string; height: string }) {
  const table = useRef<HTMLDivElement>(null);
  const room = useMeasuredRoom(table, false);
  const [picked, setPicked] = useState<number | null>(null);
  const card = (key: number, asked: boolean) => (
    <Piece
      key={key}
      label={`Card ${key}`}
      about={ABOUT}
      open
      pointed={picked === key}
      asked={asked}
      onPick={() => setPicked(picked === key ? null : key)}
    >
      <Face />
    </Piece>
  );
  const player = (seat: Seat) => ({
    seat,
    name: NAMES[seat]!,
    score: { value: 10 * seat, label: `${10 * seat} points` },
    leads: seat === 2,
    active: seat === 0,
    facts: <Quantity value={seat} symbol={<Dot />} label={`${seat} coins`} />,
    more: <p>Everything else.</p>,
  });
  return (
    <RoomContext.Provider value={room}>
      <h2>
        {width} × {height}: {room.arrangement}
      </h2>
      <div
        ref={table}
        class="table table-framed"
        data-arrangement={room.arrangement}
        style={{ '--u': `${room.unit}px`, width, height }}
      >
        <div class="table-board">
          <Areas
            labels={{ seats: 'Players', board: 'Board', mine: 'Mine', dock: 'Dock', detail: 'Selected' }}
            seats={<Seats players={[0, 1, 2].map(player)} aim={null} moreOf={name => name} />}
            board={
              <div style={{ '--card': '80px', display: 'flex', gap: '8px' }}>
                {[1, 2, 3].map(n => card(n, false))}
              </div>
            }
            mine={<div style={{ '--card': '60px' }}>{card(4, true)}</div>}
            dock={
              <Dock
                ask={<p class="prompt-words">Choose a card.</p>}
                actions={
                  <Actions
                    more="More"
                    actions={['Plant', 'Draw', 'Sell', 'Wait', 'Sleep', 'Sing'].map((label, i) => ({
                      key: label,
                      label,
                      rank: i === 0 ? ('main' as const) : ('second' as const),
                      onTake: () => {},
                    }))}
                  />
                }
                hand={
                  <HandFan
                    label="Hand"
                    height={7 / 5}
                    cards={[5, 6, 7].map(n => ({ key: `${n}`, piece: card(n, false) }))}
                  />
                }
              />
            }
            detail={picked === null ? null : <PieceCard about={ABOUT} />}
            onClose={() => setPicked(null)}
          />
        </div>
      </div>
    </RoomContext.Provider>
  );
}
