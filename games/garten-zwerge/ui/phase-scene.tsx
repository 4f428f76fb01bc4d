import type { Event } from '../vocabulary.ts';
import { SeatSign } from '../../../web/kit/seat.tsx';
import { Petal, TreasurerKey } from './art/things.tsx';
import type { Part } from './part.ts';
import type { PlayedPhase } from './played-phases.ts';
import { Births, Shows } from './report.tsx';

interface SceneProps extends Part {
  readonly phase: PlayedPhase;
  readonly onSkip: () => void;
}

/** What the table plays by itself at the end of a round, one phase at a time; a tap goes on. */
export function PhaseScene({ phase, onSkip, ...part }: SceneProps) {
  const { frame, words, names } = part;
  return (
    <div class="gz-slip gz-scene" key={phase}>
      <header class="gz-line gz-slip-head">
        <h2>{words.phases[phase - 1]}</h2>
        <button type="button" class="button button-quiet" onClick={onSkip}>
          {words.skip}
        </button>
      </header>
      {phase === 3 && <Births {...part} />}
      {phase === 4 && <Shows {...part} />}
      {phase === 5 && <Bills {...part} />}
      {phase === 1 && (
        <p class="gz-line">
          <TreasurerKey class="gz-icon" />
          <SeatSign seat={frame.view.treasurer} />
          <strong>{names(frame.view.treasurer)}</strong> <span>{words.about.treasurer}</span>
        </p>
      )}
    </div>
  );
}

/** What everybody has just paid. */
function Bills({ log, names }: Part) {
  const events = log.findLast(news => news.events.some(({ type }) => type === 'paid'))?.events ?? [];
  const paid = events.filter((event): event is Extract<Event, { type: 'paid' }> => event.type === 'paid');
  return (
    <ul class="gz-line">
      {paid.map(({ seat, petals }, i) => (
        <li key={seat} class="gz-tile" style={{ '--n': i }}>
          <span class="gz-line">
            <SeatSign seat={seat} /> {names(seat)}
          </span>
          <b class="num">
            −{petals} <Petal />
          </b>
        </li>
      ))}
    </ul>
  );
}
