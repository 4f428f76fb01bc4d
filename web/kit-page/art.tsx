import { keysOf } from '../../core/keys.ts';
import { nth } from '../../core/sure.ts';
import { Envelope } from '../art/envelope.tsx';
import { HandFan } from '../kit/hand-fan.tsx';
import { Icon, ICONS } from '../kit/icon.tsx';
import { PaintedSign } from '../kit/painted-sign.tsx';
import { SeatSign } from '../kit/seat.tsx';
import { Shown } from './samples.tsx';

/** Of each game its colours; its drawings come with its board. */
const SHEETS = import.meta.glob('../../games/*/ui/*.css', { eager: true });
const GAMES = [...new Set(Object.keys(SHEETS).map(path => nth(path.split('/'), 3)))];
const SEATS = [0, 1, 2, 3, 4, 5];

/** Signs, icons, and the grounds of the games. */
export function Art() {
  return (
    <>
      <h2>Signs</h2>
      <div class="kit-shelf">
        {SEATS.map(seat => (
          <Shown key={seat} as={`seat ${seat}`}>
            <span class="kit-signs">
              <SeatSign seat={seat} />
              <PaintedSign seat={seat} />
              <span class="kit-large">
                <PaintedSign seat={seat} />
              </span>
            </span>
          </Shown>
        ))}
        <Shown as="HandFan, empty">
          <HandFan label="No cards" cards={[]} height={7 / 5} />
        </Shown>
        <Shown as="Envelope">
          <span class="kit-letter">
            <Envelope />
          </span>
        </Shown>
      </div>
      <h2>Icons</h2>
      <div class="kit-shelf">
        {keysOf(ICONS).map(name => (
          <Shown key={name} as={name}>
            <Icon of={name} />
          </Shown>
        ))}
      </div>
      <h2>Grounds</h2>
      <div class="kit-shelf">
        {GAMES.map(game => (
          <Shown key={game} as={game}>
            <Ground game={game} />
          </Shown>
        ))}
      </div>
    </>
  );
}

/** A ground with a slip and a piece on it, and every ink there is. */
function Ground({ game }: { game: string }) {
  return (
    <div class="table kit-ground" data-game={game}>
      <span>on the ground</span>
      <div class="kit-slip">
        ink <small>soft ink</small>
        <p>
          {SEATS.map(seat => (
            <SeatSign key={seat} seat={seat} />
          ))}
        </p>
        <button type="button" class="button button-main">
          main
        </button>
        <button type="button" class="button button-second">
          second
        </button>
      </div>
      <span class="token num">5</span>
    </div>
  );
}
