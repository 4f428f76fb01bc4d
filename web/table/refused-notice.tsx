import { useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import type { Texts } from '../../core/texts.ts';
import type { Refused } from '../../wire/tells.ts';
import { useWords } from '../words/index.ts';
import { sayRefused } from '../words/say-refused.ts';
import { ClauseLink } from './clause-link.tsx';
import { Notice } from './notice.tsx';

interface RefusedNoticeProps<V extends Vocabulary> {
  readonly refused: Refused;
  readonly texts: Texts<V>;
  readonly onClause: (id: string) => void;
}

/** Why an answer was not taken. */
export function RefusedNotice<V extends Vocabulary>({ refused, texts, onClause }: RefusedNoticeProps<V>) {
  const words = useWords();
  const [read, setRead] = useState<Refused | null>(null);
  if (read === refused) return null;
  return (
    <Notice kind="trouble" onClose={() => setRead(refused)}>
      {words.net.table.refused} {sayRefused(refused, words, texts)}{' '}
      {Object.hasOwn(texts.refusals, refused.code) && <ClauseLink id={refused.clause} onClause={onClause} />}
    </Notice>
  );
}
