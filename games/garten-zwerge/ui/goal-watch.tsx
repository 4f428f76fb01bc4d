import { SeatSign } from '../../../web/kit/seat.tsx';
import { GREEN } from '../data/words.ts';
import { HatIcon } from './art/gnome.tsx';
import type { Part } from './part.ts';

/** How near everybody is to either end, with a warning when someone could get there this round. */
export function GoalWatch({ frame: { view }, words, names }: Part) {
  return (
    <ul class="gz-goals">
      {view.players.map(({ watch, petals }, seat) => (
        <li key={seat} data-seat={seat}>
          <p>
            <SeatSign seat={seat} />
            <strong>{names(seat)}</strong>
            <span>{words.goal.missing(watch.missing)}</span>
          </p>
          <span class="gz-track" aria-hidden="true">
            <i style={{ width: `${Math.min(100, (100 * petals) / view.goal)}%` }} />
          </span>
          <p>
            {watch.greens > 0 && (
              <span>
                <HatIcon hat={GREEN} class="gz-hat" />
                {words.goal.greens(watch.greens)}
              </span>
            )}
            {watch.goldChance > 0 && <span>{words.goal.goldChance(watch.goldChance)}</span>}
            {watch.canExchangeGold && <strong class="gz-alert">{words.goal.canExchange}</strong>}
            {watch.canReachGoal && <strong class="gz-alert">{words.goal.canReach}</strong>}
          </p>
        </li>
      ))}
    </ul>
  );
}
