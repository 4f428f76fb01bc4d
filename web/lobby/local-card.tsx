import { useState } from 'preact/hooks';
import type { SavedTable } from '../host/saved.ts';
import { takeFocus } from '../keep-focus.ts';
import { LOCALES } from '../kit/language.ts';
import { useStore } from '../kit/store.ts';
import { Link } from '../link.tsx';
import { settings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { TableTop } from './table-top.tsx';

/** A table of this device in a list. */
export function LocalCard({ table, onForget }: { table: SavedTable; onForget: () => void }) {
  const { tables } = useWords();
  const { language } = useStore(settings);
  const [sure, setSure] = useState(false);
  const when = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' });
  const { record, holders, touched, over } = table;
  const facts = `${when.format(touched)} · ${over ? tables.over : tables.moves(record.entries.length)}`;
  return (
    <TableTop
      class="table-card"
      game={record.game}
      names={holders.map(({ name }) => name)}
      asked={null}
      facts={facts}
    >
      {sure ? (
        <>
          <button type="button" class="button button-danger" onClick={onForget}>
            {tables.forgetSure}
          </button>
          <button ref={takeFocus} type="button" class="button" onClick={() => setSure(false)}>
            {tables.keep}
          </button>
        </>
      ) : (
        <>
          <Link to={`/table/${table.id}`} class="button button-main">
            {over ? tables.look : tables.goOn}
          </Link>
          <button type="button" class="button button-quiet" onClick={() => setSure(true)}>
            {tables.forget}
          </button>
        </>
      )}
    </TableTop>
  );
}
