import { Count } from '../../../web/kit/count.tsx';
import { SeatSign } from '../../../web/kit/seat.tsx';
import type { Hat } from '../data/words.ts';
import type { GnomeView } from '../vocabulary.ts';
import { FLOWER_ART } from './art/flowers.tsx';
import { HatIcon } from './art/gnome.tsx';
import { Petal, TreasurerKey } from './art/things.tsx';
import { Composer } from './composer.tsx';
import { Bill } from './facts.tsx';
import { FistCloser } from './fist-closer.tsx';
import { GnomeRow } from './gnome-row.tsx';
import { JobPicker } from './job-picker.tsx';
import { choicesOf, type Part } from './part.ts';
import { SellOff } from './sell-off.tsx';
import { Shack } from './shack.tsx';
import { TermsForm } from './terms-form.tsx';
import { TieChoice } from './tie-choice.tsx';
import './tray.css';

interface TrayProps extends Part {
  readonly picked: Hat | null;
  readonly onPick: (hat: Hat) => void;
}

/** What is asked, my own garden, and the tool for the question of the moment. */
export function Tray(props: TrayProps) {
  const { viewer, prompt, words } = props;
  return (
    <section class="gz-tray" aria-label={words.action}>
      {prompt}
      {viewer !== 'spectator' && <OwnGarden {...props} seat={viewer} />}
      <Tool {...props} />
    </section>
  );
}

function Tool({ picked, ...part }: Omit<TrayProps, 'onPick'>) {
  const kinds = new Set(part.frame.choices.map(({ move }) => move.type));
  if (kinds.has('garden') || kinds.has('pass') || kinds.has('sell'))
    return <JobPicker {...part} hat={picked} />;
  if (kinds.has('call')) return <TermsForm {...part} />;
  if (kinds.has('close-fist')) return <FistCloser key={part.viewer} {...part} />;
  if (kinds.has('choose')) return <TieChoice {...part} />;
  if (kinds.has('propose') || kinds.has('close-board') || kinds.has('decline') || kinds.has('stand'))
    return <Composer key={part.viewer} {...part} />;
  if (kinds.has('sell-off')) return <SellOff {...part} />;
  if (kinds.has('answer')) return <PassButton {...part} />;
  return null;
}

/** Gnomes are put forward by tapping them in the garden; this is the way not to, and why some may not go. */
function PassButton(part: Part) {
  const answers = choicesOf(part, 'answer');
  const pass = answers.find(({ move }) => move.hat === null);
  return (
    <div class="gz-tool gz-tool-row">
      {pass && (
        <button type="button" class="button" onClick={() => part.answer(pass.move)}>
          {part.words.fist.pass}
        </button>
      )}
      {answers.map(
        ({ move, refusal }) =>
          refusal && (
            <p key={move.hat}>
              <HatIcon hat={move.hat!} class="gz-hat" />
              {part.reason(refusal)}
            </p>
          ),
      )}
    </div>
  );
}

function OwnGarden({ seat, picked, onPick, ...part }: TrayProps & { readonly seat: number }) {
  const { frame, words, names, answer } = part;
  const player = frame.view.players[seat]!;
  const Flower = FLOWER_ART[player.flower];
  const isSellingOff = frame.choices.some(({ move }) => move.type === 'sell-off');
  /** One tap decides where only a gnome is asked for; in the job phase it takes the gnome in hand. */
  const tap = (gnome: GnomeView): { press: () => void; isPicked: boolean } | null => {
    if (gnome.job !== 'free') return null;
    const asked = frame.choices.find(
      ({ move, refusal }) =>
        !refusal && (move.type === 'answer' || move.type === 'pair') && move.hat === gnome.hat,
    );
    if (asked) return { press: () => answer(asked.move), isPicked: false };
    const hasJob = frame.choices.some(({ move }) => move.type === 'sell' && move.hat === gnome.hat);
    return hasJob ? { press: () => onPick(gnome.hat), isPicked: picked === gnome.hat } : null;
  };
  return (
    <div class="gz-own" data-seat={seat} data-glide-source={`plot-${seat}`}>
      <div class="gz-own-head">
        <SeatSign seat={seat} />
        <Flower class="gz-flower" />
        <h2>{words.yourGarden}</h2>
        {frame.view.treasurer === seat && (
          <span title={words.treasurer}>
            <TreasurerKey class="gz-icon" />
            <span class="only-heard">{words.treasurer}</span>
          </span>
        )}
        <span class="gz-money">
          <Count value={player.petals} />
          <Petal class="gz-petal" />
        </span>
      </div>
      <div class="gz-own-ground">
        <GnomeRow
          player={player}
          seat={seat}
          words={words}
          names={names}
          around={(gnome, figure) => {
            const tapped = tap(gnome);
            return tapped ? (
              <button type="button" class="gz-pick" aria-pressed={tapped.isPicked} onClick={tapped.press}>
                {figure}
              </button>
            ) : (
              figure
            );
          }}
        />
        <Shack player={player} seat={seat} words={words} names={names} />
      </div>
      {!frame.outcome && !isSellingOff && <Bill player={player} words={words} />}
      {player.bonds.map(({ duty, to }) => (
        <p key={`${duty}${to}`} class="gz-bond">
          <strong>{words.bonds.heading}</strong> {words.bonds.yours[duty]} ({words.bonds.to(names(to))})
        </p>
      ))}
      {frame.view.promises
        .filter(({ by, due }) => due && by === seat)
        .map(promise => (
          <p key={promise.id} class="gz-bond">
            <strong>
              {words.promises.note(names(seat), names(promise.to), words.board.pledge(promise))}
            </strong>{' '}
            · {words.promises.due}
          </p>
        ))}
    </div>
  );
}
