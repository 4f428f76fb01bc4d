import { nth } from '../../../core/sure.ts';
import { sayEvent } from '../../../core/texts.ts';
import { Explained } from '../../../web/kit/explained.tsx';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { SeatSign } from '../../../web/kit/seat.tsx';
import { aboutOf } from './about.ts';
import { CardPicture } from './art/cards.tsx';
import type { Part, Staged } from './part.ts';
import type { Deed, Outcome } from './story.ts';

/** What was done to me since I last drew; on a phone only by whom and with which card, which tells the rest. */
export function Hits(part: Staged) {
  const { arrangement } = useRoom();
  const isPicture = part.isBrief || arrangement === 'lying';
  return (
    <ul class={isPicture ? 'ch-line' : 'ch-story'}>
      {part.story.hits.map((hit, i) => (
        <DeedLine key={i} {...part} deed={hit} isHit isPicture={isPicture} />
      ))}
    </ul>
  );
}

/** What this turn brought its player, and what was played in it; on a phone several deeds are pictures in one line, which leave room for the card. */
export function TurnStory(part: Part) {
  const { arrangement } = useRoom();
  const deeds = part.story.deeds.filter(deed => !part.story.hits.some(hit => hit === deed));
  const isPicture = deeds.length > 1 && (arrangement === 'upright' || arrangement === 'lying');
  const lines = deeds.map((deed, i) => <DeedLine key={i} {...part} deed={deed} isPicture={isPicture} />);
  return (
    <ul class="ch-story ch-notice">
      <Income {...part} />
      {isPicture ? (
        <li>
          <ul class="ch-line">{lines}</ul>
        </li>
      ) : (
        lines
      )}
    </ul>
  );
}

/** How the card before this one went: what everybody bid or showed stands as a number at their sign, the cards in the words behind it. */
export function LastCard(part: Part) {
  const { story, words, texts, telling } = part;
  const { latest } = story;
  if (!latest) return null;
  const said = sayEvent(texts, latest, telling);
  const short = inShort(latest, part);
  return (
    <p class="ch-notice hint ch-last">
      {short === null ? (
        <>
          <strong>{words.lastCard}</strong> {said}
        </>
      ) : (
        <Explained class="ch-plate" label={said} about={{ title: words.lastCard, lines: [said] }}>
          <strong>{words.lastCard}</strong> <CardPicture card={short.card} class="ch-icon" />
          {short.numbers.map(
            (number, seat) =>
              number !== null && (
                <span key={seat} class="ch-line">
                  <SeatSign seat={seat} /> <b class="num">{number}</b>
                </span>
              ),
          )}
          <span>{short.result}</span>
        </Explained>
      )}
    </p>
  );
}

/** The card, by seat what was bid or shown, null for who did not, and who won. */
function inShort(event: Outcome, { words, names }: Part) {
  if (event.type === 'challenge-shown') {
    const { plays, flowers, winners, unpaid, prize } = event;
    const paid = winners.filter(seat => !unpaid.includes(seat));
    const told = [
      ...paid.map(seat => `${words.challenge.wins(names(seat), prize)}.`),
      ...unpaid.map(seat => `${words.challenge.blocked(names(seat))}.`),
    ];
    return {
      card: event.card,
      numbers: plays.map((play, seat) => (play.length > 0 ? nth(flowers, seat) : null)),
      result: told.length > 0 ? told.join(' ') : words.challenge.nobody,
    };
  }
  if (event.type === 'fists-opened') {
    const { bids, winner } = event;
    return {
      card: event.card,
      numbers: bids,
      result: winner === null ? words.fists.nobody : words.fists.wins(names(winner), nth(bids, winner) ?? 0),
    };
  }
  return null;
}

interface DeedProps extends Part {
  readonly deed: Deed;
  readonly isHit?: boolean;
  readonly isPicture?: boolean;
}

function DeedLine({ deed, isHit = false, isPicture = false, ...part }: DeedProps) {
  const said = sayEvent(part.texts, deed, part.telling);
  const { lines } = aboutOf({ on: 'lot', card: deed.card }, part);
  return (
    <li class={isHit ? 'ch-line ch-hit' : 'ch-line'} role={isHit ? 'status' : undefined}>
      <Explained class="ch-line" label={said} about={{ title: said, lines }}>
        {isPicture && isHit && <SeatSign seat={deed.seat} />}
        <CardPicture card={deed.card} class="ch-icon" />
        {!isPicture && (isHit ? <b>{said}</b> : <span>{said}</span>)}
      </Explained>
    </li>
  );
}

/** What the turn brought its player, from whom, and the sum. */
function Income({ frame, story, words, names, telling }: Part) {
  const { turn } = frame.view;
  const { earned, paid, blocked } = story.income;
  const lines = [
    ...(earned > 0 ? [words.income.fromBank(earned)] : []),
    ...paid.map(({ from, tokens }) => words.income.from(names(from), tokens)),
  ];
  const sum = earned + turn.collected;
  const said = blocked
    ? words.blockedNow
    : !turn.hadStart
      ? words.income.none
      : [...lines, ...(lines.length > 1 ? [words.income.sum(sum)] : [])].join(', ');
  return (
    <li class="ch-line">
      <SeatSign seat={turn.seat} />
      <span>
        <strong>
          {telling.isReader(turn.seat) ? words.income.yours : words.income.title(names(turn.seat))}.
        </strong>{' '}
        {said}
      </span>
    </li>
  );
}
