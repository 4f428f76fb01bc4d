import { nth, seated } from '../../../core/sure.ts';
import { DockFilled } from '../../../web/kit/frame/dock-around.tsx';
import { Piece } from '../../../web/kit/piece.tsx';
import { offerRisk } from '../data/gold-risk.ts';
import { GOLD } from '../data/words.ts';
import { aboutHat, aboutOf, jobName, roughly } from './about.ts';
import { Gnome, HatIcon } from './art/gnome.tsx';
import { JOB_ART } from './art/jobs.tsx';
import { Petal } from './art/things.tsx';
import { type JobChoice, type JobMove, jobsOf } from './focus.ts';
import { choicesOf, type Part } from './part.ts';
import { jobPlace } from './places.ts';

/** The gnome in hand steps forward, and its jobs stand beside it as signs in fixed places, each with what it brings; one that is shut says why. */
export function JobTool(part: Part) {
  const { inHand, words, viewer, answer } = part;
  const seat = seated(viewer);
  const pass = choicesOf(part, 'pass').find(({ refusal }) => refusal === null);
  return (
    <DockFilled
      actions={
        <>
          {inHand !== null && <p class="gz-aside">{aboutHat(inHand, part).join(' ')}</p>}
          {pass && (
            <button type="button" class="button button-second" onClick={() => answer(pass.move)}>
              {words.picker.keepsGreys}
            </button>
          )}
        </>
      }
      hand={
        <div class="gz-front">
          {inHand !== null && (
            <ul class="gz-jobs" aria-label={words.picker.chosen(inHand)}>
              <li class="gz-chosen" data-seat={seat} aria-hidden="true">
                <Gnome hat={inHand} beard={seat} class="behind" />
              </li>
              {jobsOf(part, inHand).map(choice => (
                <li key={JSON.stringify(choice.move)}>
                  <Sign {...part} choice={choice} />
                </li>
              ))}
            </ul>
          )}
        </div>
      }
    />
  );
}

function Sign({ choice: { move, refusal }, ...part }: Part & { readonly choice: JobChoice }) {
  const { focus, point, answer } = part;
  const Art = JOB_ART[move.type];
  const about = aboutOf({ on: 'job', move }, part);
  return (
    <Piece
      class="gz-job gz-enamel"
      label={about.title}
      about={{ ...about, lines: [...about.lines, expectation(move, part), ...warnings(move, part)] }}
      open={refusal === null}
      pointed={focus?.on === 'job' && JSON.stringify(focus.move) === JSON.stringify(move)}
      onPick={() => (refusal ? point({ on: 'job', move }) : answer(move))}
      place={jobPlace(move.type)}
    >
      <Art class="gz-job-art" />
      <span>{jobName(move, part)}</span>
      <b class="num gz-job-gain">{!refusal && <Gain move={move} {...part} />}</b>
    </Piece>
  );
}

/** What it brings at once, as far as that is known. */
function Gain({ move, words, frame: { view } }: Part & { readonly move: JobMove }) {
  switch (move.type) {
    case 'garden':
      return (
        <>
          +{view.wage} <Petal />
        </>
      );
    case 'sell':
      return (
        <>
          +{view.salePrices[move.hat]} <Petal />
        </>
      );
    case 'exchange':
      return (
        <>
          → <HatIcon hat={move.hat + 1} class="gz-hat" />
        </>
      );
    case 'contest':
      return (
        <>
          ≈ {roughly(nth(nth(view.contests, move.contest).outlook, move.hat).petals)} <Petal />
        </>
      );
    case 'offer': {
      const risk = offerRisk(view, move.hat);
      return (
        risk > 0 && (
          <span class="gz-alert">
            ! <HatIcon hat={GOLD} class="gz-hat" /> {words.key.outOfNine(risk)}
          </span>
        )
      );
    }
    case 'seek':
      return null;
  }
}

/** What it could bring a neighbour. */
function warnings(move: JobMove, { words, frame: { view } }: Part): readonly string[] {
  const risk = move.type === 'offer' ? offerRisk(view, move.hat) : 0;
  return risk > 0 ? [words.goal.offerRisk(risk)] : [];
}

/** The same in words. */
function expectation(move: JobMove, { words, frame: { view } }: Part): string {
  switch (move.type) {
    case 'garden':
      return words.picker.wage(view.wage);
    case 'sell':
      return words.picker.sale(nth(view.salePrices, move.hat));
    case 'exchange':
      return words.picker.becomes(move.hat + 1);
    case 'contest': {
      const { wins, shares } = nth(nth(view.contests, move.contest).outlook, move.hat);
      return words.contest.chance(wins, shares);
    }
    case 'seek':
      return words.picker.search;
    case 'offer':
      return words.picker.rent;
  }
}
