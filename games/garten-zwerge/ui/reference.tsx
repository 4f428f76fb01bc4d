import type { ReferenceProps } from '../../../web/kit/game-screen.ts';
import { ReferenceSheet } from '../../../web/kit/reference-list.tsx';
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

/** Hat by hat: what it sells for, how many there are of each flower, and the cards of its pile. */
function hatsOf(edition: Edition, words: Words) {
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
                </>
              ),
              from: edition.values[table][sold],
            }))
          : []),
        { term: words.ofAFlower, fact: edition.gnomes.value[hat], from: edition.gnomes },
        ...(pile
          ? [
              {
                term: words.nineCards,
                fact: <PileCards pile={edition.piles[pile].value} words={words} />,
                from: edition.piles[pile],
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
  const jobs = JOBS.map(job => {
    const Art = JOB_ART[job];
    const { name, effect } = words.jobs[job];
    return { key: job, picture: <Art />, title: name, facts: [{ fact: effect }] };
  });
  const events = EVENT_IDS.map(id => ({
    key: id,
    picture: <EventArt effect={edition.events[id].value} />,
    title: words.event.title(id),
    facts: [{ fact: words.event.effect(edition.events[id].value), from: edition.events[id] }],
  }));
  const sums = SUMS.map(sum => ({
    term: reference.sum[sum],
    fact: edition.sums[sum].value,
    from: edition.sums[sum],
  }));
  return (
    <ReferenceSheet
      intro={reference.intro}
      lists={[
        { title: words.key.heading, entries: hatsOf(edition, words) },
        { title: reference.jobs, entries: jobs },
        { title: reference.events, entries: events },
        {
          title: reference.sums,
          entries: [{ key: 'sums', picture: <Petal />, title: reference.sums, facts: sums }],
        },
      ]}
      edition={edition}
      language={language}
    />
  );
}
