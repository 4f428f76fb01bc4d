import type { ComponentChildren } from 'preact';
import { Piece } from '../../../web/kit/piece.tsx';
import { SeatSign } from '../../../web/kit/seat.tsx';
import type { Card } from '../data/cards.ts';
import { aboutOf } from './about.ts';
import { CardFace } from './card-face.tsx';
import type { Part } from './part.ts';
import { StoryLines } from './story-lines.tsx';

interface SceneProps extends Part {
  /** The card it is about; null when it is about none. */
  readonly lot: Card | null;
  readonly title: ComponentChildren;
  readonly aside?: ComponentChildren;
  /** The question is about this card. */
  readonly asked?: boolean;
  readonly children?: ComponentChildren;
}

/** One card on the counter, and beside it everything about it and what was done to me meanwhile. */
export function Scene({ lot, title, aside, asked = false, children, ...part }: SceneProps) {
  const { frame, words, edition, focus, point } = part;
  return (
    <article class="ch-scene">
      {lot !== null && (
        <Piece
          class="ch-lot"
          label={words.card(lot)}
          about={aboutOf({ on: 'lot', card: lot }, part)}
          open={null}
          pointed={focus?.on === 'lot'}
          asked={asked}
          onPick={() => point({ on: 'lot', card: lot })}
          glide={`middle-${frame.view.turn.number}`}
          glideFrom="pile"
        >
          <CardFace card={lot} words={words} edition={edition} />
        </Piece>
      )}
      <div class="ch-told">
        <h2>{title}</h2>
        {aside && <p class="ch-aside">{aside}</p>}
        {children}
        {!frame.outcome && <StoryLines {...part} whole={frame.view.agenda.at(-1)?.do === 'act'} />}
      </div>
    </article>
  );
}

interface TileProps {
  readonly seat: number;
  readonly name: string;
  readonly state: string;
  /** The fist, the bid, the cards. */
  readonly children: ComponentChildren;
  readonly words: ComponentChildren;
}

/** One player at the counter. */
export function Tile({ seat, name, state, children, words }: TileProps) {
  return (
    <li class="ch-tile" data-seat={seat} data-state={state}>
      <span class="ch-tile-picture">{children}</span>
      <span class="ch-tile-name">
        <SeatSign seat={seat} />
        <span>{name}</span>
      </span>
      <span class="ch-tile-words">{words}</span>
    </li>
  );
}
