import type { ComponentChildren } from 'preact';
import type { Sourced } from '../../../core/edition.ts';
import type { ReferenceProps } from '../../../web/kit/game-screen.ts';
import { SourceLegend, SourceMark } from '../../../web/kit/provenance.tsx';
import { ReferenceList } from '../../../web/kit/reference-list.tsx';
import { type Edition, SUMS } from '../data/edition.ts';
import { EVENT_IDS, HATS, JOBS, PILES, SOLD_HATS, VALUE_TABLES } from '../data/words.ts';
import type { GartenZwerge } from '../vocabulary.ts';
import { EventArt } from './art/event-art.tsx';
import { HatIcon } from './art/gnome.tsx';
import { JOB_ART } from './art/jobs.tsx';
import { Petal } from './art/things.tsx';
import { PileCards } from './odds.tsx';
import './table.css';
import { TABLE_WORDS, type Words } from './words.ts';

const everything = ({ values, piles, events, gnomes, sums }: Edition): Sourced<unknown>[] => [
  ...VALUE_TABLES.flatMap(table => Object.values(values[table])),
  ...Object.values(piles),
  ...Object.values(events),
  gnomes,
  ...Object.values(sums),
];

type Mark = (of: Sourced<unknown>) => ComponentChildren;

/** Hat by hat: what it sells for, how many there are of each flower, and the cards of its pile. */
function hatsOf(edition: Edition, words: Words, mark: Mark) {
  return HATS.map((name, hat) => {
    const sold = SOLD_HATS.find(one => one === name);
    const pile = PILES.find(one => one === name);
    return {
      key: name,
      picture: <HatIcon hat={hat} />,
      title: words.hat(hat),
      facts: [
        ...(sold
          ? VALUE_TABLES.map(table => ({
              term: `${words.sellsFor} (${words.reference.tables[table]})`,
              fact: (
                <>
                  {edition.values[table][sold].value} <Petal />
                  {mark(edition.values[table][sold])}
                </>
              ),
            }))
          : []),
        {
          term: words.ofAFlower,
          fact: (
            <>
              {edition.gnomes.value[hat]}
              {mark(edition.gnomes)}
            </>
          ),
        },
        ...(pile
          ? [
              {
                term: words.nineCards,
                fact: (
                  <>
                    <PileCards pile={edition.piles[pile].value} words={words} />
                    {mark(edition.piles[pile])}
                  </>
                ),
              },
            ]
          : []),
      ],
    };
  });
}

/** Every number of the cards, from the same tables the rules use, and how we know it. */
export function Reference({ edition, language }: ReferenceProps<GartenZwerge>) {
  const words = TABLE_WORDS[language];
  const { reference } = words;
  const mark: Mark = of => <SourceMark of={of} language={language} />;
  const jobs = JOBS.map(job => {
    const Art = JOB_ART[job];
    const { name, effect } = words.jobs[job];
    return { key: job, picture: <Art />, title: name, facts: [{ term: '', fact: effect }] };
  });
  const events = EVENT_IDS.map(id => ({
    key: id,
    picture: <EventArt effect={edition.events[id].value} />,
    title: words.event.title(id),
    facts: [
      {
        term: '',
        fact: (
          <>
            {words.event.effect(edition.events[id].value)}
            {mark(edition.events[id])}
          </>
        ),
      },
    ],
  }));
  const sums = SUMS.map(sum => ({
    term: reference.sum[sum],
    fact: (
      <>
        {edition.sums[sum].value}
        {mark(edition.sums[sum])}
      </>
    ),
  }));
  return (
    <>
      <p>{reference.intro}</p>
      <ReferenceList title={words.key.heading} entries={hatsOf(edition, words, mark)} />
      <ReferenceList title={reference.jobs} entries={jobs} />
      <ReferenceList title={reference.events} entries={events} />
      <ReferenceList
        title={reference.sums}
        entries={[{ key: 'sums', picture: <Petal />, title: reference.sums, facts: sums }]}
      />
      <SourceLegend of={everything(edition)} language={language} />
      <p class="hint">{reference.edition(edition.name)}</p>
    </>
  );
}
