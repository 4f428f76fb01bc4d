import type { ComponentChildren } from 'preact';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { Piece } from '../../../web/kit/piece.tsx';
import { SeatSign } from '../../../web/kit/seat.tsx';
import type { Card } from '../data/cards.ts';
import { aboutOf } from './about.ts';
import { Easel } from './art/furniture.tsx';
import { CardFace } from './card-face.tsx';
import type { Staged } from './part.ts';
import { EASEL, LOT } from './places.ts';
import { Hits, LastCard, TurnStory } from './story-lines.tsx';

interface SceneProps extends Staged {
  /** The card it is about; null when it is about none. */
  readonly lot: Card | null;
  /** What stands on the counter when no card does; nothing: an empty easel. */
  readonly instead?: ComponentChildren;
  readonly title: ComponentChildren;
  readonly aside?: ComponentChildren;
  /** The question is about this card. */
  readonly asked?: boolean;
  /** Everyone at the counter, from left to right. */
  readonly tiles?: readonly ComponentChildren[];
  /** A class that tells these tiles from others. */
  readonly tilesAre?: string;
  /** What hangs beside the card: the price, the clock, my cards. */
  readonly side?: ComponentChildren;
}

/** Below it a phone is smaller than phones are. */
const USUAL_UNIT = 15;

/** Letters that stand above the hands beside the card of a phone on its side. */
const FEW = 80;

/** One card on its easel, everyone around it, a notice that says what it is about, and what was done meanwhile. */
export function Scene(props: SceneProps) {
  const { lot, instead, title, aside, asked = false, tiles = [], tilesAre = '', side, ...part } = props;
  const { frame, words, edition, focus, point, isBrief } = part;
  const middle = Math.ceil(tiles.length / 2);
  const { arrangement, unit } = useRoom();
  const tellsTurn = !isBrief && !frame.outcome && frame.view.agenda.at(-1)?.do === 'act';
  const isHit = !frame.outcome && part.story.hits.length > 0;
  // On the smallest phone on its side the card itself needs the height, on others many players do, many words, or what was done to me: the card
  // tells the rest when it is tapped.
  const isLong = typeof aside === 'string' && aside.length > FEW;
  const isSmall = arrangement === 'lying' && (unit < USUAL_UNIT || tiles.length > 4 || isLong || isHit);
  // The next card may be up before anybody has read how the last one went.
  const isNext = frame.view.agenda.at(-1)?.do === 'challenge' || frame.view.agenda.at(-1)?.do === 'fists';
  const tellsLast = isNext && arrangement !== 'upright' && arrangement !== 'lying';
  return (
    <article class="ch-scene">
      <div class="ch-told">
        {!isBrief && (
          <div class="ch-notice">
            <h2>{title}</h2>
            {aside && !isSmall && <p class="hint">{aside}</p>}
            {isHit && <Hits {...part} />}
          </div>
        )}
      </div>
      <div class="ch-side">
        {side}
        {tellsTurn && <TurnStory {...part} />}
        {tellsLast && <LastCard {...part} />}
        {isBrief && isHit && (
          // It hangs down where players leave room, and takes no height from the card.
          <div class="ch-notice hangs-down">
            <Hits {...part} />
          </div>
        )}
      </div>
      {tiles.length > 0 && <ul class={`ch-tiles ch-left ${tilesAre}`}>{tiles.slice(0, middle)}</ul>}
      <div class="ch-stand" data-place={EASEL}>
        {instead ?? <Easel class="ch-easel" />}
        {lot !== null && (
          <Piece
            class="ch-lot"
            label={words.card(lot)}
            about={aboutOf({ on: 'lot', card: lot }, part)}
            pointed={focus?.on === 'lot'}
            asked={asked}
            onPick={() => point({ on: 'lot', card: lot })}
            place={LOT}
            glide={`middle-${frame.view.turn.number}`}
            glideFrom="pile"
          >
            <CardFace card={lot} words={words} edition={edition} />
          </Piece>
        )}
      </div>
      {tiles.length > 1 && <ul class={`ch-tiles ch-right ${tilesAre}`}>{tiles.slice(middle)}</ul>}
    </article>
  );
}

/** The width of cards that lie at a name: narrow enough for several to show. */
export const besideName = (wanted: number) => ({ '--card': `min(${Math.round(wanted)}px, 72cqw)` });

interface TileProps {
  readonly seat: number;
  readonly name: string;
  readonly state: string;
  /** The fist, the paddle, the cards. */
  readonly children: ComponentChildren;
  readonly words: ComponentChildren;
}

/** One player at the counter. */
export function Tile({ seat, name, state, children, words }: TileProps) {
  return (
    <li class="ch-tile" data-seat={seat} data-state={state}>
      <span class="ch-tile-picture" data-place={`counter-${seat}`}>
        {children}
      </span>
      <div class="ch-tag narrows">
        <div class="ch-name">
          <SeatSign seat={seat} /> <b>{name}</b>
        </div>
        {words && <span>{words}</span>}
      </div>
    </li>
  );
}
