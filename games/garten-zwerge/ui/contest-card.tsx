import { Piece } from '../../../web/kit/piece.tsx';
import { aboutOf } from './about.ts';
import { Gnome, HatIcon } from './art/gnome.tsx';
import { Petal, Podium } from './art/things.tsx';
import type { Part } from './part.ts';

/** A podium with its prize and whoever has entered; what the gnome in hand may hope for. */
export function ContestCard({ number, ...part }: Part & { readonly number: number }) {
  const { frame, words, focus, point, inHand } = part;
  const { round, contests } = frame.view;
  const { hat, prize, rivals, entrants, outlook } = contests[number]!;
  const hope = inHand === null || rivals === 0 ? undefined : outlook[inHand];
  const place = number === 0 ? words.contest.lower : words.contest.higher;
  return (
    <Piece
      class={rivals === 0 ? 'gz-contest gz-contest-off' : 'gz-contest'}
      label={`${words.contest.name(hat)} (${place}), ${words.contest.prize(prize)}`}
      about={aboutOf({ on: 'contest', number }, part)}
      open={null}
      pointed={focus?.on === 'contest' && focus.number === number}
      onPick={() => point({ on: 'contest', number })}
    >
      <span class="card">
        <b class="card-index num">
          {prize} <Petal />
        </b>
        <HatIcon hat={hat} class="gz-contest-hat" />
        <span class="gz-entrants">
          {entrants.map(({ seat, hat: entered }, i) => {
            const nth = entrants.slice(0, i).filter(one => one.seat === seat && one.hat === entered).length;
            return (
              <span
                key={i}
                data-seat={seat}
                data-glide={`c${round}-${number}-${seat}-${entered}-${nth}`}
                data-glide-from={`plot-${seat}`}
              >
                <Gnome hat={entered} />
              </span>
            );
          })}
        </span>
        <Podium class="gz-podium" />
        <span class="card-foot gz-hope num">
          {rivals === 0 ? (
            words.off
          ) : hope ? (
            <>
              ≈ {hope.petals} <Petal />
            </>
          ) : (
            words.hat(hat)
          )}
        </span>
      </span>
    </Piece>
  );
}
