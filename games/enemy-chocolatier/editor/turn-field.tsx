import { Field, Group, More } from '../../../web/kit/editor/field.tsx';
import { NumberField } from '../../../web/kit/editor/number-field.tsx';
import { Toggles } from '../../../web/kit/editor/toggle.tsx';
import { TurnSeats } from '../../../web/kit/editor/turn-seats.tsx';
import { Segments } from '../../../web/kit/segments.tsx';
import { LAST_ROUND, QUIET_ROUNDS } from '../data/words.ts';
import type { Part } from './part.ts';
import { FIELDS } from './places.ts';
import type { SketchedTurn } from './sketch.ts';

/** Who asks, whose turn it is, and how far it has come. */
export function TurnField(part: Part) {
  const { sketch, change, words, table, names, view, town } = part;
  const { turn, first, round, quiet, players } = sketch;
  const seats = players.map((_, seat) => ({ value: seat, label: names(seat) }));
  const set = (what: Partial<SketchedTurn>) => change({ ...sketch, turn: { ...turn, ...what } });
  const closed = view.neighbourhoods.filter(({ controller }) => controller === turn.seat);
  return (
    <Field at={FIELDS.turn} title={words.turn}>
      <TurnSeats
        {...part}
        onMe={seat => change({ ...sketch, me: seat, turn: { seat, bought: 0, gained: [] } })}
        onTurn={seat => set({ seat, bought: 0, gained: [] })}
      />
      <More title={words.more}>
        <NumberField
          label={words.bought}
          value={turn.bought}
          max={town.houses.length}
          // A purchase breaks the silence, and only a purchase closes.
          onChange={bought =>
            change({
              ...sketch,
              quiet: bought > 0 ? 0 : quiet,
              turn: { ...turn, bought, gained: bought > 0 ? turn.gained : [] },
            })
          }
        />
        {closed.length > 0 && turn.bought > 0 && (
          <Group title={words.gained}>
            <Toggles
              of={closed.map(({ id }) => id)}
              chosen={turn.gained}
              show={table.neighbourhood}
              onChange={gained => set({ gained })}
            />
          </Group>
        )}
        <NumberField
          label={words.round}
          value={round}
          min={1}
          max={LAST_ROUND}
          onChange={next => change({ ...sketch, round: next })}
        />
        <NumberField
          label={words.quiet}
          value={quiet}
          max={QUIET_ROUNDS * players.length}
          onChange={next => change({ ...sketch, quiet: next })}
        />
        <Segments
          legend={words.first}
          value={first}
          options={seats}
          onChange={seat => change({ ...sketch, first: seat })}
        />
      </More>
    </Field>
  );
}
