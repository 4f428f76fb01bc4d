import type { ComponentChildren } from 'preact';
import type { About } from '../../games/about.ts';
import { Icon } from '../kit/icon.tsx';
import { GameCover, lidOf } from '../pages/cover.tsx';

/** Where a chair stands, as parts of the way from the middle of the table, and how it is turned. The first is nearest. */
export function chairPlace(chair: number, chairs: number) {
  const turn = 90 + (360 / chairs) * chair;
  const angle = (turn * Math.PI) / 180;
  return { '--x': Math.cos(angle).toFixed(3), '--y': Math.sin(angle).toFixed(3), '--turn': `${turn}deg` };
}

interface RoundTableProps {
  readonly game: About | null;
  readonly legend: string;
  /** How many chairs there are, and how many there may be. */
  readonly chairs: number;
  readonly most: number;
  readonly addLabel: string;
  readonly onAdd: () => void;
  /** The button in the middle. */
  readonly middle: ComponentChildren;
  /** Under the table: what is to be said about the chairs. */
  readonly below: ComponentChildren;
  /** A chair each, `li.holder`, at its place. */
  readonly children: ComponentChildren;
}

/** A table seen from above with its chairs, one of them still to be pulled up. On a phone the chairs stand along its edge. */
export function RoundTable(props: RoundTableProps) {
  const { game, legend, chairs, most, addLabel, onAdd, middle, below, children } = props;
  return (
    <fieldset class="round-table" style={game ? lidOf(game) : {}}>
      <legend class="only-heard">{legend}</legend>
      <div class="chairs">
        <div class="table-disc" />
        <ol class="holders">{children}</ol>
        {chairs < most && (
          <button
            key={chairs}
            type="button"
            class="add-seat"
            style={chairPlace(chairs, chairs + 1)}
            onClick={onAdd}
          >
            <Icon of="plus" /> {addLabel}
          </button>
        )}
        <div class="table-middle">
          {game && (
            <div class="table-middle-box">
              <GameCover game={game} />
            </div>
          )}
          {middle}
        </div>
      </div>
      {below}
    </fieldset>
  );
}

/** How many places there are round the table: the chairs, and one for the next if there may be more. */
export const placesAt = (chairs: number, most: number): number => Math.min(chairs + 1, most);
