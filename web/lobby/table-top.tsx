import type { ComponentChildren } from 'preact';
import { SeatSign } from '../kit/seat.tsx';
import { useStore } from '../kit/store.ts';
import { GameCover, lidOf } from '../pages/cover.tsx';
import { settings } from '../settings.ts';
import { onShelf, titleOf } from '../shelf.ts';
import { useWords } from '../words/index.ts';

interface TableTopProps {
  readonly class: string;
  readonly game: string;
  /** By seat; null for one that is free. */
  readonly names: readonly (string | null)[];
  /** The reader's seat, where it is asked; else null. */
  readonly asked: number | null;
  readonly facts: ComponentChildren;
  /** What can be done. */
  readonly children: ComponentChildren;
}

/** A table in a list, seen from above: the colour of its game, who sits there, and whether it waits for the reader. */
export function TableTop({ class: name, game, names, asked, facts, children }: TableTopProps) {
  const words = useWords();
  const { lobby } = words.net;
  const { language } = useStore(settings);
  const about = onShelf(game);
  return (
    <li class={`table-top ${name}`} style={about ? lidOf(about) : {}}>
      {about && (
        <div class="table-top-cover">
          <GameCover game={about} />
        </div>
      )}
      <div class="table-top-words">
        <strong>{titleOf(game, language)}</strong>
        {asked !== null && (
          <b class="my-decision" data-seat={asked}>
            {lobby.yourDecision}
          </b>
        )}
        <p class="table-card-seats">
          {names.map((seated, seat) => (
            <span key={seat} class="nowrap">
              <SeatSign seat={seat} /> {seated ?? <i>{lobby.freeSeat}</i>}
            </span>
          ))}
        </p>
        <small>{facts}</small>
      </div>
      <div class="row">{children}</div>
    </li>
  );
}
