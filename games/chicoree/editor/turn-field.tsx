import { nth } from '../../../core/sure.ts';
import { BoxPalette } from '../../../web/kit/editor/cards-field.tsx';
import { Field, Group } from '../../../web/kit/editor/field.tsx';
import { NumberField } from '../../../web/kit/editor/number-field.tsx';
import { Toggle, Toggles } from '../../../web/kit/editor/toggle.tsx';
import { TurnSeats } from '../../../web/kit/editor/turn-seats.tsx';
import { Segments } from '../../../web/kit/segments.tsx';
import { FACES } from '../data/cards.ts';
import { Token } from '../ui/art/things.tsx';
import { FITS } from './moments.ts';
import type { Part } from './part.ts';
import { FIELDS } from './places.ts';
import { MOST_TOKENS } from './read-sketch.ts';
import type { Moment, SketchedTurn } from './sketch.ts';

const MOMENTS = ['act', 'auction', 'fists', 'challenge'] as const;

/** Who asks, whose turn it is, and what everybody is waiting for. */
export function TurnField(part: Part) {
  const { sketch, change, words, table } = part;
  const { turn, moment, me, players } = sketch;
  const set = (what: Partial<SketchedTurn>) => change({ ...sketch, turn: { ...turn, ...what } });
  const hasStart = nth(players, turn.seat).start !== null;
  const hadStart = hasStart && !turn.startJustLaid;
  const atTurnOf = (seat: number): SketchedTurn => ({
    seat,
    step: nth(players, seat).start === null ? 5 : 3,
    startJustLaid: false,
    linkLaid: false,
    moved: false,
  });
  return (
    <Field at={FIELDS.turn} title={words.turn}>
      <TurnSeats
        {...part}
        onMe={seat => change({ ...sketch, me: seat, turn: atTurnOf(seat) })}
        onTurn={seat => change({ ...sketch, turn: atTurnOf(seat) })}
      />
      <Segments
        legend={words.moment}
        value={moment.do}
        options={MOMENTS.map(value => ({ value, label: words.moments[value] }))}
        onChange={value => change({ ...sketch, moment: momentCalled(value, me) })}
      />
      {moment.do === 'act' ? (
        <>
          <Segments
            legend={words.step}
            value={turn.step}
            options={(hadStart ? [3, 4, 6] : [5, 6]).map(value => ({
              value,
              label: `${value} ${nth(table.rail.steps, value - 1)}`,
            }))}
            onChange={step => set({ step, linkLaid: turn.linkLaid && step > 3 })}
          />
          <div class="sketch-toggles">
            {hasStart && (
              <Toggle
                pressed={turn.startJustLaid}
                onChange={startJustLaid =>
                  set({ startJustLaid, step: startJustLaid ? 5 : 3, linkLaid: false })
                }
              >
                {words.startJustLaid}
              </Toggle>
            )}
            {hadStart && (
              <Toggle
                pressed={turn.linkLaid}
                onChange={linkLaid => set({ linkLaid, step: linkLaid ? Math.max(4, turn.step) : turn.step })}
              >
                {words.linkLaid}
              </Toggle>
            )}
          </div>
        </>
      ) : (
        <MiddleField {...part} moment={moment} />
      )}
    </Field>
  );
}

function momentCalled(name: Moment['do'], asked: number): Moment {
  if (name === 'act') return { do: 'act' };
  const card = Array.from({ length: FACES }, (_, face) => face).findIndex(FITS[name]);
  return name === 'auction' ? { do: name, card, calls: [], passed: [], asked } : { do: name, card };
}

interface MiddleProps extends Part {
  readonly moment: Exclude<Moment, { do: 'act' }>;
}

/** The card in the middle, and of an open auction who leads and who is out of it. */
function MiddleField({ moment, sketch, change, words, box, faces, names }: MiddleProps) {
  const set = (next: Moment) => change({ ...sketch, moment: next });
  const seats = sketch.players.map((_, seat) => ({ value: seat, label: names(seat) }));
  const leader = moment.do === 'auction' ? (moment.calls.at(-1) ?? null) : null;
  return (
    <>
      <Group title={words.middle}>
        <div class="sketch-cards">
          <span class="piece" role="img" aria-label={box.name(moment.card)}>
            {box.face(moment.card)}
          </span>
        </div>
        <BoxPalette
          box={box}
          label={words.middle}
          faces={faces.filter(FITS[moment.do])}
          onPick={card => set({ ...moment, card })}
        />
      </Group>
      {moment.do === 'auction' && (
        <>
          <Segments
            legend={words.leader}
            value={leader?.seat ?? null}
            options={[{ value: null, label: words.nobody }, ...seats]}
            onChange={seat =>
              set({ ...moment, calls: seat === null ? [] : [{ seat, tokens: leader?.tokens ?? 1 }] })
            }
          />
          {leader && (
            <NumberField
              label={words.bid}
              symbol={<Token />}
              value={leader.tokens}
              min={1}
              max={MOST_TOKENS}
              onChange={tokens => set({ ...moment, calls: [{ seat: leader.seat, tokens }] })}
            />
          )}
          <Group title={words.passed}>
            <Toggles
              of={[...sketch.players.keys()]}
              chosen={moment.passed}
              show={names}
              onChange={passed => set({ ...moment, passed })}
            />
          </Group>
          {sketch.options.auction === 'in-turn' && (
            <Segments
              legend={words.asked}
              value={moment.asked}
              options={seats}
              onChange={asked => set({ ...moment, asked })}
            />
          )}
        </>
      )}
    </>
  );
}
