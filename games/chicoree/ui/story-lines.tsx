import { sayEvent } from '../../../core/texts.ts';
import { Explained } from '../../../web/kit/explained.tsx';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { SeatSign } from '../../../web/kit/seat.tsx';
import { aboutOf } from './about.ts';
import { CardPicture } from './art/cards.tsx';
import { Token } from './art/things.tsx';
import type { Part, Staged } from './part.ts';
import type { Deed } from './story.ts';

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

/** What this turn brought its player, and what was played in it. */
export function TurnStory(part: Part) {
  const { hits, deeds } = part.story;
  return (
    <ul class="ch-story ch-notice">
      <Income {...part} />
      {deeds
        .filter(deed => !hits.some(hit => hit === deed))
        .map((deed, i) => (
          <DeedLine key={i} {...part} deed={deed} />
        ))}
    </ul>
  );
}

/** How the card before this one went. */
export function LastCard(part: Part) {
  const { story, words, texts, telling } = part;
  return (
    story.latest && (
      <p class="ch-notice hint ch-last">
        <strong>{words.lastCard}</strong> {sayEvent(texts, story.latest, telling)}
      </p>
    )
  );
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
        {isPicture && <SeatSign seat={deed.seat} />}
        <CardPicture card={deed.card} class="ch-icon" />
        {!isPicture && <span>{said}</span>}
      </Explained>
    </li>
  );
}

/** What the turn brought its player, from whom, and the sum. */
function Income({ frame, story, words, names }: Part) {
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
        <strong>{words.income.title(names(turn.seat))}.</strong> {said}
      </span>
      {sum > 0 && <Token class="ch-icon" />}
    </li>
  );
}
