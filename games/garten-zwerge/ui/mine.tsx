import { nth } from '../../../core/sure.ts';
import { figure } from '../../../web/kit/count.tsx';
import { useFit } from '../../../web/kit/frame/fit.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { Piece } from '../../../web/kit/piece.tsx';
import type { GnomeView, PlayerView } from '../vocabulary.ts';
import { aboutOf } from './about.ts';
import { Gnome, HatIcon } from './art/gnome.tsx';
import { Petal, ShackArt } from './art/things.tsx';
import { Edging } from './art/edging.tsx';
import { Figure } from './figure.tsx';
import type { Part } from './part.ts';
import { gnomePlace, plotPlace } from './places.ts';

/** Widths of a pair in its shack and of the bill, in gnomes. */
const PAIR = 1.95;
const BILL = 1.5;

/** A gnome that is narrower is hard to touch: rather than that, they stand closer on a phone. */
const LEAST = 44;

/** Those that stand closer hide each other’s right: the signs of their jobs hang on the left. */
const CLOSER = { 'flex-wrap': 'nowrap', '--badge-left': '0', '--badge-right': 'auto' };

/** A gnome is so much higher than wide, with a little lawn around it. */
const HEIGHT = 1.74;

/** My gnomes on my own lawn, as large as it allows, with the shack and the bill at its end. */
export function Mine({ seat, ...part }: Part & { readonly seat: number }) {
  const { frame, words, names } = part;
  const { unit, isPhone } = useRoom();
  const player = nth(frame.view.players, seat);
  const houses = Math.max(player.shack.length, isPhone ? 0 : 1);
  const { area, card } = useFit<HTMLDivElement, string>(layoutsOf(player.gnomes.length, houses), {
    least: LEAST,
    most: 8.5 * unit,
  });
  return (
    <div
      ref={area}
      class="gz-mine"
      data-seat={seat}
      data-place={plotPlace(seat)}
      style={{ '--card': `${card}px` }}
    >
      <Edging class="behind" flower={player.flower} />
      <ul
        class="gz-row"
        style={isPhone && card === LEAST ? CLOSER : { 'flex-wrap': 'wrap' }}
        aria-label={words.theirGnomes(names(seat))}
      >
        {player.gnomes.map((gnome, index) => {
          const nth = player.gnomes.slice(0, index).filter(({ hat }) => hat === gnome.hat).length;
          return (
            <MyGnome
              key={`${gnome.hat}-${nth}`}
              {...part}
              gnome={gnome}
              index={index}
              seat={seat}
              glide={`g${seat}-${gnome.hat}-${nth}`}
            />
          );
        })}
        <MyShack {...part} seat={seat} />
        {player.shack.length < houses && (
          <li class="gz-shack" aria-hidden="true" data-place={`shack-${seat}`}>
            <ShackArt />
          </li>
        )}
        {!frame.outcome && (
          <li class="gz-own-bill">
            <Bill {...part} player={player} />
          </li>
        )}
      </ul>
      <Duties {...part} seat={seat} />
    </div>
  );
}

interface MyGnomeProps extends Part {
  readonly gnome: GnomeView;
  readonly index: number;
  readonly seat: number;
  readonly glide: string;
}

/** One tap decides where only a gnome is asked for; while jobs are given it takes the gnome in hand; else it explains. */
function MyGnome({ gnome, index, seat, glide, ...part }: MyGnomeProps) {
  const { frame, words, focus, point, inHand, takeInHand, answer } = part;
  const free = gnome.job === 'free';
  const wanted = frame.choices.find(
    ({ move }) =>
      (move.type === 'sell-off' || (free && (move.type === 'answer' || move.type === 'pair'))) &&
      move.hat === gnome.hat,
  );
  const works = free && frame.choices.some(({ move }) => move.type === 'sell' && move.hat === gnome.hat);
  const about = aboutOf({ on: 'gnome', index }, part);
  const pick = () => {
    if (wanted && !wanted.refusal) answer(wanted.move);
    else if (works) takeInHand(gnome.hat);
    else point({ on: 'gnome', index });
  };
  const pointed = focus?.on === 'gnome' && focus.index === index;
  const asked = wanted !== undefined && !wanted.refusal;
  const isInHand = works && inHand === gnome.hat;
  return (
    <li class="narrows" data-spared={asked || isInHand || undefined}>
      <Piece
        class="gz-gnome"
        label={`${words.gnome(gnome.hat)}, ${about.lines[0]}`}
        about={about}
        open={wanted ? !wanted.refusal : works ? true : null}
        pointed={pointed || (isInHand && !focus)}
        asked={asked}
        onPick={pick}
        glide={glide}
        place={gnomePlace(gnome.hat)}
      >
        <Figure gnome={gnome} seat={seat} />
      </Piece>
    </li>
  );
}

/** The pairs in my shack, each with the pile it will breed from. */
function MyShack({ seat, ...part }: Part & { readonly seat: number }) {
  const { frame, words, focus, point } = part;
  return (
    <>
      {nth(frame.view.players, seat).shack.map((pair, index) => {
        const lender = pair.owner === 'schmiedel' ? null : pair.owner;
        return (
          <li key={`pair-${index}`}>
            <Piece
              class="gz-shack"
              label={`${words.shack}, ${words.gnome(pair.own)} + ${words.gnome(pair.partner)}`}
              about={aboutOf({ on: 'pair', index }, part)}
              pointed={focus?.on === 'pair' && focus.index === index}
              onPick={() => point({ on: 'pair', index })}
              place={`shack-${seat}`}
            >
              <ShackArt>
                <svg x="46" y="24" width="28" height="28">
                  <HatIcon hat={pair.pile} />
                </svg>
                <svg y="42" width="38" height="58">
                  <Gnome hat={pair.own} mood="courting" beard={seat} />
                </svg>
                <svg x="82" y="42" width="38" height="58" data-seat={lender ?? undefined}>
                  <Gnome hat={pair.partner} mood="courting" beard={lender ?? 0} />
                </svg>
              </ShackArt>
            </Piece>
          </li>
        );
      })}
    </>
  );
}

/** What upkeep will cost, and what it leaves: an enamel plate. */
function Bill({ player, ...part }: Part & { readonly player: PlayerView }) {
  const { words, focus, point } = part;
  const { bill, afterBill } = player;
  const about = aboutOf({ on: 'bill' }, part);
  return (
    <Piece
      class={afterBill < 0 ? 'gz-bill gz-enamel gz-bill-short' : 'gz-bill gz-enamel'}
      label={`${about.title}: ${about.lines[0]}`}
      about={about}
      pointed={focus?.on === 'bill'}
      onPick={() => point({ on: 'bill' })}
    >
      <span class="gz-bill-name">{words.bill.heading}</span>
      <b class="num">
        −{bill.petals} <Petal />
      </b>
      <span class="num">
        → {figure(afterBill)} <Petal />
      </span>
    </Piece>
  );
}

/** What I have bound myself to, while it holds. */
function Duties({ seat, frame, words, names }: Part & { readonly seat: number }) {
  const due = frame.view.promises.filter(promise => promise.due && promise.by === seat);
  return (
    <>
      {nth(frame.view.players, seat).bonds.map(({ duty, to }) => (
        <p key={`${duty}${to}`} class="gz-duty">
          <strong>{words.bonds.heading}</strong> {words.bonds.yours[duty]} ({words.bonds.to(names(to))})
        </p>
      ))}
      {due.map(promise => (
        <p key={promise.id} class="gz-duty">
          <strong>{words.promises.note(names(seat), names(promise.to), words.board.pledge(promise))}</strong>{' '}
          · {words.promises.due}
        </p>
      ))}
    </>
  );
}

/** Everything in one row, or in two or three. */
function layoutsOf(gnomes: number, houses: number) {
  const all = gnomes + PAIR * houses + BILL;
  return Object.fromEntries(
    [1, 2, 3].map(rows => [
      `in ${rows}`,
      {
        columns: 1.07 * Math.max(2, rows === 1 ? all : all / rows + 0.8),
        rows: HEIGHT * rows,
        ratio: 1,
        gap: 0,
      },
    ]),
  );
}
