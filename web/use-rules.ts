import { useEffect, useState } from 'preact/hooks';
import type { Vocabulary } from '../core/game.ts';
import type { Rules } from '../games/index.ts';
import { RULES } from '../games/rules.ts';
import type { Loading } from './use-screen.ts';

/** A game's rules and bots, fetched on demand. */
export function useRules(id: string | null): Rules<Vocabulary> | Loading {
  const [rules, setRules] = useState<Rules<Vocabulary> | Loading>('loading');
  useEffect(() => {
    let wanted = true;
    if (id === null) return;
    if (!Object.hasOwn(RULES, id)) setRules('unknown');
    else
      RULES[id]!().then(
        fetched => wanted && setRules(fetched),
        () => wanted && setRules('failed'),
      );
    return () => {
      wanted = false;
    };
  }, [id]);
  return rules;
}
