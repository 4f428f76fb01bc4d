import type { Finality, Game, Outcome, Pending, Read, Vocabulary, Viewer } from './game.ts';
import { type Choice, choices } from './play.ts';
import type { Match, News } from './match.ts';
import { mayTakeBack } from './takeback.ts';
import { newsFor, stepOf } from './witnessed.ts';

/** The table as one viewer sees it now, and what they may decide: a decision point. Whatever is not here, that viewer is not told. */
export interface Question<V extends Vocabulary> {
  readonly view: V['View'];
  /** Who must decide, and what about. */
  readonly deciding: readonly Pending<V>[];
  /** This viewer's candidate moves, each legal or with its refusal. */
  readonly choices: readonly Choice<V>[];
  /** Which of its kinds of move cannot be taken back, and why. */
  readonly final: { readonly [type: string]: Finality };
  /** After how many seconds the question closes by itself. */
  readonly seconds: number | null;
  readonly outcome: Outcome<V> | null;
}

/** The message a host sends a viewer (a state update): the question, and what happened since the last one. */
export interface Frame<V extends Vocabulary> extends Question<V> {
  /** Counts what this viewer has witnessed (a sequence number), and names the question: an answer to another step is stale. */
  readonly step: number;
  readonly mayTakeBack: boolean;
  readonly news: readonly News<V>[];
}

export function questionFor<V extends Vocabulary>(
  game: Game<V>,
  state: Read<V['State']>,
  viewer: Viewer,
): Question<V> {
  return {
    view: game.view(state, viewer),
    deciding: game.pending(state),
    choices: viewer === 'spectator' ? [] : choices(game, state, viewer),
    final: finalFor(game, state, viewer),
    seconds: game.timer?.(state)?.seconds ?? null,
    outcome: game.outcome(state),
  };
}

function finalFor<V extends Vocabulary>(
  game: Game<V>,
  state: Read<V['State']>,
  viewer: Viewer,
): Question<V>['final'] {
  const final: { [type: string]: Finality } = {};
  const asked: readonly V['Move']['type'][] =
    game.pending(state).find(({ seat }) => seat === viewer)?.moves ?? [];
  for (const type of asked) {
    const { takeback } = game.moves[type];
    if (takeback !== true) final[type] = takeback;
  }
  return final;
}

/** What this viewer is told, with the news after its step `since`. */
export function frameFor<V extends Vocabulary>(match: Match<V>, viewer: Viewer, since = -1): Frame<V> {
  return {
    ...questionFor(match.game, match.state, viewer),
    step: stepOf(match, viewer),
    mayTakeBack: viewer !== 'spectator' && mayTakeBack(match, viewer),
    news: newsFor(match, viewer, since),
  };
}
