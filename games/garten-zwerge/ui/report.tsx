import { useRoom } from '../../../web/kit/frame/room.ts';
import { SeatSign } from '../../../web/kit/seat.tsx';
import type { Show } from '../vocabulary.ts';
import { Gnome, HatIcon } from './art/gnome.tsx';
import { ShackArt } from './art/things.tsx';
import type { Part } from './part.ts';

/** Last round: every birth with the cards drawn, every contest with its rivals, shares and rounding written out. */
export function Report(part: Part) {
  const { report, round } = part.frame.view;
  if (report.births.length + report.shows.length + report.escaped.length === 0)
    return <p>{round === 1 ? part.words.report.none : part.words.quietRound}</p>;
  return (
    <div class="gz-line">
      <Births {...part} />
      <Shows {...part} />
    </div>
  );
}

/** Of so many births only the children are shown, family by family; the log tells the rest. */
const MANY = 4;

export function Births(part: Part) {
  const { births } = part.frame.view.report;
  const families = births.length < MANY ? null : new Set(births.map(({ seat }) => seat));
  return (
    <ul class="gz-line">
      {families
        ? [...families].map((seat, i) => <Family key={seat} {...part} seat={seat} nth={i} />)
        : births.map((birth, i) => <Newborn key={i} {...part} birth={birth} nth={i} />)}
    </ul>
  );
}

function Family({ seat, nth, frame, words, names }: Part & { readonly seat: number; readonly nth: number }) {
  const { isPhone } = useRoom();
  return (
    <li class={isPhone ? 'gz-tile gz-low' : 'gz-tile'} data-seat={seat} style={{ '--n': nth }}>
      <span class="gz-line">
        <SeatSign seat={seat} />
        {frame.view.report.births
          .filter(birth => birth.seat === seat)
          .map(({ hat }, i) => (
            <span key={i} class="gz-small">
              <Gnome hat={hat} />
              <span class="only-heard">{words.report.born(names(seat), hat)}</span>
            </span>
          ))}
      </span>
    </li>
  );
}

interface NewbornProps extends Part {
  readonly birth: Part['frame']['view']['report']['births'][number];
  readonly nth: number;
}

function Newborn({ birth: { seat, pair, cards, hat }, nth, words, names }: NewbornProps) {
  return (
    <li class="gz-tile" data-seat={seat} style={{ '--n': nth }}>
      <span class="gz-line">
        <HatIcon hat={pair.own} class="gz-hat" />
        <HatIcon hat={pair.partner} class="gz-hat" />
        <ShackArt class="gz-icon" />
        {cards.length > 1 && cards.map((card, n) => <HatIcon key={n} hat={card} class="gz-hat" />)}
        <span class="gz-small">
          <Gnome hat={hat} />
        </span>
      </span>
      <span title={words.report.drew(Math.max(pair.own, pair.partner))}>
        {words.report.born(names(seat), hat)}
      </span>
    </li>
  );
}

export function Shows(part: Part) {
  const { words, names } = part;
  const { shows, escaped } = part.frame.view.report;
  return (
    <ul class="gz-line">
      {shows.map((show, i) => (
        <Held key={i} {...part} show={show} nth={i} />
      ))}
      {escaped.map(({ seat, hat }) => (
        <li key={seat} class="gz-tile">
          {words.report.escaped(names(seat), hat)}
        </li>
      ))}
    </ul>
  );
}

function Held({ show, nth, words, names }: Part & { readonly show: Show; readonly nth: number }) {
  const best = Math.max(...show.rivals, ...show.entrants.map(({ hat }) => hat));
  const winning = show.winners.length + show.rivals.filter(hat => hat === best).length;
  const who = [...new Set(show.winners.map(({ seat }) => names(seat)))].join(', ');
  return (
    <li class="gz-tile gz-held" style={{ '--n': nth }}>
      <span class="gz-line">
        <HatIcon hat={show.hat} class="gz-hat" />
        <strong>{words.contest.name(show.hat)}</strong>
      </span>
      <span class="gz-line">
        {show.entrants.map(({ seat, hat }, n) => (
          <span key={n} class="gz-small" data-seat={seat} data-best={hat === best || undefined}>
            <Gnome hat={hat} />
            <span class="only-heard">{words.contest.entrant(names(seat), hat)}</span>
          </span>
        ))}
        <em>{words.report.rivals}</em>
        {show.rivals.map((hat, n) => (
          <span key={n} class="gz-small" data-best={hat === best || undefined}>
            <Gnome hat={hat} />
            <span class="only-heard">{words.gnome(hat)}</span>
          </span>
        ))}
      </span>
      <span>
        {winning === 1 && who && words.report.won(who, show.prize)}
        {winning > 1 && who && (
          <>
            <strong>{who}</strong> · {words.report.shared(show.prize, winning, show.share)}
          </>
        )}
        {!who && words.report.lost(show.prize)}
      </span>
    </li>
  );
}
