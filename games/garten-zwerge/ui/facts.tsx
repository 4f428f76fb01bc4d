import { HATS } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { PlayerView } from '../vocabulary.ts';
import { HatIcon } from './art/gnome.tsx';
import type { Part } from './part.ts';

/** The rest of what is known of a player: the bill to come, conditions accepted, cards left in the reserve. */
export function Facts({ frame: { view }, words, names, seat }: Part & { readonly seat: number }) {
  const player = view.players[seat]!;
  return (
    <div class="gz-facts">
      <Bill player={player} words={words} />
      {player.bonds.map(({ duty, to }) => (
        <p key={`${duty}${to}`}>
          {words.terms.duty[duty]} ({words.bonds.to(names(to))})
        </p>
      ))}
      <p class="gz-reserve">
        {words.reserve}
        {HATS.map((name, hat) => (
          <span key={name}>
            <HatIcon hat={hat} class="gz-hat" />
            {player.reserve[hat]}
          </span>
        ))}
      </p>
    </div>
  );
}

/** What upkeep will cost, and what it leaves. */
export function Bill({ player: { bill, afterBill }, words }: { player: PlayerView; words: TableWords }) {
  return (
    <p class={afterBill < 0 ? 'gz-bill gz-bill-short' : 'gz-bill'}>
      <strong>{words.bill.heading}</strong> {words.bill.line(bill.gnomes, bill.each)}
      {bill.newborn > 0 && ` ${words.bill.newborn(bill.newborn)}`}
      {` = ${bill.petals}, `}
      <b>{afterBill < 0 ? words.bill.short(-afterBill) : words.bill.after(afterBill)}</b>
    </p>
  );
}
