import { useState } from 'preact/hooks';
import { nth } from '../../core/sure.ts';
import { arrangedAs, type SavedTable } from '../host/saved.ts';
import { SureButtons } from '../sure-buttons.tsx';
import { LOCALES } from '../kit/language.ts';
import { useStore } from '../kit/store.ts';
import { Link } from '../link.tsx';
import { settings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { TableTop } from './table-top.tsx';

/** A table of this device in a list. */
export function LocalCard({ table, onForget }: { table: SavedTable; onForget: () => void }) {
  const { tables, net, lesson } = useWords();
  const { language } = useStore(settings);
  const [sure, setSure] = useState(false);
  const when = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' });
  const { record, holders, touched, over } = table;
  const people = holders.filter(({ kind }) => kind === 'person').length;
  const asked = (table.deciding ?? []).filter(seat => holders[seat]?.kind === 'person');
  // Where several pass the device round, nobody knows whom it is speaking to.
  const mine = people === 1 && !over ? (asked[0] ?? null) : null;
  const state = over
    ? tables.over
    : mine === null && asked.length > 0
      ? net.lobby.waitingFor(asked.map(seat => nth(holders, seat).name))
      : tables.moves(record.entries.length);
  const arranged = arrangedAs(table);
  const kind = arranged && { lesson: lesson.mark, study: tables.study }[arranged];
  const facts = [...(kind ? [kind] : []), when.format(touched), state].join(' · ');
  return (
    <TableTop
      class="table-card"
      game={record.game}
      names={holders.map(({ name }) => name)}
      asked={mine}
      facts={facts}
    >
      {sure ? (
        <>
          <SureButtons
            sure={tables.forgetSure}
            keep={tables.keep}
            onSure={onForget}
            onKeep={() => setSure(false)}
          />
        </>
      ) : (
        <>
          <Link to={`/table/${table.id}`} class="button button-main">
            {over ? tables.look : tables.goOn}
          </Link>
          {over && (
            <Link to={`/table/${table.id}/replay`} class="button">
              {tables.replay}
            </Link>
          )}
          <button type="button" class="button button-quiet" onClick={() => setSure(true)}>
            {tables.forget}
          </button>
        </>
      )}
    </TableTop>
  );
}
