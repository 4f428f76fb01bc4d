import type { ComponentChildren } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import { Aim, type Near } from './aim.tsx';
import { Count } from './count.tsx';
import type { Size } from './frame/arrangement.ts';
import { useBeforePaint } from './frame/before-paint.ts';
import { Note } from './frame/note.tsx';
import { useRoom } from './frame/room.ts';
import { isOtherSize, watchSize } from './frame/watch-size.ts';
import { PaintedSign } from './painted-sign.tsx';
import { SeatNotes } from './seat-notes.ts';
import { SeatSign } from './seat.tsx';
import { seatPlace } from './story/trace.ts';

/** A player as everybody sees them. */
export interface Player {
  readonly seat: Seat;
  readonly name: string;
  readonly score: { readonly value: number; readonly label: string } | null;
  /** How near they are to the aim. */
  readonly near: Near;
  readonly leads: boolean;
  /** What puts them ahead, where no number shows it: told by the crown. */
  readonly leadsBy?: string;
  /** It is their turn, or they are among several who decide at once. */
  readonly active: boolean;
  /** What they have done already of what several decide at once: “bid made”. Null or absent before that, and where nobody decides but them. */
  readonly done?: string | null;
  /** The two or three numbers that decide, each a `Quantity`. */
  readonly facts: ComponentChildren;
  /** Everything else that is public: on a panel always, from a chip on demand. */
  readonly more: ComponentChildren;
  /** The best of it in one line, for chips that stand below each other: they have the height, but not that of panels. */
  readonly line?: ComponentChildren;
}

interface SeatsProps {
  readonly players: readonly Player[];
  /** The aim of the game in words: above the players where there is room, else behind each chip. */
  readonly aimWords: string;
  /** What is collected, painted along the way there. */
  readonly aimPiece?: ComponentChildren;
  /** What opens from a chip, “Anna’s garden”. */
  readonly moreOf: (name: string) => string;
}

/** Units that a panel needs to be worth its place, that a chip with a line more needs, and the aim above them. */
const PANEL = 8.3;
const LINED = 6.6;
const AIM = 5.2;

/** Everyone at the table: a panel each where there is room, else a chip that opens its panel. */
export function Seats({ players, aimWords, aimPiece, moreOf }: SeatsProps) {
  const { arrangement, unit } = useRoom();
  const list = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(Infinity);
  const [isCrowded, setCrowded] = useState(false);
  const known = useRef<Size | null>(null);
  useLayoutEffect(() => {
    if (list.current)
      return watchSize(list.current, room => {
        setHeight(room.height);
        if (known.current && isOtherSize(known.current, room)) setCrowded(false);
        known.current = room;
      });
  }, [arrangement]);
  const inColumn = arrangement === 'laptop' || arrangement === 'desktop';
  // Panels that hold much may be higher than usual.
  useBeforePaint(() => {
    if (!inColumn) return;
    const { scrollHeight, clientHeight } = list.current ?? { scrollHeight: 0, clientHeight: 0 };
    if (clientHeight > 0 && scrollHeight > clientHeight + 1) setCrowded(true);
  });
  if (arrangement === 'television') return <Flanks players={players} />;
  const aim = <Aim words={aimWords} piece={aimPiece} players={players} />;
  const panels = inColumn && !isCrowded && height >= players.length * PANEL * unit;
  const hasLines = inColumn && height >= players.length * LINED * unit;
  const showsAim = inColumn ? height >= (players.length * PANEL + AIM) * unit : arrangement === 'tablet';
  return (
    <div ref={list} class={inColumn ? 'seats seats-column' : 'seats'} data-together={decideTogether(players)}>
      {showsAim && aim}
      <ul>
        {players.map(player => (
          <li key={player.seat}>
            {panels ? (
              <SeatPanel player={player} />
            ) : (
              <SeatChip
                player={hasLines ? player : { ...player, line: null }}
                label={moreOf(player.name)}
                aim={showsAim ? null : aim}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On a big screen half of them sit on either side of the board. */
function Flanks({ players }: Pick<SeatsProps, 'players'>) {
  return (
    <div
      class={players.length > 4 ? 'seats seats-flanks seats-many' : 'seats seats-flanks'}
      data-together={decideTogether(players)}
    >
      <ul style={{ '--rows': Math.ceil(players.length / 2) }}>
        {players.map(player => (
          <li key={player.seat}>
            <SeatPanel player={player} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether several decide at once: then signs tell who still thinks from who is done. */
const decideTogether = (players: readonly Player[]): true | undefined =>
  players.filter(({ active, done }) => active || done).length > 1 || undefined;

function stateClass(name: string, { active, done, leads }: Player): string {
  return [name, active && 'seat-active', done && 'seat-done', leads && 'seat-leads']
    .filter(Boolean)
    .join(' ');
}

const leadOf = ({ leads, leadsBy }: Player): string | undefined => (leads ? leadsBy : undefined);

export function SeatPanel({ player }: { player: Player }) {
  const note = useContext(SeatNotes)(player.seat);
  return (
    <div class={stateClass('seat-panel', player)} data-seat={player.seat} data-place={seatPlace(player.seat)}>
      <div class="seat-head">
        <PaintedSign seat={player.seat} title={leadOf(player)} />
        <span class="seat-name">
          {player.name}
          {leadOf(player) && <span class="only-heard"> ({leadOf(player)})</span>}
          <Done player={player} />
          {note && (
            <span class="seat-face" role="img" aria-label={note.text} title={note.text}>
              {note.face}
            </span>
          )}
        </span>
        <Score player={player} />
      </div>
      <div class="seat-facts">{player.facts}</div>
      <div class="seat-more">{player.more}</div>
    </div>
  );
}

interface SeatChipProps {
  readonly player: Player;
  /** What opens from it. */
  readonly label: string;
  /** The aim of the game, where it has no room of its own. */
  readonly aim: ComponentChildren;
}

export function SeatChip({ player, label, aim }: SeatChipProps) {
  const note = useContext(SeatNotes)(player.seat);
  const [open, setOpen] = useState(false);
  const chip = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={chip}
        type="button"
        class={stateClass('seat-chip', player)}
        data-seat={player.seat}
        data-place={seatPlace(player.seat)}
        data-pointed={open || undefined}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <SeatSign seat={player.seat} />
        <span class="seat-name">{player.name}</span>
        <Done player={player} />
        <Score player={player} />
        <span class="seat-facts">{player.facts}</span>
        {player.line && <span class="seat-line">{player.line}</span>}
      </button>
      {open && (
        <Note label={label} about={() => chip.current} onClose={() => setOpen(false)}>
          <SeatPanel player={player} />
          {leadOf(player) && <p class="seat-note">{leadOf(player)}</p>}
          {note && (
            <p class="seat-note">
              {note.face} {note.text}
            </p>
          )}
          {aim}
        </Note>
      )}
    </>
  );
}

/** Those who see the page have a sign for it. */
function Done({ player: { done } }: { player: Player }) {
  return done ? <span class="only-heard"> ({done})</span> : null;
}

function Score({ player: { score } }: { player: Player }) {
  if (score === null) return null;
  return (
    <span class="seat-score">
      <span aria-hidden="true">
        <Count value={score.value} />
      </span>
      <span class="only-heard">{score.label}</span>
    </span>
  );
}
