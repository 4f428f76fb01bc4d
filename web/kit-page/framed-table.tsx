import { useRef, useState } from 'preact/hooks';
import { Actions } from '../kit/actions.tsx';
import { Dock } from '../kit/dock.tsx';
import { Areas } from '../kit/frame/areas.tsx';
import { RoomContext, useMeasuredRoom } from '../kit/frame/room.ts';
import { HandFan } from '../kit/hand-fan.tsx';
import { PieceCard } from '../kit/piece-card.tsx';
import { Piece } from '../kit/piece.tsx';
import { Seats } from '../kit/seats.tsx';
import { ABOUT, Face } from './samples.tsx';
import { samplePlayer } from './sheets.tsx';

interface FramedTableProps {
  readonly width: number;
  readonly height: number;
  readonly isTelevision?: boolean;
}

/** The frame at one size, with something pointed at when a card is picked. */
export function FramedTable({ width, height, isTelevision = false }: FramedTableProps) {
  const table = useRef<HTMLDivElement>(null);
  const room = useMeasuredRoom(table, isTelevision);
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
  return (
    <RoomContext.Provider value={room}>
      <h2>
        {room.arrangement}, {width} × {height}
      </h2>
      <div
        ref={table}
        class="table"
        data-arrangement={room.arrangement}
        style={{ '--u': `${room.unit}px`, width: `${width}px`, height: `${height}px` }}
      >
        <div class="table-board">
          <Areas
            labels={{
              seats: 'Players',
              board: 'Board',
              mine: 'Mine',
              dock: 'Dock',
              detail: 'Selected',
              close: 'Close',
            }}
            seats={
              <Seats
                players={[0, 1, 2].map(samplePlayer)}
                aimWords="First to 20 points"
                moreOf={name => name}
              />
            }
            board={
              <div style={{ '--card': '80px', display: 'flex', gap: 'var(--s2)', padding: 'var(--s2)' }}>
                {[1, 2, 3].map(n => card(n, false))}
              </div>
            }
            mine={
              isTelevision ? null : (
                <div style={{ '--card': '48px', padding: 'var(--s3)', display: 'flex' }}>{card(4, true)}</div>
              )
            }
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
                  isTelevision ? null : (
                    <HandFan
                      label="Hand"
                      height={7 / 5}
                      cards={[5, 6, 7].map(n => ({ key: `${n}`, piece: card(n, false) }))}
                    />
                  )
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
