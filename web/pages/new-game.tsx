import { useMemo, useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import { defaultOptions, fitting, openingFaults } from '../../core/opening.ts';
import { GAMES } from '../../games/index.ts';
import type { SeatHolder } from '../host/host.ts';
import { newTable } from '../host/new-table.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { Segments } from '../kit/segments.tsx';
import { SeatSign } from '../kit/seat.tsx';
import { useStore } from '../kit/store.ts';
import { go } from '../router.ts';
import { change, settings } from '../settings.ts';
import { useScreen } from '../use-screen.ts';
import { useWords } from '../words/index.ts';
import { EditionPicker } from './edition-picker.tsx';
import { LostPage } from './lost.tsx';
import { PageHead } from './page-head.tsx';

export function NewGamePage({ id }: { id: string }) {
  const words = useWords();
  const screen = useScreen(id);
  if (screen === 'unknown' || !GAMES[id]) return <LostPage />;
  return (
    <>
      <PageHead />
      {screen === 'loading' ? (
        <p class="page">{words.trouble.loading}</p>
      ) : (
        <NewGameForm id={id} screen={screen} />
      )}
    </>
  );
}

type Options = { readonly [name: string]: unknown };

function NewGameForm({ id, screen }: { id: string; screen: GameScreen<Vocabulary> }) {
  const words = useWords();
  const { language, name } = useStore(settings);
  const { box, bots } = GAMES[id]!;
  const [edition, setEdition] = useState<Vocabulary['Edition']>(box.edition);
  const game = useMemo(() => box.open(edition), [box, edition]);
  const levels = Object.keys(bots);
  const strongest = levels.at(-1)!;
  const [holders, setHolders] = useState<readonly SeatHolder[]>(() =>
    [
      { kind: 'person' as const, name: name || words.newGame.personNames(1) },
      { kind: 'bot' as const, name: words.newGame.botNames[0]!, level: strongest },
      { kind: 'bot' as const, name: words.newGame.botNames[1]!, level: strongest },
    ].slice(0, game.seats.max),
  );
  const [options, setOptions] = useState(() => defaultOptions(game) as Options);
  const [tried, setTried] = useState(false);
  const nameless = holders.findIndex(holder => holder.name.trim() === '');

  const setHolder = (seat: number, holder: SeatHolder) => setHolders(holders.with(seat, holder));
  const seatCount = (next: readonly SeatHolder[]) => {
    setHolders(next);
    const bad = openingFaults(game, { options, seats: next.length }).map(fault =>
      fault.at.replace('options.', ''),
    );
    const standard = defaultOptions(game) as Options;
    if (bad.length > 0)
      setOptions({ ...options, ...Object.fromEntries(bad.map(key => [key, standard[key]])) });
  };
  const addSeat = () => {
    const free = words.newGame.botNames.find(
      candidate => !holders.some(holder => holder.name === candidate),
    )!;
    seatCount([...holders, { kind: 'bot', name: free, level: strongest }]);
  };
  const start = (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (nameless >= 0) return;
    const trimmed = holders.map(holder => ({ ...holder, name: holder.name.trim() }));
    const person = trimmed.find(holder => holder.kind === 'person');
    if (person && person.name !== words.newGame.personNames(1)) change({ name: person.name });
    go(
      `/table/${newTable(game, { options, holders: trimmed, edition: edition === box.edition ? null : edition })}`,
    );
  };

  const optionSpecs = Object.entries(
    game.options as { [name: string]: { values: readonly unknown[]; default: unknown } },
  );
  const optionTexts = screen.texts[language].options as {
    [name: string]: { label: string; hint: string; value: (value: unknown) => string };
  };
  return (
    <main class="page">
      <form class="new-game" onSubmit={start}>
        <h1>
          {words.newGame.title}: {screen.texts[language].title}
        </h1>

        <fieldset class="panel">
          <legend>{words.newGame.whoPlays}</legend>
          <ol class="holders">
            {holders.map((holder, seat) => (
              <li key={seat} class="holder">
                <SeatSign seat={seat} />
                <input
                  type="text"
                  maxLength={24}
                  autocomplete="off"
                  aria-label={words.newGame.name(seat + 1)}
                  aria-invalid={tried && holder.name.trim() === ''}
                  value={holder.name}
                  onInput={event => setHolder(seat, { ...holder, name: event.currentTarget.value })}
                />
                <select
                  aria-label={words.newGame.played(seat + 1)}
                  value={holder.kind === 'person' ? 'person' : holder.level}
                  onChange={event => {
                    const level = event.currentTarget.value;
                    const named = renamed(holder, level, { words, seat });
                    setHolder(
                      seat,
                      level === 'person'
                        ? { kind: 'person', name: named }
                        : { kind: 'bot', name: named, level },
                    );
                  }}
                >
                  <option value="person">{words.newGame.person}</option>
                  {levels.map(level => (
                    <option key={level} value={level}>
                      {words.newGame.levels[level] ?? level}
                    </option>
                  ))}
                </select>
                <button
                  type="button"
                  class="round"
                  aria-label={words.newGame.removeSeat(holder.name)}
                  disabled={holders.length <= game.seats.min}
                  onClick={() => seatCount(holders.toSpliced(seat, 1))}
                >
                  <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
                    <path d="M6 6 18 18M18 6 6 18" />
                  </svg>
                </button>
              </li>
            ))}
          </ol>
          {holders.length < game.seats.max && (
            <button type="button" class="button" onClick={addSeat}>
              + {words.newGame.addSeat}
            </button>
          )}
          {holders.filter(holder => holder.kind === 'person').length > 1 && (
            <p class="hint">{words.newGame.handsHidden}</p>
          )}
          {tried && nameless >= 0 && (
            <p role="alert" class="fault">
              {words.newGame.nameMissing(nameless + 1)}
            </p>
          )}
        </fieldset>

        <button type="submit" class="button button-main button-large">
          {words.newGame.start}
        </button>

        <fieldset class="panel">
          <legend>{words.newGame.options}</legend>
          {optionSpecs.map(([key, spec]) => (
            <div key={key}>
              <Segments
                legend={optionTexts[key]!.label}
                value={options[key]}
                options={fitting(spec, holders.length).map(value => ({
                  value,
                  label:
                    typeof value === 'number' ? (holders[value]?.name ?? '') : optionTexts[key]!.value(value),
                }))}
                onChange={value => setOptions({ ...options, [key]: value })}
              />
              <p class="hint">{optionTexts[key]!.hint}</p>
            </div>
          ))}
        </fieldset>

        <EditionPicker box={box} edition={edition} screen={screen} onPick={setEdition} />
      </form>
    </main>
  );
}

/** A default name follows the kind of player; a name someone typed stays. */
function renamed(
  holder: SeatHolder,
  level: string,
  { words, seat }: { words: ReturnType<typeof useWords>; seat: number },
): string {
  const { botNames, personNames } = words.newGame;
  const isDefault = botNames.includes(holder.name) || holder.name === personNames(seat + 1);
  if (!isDefault) return holder.name;
  return level === 'person' ? personNames(seat + 1) : botNames[seat % botNames.length]!;
}
