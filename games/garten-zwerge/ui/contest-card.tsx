import { nth } from '../../../core/sure.ts';
import { Piece } from '../../../web/kit/piece.tsx';
import { aboutOf, roughly } from './about.ts';
import { Gnome, HatIcon } from './art/gnome.tsx';
import { Podium, STEPS } from './art/podium.tsx';
import { Petal } from './art/things.tsx';
import type { Part } from './part.ts';
import { contestPlace, plotPlace } from './places.ts';

/** The best stands in the middle, the next on the left, then on the right; those after them join in. */
const PLACES = [1, 0, 2] as const;

type Numbered = Part & { readonly number: number };

/** A contest: its prize and whoever has entered, on a podium or in a line. */
export function ContestCard({ number, isLine, ...part }: Numbered & { readonly isLine: boolean }) {
  const { frame, words, focus, point } = part;
  const { hat, prize } = nth(frame.view.contests, number);
  const place = number === 0 ? words.contest.lower : words.contest.higher;
  return (
    <Piece
      class="gz-contest"
      label={`${words.contest.name(hat)} (${place}), ${words.contest.prize(prize)}`}
      about={aboutOf({ on: 'contest', number }, part)}
      pointed={focus?.on === 'contest' && focus.number === number}
      onPick={() => point({ on: 'contest', number })}
      place={`${contestPlace(number)} podium podium-${hat}`}
    >
      {isLine ? <InALine {...part} number={number} /> : <OnItsSteps {...part} number={number} />}
    </Piece>
  );
}

/** What the gnome in hand may hope for stands at the foot. */
function OnItsSteps({ number, frame, words, inHand }: Numbered) {
  const { round, contests } = frame.view;
  const { hat, prize, rivals, entrants, outlook } = nth(contests, number);
  const hope = inHand === null || rivals === 0 ? undefined : outlook[inHand];
  const standing = entrants
    .map(({ seat, hat: entered }, i) => ({
      seat,
      hat: entered,
      nth: entrants.slice(0, i).filter(one => one.seat === seat && one.hat === entered).length,
    }))
    .toSorted((a, b) => b.hat - a.hat);
  return (
    <span class="card" data-spared>
      <Podium
        class="behind"
        hat={hat}
        prize={prize}
        isEmpty={entrants.length === 0 && rivals > 0}
        foot={rivals === 0 ? words.off : hope ? `≈ ${roughly(hope.petals)}` : words.hat(hat)}
        inPetals={hope !== undefined}
      />
      {PLACES.map((step, place) => (
        <span
          key={step}
          class="gz-entrants"
          style={{ '--small': '25cqw', width: '33%', left: `${33 * step}%`, bottom: `${STEPS[step]}cqw` }}
        >
          {standing
            .filter((_, i) => i % PLACES.length === place)
            .map(({ seat, hat: entered, nth }) => (
              <span
                key={`${seat}-${entered}-${nth}`}
                class="gz-small"
                data-seat={seat}
                data-glide={`c${round}-${number}-${seat}-${entered}-${nth}`}
                data-glide-from={plotPlace(seat)}
              >
                <Gnome hat={entered} mood="competing" beard={seat} />
              </span>
            ))}
        </span>
      ))}
    </span>
  );
}

/** Of those who have entered only the one to beat. */
function InALine({ number, frame, words }: Numbered) {
  const { hat, prize, rivals, entrants } = nth(frame.view.contests, number);
  const [best] = entrants.toSorted((a, b) => b.hat - a.hat);
  return (
    <span class="gz-line gz-enamel gz-brief">
      <b class="num">
        {rivals === 0 ? words.off : prize} {rivals > 0 && <Petal />} <HatIcon hat={hat} class="gz-hat" />
      </b>
      {best && (
        <span class="gz-small gz-low" data-seat={best.seat}>
          <Gnome hat={best.hat} />
        </span>
      )}
    </span>
  );
}
