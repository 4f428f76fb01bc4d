import type { Choice } from '../../../core/play.ts';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { EnemyChocolatier, HouseView } from '../vocabulary.ts';

interface PurchaseProps extends BoardProps<EnemyChocolatier> {
  readonly words: TableWords;
  readonly choice: Choice<EnemyChocolatier>;
}

/** Everything a purchase would bring about, before it is made; or why it cannot be. */
export function Purchase({ frame, viewer, words, names, answer, reason, choice }: PurchaseProps) {
  if (choice.move.type !== 'buy' || viewer === 'spectator') return null;
  const { house: id } = choice.move;
  const house = frame.view.houses.find(one => one.id === id)!;
  const owner = house.owner === null ? null : names(house.owner);
  return (
    <div class={choice.refusal ? 'ec-purchase ec-purchase-shut' : 'ec-purchase'}>
      <strong>{words.house(id, house.price, owner)}</strong>
      {choice.refusal ? (
        reason(choice.refusal)
      ) : (
        <>
          <ul class="ec-consequences">
            {consequences(house, { words, names, money: frame.view.players[viewer]!.money }).map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <button type="button" class="button button-main" onClick={() => answer(choice.move)}>
            {words.buy(words.money(house.price))}
          </button>
        </>
      )}
    </div>
  );
}

interface Terms {
  readonly words: TableWords;
  readonly names: (seat: number) => string;
  readonly money: number;
}

function consequences({ id, owner, preview }: HouseView, { words, names, money }: Terms): string[] {
  if (!preview) return [];
  const place = words.neighbourhood(id.slice(0, id.indexOf('-')));
  const places = (ids: readonly string[]) => ids.map(words.neighbourhood).join(', ');
  const say = words.preview;
  return [
    say.money(money, preview.moneyLeft),
    owner !== null && say.toOwner(names(owner), words.money(preview.toOwner)),
    preview.permit && say.permit,
    preview.becomes === 'closed' && say.closes(place),
    preview.breaks !== null && say.breaks(place, names(preview.breaks)),
    preview.opens.length > 0 && say.opens(places(preview.opens)),
    preview.shuts.length > 0 && say.shuts(places(preview.shuts)),
    preview.missing === 0 ? say.wins : say.recipe(preview.missing),
  ].filter(line => line !== false);
}
