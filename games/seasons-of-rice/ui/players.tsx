import { useState } from 'preact/hooks';
import type { Viewer } from '../../../core/game.ts';
import type { Names } from '../../../core/texts.ts';
import { Count } from '../../../web/kit/count.tsx';
import { SeatSign } from '../../../web/kit/seat.tsx';
import type { Deck } from '../data/deck.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { PlayerView, View } from '../vocabulary.ts';
import { CardBack } from './art/ancestor.tsx';
import { FeatureArt } from './art/figures.tsx';
import { AncestorLine } from './ancestor-card.tsx';
import { MiniMap } from './mini-map.tsx';

interface PlayersProps {
  readonly view: View;
  readonly viewer: Viewer;
  readonly deck: Deck;
  readonly names: Names;
  readonly words: TableWords;
  /** Whose landscape is large. */
  readonly look: number;
  readonly onLook: (seat: number) => void;
}

/** Both players: points, ancestor, what is public about their choice, and their landscape in small. */
export function Players(props: PlayersProps) {
  const { view, viewer, words } = props;
  const order = viewer === 1 ? [1, 0] : [0, 1];
  return (
    <section class="sr-players" aria-label={words.players}>
      {order.map(seat => (
        <PlayerPanel key={seat} {...props} seat={seat} player={view.players[seat]!} />
      ))}
    </section>
  );
}

function PlayerPanel(props: PlayersProps & { seat: number; player: PlayerView }) {
  const { view, viewer, deck, names, words, look, onLook, seat, player } = props;
  const [opened, setOpened] = useState(false);
  const active = view.season === 'dry' ? view.seat === seat : view.season !== 'over' && !player.ready;
  return (
    <div
      class={active ? 'sr-player sr-player-active' : 'sr-player'}
      data-seat={seat}
      data-glide-source={`seat-${seat}`}
    >
      <button type="button" class="sr-player-head" aria-expanded={opened} onClick={() => setOpened(!opened)}>
        <SeatSign seat={seat} />
        <span class="sr-player-name">{names(seat)}</span>
        <span class="sr-score">
          <Count value={player.score} label={words.points(player.score)} />
        </span>
        <Standing view={view} player={player} seat={seat} viewer={viewer} words={words} />
      </button>
      {player.landscape.length > 0 && look !== seat && (
        <button
          type="button"
          class="sr-peek"
          aria-label={words.lookAt(names(seat))}
          title={words.lookAt(names(seat))}
          onClick={() => onLook(seat)}
        >
          <MiniMap player={player} deck={deck} />
        </button>
      )}
      <div class={opened ? 'sr-details sr-details-open' : 'sr-details'}>
        {player.ancestor && <AncestorLine ancestor={player.ancestor} deck={deck} words={words} />}
        {player.landscape.length > 0 && (
          <p class="sr-facts">
            <span class="sr-fact" title={words.farmersHere(player.farmers)}>
              <FeatureArt of="farmer" class="sr-icon" />
              <Count value={player.farmers} label={words.farmersHere(player.farmers)} />
            </span>
            <span class="sr-fact" title={words.abandonedNow(player.abandoned)}>
              <FeatureArt of="buffalo" class="sr-icon" />
              <Count value={-player.abandoned} label={words.abandonedNow(player.abandoned)} />
            </span>
            <span class="sr-facts-words">
              {words.farmersHere(player.farmers)} · {words.abandonedNow(player.abandoned)}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

/** All that may be known of a choice not yet revealed: that it is made, or not. */
function Standing({
  view,
  player,
  seat,
  viewer,
  words,
}: {
  view: View;
  player: PlayerView;
  seat: number;
  viewer: Viewer;
  words: TableWords;
}) {
  const choosing = view.season === 'ancestors' || view.season === 'wet';
  if (choosing)
    return (
      <span class={player.ready ? 'sr-standing sr-standing-ready' : 'sr-standing'}>
        {seat !== viewer && player.handSize > 0 && (
          <span class="sr-backs" title={words.handOf(player.handSize)}>
            <CardBack class="sr-back" />
            {player.handSize}
          </span>
        )}
        {player.ready ? `✓ ${words.ready}` : words.choosing}
      </span>
    );
  if (view.season === 'dry' && view.seat === seat)
    return <span class="sr-standing">{player.picked ? words.places(player.picked) : words.takes}</span>;
  return null;
}
