import type { ComponentProps } from 'preact';
import { nth } from '../../../core/sure.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { Quantity } from '../../../web/kit/quantity.tsx';
import { Seats } from '../../../web/kit/seats.tsx';
import { ancestorNumber } from './about.ts';
import { AncestorWords } from './ancestor-card.tsx';
import { AncestorArt, CardBack } from './art/ancestor.tsx';
import { FeatureArt } from './art/figures.tsx';
import { MiniMap } from './mini-map.tsx';
import type { Part } from './part.ts';
import { landPlace } from './places.ts';

/** A good harvest: where the way to it is drawn to its end. */
const HARVEST = 60;

interface PlayersProps extends Part {
  /** Whose landscape is large. */
  readonly look: number;
  readonly onLook: (seat: number) => void;
}

/** Both players: points, what breaks ties, ancestor, and the landscape of the other in small. */
export function Players(part: PlayersProps) {
  const { frame, viewer, names, words } = part;
  const { players } = frame.view;
  const best = Math.max(...players.map(({ score }) => score));
  return (
    <Seats
      moreOf={words.landscapeOf}
      aimWords={words.aim}
      players={players.map(({ score, ready }, seat) => ({
        seat,
        name: names(seat),
        score: { value: score, label: words.points(score) },
        near: { share: score / Math.max(best, HARVEST), label: words.near(names(seat), score) },
        leads: score === best,
        active: frame.deciding.some(({ seat: decides }) => decides === seat),
        done: ready ? words.ready : null,
        facts: <Facts {...part} seat={seat} />,
        more: seat === viewer ? <Own {...part} seat={seat} /> : <Neighbour {...part} seat={seat} />,
      }))}
    />
  );
}

function useIsChip(): boolean {
  const { arrangement, isPhone } = useRoom();
  return isPhone || arrangement === 'tablet';
}

type Seated = PlayersProps & { readonly seat: number };

/** Farmers, abandoned buffaloes and ancestor. */
function Facts({ seat, frame: { view }, viewer, deck, words }: Seated) {
  const isChip = useIsChip();
  const { farmers, abandoned, ancestor, landscape } = nth(view.players, seat);
  const number = ancestor && ancestorNumber(deck, ancestor.id);
  return (
    <>
      {landscape.length > 0 && (
        <>
          <Quantity value={farmers} symbol={<FeatureArt of="farmer" />} label={words.farmersHere(farmers)} />
          <Quantity
            value={-abandoned}
            symbol={<FeatureArt of="buffalo" />}
            label={words.abandonedNow(abandoned)}
          />
        </>
      )}
      {number !== null && (isChip || seat === viewer) && (
        <span
          role="img"
          aria-label={nth(deck.ancestors, number).name}
          title={nth(deck.ancestors, number).name}
        >
          <AncestorArt of={number} class="sr-icon" />
        </span>
      )}
    </>
  );
}

/** Whom one follows, where it stands nowhere else. */
function Own({ seat, frame: { view }, deck, words }: Seated) {
  const { ancestor } = nth(view.players, seat);
  return useIsChip() && ancestor ? (
    <Followed ancestor={ancestor} deck={deck} words={words} other={null} />
  ) : null;
}

type FollowedProps = ComponentProps<typeof AncestorWords> & { readonly portrait?: string };

function Followed({ portrait = '4.4em', ...followed }: FollowedProps) {
  return (
    <div class="sr-followed" style={{ '--portrait': portrait }}>
      <AncestorArt of={ancestorNumber(followed.deck, followed.ancestor.id)} class="sr-portrait" />
      <AncestorWords {...followed} />
    </div>
  );
}

/** What the other follows, holds and has laid. */
function Neighbour({ seat, frame: { view }, viewer, names, deck, words, look, onLook }: Seated) {
  const isChip = useIsChip();
  // A flank of a big screen is narrow: a smaller portrait and map.
  const isFlank = useRoom().arrangement === 'television';
  // Who watches sees two panels: on a low screen this one gives way.
  const peek = viewer === 'spectator' ? 'min(13em, 18cqh)' : '13em';
  // Who watches sees one of the two at large.
  const isLarge = viewer === 'spectator' && look === seat && !isChip;
  const player = nth(view.players, seat);
  const map = <MiniMap player={player} deck={deck} season={view.season} />;
  return (
    <div class="sr-neighbour" data-place={`seat-${seat}`} style={{ '--peek': isFlank ? '9em' : peek }}>
      {player.ancestor && (
        <Followed
          ancestor={player.ancestor}
          deck={deck}
          words={words}
          other={names(seat)}
          portrait={isFlank ? '3em' : '4.4em'}
        />
      )}
      {player.handSize > 0 && (
        <Quantity
          value={player.handSize}
          symbol={<CardBack />}
          label={words.handOf(player.handSize)}
          place={`hand-${seat}`}
        />
      )}
      {player.landscape.length > 0 &&
        !isLarge &&
        (isChip ? (
          <div class="sr-peek" data-place={landPlace(seat)}>
            {map}
          </div>
        ) : (
          <button
            type="button"
            class="sr-peek"
            data-place={landPlace(seat)}
            aria-pressed={look === seat}
            aria-label={words.lookAt(names(seat))}
            title={words.lookAt(names(seat))}
            onClick={() => onLook(seat)}
          >
            {map}
          </button>
        ))}
    </div>
  );
}
