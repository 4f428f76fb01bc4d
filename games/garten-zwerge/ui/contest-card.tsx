import { nth } from '../../../core/sure.ts';
import { Piece } from '../../../web/kit/piece.tsx';
import { aboutOf } from './about.ts';
import { Gnome } from './art/gnome.tsx';
import { Podium, STEPS } from './art/podium.tsx';
import type { Part } from './part.ts';
import { contestPlace, plotPlace } from './places.ts';

/** The best stands in the middle, the next on the left, then on the right; those after them join in. */
const PLACES = [1, 0, 2] as const;

/** A podium with its prize and whoever has entered; what the gnome in hand may hope for. */
export function ContestCard({ number, ...part }: Part & { readonly number: number }) {
  const { frame, words, focus, point, inHand } = part;
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
  const place = number === 0 ? words.contest.lower : words.contest.higher;
  return (
    <Piece
      class="gz-contest"
      label={`${words.contest.name(hat)} (${place}), ${words.contest.prize(prize)}`}
      about={aboutOf({ on: 'contest', number }, part)}
      open={null}
      pointed={focus?.on === 'contest' && focus.number === number}
      onPick={() => point({ on: 'contest', number })}
      place={`${contestPlace(number)} podium podium-${hat}`}
    >
      <span class="card">
        <Podium
          class="behind"
          hat={hat}
          prize={prize}
          isEmpty={entrants.length === 0 && rivals > 0}
          foot={rivals === 0 ? words.off : hope ? `≈ ${hope.petals}` : words.hat(hat)}
          inPetals={hope !== undefined}
        />
        {PLACES.map((step, place) => (
          <span key={step} class="gz-entrants" style={{ left: `${33 * step}%`, bottom: `${STEPS[step]}cqw` }}>
            {standing
              .filter((_, i) => i % PLACES.length === place)
              .map(({ seat, hat: entered, nth }) => (
                <span
                  key={`${seat}-${entered}-${nth}`}
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
    </Piece>
  );
}
