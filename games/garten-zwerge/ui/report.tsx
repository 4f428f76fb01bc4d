import type { Show } from '../vocabulary.ts';
import { Gnome, HatIcon } from './art/gnome.tsx';
import { ShackArt } from './art/things.tsx';
import type { Part } from './part.ts';
import './report.css';

/** Last round: every birth with the cards drawn, every contest with its rivals, shares and rounding written out. */
export function Report(part: Part) {
  const { frame, words, names } = part;
  const { births, shows, escaped } = frame.view.report;
  if (births.length + shows.length + escaped.length === 0) return <p class="gz-quiet">{words.report.none}</p>;
  return (
    <div class="gz-report" key={frame.view.round}>
      {births.map(({ seat, pair, cards, hat }, i) => (
        <div class="gz-birth" key={i} data-seat={seat} style={{ '--n': i }}>
          <span class="gz-birth-scene">
            <HatIcon hat={pair.own} class="gz-hat" />
            <HatIcon hat={pair.partner} class="gz-hat" />
            <ShackArt class="gz-shack-art" />
            {cards.map((card, n) => (
              <span key={n} class="gz-drawn" data-kept={card === hat}>
                <HatIcon hat={card} class="gz-hat" />
              </span>
            ))}
            <Gnome hat={hat} class="gz-gnome-small" />
          </span>
          <p>
            <strong>{words.report.born(names(seat), hat)}</strong>{' '}
            <small>{words.report.drew(Math.max(pair.own, pair.partner))}</small>
          </p>
        </div>
      ))}
      {shows.map((show, i) => (
        <Held key={`${show.hat}-${i}`} {...part} show={show} />
      ))}
      {escaped.map(({ seat, hat }) => (
        <p key={seat}>{words.report.escaped(names(seat), hat)}</p>
      ))}
    </div>
  );
}

function Held({ show, words, names }: Part & { readonly show: Show }) {
  const best = Math.max(...show.rivals, ...show.entrants.map(({ hat }) => hat));
  const winning = show.winners.length + show.rivals.filter(hat => hat === best).length;
  const who = [...new Set(show.winners.map(({ seat }) => names(seat)))].join(', ');
  return (
    <div>
      <p class="gz-held-line">
        <HatIcon hat={show.hat} class="gz-hat" />
        <strong>{words.contest.name(show.hat)}</strong>
      </p>
      {show.entrants.length > 0 && (
        <p class="gz-held-gnomes">
          {show.entrants.map(({ seat, hat }, n) => (
            <span
              key={n}
              data-seat={seat}
              data-best={hat === best}
              title={words.contest.entrant(names(seat), hat)}
            >
              <Gnome hat={hat} class="gz-gnome-small" />
              <span class="only-heard">{words.contest.entrant(names(seat), hat)}</span>
            </span>
          ))}
          <em>{words.report.rivals}</em>
          {show.rivals.map((hat, n) => (
            <span key={n} data-best={hat === best} class="gz-rival" style={{ '--n': n }}>
              <Gnome hat={hat} class="gz-gnome-small" />
              <span class="only-heard">{words.gnome(hat)}</span>
            </span>
          ))}
        </p>
      )}
      <p>
        {show.entrants.length === 0 && words.report.nobody(show.prize)}
        {show.entrants.length > 0 && winning === 1 && who && words.report.won(who, show.prize)}
        {show.entrants.length > 0 && winning > 1 && who && (
          <>
            <strong>{who}</strong> · {words.report.shared(show.prize, winning, show.share)}
          </>
        )}
        {show.entrants.length > 0 && !who && words.report.lost(show.prize)}
      </p>
    </div>
  );
}
