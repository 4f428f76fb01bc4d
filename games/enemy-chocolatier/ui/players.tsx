import { useState } from 'preact/hooks';
import type { Viewer } from '../../../core/game.ts';
import type { Names } from '../../../core/texts.ts';
import { Count } from '../../../web/kit/count.tsx';
import { SeatSign } from '../../../web/kit/seat.tsx';
import { ABILITIES, GOAL, INGREDIENTS } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { AbilityView, PlayerView, View } from '../vocabulary.ts';
import { INGREDIENT_ART } from './art/ingredients.tsx';
import { ABILITY_ART, Banknote, Hourglass, Permit, Star } from './art/money.tsx';
import { RecipeBack } from './art/town.tsx';

interface PlayersProps {
  readonly view: View;
  readonly viewer: Viewer;
  readonly names: Names;
  readonly words: TableWords;
}

/** Everyone's money, points, permits, houses, powers and expected income: all of it public. */
export function Players({ view, names, words }: PlayersProps) {
  const [open, setOpen] = useState<number | null>(null);
  const active = view.phase.name === 'buying' ? view.turn.seat : null;
  return (
    <section class="ec-players" aria-label={words.players}>
      <ul>
        {view.players.map((player, seat) => (
          <li
            key={seat}
            class={active === seat ? 'ec-player ec-player-active' : 'ec-player'}
            data-seat={seat}
          >
            <button
              type="button"
              class="ec-player-head"
              aria-expanded={open === seat}
              onClick={() => setOpen(open === seat ? null : seat)}
            >
              <SeatSign seat={seat} />
              <span class="ec-player-name">{names(seat)}</span>
              {!player.recipe && view.round > 0 && <RecipeBack class="ec-secret" />}
              <span class="ec-facts">
                <span class="ec-fact">
                  <Star class="ec-icon" />
                  <Count value={player.points} />
                  <span class="ec-goal">/{GOAL}</span>
                </span>
                <span class="ec-fact">
                  <Banknote class="ec-icon" />
                  <Count value={player.money} />
                </span>
                {player.permits > 0 && (
                  <span class="ec-fact" title={words.permits(player.permits)}>
                    <Permit class="ec-icon" />
                    <Count value={player.permits} />
                  </span>
                )}
              </span>
            </button>
            <span class="ec-track" aria-hidden="true">
              <i style={{ width: `${Math.min(100, (100 * player.points) / GOAL)}%` }} />
            </span>
            {player.winsNext && view.phase.name === 'buying' && (
              <strong class="ec-danger">{words.winsNext}</strong>
            )}
            <div class={open === seat ? 'ec-details ec-details-open' : 'ec-details'}>
              <Details player={player} words={words} />
            </div>
          </li>
        ))}
      </ul>
      {view.round > 0 && (
        <p class="ec-round">
          {words.round(view.round, view.lastRound)}
          <br />
          {words.townCode(view.arrangement.map(({ tile, rotation }) => `${tile}${rotation}`).join(' '))}
        </p>
      )}
    </section>
  );
}

function Details({ player, words }: { player: PlayerView; words: TableWords }) {
  const { money, points, lines } = player.nextIncome;
  return (
    <>
      <p class="ec-stock">
        {INGREDIENTS.map((ingredient, i) => {
          const Picture = INGREDIENT_ART[i]!;
          return (
            <span key={ingredient} class="ec-fact" title={words.ingredients[ingredient]}>
              <Picture class="ec-icon" />
              {player.ingredients[ingredient]}
              <span class="only-heard"> {words.ingredients[ingredient]}</span>
            </span>
          );
        })}
      </p>
      <p class="ec-next" title={lines.map(words.incomeLine).join('\n')}>
        {words.nextIncome(money, points)}
      </p>
      {player.abilities.length > 0 && (
        <ul class="ec-abilities">
          {player.abilities.map(ability => (
            <Ability key={ability.neighbourhood} ability={ability} words={words} />
          ))}
        </ul>
      )}
    </>
  );
}

function Ability({ ability: { ability, active }, words }: { ability: AbilityView; words: TableWords }) {
  const Picture = ABILITY_ART[ABILITIES.indexOf(ability)]!;
  const { label, effect } = words.abilities[ability];
  return (
    <li
      class={active ? 'ec-ability' : 'ec-ability ec-ability-waits'}
      title={active ? effect : `${effect} (${words.waits})`}
    >
      <Picture class="ec-icon" />
      {label}
      {!active && <Hourglass class="ec-icon" />}
    </li>
  );
}
