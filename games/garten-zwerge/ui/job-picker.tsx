import { GREY, type Hat, type Job, JOBS } from '../data/words.ts';
import type { Move } from '../vocabulary.ts';
import { HatIcon } from './art/gnome.tsx';
import { JOB_ART } from './art/jobs.tsx';
import { choicesOf, type Part } from './part.ts';
import './job-picker.css';

/** A gnome is in hand: its jobs, each with what it brings at once; folded below them those it cannot do, and why. */
export function JobPicker({ hat, ...part }: Part & { readonly hat: Hat | null }) {
  const { frame, words, answer } = part;
  const pass = choicesOf(part, 'pass').find(({ refusal }) => refusal === null);
  const jobs = hat === null ? [] : frame.choices.filter(choice => isJobOf(choice, hat));
  const shut = jobs.filter(({ refusal }) => refusal !== null);
  return (
    <div class="gz-tool">
      {hat === null ? (
        <p class="gz-quiet">{words.picker.hint}</p>
      ) : (
        <h3 class="gz-in-hand">
          <HatIcon hat={hat} class="gz-hat" />
          {words.picker.chosen(hat)}
        </h3>
      )}
      <ul class="gz-jobs">
        {jobs
          .filter(({ refusal }) => refusal === null)
          .map(({ move }) => (
            <li key={JSON.stringify(move)}>
              <JobButton {...part} move={move} />
            </li>
          ))}
      </ul>
      {shut.length > 0 && (
        <details class="gz-shut">
          <summary>
            {words.picker.shut} {shut.map(({ move }) => jobName(move, part)).join(', ')}
          </summary>
          <ul class="gz-shut-jobs">
            {shut.map(({ move, refusal }) => {
              const Art = JOB_ART[move.type];
              return (
                <li key={JSON.stringify(move)}>
                  <Art class="gz-icon" />
                  <span>
                    <strong>{jobName(move, part)}</strong> {part.reason(refusal!)}
                  </span>
                </li>
              );
            })}
          </ul>
        </details>
      )}
      {pass && (
        <button type="button" class="button" onClick={() => answer(pass.move)}>
          {words.picker.keepsGreys}
        </button>
      )}
    </div>
  );
}

type JobMove = Extract<Move, { type: Job }>;
type JobChoice = Part['frame']['choices'][number] & { readonly move: JobMove };

/** A grey gnome is told only what it can do: be thrown away. */
function isJobOf(choice: Part['frame']['choices'][number], hat: Hat): choice is JobChoice {
  const { move } = choice;
  if (!JOBS.includes(move.type as Job) || (move as JobMove).hat !== hat) return false;
  return hat !== GREY || move.type === 'sell';
}

function JobButton({ move, ...part }: Part & { readonly move: JobMove }) {
  const Art = JOB_ART[move.type];
  return (
    <button
      type="button"
      class="gz-job"
      title={part.words.jobs[move.type].effect}
      onClick={() => part.answer(move)}
    >
      <Art class="gz-job-art" />
      <strong>{jobName(move, part)}</strong>
      <small>{brings(move, part)}</small>
    </button>
  );
}

function jobName(move: JobMove, { words, frame }: Part): string {
  if (move.type === 'contest') return words.contest.name(frame.view.contests[move.contest]!.hat);
  return move.type === 'sell' && move.hat === GREY ? words.picker.throwAway : words.jobs[move.type].name;
}

/** What it brings at once, as far as that is known. */
function brings(move: JobMove, { words, frame: { view } }: Part): string {
  switch (move.type) {
    case 'garden':
      return words.picker.wage(view.wage);
    case 'sell':
      return words.picker.sale(view.salePrices[move.hat]!);
    case 'exchange':
      return words.picker.becomes(move.hat + 1);
    case 'contest': {
      const { wins, shares } = view.contests[move.contest]!.outlook[move.hat]!;
      return words.contest.chance(wins, shares);
    }
    case 'seek':
      return words.picker.search;
    case 'offer':
      return words.picker.rent;
  }
}
