import { useState } from 'preact/hooks';
import { PILES, type Hat } from '../data/words.ts';
import type { ContestView } from '../vocabulary.ts';
import { Gnome, HatIcon } from './art/gnome.tsx';
import { Petal, Podium, Trophy } from './art/things.tsx';
import type { Part } from './part.ts';
import './contest-stand.css';

interface ContestStandProps extends Part {
  readonly contest: ContestView;
  readonly number: number;
  /** The gnome in hand: its odds are shown without asking. */
  readonly hat: Hat | null;
}

/** A podium with its prize, whoever has entered, and the odds on demand. */
export function ContestStand({ frame: { view }, words, names, contest, number, hat }: ContestStandProps) {
  const [open, setOpen] = useState(false);
  const cancelled = contest.rivals === 0;
  const title = `gz-contest-${number}`;
  const picked = hat === null ? undefined : contest.outlook[hat];
  return (
    <article class={cancelled ? 'gz-contest gz-contest-off' : 'gz-contest'} aria-labelledby={title}>
      <header>
        <HatIcon hat={contest.hat} class="gz-contest-hat" />
        <h2 id={title}>{words.contest.name(contest.hat)}</h2>
        <p class="gz-prize" title={words.contest.prize(contest.prize)}>
          <Trophy class="gz-icon" />
          <b>{contest.prize}</b>
          <Petal class="gz-petal" />
        </p>
      </header>
      <ul class="gz-podium" data-empty={contest.entrants.length === 0}>
        {contest.entrants.map((entrant, i) => {
          const nth = contest.entrants
            .slice(0, i)
            .filter(one => one.seat === entrant.seat && one.hat === entrant.hat).length;
          const label = words.contest.entrant(names(entrant.seat), entrant.hat);
          return (
            <li
              key={i}
              data-seat={entrant.seat}
              title={label}
              data-glide={`c${view.round}-${number}-${entrant.seat}-${entrant.hat}-${nth}`}
              data-glide-from={`plot-${entrant.seat}`}
            >
              <Gnome hat={entrant.hat} class="gz-gnome-small" />
              <span class="only-heard">{label}</span>
            </li>
          );
        })}
        {contest.entrants.length === 0 && (
          <li class="gz-nobody">{cancelled ? words.contest.cancelled : words.contest.nobody}</li>
        )}
      </ul>
      <Podium class="gz-podium-art" />
      <footer>
        {picked && !cancelled ? (
          <p class="gz-picked-odds" title={words.contest.expected(picked.petals)}>
            <HatIcon hat={hat!} class="gz-hat" />
            <span aria-hidden="true">
              ≈ {picked.petals}
              <Petal class="gz-petal" />
            </span>
            <span class="only-heard">{words.contest.expected(picked.petals)}</span>
          </p>
        ) : (
          <p>
            <span class="gz-which">{number === 0 ? words.contest.lower : words.contest.higher}</span>
            {!cancelled && ` · ${words.contest.rivals(contest.rivals)}`}
          </p>
        )}
        {!cancelled && (
          <button type="button" class="gz-more" aria-expanded={open} onClick={() => setOpen(!open)}>
            {words.key.odds}
            <span class="only-heard">, {words.contest.name(contest.hat)}</span>
          </button>
        )}
      </footer>
      {open && <OutlookTable contest={contest} words={words} />}
    </article>
  );
}

function OutlookTable({ contest, words }: Pick<ContestStandProps, 'contest' | 'words'>) {
  return (
    <ul class="gz-outlook" aria-label={words.contest.odds}>
      <li class="gz-outlook-title">{words.contest.odds}</li>
      {PILES.map((name, i) => {
        const { wins, shares, petals } = contest.outlook[i + 1]!;
        return (
          <li key={name}>
            <HatIcon hat={i + 1} class="gz-hat" />
            <span class="only-heard">{words.hat(i + 1)}, </span>
            <span class="gz-outlook-bar" aria-hidden="true">
              <i style={{ width: `${wins}%` }} />
              <i style={{ width: `${shares}%` }} />
            </span>
            <span>{words.contest.chance(wins, shares)}</span>
            <b>
              ≈ {petals}
              <Petal class="gz-petal" />
            </b>
          </li>
        );
      })}
    </ul>
  );
}
