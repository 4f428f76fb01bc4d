import { useState } from 'preact/hooks';
import { Aim } from '../kit/aim.tsx';
import { Ledger } from '../kit/ledger.tsx';
import { PhaseStrip } from '../kit/phase-strip.tsx';
import { Quantity } from '../kit/quantity.tsx';
import { ReferenceList, ReferenceSheet } from '../kit/reference-list.tsx';
import { type Player, SeatChip, SeatPanel } from '../kit/seats.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { Dot, NAMES, Shown } from './samples.tsx';
import { nth } from '../../core/sure.ts';

export const samplePlayer = (seat: number): Player => ({
  seat,
  name: nth(NAMES, seat),
  score: { value: 10 * seat, label: `${10 * seat} points` },
  near: { share: (seat + 1) / 4, label: `${nth(NAMES, seat)}: ${5 * (seat + 1)} of 20` },
  leads: seat === 2,
  active: seat === 0,
  done: seat === 1 ? 'bid made' : null,
  facts: <Quantity value={seat} symbol={<Dot />} label={`${seat} coins`} />,
  more: <p>Everything else.</p>,
});

const places = [[1, 2], [0]];
const names = (seat: number) => nth(NAMES, seat);
const lines = (seat: number) => [
  { key: 'a', picture: <Dot />, words: 'Turnips', sum: '3 × 2 =', value: 6 },
  { key: 'b', words: 'Coins', value: 4 - seat },
];

const vegetables = {
  title: 'Vegetables',
  entries: ['Turnip', 'Leek'].map(title => ({
    key: title,
    picture: <Dot />,
    title,
    facts: [
      { term: 'Copies', fact: 18 },
      { term: 'Points', fact: 3 },
    ],
  })),
};

/** Players, phases, and the sheets at the end. */
export function Sheets() {
  const [open, setOpen] = useState(false);
  const ledger = (
    <Ledger
      places={places}
      language="en"
      names={names}
      total={seat => 10 - seat}
      lines={lines}
      why="The last turnip is sold."
      footnote="Equal points: shared victory."
    />
  );
  return (
    <>
      <h2>Players and phases</h2>
      <div class="kit-shelf">
        {[0, 1, 2].map(seat => (
          <Shown key={seat} as={nth(['panel, on turn', 'panel', 'panel, leads'], seat)}>
            <div class="kit-column">
              <SeatPanel player={samplePlayer(seat)} />
            </div>
          </Shown>
        ))}
        {[0, 2].map(seat => (
          <Shown key={seat} as={seat === 0 ? 'chip, on turn' : 'chip, leads'}>
            <SeatChip player={samplePlayer(seat)} label={names(seat)} aim={null} />
          </Shown>
        ))}
        <Shown as="Aim">
          <div class="kit-column">
            <Aim words="First to 20 points" players={NAMES.map((_, seat) => samplePlayer(seat))} />
          </div>
        </Shown>
        <Shown as="PhaseStrip">
          <PhaseStrip
            label="Phases"
            phases={['Morning', 'Noon', 'Night'].map(name => ({ key: name, name }))}
            now="Noon"
          />
        </Shown>
      </div>
      <h2>Score sheet, standings, reference</h2>
      <div class="kit-shelf">
        <Shown as="Ledger" wide>
          {ledger}
        </Shown>
        <Shown as="Ledger without lines: standings; with work" wide>
          <Ledger
            places={places}
            language="en"
            names={names}
            total={() => null}
            work={seat => <p>The work of {names(seat)}.</p>}
          />
        </Shown>
        <Shown as="ReferenceList" wide>
          <ReferenceList {...vegetables} language="en" />
        </Shown>
        <Shown as="ReferenceSheet" wide>
          <ReferenceSheet
            intro="Every number of the game."
            lists={[vegetables]}
            edition={{ name: 'First' }}
            language="en"
          />
        </Shown>
        <button type="button" class="button" onClick={() => setOpen(true)}>
          Open a score sheet
        </button>
      </div>
      {open && (
        <Sheet
          title="Score sheet"
          closeLabel="Close"
          kind="ledger"
          onClose={() => setOpen(false)}
          footer={
            <button type="button" class="button button-main" onClick={() => setOpen(false)}>
              Play again
            </button>
          }
        >
          {[1, 2, 3, 4].map(n => (
            <div key={n}>{ledger}</div>
          ))}
        </Sheet>
      )}
    </>
  );
}
