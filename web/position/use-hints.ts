import { useEffect, useRef, useState } from 'preact/hooks';
import type { Hint } from '../../bots/hints.ts';
import type { Question } from '../../core/frame.ts';
import type { Vocabulary } from '../../core/game.ts';
import { askHints } from '../host/bots.ts';
import type { AboutPosition } from './about-position.ts';

export type Advice = readonly Hint<Vocabulary>[] | 'failed' | null;

interface Asking {
  readonly told: Advice;
  readonly isThinking: boolean;
  readonly ask: () => void;
}

/** Two or three good moves, once somebody asks for them: from what was entered, and nothing else. */
export function useHints(
  { game, sketch }: Pick<AboutPosition, 'game' | 'sketch'>,
  { view, choices }: Question<Vocabulary>,
): Asking {
  const [told, setTold] = useState<Advice>(null);
  const [isThinking, setThinking] = useState(false);
  const isGone = useRef(false);
  useEffect(
    () => () => {
      isGone.current = true;
    },
    [],
  );
  const ask = async () => {
    if (isThinking) return;
    setThinking(true);
    setTold(null);
    const legal = choices.filter(({ refusal }) => refusal === null).map(({ move }) => move);
    const question = { seat: sketch.me, view, legal, seats: sketch.players.length };
    const advice = await askHints(game.id, game.edition, question).catch(() => 'failed' as const);
    if (isGone.current) return;
    setThinking(false);
    setTold(advice);
  };
  return { told, isThinking, ask: () => void ask() };
}
