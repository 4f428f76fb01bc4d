import { Field, More } from '../../../web/kit/editor/field.tsx';
import { NumberField } from '../../../web/kit/editor/number-field.tsx';
import { Toggle } from '../../../web/kit/editor/toggle.tsx';
import { TurnSeats } from '../../../web/kit/editor/turn-seats.tsx';
import { Segments } from '../../../web/kit/segments.tsx';
import { accessoryName, BONUS, WATERING_CAN, WHEELBARROW } from '../data/cards.ts';
import { Drop } from '../ui/art/tokens.tsx';
import type { Task } from '../vocabulary.ts';
import { FIELDS } from './places.ts';
import type { Part } from './part.ts';
import { MOST, type Sketch } from './sketch.ts';

type Doing = Task['do'] | 'scare' | 'over';

const AGENDAS: { readonly [D in Doing]: readonly Task[] } = {
  act: [{ do: 'act' }],
  scare: [{ do: 'act' }, { do: 'discard' }],
  discard: [{ do: 'discard' }],
  water: [{ do: 'water', drops: 1 }],
  'choose-face': [{ do: 'choose-face', tokens: BONUS, thanksTo: WHEELBARROW }],
  'plant-more': [{ do: 'plant-more' }],
  over: [],
};
const DOINGS = ['act', 'scare', 'discard', 'water', 'choose-face', 'plant-more', 'over'] as const;

function doingOf({ agenda }: Sketch): Doing {
  const task = agenda.at(-1);
  if (!task) return 'over';
  return task.do === 'discard' && agenda.length > 1 ? 'scare' : task.do;
}

/** Who asks, whose turn it is, and how far it has come. */
export function TurnField(part: Part) {
  const { sketch, change, words, table } = part;
  const { turn, agenda, options } = sketch;
  const doing = doingOf(sketch);
  const last = agenda.at(-1);
  const setLast = (task: Task) => change({ ...sketch, agenda: [...agenda.slice(0, -1), task] });
  const offered = DOINGS.filter(one => one !== 'plant-more' || options.beds === 'several' || doing === one);
  return (
    <Field at={FIELDS.turn} title={words.turn}>
      <TurnSeats
        {...part}
        onMe={me => change({ ...sketch, me, turn: { ...turn, seat: me } })}
        onTurn={seat => change({ ...sketch, turn: { ...turn, seat } })}
      />
      <More
        title={
          <>
            {words.doing} <b>{words.tasks[doing]}</b>
          </>
        }
      >
        <Segments
          legend={words.doing}
          value={doing}
          options={offered.map(value => ({ value, label: words.tasks[value] }))}
          onChange={value =>
            change({
              ...sketch,
              agenda: AGENDAS[value],
              turn: { ...turn, scarecrowUsed: turn.scarecrowUsed || value === 'scare' },
            })
          }
        />
        {last?.do === 'water' && (
          <NumberField
            label={words.dropsInHand}
            symbol={<Drop />}
            value={last.drops}
            max={MOST}
            onChange={drops => setLast({ do: 'water', drops })}
          />
        )}
        {last?.do === 'choose-face' && (
          <>
            <NumberField
              label={words.fetched}
              symbol={<Drop />}
              value={last.tokens}
              min={1}
              max={BONUS}
              onChange={tokens => setLast({ ...last, tokens })}
            />
            <Segments
              legend={words.thanksTo}
              value={last.thanksTo}
              options={[WHEELBARROW, WATERING_CAN].map(value => ({
                value,
                label: table.accessories[accessoryName(value)].name,
              }))}
              onChange={thanksTo => setLast({ ...last, thanksTo })}
            />
          </>
        )}
        <div class="sketch-toggles">
          <Toggle
            pressed={turn.refreshed}
            onChange={refreshed => change({ ...sketch, turn: { ...turn, refreshed } })}
          >
            {words.refreshed}
          </Toggle>
          <Toggle
            pressed={turn.scarecrowUsed}
            onChange={scarecrowUsed => change({ ...sketch, turn: { ...turn, scarecrowUsed } })}
          >
            {words.scarecrowUsed}
          </Toggle>
        </div>
      </More>
    </Field>
  );
}
