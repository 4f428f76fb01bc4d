import { useWords } from '../words/index.ts';

interface ClauseLinkProps {
  readonly id: string;
  readonly onClause: (id: string) => void;
}

/** One click from here to the clause of the rules that says so. */
export function ClauseLink({ id, onClause }: ClauseLinkProps) {
  const words = useWords();
  return (
    <button
      type="button"
      class="clause-link"
      aria-label={words.rulesPage.clause(id)}
      onClick={event => {
        event.stopPropagation();
        onClause(id);
      }}
    >
      {words.rulesPage.rule}
    </button>
  );
}
