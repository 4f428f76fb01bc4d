import { nth } from '../../../core/sure.ts';
import { Explained } from '../../../web/kit/explained.tsx';
import { Piece } from '../../../web/kit/piece.tsx';
import type { FieldView } from '../vocabulary.ts';
import { aboutAncestor, aboutField, ancestorNumber } from './about.ts';
import { AncestorWords } from './ancestor-card.tsx';
import { AncestorArt, SeasonArt } from './art/ancestor.tsx';
import { SquareArt } from './art/figures.tsx';
import { fieldKey } from './focus.ts';
import type { Part } from './part.ts';
import { Row } from './row.tsx';
import { SeasonStrip } from './season-strip.tsx';
import { useInColumns } from './use-in-columns.ts';
import { Verdict } from './verdict.tsx';

interface Seated extends Part {
  readonly seat: number;
}

/**
 * My ancestor; beside it the row that fills while it rains, later the fields that are worth closing. In a column also the season above
 * and what the card in the air brings below, so that the land has all the height.
 */
export function Mine(part: Seated) {
  const { season } = part.frame.view;
  const inColumn = useInColumns();
  if (inColumn)
    return (
      <div class="sr-column">
        <SeasonStrip {...part} />
        <MyAncestor {...part} isTall />
        {season === 'wet' && <RowLabel {...part} />}
        {season === 'wet' ? <Row {...part} /> : <OpenFields {...part} />}
        <Verdict {...part} onSlip />
      </div>
    );
  return (
    <div class={season === 'wet' ? 'sr-mine sr-mine-wet' : 'sr-mine'}>
      <MyAncestor {...part} />
      {season === 'wet' ? <Row {...part} /> : <OpenFields {...part} />}
    </div>
  );
}

function RowLabel({ frame: { view }, words }: Part) {
  return (
    <Explained
      class="sr-inline sr-slip"
      label={`${words.row}: ${words.cards(view.row.length)}`}
      about={{ title: words.row, lines: [words.about.row] }}
    >
      <SeasonArt season="dry" class="sr-icon" />
      <b>{words.row}</b>
    </Explained>
  );
}

interface MyAncestorProps extends Seated {
  /** With the words below portrait and name. */
  readonly isTall?: boolean;
}

function MyAncestor({ seat, frame, deck, words, focus, point, isTall = false }: MyAncestorProps) {
  const { ancestor } = nth(frame.view.players, seat);
  if (!ancestor) return null;
  const about = aboutAncestor(ancestor, { deck, words, other: null });
  return (
    <Piece
      class={`sr-ancestor sr-inline sr-slip ${isTall ? 'sr-followed' : ''}`}
      label={`${words.ancestor}: ${about.title}`}
      about={about}
      pointed={focus?.on === 'ancestor' && focus.seat === seat}
      onPick={() => point({ on: 'ancestor', seat })}
    >
      <AncestorArt of={ancestorNumber(deck, ancestor.id)} class="sr-portrait" />
      <AncestorWords ancestor={ancestor} deck={deck} words={words} other={null} />
    </Piece>
  );
}

/** How many fields are worth a place here. */
const MOST = 4;

/** What could still be closed, the nearest first; a tap shows on the map what is missing. */
function OpenFields({ seat, frame, words, focus, point }: Seated) {
  const player = nth(frame.view.players, seat);
  const gaps = ({ missing }: FieldView) => missing.length / 2;
  const open = player.fields
    .filter(({ status }) => status === 'open')
    .toSorted((one, other) => gaps(one) - gaps(other) || other.worth - one.worth)
    .slice(0, MOST);
  if (frame.view.season === 'over') return null;
  return (
    <ul class="sr-open-fields" aria-label={words.field.nearest}>
      {open.map(field => (
        <li key={fieldKey(field)}>
          <Piece
            class="sr-open-field sr-inline sr-slip"
            label={`${words.field.title.open}. ${words.field.ifClosed(field.worth)} ${words.field.open(gaps(field))}`}
            about={aboutField(field, player, words)}
            pointed={focus?.on === 'field' && focus.field === fieldKey(field)}
            onPick={() => point({ on: 'field', seat, field: fieldKey(field) })}
          >
            <SquareArt class="sr-icon" />
            <b class="sr-gain num">+{field.worth}</b>
            <small>
              {words.field.onceClosed}
              <br />
              {words.field.gaps(gaps(field))}
            </small>
          </Piece>
        </li>
      ))}
    </ul>
  );
}
