import { placed } from '../../../core/ranking.ts';
import type { ScoreSheetProps } from '../../../web/kit/game-screen.ts';
import { ordinal } from '../../../web/kit/ordinal.ts';
import { SeatSign } from '../../../web/kit/seat.tsx';
import { GOAL } from '../data/words.ts';
import type { EnemyChocolatier } from '../vocabulary.ts';
import { Banknote, Star } from './art/money.tsx';
import { RecipeBars } from './recipe.tsx';
import './sheets.css';
import { TABLE_WORDS } from './words.ts';

/** The clause that ended the game. */
const ENDED_BY = { recipe: 'EC-72', points: 'EC-70', quiet: 'EC-A27', rounds: 'EC-A27' } as const;

/** Who came how far on both roads, the recipes now open, and why it ended. */
export function ScoreSheet({ view, outcome, language, names, clause }: ScoreSheetProps<EnemyChocolatier>) {
  const words = TABLE_WORDS[language];
  const order = placed(outcome.places);
  return (
    <>
      {view.phase.name === 'over' && (
        <p class="ec-why">
          {words.sheet.why[view.phase.because]} {clause(ENDED_BY[view.phase.because])}
        </p>
      )}
      <ol class="ec-sheet">
        {order.map(({ seat, place }) => {
          const player = view.players[seat]!;
          return (
            <li key={seat} data-seat={seat}>
              <h3>
                <span class="ec-sheet-place">{ordinal(place, language)}</span>
                <SeatSign seat={seat} />
                <span>{names(seat)}</span>
                <span class="ec-fact">
                  <Star class="ec-icon" />
                  {player.points}/{GOAL}
                </span>
                <span class="ec-fact">
                  <Banknote class="ec-icon" />
                  {player.money}
                </span>
              </h3>
              {player.recipe && (
                <>
                  <p>
                    {words.recipe(player.recipe.id)}, {words.missing(player.recipe.missing)}
                  </p>
                  <RecipeBars recipe={player.recipe} words={words} />
                </>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
