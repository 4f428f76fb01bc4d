import { Icon } from '../kit/icon.tsx';
import { Link } from '../link.tsx';
import { useWords } from '../words/index.ts';

/** The way to a game file of one's own. */
export function OpenFileLink() {
  const { tables } = useWords();
  return (
    <p class="row">
      <Link to="/replay" class="button button-quiet">
        <Icon of="replay" />
        {tables.openFile}
      </Link>
    </p>
  );
}
