import { Fetching } from '../pages/fetching.tsx';
import { bothOf, useWanted } from '../wanted.ts';

export const fetchRulesText = async () => (await import('./rules-text.tsx')).RulesText;

interface RulesDrawerProps {
  readonly game: string;
  readonly rules: () => Promise<string>;
  /** The clause to show and light up. */
  readonly clause?: string | null;
}

/** The rules beside a table, fetched now. */
export function RulesDrawer({ rules, ...shown }: RulesDrawerProps) {
  const both = bothOf(useWanted(fetchRulesText), useWanted(rules));
  if (both.is !== 'here') return <Fetching state={both.is} />;
  const [Text, markdown] = both.part;
  return <Text {...shown} markdown={markdown} />;
}
