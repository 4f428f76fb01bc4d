import type { PlayersProps } from '../../../web/kit/game-screen.ts';
import { Quantity } from '../../../web/kit/quantity.tsx';
import { Seats } from '../../../web/kit/seats.tsx';
import type { TableWords } from '../texts/table.en.ts';
import type { Plots } from '../vocabulary.ts';
import { CoinPicture } from './art.tsx';
import { cellPlace } from './places.ts';
import { Cell } from './row.tsx';

/** Everyone at the table with what is public about them. */
export function Players({ view, viewer, names, words }: PlayersProps<Plots, TableWords>) {
  const built = view.players.map(({ row }) => row.filter(value => value !== null));
  return (
    <Seats
      moreOf={words.rowOf}
      aimWords={words.aim}
      players={view.players.map(({ coins, hasBid, row }, seat) => ({
        seat,
        name: names(seat),
        score: null,
        near: {
          share: (built[seat]?.length ?? 0) / row.length,
          label: `${names(seat)}: ${words.soFar(built[seat]?.length ?? 0)}`,
        },
        leads: false,
        active: view.phase.name === 'placing' && view.phase.seat === seat,
        facts: (
          <>
            <Quantity
              value={coins}
              symbol={<CoinPicture />}
              label={words.coins(coins)}
              place={`purse-${seat}`}
            />
            {hasBid && <small>{words.hasBid}</small>}
          </>
        ),
        more:
          seat === viewer ? null : (
            <div class="plots-row plots-row-small">
              {row.map((value, cell) => (
                <Cell
                  key={cell}
                  value={value}
                  place={cellPlace(seat, cell)}
                  label={value === null ? words.free(cell + 1) : words.built(cell + 1, value)}
                />
              ))}
            </div>
          ),
      }))}
    />
  );
}
