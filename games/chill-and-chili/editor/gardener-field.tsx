import { nth } from '../../../core/sure.ts';
import { Group } from '../../../web/kit/editor/field.tsx';
import { HandField } from '../../../web/kit/editor/hand-field.tsx';
import { NumberField } from '../../../web/kit/editor/number-field.tsx';
import { PlayerField } from '../../../web/kit/editor/player-field.tsx';
import { withPlayer } from '../../../web/kit/editor/sketch.ts';
import { Toggles } from '../../../web/kit/editor/toggle.tsx';
import { ACCESSORY_CARDS, HAND_LIMIT, TOKENS } from '../data/cards.ts';
import { CardBack } from '../ui/art/stall.tsx';
import { Coin } from '../ui/art/tokens.tsx';
import { BedsField } from './beds-field.tsx';
import { FIELDS } from './places.ts';
import type { Part } from './part.ts';
import type { Gardener } from './sketch.ts';

/** More than anybody may hold, so that too many can be entered and explained. */
const MOST_HELD = HAND_LIMIT + 3;

/** What one player has: coins, hand, beds, accessories. */
export function GardenerField({ seat, ...part }: Part & { readonly seat: number }) {
  const { sketch, change, words, table, box, vegetables } = part;
  const faces = [...vegetables, ...ACCESSORY_CARDS];
  const gardener = nth(sketch.players, seat);
  const set = (what: Partial<Gardener>) => change(withPlayer(sketch, seat, what));
  return (
    <PlayerField {...part} at={`gardener-${seat}`} seat={seat}>
      <NumberField
        label={words.coins}
        symbol={<Coin />}
        value={gardener.coins}
        max={TOKENS[sketch.players.length] ?? 0}
        onChange={coins => set({ coins })}
      />
      <HandField
        {...part}
        at={FIELDS.hand(seat)}
        seat={seat}
        faces={faces}
        known={seat === sketch.me ? words.knownOfMine : words.known}
        max={MOST_HELD}
        back={<CardBack />}
        onChange={(hand, mine) => change({ ...withPlayer(sketch, seat, { hand }), hand: mine })}
      />
      <BedsField {...part} seat={seat} />
      <Group title={words.laidOut}>
        <Toggles
          of={ACCESSORY_CARDS}
          chosen={gardener.laidOut}
          label={table.card}
          show={box.face}
          onChange={laidOut => set({ laidOut })}
        />
      </Group>
    </PlayerField>
  );
}
