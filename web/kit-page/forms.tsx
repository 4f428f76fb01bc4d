import { useState } from 'preact/hooks';
import { FaultNote } from '../kit/fault-note.tsx';
import { Icon } from '../kit/icon.tsx';
import { BoxLid, Cord, Picture, Shape, Solid, type Tone } from '../kit/picture.tsx';
import { SourceLegend, SourceMark } from '../kit/provenance.tsx';
import { RoundButton } from '../kit/round-button.tsx';
import { Count } from '../kit/count.tsx';
import { SeatGlyph, SeatSign } from '../kit/seat.tsx';
import { Segments } from '../kit/segments.tsx';
import { Shown } from './samples.tsx';

const SOURCED = [
  { value: 3, source: 'rulebook' },
  { value: 5, source: 'guess' },
] as const;

const TURNIP: Tone = { fill: '#e9c3d6', light: '#f8e6ee', shade: '#cf9bb8', line: '#7c3f5f' };
const LEAF: Tone = { fill: '#6fa04a', light: '#94c06a', shade: '#55803a', line: '#2f5a2c' };

/** What forms, references and lists are made of. */
export function Forms() {
  const [light, setLight] = useState('day');
  const [eggs, setEggs] = useState(4);
  return (
    <>
      <h2>Forms, signs and small print</h2>
      <div class="kit-shelf">
        <Shown as="Segments">
          <Segments
            legend="Light"
            value={light}
            options={[
              { value: 'day', label: 'Day' },
              { value: 'night', label: 'Night' },
            ]}
            onChange={setLight}
          />
        </Shown>
        <Shown as="FaultNote">
          <FaultNote>The turnip needs a name.</FaultNote>
        </Shown>
        <Shown as="Count">
          <button type="button" class="button" onClick={() => setEggs(eggs + 1)}>
            Lay an egg
          </button>
          <Count value={eggs} label={`${eggs} eggs`} />
        </Shown>
        <Shown as="SeatSign">
          <span>
            {[0, 1, 2, 3, 4, 5].map(seat => (
              <SeatSign key={seat} seat={seat} />
            ))}
          </span>
        </Shown>
        <Shown as="Picture, SeatGlyph">
          <span class="kit-swatch">
            <Picture>
              <SeatGlyph seat={2} />
            </Picture>
          </span>
        </Shown>
        <Shown as="Solid, Shape, Cord">
          <span class="kit-swatch">
            <Picture>
              <Cord d="M50 34q0-16 16-22" tone={LEAF} pens={[9, 4]} />
              <Shape d="M48 32C30 32 24 20 26 8C40 10 48 18 48 32Z" tone={LEAF} in="light" />
              <Solid
                d="M50 34c26-10 38 10 34 28S66 92 50 90 20 80 16 62s8-38 34-28z"
                tone={TURNIP}
                glint="M26 58q2-14 14-16"
              />
            </Picture>
          </span>
        </Shown>
        <Shown as="RoundButton">
          <RoundButton label="One more turnip" onClick={() => {}}>
            <Icon of="plus" />
          </RoundButton>
        </Shown>
        <Shown as="SourceMark, SourceLegend">
          <p>
            {SOURCED.map(number => (
              <span key={number.value}>
                {number.value}
                <SourceMark of={number} language="en" />{' '}
              </span>
            ))}
          </p>
          <SourceLegend of={SOURCED} language="en" />
        </Shown>
        <Shown as="BoxLid">
          <div class="kit-swatch">
            <BoxLid>
              <rect width="400" height="300" fill="#a9c66c" />
            </BoxLid>
          </div>
        </Shown>
      </div>
    </>
  );
}
