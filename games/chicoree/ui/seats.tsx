import { useState } from 'preact/hooks';
import { SeatSign } from '../../../web/kit/seat.tsx';
import { Chain } from './chain.tsx';
import type { Part } from './part.ts';
import { Purse } from './purse.tsx';
import { Standing } from './standing.tsx';

/** The rivals, clockwise from me: what they have, what lies before them, and what they are about to do. */
export function Seats(part: Part) {
  const { frame, viewer, words } = part;
  const { players } = frame.view;
  const first = viewer === 'spectator' ? 0 : viewer + 1;
  const others = players.map((_, i) => (first + i) % players.length).filter(seat => seat !== viewer);
  return (
    <section class="ch-seats" aria-label={words.players}>
      <ul>
        {others.map(seat => (
          <Rival key={seat} {...part} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

function Rival(part: Part & { seat: number }) {
  const { frame, words, names, seat } = part;
  const { players, turn, ending } = frame.view;
  const player = players[seat]!;
  const [open, setOpen] = useState(false);
  const active = turn.seat === seat && !ending;
  const classes = ['ch-rival', active && 'ch-rival-active', player.out !== null && 'ch-rival-out'];
  return (
    <li class={classes.filter(Boolean).join(' ')} data-seat={seat}>
      <button type="button" class="ch-rival-head" aria-expanded={open} onClick={() => setOpen(!open)}>
        <SeatSign seat={seat} />
        <span class="ch-rival-name">{names(seat)}</span>
        <Standing {...part} seat={seat} />
        <Purse seat={seat} player={player} words={words} names={names} />
      </button>
      {player.out === null ? (
        <>
          <Chain
            seat={seat}
            player={player}
            words={words}
            label={words.chainOf(names(seat))}
            from={`seat-${seat}`}
          />
          {player.canFinish && !ending && (
            <strong class="ch-danger">{words.warnings.canFinish(names(seat))}</strong>
          )}
          <div class={open ? 'ch-details ch-details-open' : 'ch-details'}>
            <Details {...part} seat={seat} />
          </div>
        </>
      ) : (
        <p class="ch-ruin">{words.bankrupt}</p>
      )}
    </li>
  );
}

function Details({ frame, words, names, seat }: Part & { seat: number }) {
  const player = frame.view.players[seat]!;
  return (
    <ul>
      {player.start !== null && <li>{words.perTurn(player.income)}</li>}
      {player.charge > 0 && <li>{words.chargeOf(player.charge)}</li>}
      {player.blocks.map((block, i) => (
        <li key={i}>
          {words.short(block.card)}, {words.blockedFor(block.turns, names(block.by))}
        </li>
      ))}
      {player.known.length > 0 && <li>{words.known(player.known.map(words.card).join(', '))}</li>}
    </ul>
  );
}
