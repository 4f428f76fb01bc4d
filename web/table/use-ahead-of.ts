import { useMemo } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import { fetchHints } from '../hint/hint.tsx';
import type { GameScreen } from '../kit/game-screen.ts';
import type { Language } from '../kit/language.ts';
import { fetchRulesText } from '../rules/rules-drawer.tsx';
import { useAhead } from '../wanted.ts';
import { fetchEnding } from './end.tsx';

interface Place<V extends Vocabulary> {
  readonly screen: GameScreen<V>;
  readonly language: Language;
  readonly isOver: boolean;
}

/** Whatever a table has besides the board: there before anybody asks for it, and without a connection too. */
export function useAheadOf<V extends Vocabulary>({ screen, language, isOver }: Place<V>): void {
  const rules = screen.rules[language];
  const { reference, advice, ending, scoreSheet } = screen;
  const parts = useMemo(
    () =>
      isOver ? [] : [fetchRulesText, rules, fetchHints, advice, reference, scoreSheet, fetchEnding, ending],
    [screen, language, isOver],
  );
  useAhead(parts);
}
