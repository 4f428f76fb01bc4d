import { useState } from 'preact/hooks';
import type { Viewer } from '../../../core/game.ts';
import type { Names } from '../../../core/texts.ts';
import { Count } from '../../../web/kit/count.tsx';
import { SeatSign } from '../../../web/kit/seat.tsx';
import type { Edition } from '../data/edition.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { PlayerView, View } from '../vocabulary.ts';
import { AccessoryCard } from './accessory-card.tsx';
import { CardBack } from './art/stall.tsx';
import { Coin } from './art/tokens.tsx';
import { Garden } from './garden.tsx';

interface SeatsProps {
  readonly view: View;
  readonly viewer: Viewer;
  readonly names: Names;
  readonly words: TableWords;
  readonly edition: Edition;
}

/** Everyone at the table with what is public about them; a neighbour's garden opens below the strip. */
export function Seats({ view, viewer, names, words, edition }: SeatsProps) {
  const [open, setOpen] = useState<number | null>(null);
  const leader = Math.max(...view.players.map(player => player.total));
  return (
    <section class="cc-seats" aria-label={words.points(0).replace(/^0 /, '')}>
      <ul class="cc-chips">
        {view.players.map((player, seat) => (
          <li
            key={seat}
            class={view.turn.seat === seat && view.agenda.length > 0 ? 'cc-chip cc-chip-active' : 'cc-chip'}
            data-seat={seat}
          >
            <button
              type="button"
              class="cc-chip-button"
              aria-expanded={open === seat}
              disabled={seat === viewer}
              onClick={() => setOpen(open === seat ? null : seat)}
            >
              <SeatSign seat={seat} />
              <span class="cc-chip-name">{names(seat)}</span>
              <span class={player.total === leader ? 'cc-chip-total cc-chip-leads' : 'cc-chip-total'}>
                <Count value={player.total} />
                <span class="only-heard"> {words.points(player.total).replace(/^\d+ /, '')}</span>
              </span>
              <Purse player={player} words={words} />
            </button>
            <div class="cc-neighbour">
              {seat !== viewer && (
                <Garden
                  seat={seat}
                  player={player}
                  words={words}
                  edition={edition}
                  choices={[]}
                  onWater={null}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {open !== null && open !== viewer && view.players[open] && (
        <div class="cc-opened" data-seat={open}>
          <h3>{words.garden(names(open))}</h3>
          <Garden
            seat={open}
            player={view.players[open]!}
            words={words}
            edition={edition}
            choices={[]}
            onWater={null}
          />
        </div>
      )}
    </section>
  );
}

/** Coins, cards in hand, accessories on the table. */
function Purse({ player, words }: { player: PlayerView; words: TableWords }) {
  return (
    <span class="cc-purse">
      <span class="cc-fact" title={words.coins(player.coins)}>
        <Coin class="cc-coin" />
        <Count value={player.coins} />
        <span class="only-heard"> {words.coins(player.coins).replace(/^\d+ /, '')}</span>
      </span>
      <span class="cc-fact" title={words.handOf(player.handSize)}>
        <CardBack class="cc-tiny-back" />
        <Count value={player.handSize} />
        <span class="only-heard"> {words.handOf(player.handSize).replace(/^\d+ /, '')}</span>
      </span>
      <span class="cc-tools">
        {player.laidOut.map(card => (
          <span key={card} title={words.card(card)} class="cc-tool">
            <AccessoryCard card={card} />
            <span class="only-heard">{words.card(card)}</span>
          </span>
        ))}
      </span>
    </span>
  );
}
