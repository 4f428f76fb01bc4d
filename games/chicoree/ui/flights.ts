import { useLayoutEffect, useRef } from 'preact/hooks';
import type { News } from '../../../core/match.ts';
import { moves } from '../../../web/kit/motion.ts';
import type { Chicoree, Event } from '../vocabulary.ts';

type Purse = number | 'bank';

/** Tokens that change hands. */
export interface Flight {
  readonly from: Purse;
  readonly to: Purse;
  readonly tokens: number;
}

type FlightsOf = {
  readonly [T in Event['type']]?: (event: Extract<Event, { type: T }>) => readonly Flight[];
};

const FLIGHTS: FlightsOf = {
  earned: ({ seat, tokens }) => [{ from: 'bank', to: seat, tokens }],
  paid: ({ from, to, tokens }) => [{ from, to, tokens }],
  'went-bankrupt': ({ seat, to, tokens }) => [{ from: seat, to, tokens }],
  sold: ({ seat, seller, tokens }) => [{ from: seat, to: seller ?? 'bank', tokens }],
  'fists-opened': ({ bids }) => bids.map((bid, from) => ({ from, to: 'bank', tokens: bid ?? 0 })),
  'challenge-shown': ({ winners, unpaid, prize }) =>
    winners.filter(seat => !unpaid.includes(seat)).map(to => ({ from: 'bank', to, tokens: prize })),
};

export function flightsOf(event: Event): readonly Flight[] {
  const told = FLIGHTS[event.type] as ((event: Event) => readonly Flight[]) | undefined;
  return told?.(event) ?? [];
}

const JOURNEY = { duration: 700, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'backwards' } as const;
/** Between the tokens of one event and those of the next, so that the eye can follow. */
const PAUSE = 160;

/** Tokens are seen to travel from purse to purse across the table; input is never blocked. */
export function useFlights(part: { current: HTMLElement | null }, log: readonly News<Chicoree>[]): void {
  const seen = useRef(log.length);
  useLayoutEffect(() => {
    const fresh = log.slice(seen.current);
    seen.current = log.length;
    // Whoever comes back to a table does not want to see everything again.
    const table = part.current?.closest<HTMLElement>('.table');
    if (!table || !moves() || fresh.length > 3) return;
    const waves = fresh.flatMap(({ events }) => events.map(flightsOf)).filter(wave => wave.length > 0);
    for (const [i, wave] of waves.entries())
      for (const flight of wave) if (flight.tokens > 0) send(table, flight, i * PAUSE);
  }, [log.length]);
}

function send(table: HTMLElement, { from, to, tokens }: Flight, delay: number): void {
  const [start, end] = [from, to].map(purse =>
    table.querySelector(`[data-purse="${purse}"]`)?.getBoundingClientRect(),
  );
  if (!start || !end) return;
  const ground = table.getBoundingClientRect();
  const token = document.createElement('span');
  token.className = 'token num';
  token.ariaHidden = 'true';
  token.textContent = String(tokens);
  Object.assign(token.style, {
    position: 'absolute',
    zIndex: 3,
    left: `${start.left - ground.left}px`,
    top: `${start.top - ground.top}px`,
    pointerEvents: 'none',
  });
  table.append(token);
  const way = `translate(${end.left - start.left}px, ${end.top - start.top}px)`;
  const journey = token.animate(
    [
      { transform: 'none', opacity: 0 },
      { opacity: 1, offset: 0.15 },
      { opacity: 1, offset: 0.85 },
      { transform: way, opacity: 0 },
    ],
    { ...JOURNEY, delay },
  );
  journey.onfinish = journey.oncancel = () => token.remove();
}
