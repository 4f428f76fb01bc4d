import type { Game, MoveRule, Vocabulary } from '../../core/game.ts';

/** Which kinds of move may have more legal ones than are listed: those whose rule recognises others. */
export function openEndedIn<V extends Vocabulary>({ moves }: Game<V>): (kind: string) => boolean {
  const rules: { readonly [kind: string]: MoveRule<V, V['Move']> } = moves;
  return kind => rules[kind]?.recognise !== undefined;
}
