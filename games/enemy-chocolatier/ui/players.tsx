import { nth } from '../../../core/sure.ts';
import { Quantity } from '../../../web/kit/quantity.tsx';
import { Seats } from '../../../web/kit/seats.tsx';
import { ABILITIES, GOAL, INGREDIENTS } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { PlayerView, View } from '../vocabulary.ts';
import { INGREDIENT_ART } from './art/ingredients.tsx';
import { ABILITY_ART, Banknote, ChocolateBar, Permit } from './art/money.tsx';
import type { Part } from './part.ts';

type PlayersProps = Pick<Part, 'view' | 'names' | 'words'>;

/** Everyone's points, money, permits, houses, abilities and expected income: all of it public. */
export function Players({ view, names, words }: PlayersProps) {
  const best = Math.max(1, ...view.players.map(({ points }) => points));
  const phase = view.phase.name;
  const isPair = view.players.length === 2;
  return (
    <Seats
      moreOf={words.place.moreOf}
      aimWords={words.place.aim}
      players={view.players.map((player, seat) => ({
        seat,
        name: names(seat),
        score: { value: player.points, label: words.points(player.points) },
        near: { share: player.points / GOAL, label: words.place.near(names(seat), player.points) },
        leads: player.points === best,
        active: phase !== 'over' && view.turn.seat === seat,
        facts: <Purse seat={seat} player={player} words={words} phase={phase} isPair={isPair} />,
        more: <Holdings player={player} words={words} phase={phase} />,
        line: <NextIncome player={player} words={words} phase={phase} />,
      }))}
    />
  );
}

interface ForetoldProps {
  readonly player: PlayerView;
  readonly words: TableWords;
  readonly phase: View['phase']['name'];
}

interface PurseProps extends ForetoldProps {
  readonly seat: number;
  /** Chips of two are wide enough for a sentence. */
  readonly isPair: boolean;
}

/** Money and permits, and what the neighbourhoods closed so far allow. */
function Purse({ seat, player, words, phase, isPair }: PurseProps) {
  return (
    <>
      {/* The narrowest chips show the first of the facts alone: the tag hangs on it. */}
      <span>
        <Quantity
          value={player.money}
          symbol={<Banknote />}
          label={words.money(player.money)}
          place={`purse-${seat}`}
        />
        {phase === 'buying' && player.winsNext && (
          <b class="ec-wins" title={words.winsNext}>
            {isPair ? words.winsNext : words.winsNextShort}
          </b>
        )}
      </span>
      {player.permits > 0 && (
        <Quantity
          value={player.permits}
          symbol={<Permit />}
          label={words.permits(player.permits)}
          place={`permits-${seat}`}
        />
      )}
      {player.abilities.length > 0 && (
        <span class="ec-tools">
          {player.abilities.map(({ ability, neighbourhood, active }) => {
            const Picture = nth(ABILITY_ART, ABILITIES.indexOf(ability));
            const { label, effect } = words.abilities[ability];
            return (
              <span
                key={neighbourhood}
                class={active ? '' : 'ec-waiting'}
                role="img"
                aria-label={label}
                title={`${label}. ${effect}${active ? '' : ` (${words.waits})`}`}
              >
                <Picture />
              </span>
            );
          })}
        </span>
      )}
    </>
  );
}

function Holdings({ player, ...told }: ForetoldProps) {
  const { points, ingredients } = player;
  const nextIncome = <NextIncome player={player} {...told} />;
  // Of six on a television, what comes last finds no room.
  const isUrgent = told.phase === 'buying' && player.winsNext;
  return (
    <>
      <ChocolateBar class="ec-bar" points={points} />
      {isUrgent && nextIncome}
      <p class="ec-stock">
        {INGREDIENTS.filter(ingredient => ingredients[ingredient] > 0).map(ingredient => {
          const Picture = nth(INGREDIENT_ART, INGREDIENTS.indexOf(ingredient));
          const n = ingredients[ingredient];
          const label = `${n} ${told.words.ingredients[ingredient]}`;
          return <Quantity key={ingredient} value={n} symbol={<Picture />} label={label} />;
        })}
      </p>
      {!isUrgent && nextIncome}
    </>
  );
}

/** What the next income pays, or that it wins. */
function NextIncome({ player: { nextIncome, winsNext }, words, phase }: ForetoldProps) {
  if (phase === 'over') return null;
  const { money, points, lines } = nextIncome;
  const wins = phase === 'buying' && winsNext;
  return (
    <span class={wins ? 'ec-next ec-danger' : 'ec-next'} title={lines.map(words.incomeLine).join('\n')}>
      {wins ? words.winsNext : words.nextIncome(money, points)}
    </span>
  );
}
