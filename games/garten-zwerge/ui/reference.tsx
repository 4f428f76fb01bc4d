import type { Sourced } from '../../../core/edition.ts';
import type { ReferenceProps } from '../../../web/kit/game-screen.ts';
import { SourceLegend, SourceMark } from '../../../web/kit/provenance.tsx';
import { type Edition, SUMS } from '../data/edition.ts';
import { EVENT_IDS, HATS, JOBS, PILES, SOLD_HATS, VALUE_TABLES } from '../data/words.ts';
import type { GartenZwerge } from '../vocabulary.ts';
import { EventArt } from './art/event-art.tsx';
import { HatIcon } from './art/gnome.tsx';
import { JOB_ART } from './art/jobs.tsx';
import './pieces.css';
import { PileCards } from './odds.tsx';
import './sheets.css';
import { TABLE_WORDS } from './words.ts';

const everything = ({ values, piles, events, gnomes, sums }: Edition): Sourced<unknown>[] => [
  ...VALUE_TABLES.flatMap(table => Object.values(values[table])),
  ...Object.values(piles),
  ...Object.values(events),
  gnomes,
  ...Object.values(sums),
];

/** Every number of the cards, from the same tables the rules use, and how we know it. */
export function Reference({ edition, language }: ReferenceProps<GartenZwerge>) {
  const words = TABLE_WORDS[language];
  const { reference } = words;
  const mark = (of: Sourced<unknown>) => <SourceMark of={of} language={language} />;
  return (
    <div class="gz-reference">
      <p>{reference.intro}</p>
      <h3>{reference.values}</h3>
      <table class="gz-table">
        <thead>
          <tr>
            <td />
            {VALUE_TABLES.map(table => (
              <th key={table} scope="col">
                {reference.tables[table]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SOLD_HATS.map((name, hat) => (
            <tr key={name}>
              <th scope="row">
                <HatIcon hat={hat} class="gz-hat" /> {words.hat(hat)}
              </th>
              {VALUE_TABLES.map(table => (
                <td key={table}>
                  {edition.values[table][name].value}
                  {mark(edition.values[table][name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{reference.piles}</h3>
      <ul class="gz-reference-piles">
        {PILES.map((pile, i) => (
          <li key={pile}>
            <strong>
              {words.key.pile(i + 1)}
              {mark(edition.piles[pile])}
            </strong>
            <PileCards pile={edition.piles[pile].value} words={words} />
          </li>
        ))}
      </ul>
      <h3>{reference.jobs}</h3>
      <ul class="gz-entries">
        {JOBS.map(job => {
          const Art = JOB_ART[job];
          return (
            <li key={job}>
              <Art class="gz-entry-art" />
              <span>
                <strong>{words.jobs[job].name}</strong>
                <br />
                {words.jobs[job].effect}
              </span>
            </li>
          );
        })}
      </ul>
      <h3>{reference.events}</h3>
      <ul class="gz-entries">
        {EVENT_IDS.map(id => (
          <li key={id} data-deck={id.startsWith('G') ? 'grey' : 'blue'}>
            <EventArt effect={edition.events[id].value} class="gz-entry-art" />
            <span>
              <strong>
                {words.event.title(id)}
                {mark(edition.events[id])}
              </strong>
              <br />
              {words.event.effect(edition.events[id].value)}
            </span>
          </li>
        ))}
      </ul>
      <h3>
        {reference.gnomes}
        {mark(edition.gnomes)}
      </h3>
      <p class="gz-reserve">
        {HATS.map((name, hat) => (
          <span key={name}>
            <HatIcon hat={hat} class="gz-hat" />
            {edition.gnomes.value[hat]}
          </span>
        ))}
      </p>
      <h3>{reference.sums}</h3>
      <table class="gz-table">
        <tbody>
          {SUMS.map(sum => (
            <tr key={sum}>
              <th scope="row">{reference.sum[sum]}</th>
              <td>
                {edition.sums[sum].value}
                {mark(edition.sums[sum])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SourceLegend of={everything(edition)} language={language} />
      <p class="hint">{reference.edition(edition.name)}</p>
    </div>
  );
}
