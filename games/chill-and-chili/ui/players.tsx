import { nth } from '../../../core/sure.ts';
import type { PlayersProps } from '../../../web/kit/game-screen.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { Quantity } from '../../../web/kit/quantity.tsx';
import { Seats } from '../../../web/kit/seats.tsx';
import { accessoryName } from '../data/cards.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { ChillAndChili, PlayerView } from '../vocabulary.ts';
import { CardBack } from './art/stall.tsx';
import { Coin } from './art/tokens.tsx';
import { Garden } from './garden.tsx';
import { pictureOfCard } from './pictures.tsx';

/** Everyone at the table with what is public about them. */
export function Players({ view, viewer, names, words }: PlayersProps<ChillAndChili, TableWords>) {
  const best = Math.max(...view.players.map(player => player.total));
  return (
    <Seats
      moreOf={words.garden}
      aimWords={words.aim}
      players={view.players.map((player, seat) => ({
        seat,
        name: names(seat),
        score: { value: player.total, label: words.points(player.total) },
        near: {
          share: player.total / Math.max(best, 30),
          label: `${names(seat)} : ${words.points(player.total)}`,
        },
        leads: player.total === best,
        active: view.turn.seat === seat && view.agenda.length > 0,
        facts: <Purse seat={seat} player={player} words={words} />,
        line: seat !== viewer && player.beds.length > 0 && <Harvest player={player} />,
        more: seat === viewer ? null : <Plot {...{ seat, player, words }} players={view.players.length} />,
      }))}
    />
  );
}

interface SeatedProps {
  readonly seat: number;
  readonly player: PlayerView;
  readonly words: TableWords;
}

/** Coins and cards in hand, and the accessories on the table. */
function Purse({ seat, player, words }: SeatedProps) {
  return (
    <>
      <span class="cc-purse">
        <Quantity
          value={player.coins}
          symbol={<Coin />}
          label={words.coins(player.coins)}
          place={`purse-${seat}`}
        />
        <Quantity
          value={player.handSize}
          symbol={<CardBack />}
          label={words.handOf(player.handSize)}
          place={`hand-${seat}`}
        />
      </span>
      {player.laidOut.length > 0 && (
        <span class="quantity cc-tools">
          {player.laidOut.map(card => {
            const { name, effect } = words.accessories[accessoryName(card)];
            return (
              <span key={card} role="img" aria-label={name} title={`${name}. ${effect}`}>
                {pictureOfCard(card)}
              </span>
            );
          })}
        </span>
      )}
    </>
  );
}

/** Few players have room for larger pictures; three on a side of a television have the least. */
function Plot({ seat, player, words, players }: SeatedProps & { players: number }) {
  const { arrangement } = useRoom();
  const card = players < 4 ? 2.6 : arrangement === 'television' ? 1.8 : 2;
  if (player.beds.length === 0) return <p class="hint">{words.noBedsThere}</p>;
  const numbers = bloomingFirst(player);
  const beds = numbers.map(bed => nth(player.beds, bed));
  return (
    <div class="cc-plot" style={{ '--card': `${card}em` }}>
      <Garden seat={seat} beds={beds} numbers={numbers} words={words} choices={[]} onWater={null} small />
    </div>
  );
}

/** Beds that find room in one line. */
const IN_LINE = 5;

/** Where panels find no room: what each bed counts. Behind the chip they are told in full. */
function Harvest({ player }: { player: PlayerView }) {
  return (
    <span class="cc-purse" aria-hidden="true">
      {bloomingFirst(player)
        .slice(0, IN_LINE)
        .map(number => {
          const { cards, points, drops, suns } = nth(player.beds, number);
          return (
            <span key={number} class="quantity num">
              {drops === suns ? 2 * points : points}
              {pictureOfCard(nth(cards, 0))}
            </span>
          );
        })}
    </span>
  );
}

/** The numbers of the beds: what is in bloom catches the eye first. */
function bloomingFirst({ beds }: PlayerView): readonly number[] {
  const blooms = (bed: number) => Number(nth(beds, bed).drops === nth(beds, bed).suns);
  return [...beds.keys()].toSorted((a, b) => blooms(b) - blooms(a));
}
