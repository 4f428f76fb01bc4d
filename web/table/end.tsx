import type { ComponentChildren } from 'preact';
import type { Outcome, Vocabulary } from '../../core/game.ts';
import type { Names } from '../../core/texts.ts';
import { GAMES } from '../../games/index.ts';
import { newTable } from '../host/new-table.ts';
import type { SavedTable } from '../host/saved.ts';
import { Sheet } from '../kit/sheet.tsx';
import { SeatSign } from '../kit/seat.tsx';
import { Link } from '../link.tsx';
import { go } from '../router.ts';
import { useWords } from '../words/index.ts';

interface EndProps<V extends Vocabulary> {
  readonly outcome: Outcome<V>;
  readonly names: Names;
  readonly again: SavedTable;
  readonly onLook: () => void;
  readonly children: ComponentChildren;
}

export function End<V extends Vocabulary>({ outcome, names, again, onLook, children }: EndProps<V>) {
  const words = useWords();
  const winners = outcome.places[0]!;
  return (
    <Sheet title={words.end.sheet} closeLabel={words.end.look} onClose={onLook} kind="dialog">
      <p class="end-winners">
        {winners.map(seat => (
          <SeatSign key={seat} seat={seat} />
        ))}
        <strong>{words.end.won(winners.map(names))}</strong>
      </p>
      {children}
      <p class="row end-buttons">
        <button type="button" class="button button-main" onClick={() => playAgain(again)}>
          {words.end.again}
        </button>
        <button type="button" class="button" onClick={onLook}>
          {words.end.look}
        </button>
        <Link to="/" class="button">
          {words.end.home}
        </Link>
      </p>
    </Sheet>
  );
}

/** The same people, options and card values; a new seed. */
function playAgain({ record, holders, edition }: SavedTable): void {
  const { box } = GAMES[record.game]!;
  const own = edition === null ? null : box.readEdition(edition);
  const game = box.open(own?.ok ? own.value : box.edition);
  go(`/table/${newTable(game, { options: record.options, holders, edition })}`);
}
