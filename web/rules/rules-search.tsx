import { useWords } from '../words/index.ts';

interface RulesSearchProps {
  readonly wanted: string;
  readonly onWanted: (wanted: string) => void;
}

export function RulesSearch({ wanted, onWanted }: RulesSearchProps) {
  const words = useWords();
  return (
    <label class="rules-search">
      <span class="only-heard">{words.rulesPage.search}</span>
      <input
        type="search"
        placeholder={words.rulesPage.search}
        value={wanted}
        onInput={event => onWanted(event.currentTarget.value)}
      />
    </label>
  );
}
