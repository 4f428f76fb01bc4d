import type { Vocabulary } from '../core/game.ts';
import { advance, copyOf, draftOf } from '../core/play.ts';
import { readOnly } from '../core/sure.ts';
import { quickChance } from './chance.ts';
import { dream } from './lookahead.ts';
import type { Outlook } from './outlook.ts';
import type { Asked } from './weighing.ts';

/** What a player would see and hear after a move, in one of the worlds they cannot tell apart. */
export interface Foreseen<V extends Vocabulary> {
  readonly after: V['View'];
  readonly events: readonly V['Event'][];
}

/** In how many imagined worlds the result of a move is computed. */
const WORLDS = 3;

/** The result of a move as far as its player can know it; the reason given for a hint uses nothing else. */
export function foresee<V extends Vocabulary>(
  outlook: Outlook<V>,
  asked: Asked<V>,
  move: V['Move'],
): Foreseen<V>[] {
  return Array.from({ length: WORLDS }, () => foreseenOnce(outlook, asked, move));
}

/** Carries a move out in an imagined world, and nothing that would be decided after it. */
function foreseenOnce<V extends Vocabulary>(
  outlook: Outlook<V>,
  asked: Asked<V>,
  move: V['Move'],
): Foreseen<V> {
  const { game } = outlook;
  const { seat } = asked;
  const { world, luck } = dream(outlook, asked);
  const events: V['Event'][] = [];
  const random = quickChance(luck);
  const emit = (event: V['Event']) => {
    const witnessed = game.witness(event, seat);
    if (witnessed !== null) events.push(witnessed);
  };
  const draft = draftOf(game, copyOf(game, world), { random, emit });
  advance(draft, seat, move);
  return { after: game.view(readOnly(draft.state), seat), events };
}
