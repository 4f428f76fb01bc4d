import { useEffect, useState } from 'preact/hooks';
import { GoalWatch } from './goal-watch.tsx';
import { Ledger } from './ledger.tsx';
import type { Part } from './part.ts';
import { Promises } from './promises.tsx';
import { Report } from './report.tsx';
import './notices.css';

type Tab = 'report' | 'goal' | 'ledger' | 'promises';

/** The board by the gate: what the last round brought, who is near the end, deals, promises. */
export function Notices(part: Part) {
  const { view } = part.frame;
  const { words, viewer } = part;
  const due = view.promises.some(promise => promise.due && promise.by === viewer);
  const near = view.players.some(({ watch }) => watch.canExchangeGold || watch.canReachGoal);
  const free = view.options.auctions === 'free';
  const [tab, setTab] = useState<Tab>(view.round > 1 ? 'report' : 'goal');
  useEffect(() => {
    if (view.round > 1) setTab('report');
  }, [view.round]);
  useEffect(() => {
    if (due) setTab('promises');
  }, [due]);
  const tabs: [Tab, string, boolean][] = [
    ['report', words.report.heading, false],
    ['goal', words.goal.heading, near],
    ['ledger', words.ledger.heading, false],
    ...(free ? [['promises', words.promises.heading, due] as [Tab, string, boolean]] : []),
  ];
  return (
    <section class="gz-notices" aria-label={words.notices}>
      <div class="gz-tabs" role="group" aria-label={words.notices}>
        {tabs.map(([name, label, alert]) => (
          <button
            key={name}
            type="button"
            aria-pressed={tab === name}
            class={alert ? 'gz-tab gz-tab-alert' : 'gz-tab'}
            onClick={() => setTab(name)}
          >
            {label}
            {alert && <span aria-hidden="true"> !</span>}
          </button>
        ))}
      </div>
      <div class="gz-notice" tabindex={0} role="region" aria-label={tabs.find(([name]) => name === tab)![1]}>
        {tab === 'report' && <Report {...part} />}
        {tab === 'goal' && <GoalWatch {...part} />}
        {tab === 'ledger' && <Ledger {...part} />}
        {tab === 'promises' && <Promises {...part} />}
      </div>
    </section>
  );
}
