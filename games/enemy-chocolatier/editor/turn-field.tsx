import { Field } from '../../../web/kit/editor/field.tsx';
import { NumberField } from '../../../web/kit/editor/number-field.tsx';
import { Toggle } from '../../../web/kit/editor/toggle.tsx';
import { Segments } from '../../../web/kit/segments.tsx';
import { LAST_ROUND, QUIET_ROUNDS } from '../data/words.ts';
import type { Part } from './part.ts';
import { FIELDS } from './places.ts';
import type { SketchedTurn } from './sketch.ts';

/** Who asks, whose turn it is, and how far it has come. */
export function TurnField({ sketch, change, words, table, names, view, town }: Part) {
  const { turn, me, first, round, quiet, players } = sketch;
  const seats = players.map((_, seat) => ({ value: seat, label: names(seat) }));
  const set = (what: Partial<SketchedTurn>) => change({ ...sketch, turn: { ...turn, ...what } });
  const closed = view.neighbourhoods.filter(({ controller }) => controller === turn.seat);
  return (
    <Field at={FIELDS.turn} title={words.turn}>
      <Segments
        legend={words.me}
        value={me}
        options={seats}
        onChange={seat => change({ ...sketch, me: seat, turn: { seat, bought: 0, gained: [] } })}
      />
      <Segments
        legend={words.whose}
        value={turn.seat}
        options={seats}
        onChange={seat => set({ seat, bought: 0, gained: [] })}
      />
      <details class="sketch-more">
        <summary>{words.more}</summary>
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
          <div class="sketch-part" role="group" aria-label={words.gained}>
            <h3>{words.gained}</h3>
            <div class="sketch-toggles">
              {closed.map(({ id }) => (
                <Toggle
                  key={id}
                  pressed={turn.gained.includes(id)}
                  onChange={pressed =>
                    set({
                      gained: pressed ? [...turn.gained, id] : turn.gained.filter(other => other !== id),
                    })
                  }
                >
                  {table.neighbourhood(id)}
                </Toggle>
              ))}
            </div>
          </div>
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
      </details>
    </Field>
  );
}
