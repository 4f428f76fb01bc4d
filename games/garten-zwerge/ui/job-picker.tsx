import { GREY, type Hat, type Job, JOBS } from '../data/words.ts';
import type { Move } from '../vocabulary.ts';
import { HatIcon } from './art/gnome.tsx';
import { JOB_ART } from './art/jobs.tsx';
import { choicesOf, type Part } from './part.ts';

type Choice = Part['frame']['choices'][number];

/** A gnome is in hand: its jobs, each with what it brings at once, or why not. */
export function JobPicker({ hat, ...part }: Part & { readonly hat: Hat | null }) {
  const { frame, words, answer } = part;
  const pass = choicesOf(part, 'pass').find(({ refusal }) => refusal === null);
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
      {hat !== null && (
        <ul class="gz-jobs">
          {frame.choices
            .filter(({ move }) => isJob(move) && move.hat === hat && !(hat === GREY && move.type !== 'sell'))
            .map(choice => (
              <li key={JSON.stringify(choice.move)}>
                <JobButton {...part} choice={choice} hat={hat} />
              </li>
            ))}
        </ul>
      )}
      {pass && (
        <button type="button" class="button" onClick={() => answer(pass.move)}>
          {words.picker.keepsGreys}
        </button>
      )}
    </div>
  );
}

const isJob = (move: Move): move is Extract<Move, { type: Job }> => JOBS.includes(move.type as Job);

function JobButton({ choice, hat, ...part }: Part & { readonly choice: Choice; readonly hat: Hat }) {
  const { words, answer, reason } = part;
  const type = choice.move.type as Job;
  const Art = JOB_ART[type];
  const face = (
    <>
      <Art class="gz-job-art" />
      <strong>{jobName(choice.move, part)}</strong>
    </>
  );
  if (choice.refusal)
    return (
      <div class="gz-job gz-job-shut">
        {face}
        <small>{reason(choice.refusal)}</small>
      </div>
    );
  return (
    <button type="button" class="gz-job" title={words.jobs[type].effect} onClick={() => answer(choice.move)}>
      {face}
      <small>{brings(choice.move, hat, part)}</small>
    </button>
  );
}

function jobName(move: Move, { words, frame }: Part): string {
  if (move.type === 'contest') return words.contest.name(frame.view.contests[move.contest]!.hat);
  if (move.type === 'sell' && move.hat === GREY) return words.picker.throwAway;
  return words.jobs[move.type as Job].name;
}

function brings(move: Move, hat: Hat, { words, frame: { view } }: Part): string {
  switch (move.type) {
    case 'garden':
      return words.picker.wage(view.wage);
    case 'sell':
      return words.picker.sale(view.salePrices[hat]!);
    case 'exchange':
      return words.picker.becomes(hat + 1);
    case 'contest': {
      const { wins, shares } = view.contests[move.contest]!.outlook[hat]!;
      return words.contest.chance(wins, shares);
    }
    case 'seek':
      return words.picker.search;
    default:
      return words.picker.rent;
  }
}
