import { MIDDLE } from '../../bots/levels.ts';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import { nth, present } from '../../core/sure.ts';
import type { Rules } from '../../games/about.ts';
import type { SeatHolder } from '../host/host.ts';
import { newTable, newTableId } from '../host/new-table.ts';
import { CharacterLine } from '../table/character.tsx';
import type { GameScreen } from '../kit/game-screen.ts';
import { SeatSign } from '../kit/seat.tsx';
import { useStore } from '../kit/store.ts';
import { go } from '../router.ts';
import { change, settings } from '../settings.ts';
import { onShelf } from '../shelf.ts';
import { useWords } from '../words/index.ts';
import { EditionPicker } from './edition-picker.tsx';
import { LevelLines } from './level-lines.tsx';
import { LevelSelect } from './level-select.tsx';
import { OptionsPanel } from './options-panel.tsx';
import { RemoveButton } from './remove-button.tsx';
import { chairPlace, placesAt, RoundTable } from './round-table.tsx';
import { usualHolders } from './usual-holders.ts';
import { useSetup } from './use-setup.ts';
import { FaultNote } from '../kit/fault-note.tsx';

export interface FormProps {
  readonly rules: Rules<Vocabulary>;
  readonly screen: GameScreen<Vocabulary>;
  /** Asks on how many devices. */
  readonly where: ComponentChildren;
}

/** A table on this device: alone with bots, or passed round. */
export function LocalForm({ rules, screen, where }: FormProps) {
  const words = useWords();
  const { name } = useStore(settings);
  const { box } = rules;
  const setup = useSetup(box);
  const { game, options, fitOptions } = setup;
  const [holders, setHolders] = useState<readonly SeatHolder[]>(() => usualHolders(game, { name, words }));
  const [id] = useState(newTableId);
  const [tried, setTried] = useState(false);
  const nameless = holders.findIndex(holder => holder.name.trim() === '');

  const seatCount = (next: readonly SeatHolder[]) => {
    setHolders(next);
    fitOptions(next.length);
  };
  const addSeat = () => {
    const { botNames } = words.newGame;
    const free = botNames.find(candidate => !holders.some(holder => holder.name === candidate));
    seatCount([...holders, { kind: 'bot', name: present(free, 'name for one more bot'), level: MIDDLE }]);
  };
  const start = (event: Event) => {
    event.preventDefault();
    setTried(true);
    if (nameless >= 0) return;
    const trimmed = holders.map(holder => ({ ...holder, name: holder.name.trim() }));
    const person = trimmed.find(holder => holder.kind === 'person');
    if (person && person.name !== words.newGame.personNames(1)) change({ name: person.name });
    go(`/table/${newTable(game, { id, options, holders: trimmed, edition: setup.ownEdition })}`);
  };

  const isShared = holders.filter(holder => holder.kind === 'person').length > 1;
  const places = placesAt(holders.length, game.seats.max);
  return (
    <form class="new-game" onSubmit={start}>
      {where}
      <RoundTable
        game={onShelf(box.id)}
        legend={words.newGame.whoPlays}
        chairs={holders.length}
        most={game.seats.max}
        addLabel={words.newGame.addSeat}
        onAdd={addSeat}
        middle={
          <button type="submit" class="button button-main button-large">
            {words.newGame.start}
          </button>
        }
        below={
          <>
            <ul class="character-lines hint">
              {holders.map(
                ({ kind, name: called }, seat) =>
                  kind === 'bot' && (
                    <li key={seat}>
                      <strong>{called + words.colon}</strong>
                      <CharacterLine table={id} seat={seat} />
                    </li>
                  ),
              )}
            </ul>
            <LevelLines />
            {isShared && <p class="hint">{words.newGame.handsHidden}</p>}
            {tried && nameless >= 0 && <FaultNote>{words.newGame.nameMissing(nameless + 1)}</FaultNote>}
          </>
        }
      >
        {holders.map((holder, seat) => (
          <li key={seat} class="holder" data-seat={seat} style={chairPlace(seat, places)}>
            <HolderFields
              seat={seat}
              holder={holder}
              isMissed={tried && holder.name.trim() === ''}
              onChange={next => setHolders(holders.with(seat, next))}
            />
            <RemoveButton
              label={words.newGame.removeSeat(holder.name)}
              disabled={holders.length <= game.seats.min}
              onRemove={() => seatCount(holders.toSpliced(seat, 1))}
            />
          </li>
        ))}
      </RoundTable>
      <div class="new-game-side">
        <OptionsPanel setup={setup} screen={screen} seatNames={holders.map(holder => holder.name)} />
        <EditionPicker box={box} edition={setup.edition} screen={screen} onPick={setup.setEdition} />
      </div>
    </form>
  );
}

interface HolderFieldsProps {
  readonly seat: number;
  readonly holder: SeatHolder;
  /** Whether it lacks a name that was asked for. */
  readonly isMissed: boolean;
  readonly onChange: (holder: SeatHolder) => void;
}

/** Who sits on a chair: a name, and a person or a bot of some level. */
function HolderFields({ seat, holder, isMissed, onChange }: HolderFieldsProps) {
  const words = useWords();
  const { newGame } = words;
  const play = (level: string) => {
    const name = renamed(holder, level, { words, seat });
    onChange(level === 'person' ? { kind: 'person', name } : { kind: 'bot', name, level });
  };
  return (
    <>
      <SeatSign seat={seat} />
      <input
        type="text"
        maxLength={24}
        autocomplete="off"
        aria-label={newGame.name(seat + 1)}
        aria-invalid={isMissed}
        value={holder.name}
        onInput={event => onChange({ ...holder, name: event.currentTarget.value })}
      />
      <LevelSelect
        seat={seat}
        value={holder.kind === 'person' ? 'person' : holder.level}
        other={{ value: 'person', label: newGame.person }}
        onChange={play}
      />
    </>
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
  return level === 'person' ? personNames(seat + 1) : nth(botNames, seat % botNames.length);
}
