import { useState } from 'preact/hooks';
import { useStore } from '../kit/store.ts';
import { myself } from '../net/person.ts';
import { go } from '../router.ts';
import { settings, takesBreath } from '../settings.ts';
import { onShelf } from '../shelf.ts';
import { useNaming } from '../use-naming.tsx';
import { useWords } from '../words/index.ts';
import { AgreementPanel, USUAL } from './agreement-panel.tsx';
import { EditionPicker } from './edition-picker.tsx';
import { LevelLines } from './level-lines.tsx';
import { NetworkChair } from './network-chair.tsx';
import { openNetTable, type SeatPlan } from './open-table.ts';
import { OptionsPanel } from './options-panel.tsx';
import { chairPlace, placesAt, RoundTable } from './round-table.tsx';
import { usualSeats } from './usual-holders.ts';
import type { FormProps } from './local-form.tsx';
import { useSetup } from './use-setup.ts';
import { useOpeningWords } from './words.ts';

/** A table in the house: everyone on their own device. */
export function NetworkForm({ rules, screen, where }: FormProps) {
  const words = useWords();
  const opening = useOpeningWords();
  const { box } = rules;
  const setup = useSetup(box);
  const { game } = setup;
  const me = useStore(myself);
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() => [
    'me',
    ...Array<SeatPlan>(usualSeats(game) - 1).fill('free'),
  ]);
  const [agreement, setAgreement] = useState(USUAL);

  const setCount = (next: readonly SeatPlan[]) => {
    setSeats(next);
    setup.fitOptions(next.length);
  };
  const open = async (given: string) => {
    const { options, ownEdition: edition } = setup;
    const plan = {
      game: box.id,
      seats: seats.length,
      options,
      edition,
      breath: takesBreath(settings.get()),
      ...agreement,
    };
    const opened = await openNetTable({ name: given, plan, seats });
    if (!opened.ok) return opened.error;
    go(`/t/${opened.value}`);
    return 'busy';
  };
  const { name, setName, state, submit, fault } = useNaming(me?.name ?? settings.get().name, open);

  const seatNames = seats.map((seat, i) => (seat === 'me' ? opening.you : words.newGame.seat(i + 1)));
  const places = placesAt(seats.length, game.seats.max);
  return (
    <form class="new-game" onSubmit={submit}>
      {where}
      <RoundTable
        game={onShelf(box.id)}
        legend={opening.seats}
        chairs={seats.length}
        most={game.seats.max}
        addLabel={opening.addSeat}
        onAdd={() => setCount([...seats, 'free'])}
        middle={
          <button type="submit" class="button button-main button-large" aria-disabled={state === 'busy'}>
            {state === 'busy' ? opening.busy : opening.open}
          </button>
        }
        below={
          <>
            {fault}
            {!me && <p class="hint">{opening.nameHint}</p>}
            <p class="hint">{opening.seatsHint}</p>
            <LevelLines />
          </>
        }
      >
        {seats.map((seat, i) => (
          <NetworkChair
            key={i}
            seat={i}
            plan={seat}
            label={seatNames[i] ?? ''}
            place={chairPlace(i, places)}
            me={me?.name ?? null}
            name={name}
            isNameless={state === 'nameless'}
            onName={setName}
            onPlan={plan => setSeats(seats.with(i, plan))}
            onRemove={seats.length > game.seats.min ? () => setCount(seats.toSpliced(i, 1)) : null}
          />
        ))}
      </RoundTable>
      <div class="new-game-side">
        <AgreementPanel agreement={agreement} onChange={setAgreement} />
        <OptionsPanel setup={setup} screen={screen} seatNames={seatNames} />
        <EditionPicker box={box} edition={setup.edition} screen={screen} onPick={setup.setEdition} />
      </div>
    </form>
  );
}
