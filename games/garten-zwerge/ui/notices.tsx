import { useEffect, useState } from 'preact/hooks';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { Token } from '../../../web/kit/token.tsx';
import { SCHMIEDEL_MARKERS } from '../data/words.ts';
import { Schmiedel } from './art/things.tsx';
import { Deals } from './deals.tsx';
import { HatKey } from './odds.tsx';
import type { Part } from './part.ts';
import { Promises } from './promises.tsx';
import { Report } from './report.tsx';

const TABS = ['report', 'deals', 'hats', 'promises', 'schmiedel'] as const;
type Tab = (typeof TABS)[number];

/** The board by the gate: what the last round brought, deals, hats and their piles, promises. */
export function Notices(part: Part) {
  const { view } = part.frame;
  const { words, viewer } = part;
  // Nobody turns pages on a big screen; what is up now wants the room.
  const canTurn = useRoom().arrangement !== 'television';
  const due = view.promises.some(promise => promise.due && promise.by === viewer);
  const dealt = view.ledger.at(-1)?.round === view.round;
  const [tab, setTab] = useState<Tab>(due ? 'promises' : dealt ? 'deals' : 'report');
  useEffect(() => {
    if (due) setTab('promises');
  }, [due]);
  const tabs: { readonly [T in Tab]?: string } = {
    report: words.report.heading,
    deals: words.ledger.heading,
    hats: words.key.heading,
    ...(view.options.auctions === 'free' && { promises: words.promises.heading }),
    ...(view.players.length === 2 && { schmiedel: words.schmiedel }),
  };
  return (
    <div class="gz-slip">
      {canTurn && (
        <div class="gz-line gz-tabs apart" role="group" aria-label={words.notices}>
          {TABS.filter(name => tabs[name] !== undefined).map(name => (
            <button
              key={name}
              type="button"
              aria-label={tabs[name]}
              aria-pressed={tab === name}
              onClick={() => setTab(name)}
            >
              {name === 'schmiedel' ? <Schmiedel class="gz-icon" /> : tabs[name]}
              {name === 'promises' && due && <span aria-hidden="true"> !</span>}
            </button>
          ))}
        </div>
      )}
      {tab === 'report' && <Report {...part} />}
      {tab === 'deals' && <Deals {...part} />}
      {tab === 'hats' && <HatKey view={view} words={words} />}
      {tab === 'promises' && <Promises {...part} />}
      {tab === 'schmiedel' && <HerrSchmiedel {...part} />}
    </div>
  );
}

/** The third neighbour of two players: his markers and his way of bidding. */
function HerrSchmiedel({ words, frame: { view } }: Part) {
  return (
    <>
      <p class="gz-line">
        <span class="fist">
          <Schmiedel />
        </span>
        <span>{words.about.schmiedel}</span>
      </p>
      {view.options.hire === 'once' && <p>{words.about.hiresOnce}</p>}
      <p class="gz-line">
        {words.fist.markers}
        {SCHMIEDEL_MARKERS.map((marker, i) => (
          <Token key={i} label={words.petals(marker)}>
            {marker}
          </Token>
        ))}
      </p>
    </>
  );
}
