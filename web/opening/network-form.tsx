import { useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import type { Rules } from '../../games/about.ts';
import { LIMITS } from '../../wire/limits.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { SeatSign } from '../kit/seat.tsx';
import { useStore } from '../kit/store.ts';
import type { Trouble } from '../net/api.ts';
import { myself } from '../net/person.ts';
import { go } from '../router.ts';
import { settings } from '../settings.ts';
import { levelName } from '../words/called.ts';
import { useWords } from '../words/index.ts';
import { sayTrouble } from '../words/say-refused.ts';
import { AgreementPanel, USUAL } from './agreement-panel.tsx';
import { EditionPicker } from './edition-picker.tsx';
import { openNetTable, type SeatPlan } from './open-table.ts';
import { OptionsPanel } from './options-panel.tsx';
import { RemoveButton } from './remove-button.tsx';
import { useSetup } from './use-setup.ts';
import { FaultNote } from '../kit/fault-note.tsx';

interface FormProps {
  readonly rules: Rules<Vocabulary>;
  readonly screen: GameScreen<Vocabulary>;
}

/** A table in the house: everyone on their own device. */
export function NetworkForm({ rules, screen }: FormProps) {
  const words = useWords();
  const { opening } = words.net;
  const { box, bots } = rules;
  const levels = Object.keys(bots);
  const setup = useSetup(box);
  const { game } = setup;
  const me = useStore(myself);
  const [name, setName] = useState(me?.name ?? settings.get().name);
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() => [
    'me',
    ...Array<SeatPlan>(Math.max(game.seats.min, Math.min(3, game.seats.max)) - 1).fill('free'),
  ]);
  const [agreement, setAgreement] = useState(USUAL);
  const [state, setState] = useState<'ready' | 'busy' | 'nameless' | Trouble>('ready');

  const setCount = (next: readonly SeatPlan[]) => {
    setSeats(next);
    setup.fitOptions(next.length);
  };
  const open = async (event: Event) => {
    event.preventDefault();
    if (state === 'busy') return;
    if (name.trim() === '') return setState('nameless');
    setState('busy');
    const { options, ownEdition: edition } = setup;
    const plan = { game: box.id, seats: seats.length, options, edition, ...agreement };
    const opened = await openNetTable({ name: name.trim(), plan, seats });
    if (opened.ok) go(`/t/${opened.value}`);
    else setState(opened.error);
  };

  const seatNames = seats.map((seat, i) => (seat === 'me' ? opening.you : words.newGame.seat(i + 1)));
  return (
    <form class="new-game" onSubmit={event => void open(event)}>
      {!me && (
        <fieldset class="panel">
          <legend>{opening.name}</legend>
          <input
            type="text"
            maxLength={LIMITS.name}
            autocomplete="nickname"
            aria-label={opening.name}
            aria-invalid={state === 'nameless'}
            value={name}
            onInput={event => setName(event.currentTarget.value)}
          />
          <p class="hint">{opening.nameHint}</p>
          {state === 'nameless' && <FaultNote>{opening.nameMissing}</FaultNote>}
        </fieldset>
      )}
      <fieldset class="panel">
        <legend>{opening.seats}</legend>
        <ol class="holders">
          {seats.map((seat, i) => (
            <li key={i} class="holder holder-net">
              <SeatSign seat={i} />
              {seat === 'me' ? (
                <strong>{me?.name ?? (name.trim() || opening.you)}</strong>
              ) : (
                <select
                  aria-label={words.newGame.played(i + 1)}
                  value={seat === 'free' ? 'free' : seat.level}
                  onChange={event => {
                    const level = event.currentTarget.value;
                    setSeats(seats.with(i, level === 'free' ? 'free' : { level }));
                  }}
                >
                  <option value="free">{opening.freeSeat}</option>
                  {levels.map(level => (
                    <option key={level} value={level}>
                      {levelName(level, words)}
                    </option>
                  ))}
                </select>
              )}
              {seat !== 'me' && (
                <RemoveButton
                  label={opening.removeSeat(i + 1)}
                  disabled={seats.length <= game.seats.min}
                  onRemove={() => setCount(seats.toSpliced(i, 1))}
                />
              )}
            </li>
          ))}
        </ol>
        {seats.length < game.seats.max && (
          <button type="button" class="button" onClick={() => setCount([...seats, 'free'])}>
            + {opening.addSeat}
          </button>
        )}
        <p class="hint">{opening.seatsHint}</p>
      </fieldset>

      <div class="row">
        <button type="submit" class="button button-main button-large" aria-disabled={state === 'busy'}>
          {state === 'busy' ? opening.busy : opening.open}
        </button>
        {typeof state === 'object' && <FaultNote>{sayTrouble(state, words)}</FaultNote>}
      </div>

      <AgreementPanel agreement={agreement} onChange={setAgreement} />
      <OptionsPanel setup={setup} screen={screen} seatNames={seatNames} />
      <EditionPicker box={box} edition={setup.edition} screen={screen} onPick={setup.setEdition} />
    </form>
  );
}
