import type { BoardProps } from '../../../web/kit/game-screen.ts';
import { GREY, type Hat, type Job, JOBS } from '../data/words.ts';
import type { GartenZwerge, Move } from '../vocabulary.ts';

type Asked = Pick<BoardProps<GartenZwerge>, 'frame'>;

export type JobMove = Extract<Move, { type: Job }>;
export type JobChoice = Asked['frame']['choices'][number] & { readonly move: JobMove };

const isJob = (move: Move): move is JobMove => JOBS.some(job => job === move.type);

/** What the player has pointed at. */
export type Focus =
  | { readonly on: 'aim' }
  | { readonly on: 'event' }
  | { readonly on: 'contest'; readonly number: number }
  /** One of my gnomes, as they stand in my garden. */
  | { readonly on: 'gnome'; readonly index: number }
  | { readonly on: 'pair'; readonly index: number }
  | { readonly on: 'bill' }
  | { readonly on: 'job'; readonly move: JobMove };

/** The jobs of a gnome, possible or not; a grey one is told only what it can do: be thrown away. */
export function jobsOf({ frame }: Asked, hat: Hat): JobChoice[] {
  return frame.choices.filter(
    (choice): choice is JobChoice =>
      isJob(choice.move) && choice.move.hat === hat && (hat !== GREY || choice.move.type === 'sell'),
  );
}

/** The highest gnome that can be given a job is taken in hand unasked. */
export function firstToGo(props: Asked): Hat | null {
  const hats = props.frame.choices.flatMap(({ move, refusal }) =>
    isJob(move) && !refusal ? [move.hat] : [],
  );
  return hats.length === 0 ? null : Math.max(...hats);
}
