import { nth } from '../../../core/sure.ts';
import { Group } from '../../../web/kit/editor/field.tsx';
import { HandField } from '../../../web/kit/editor/hand-field.tsx';
import { NumberField } from '../../../web/kit/editor/number-field.tsx';
import { PlayerField } from '../../../web/kit/editor/player-field.tsx';
import { withPlayer } from '../../../web/kit/editor/sketch.ts';
import { Toggle } from '../../../web/kit/editor/toggle.tsx';
import { Segments } from '../../../web/kit/segments.tsx';
import { BLOCKERS, type Card, JOKER, linkOf, SHOP, SHOP_STEP, START_CARDS, STEPS } from '../data/cards.ts';
import { tablesOf } from '../data/tables.ts';
import { Back, Stop, Token } from '../ui/art/things.tsx';
import type { Part } from './part.ts';
import { FIELDS } from './places.ts';
import { MOST_TOKENS } from './read-sketch.ts';
import type { Trader } from './sketch.ts';

const MOST_HELD = 40;

/** What one player has: tokens, hand, Start, chain, and what troubles them. */
export function TraderField({ seat, ...part }: Part & { readonly seat: number }) {
  const { sketch, change, words, table, game } = part;
  const trader = nth(sketch.players, seat);
  const { blocks } = trader;
  const set = (what: Partial<Trader>) => change(withPlayer(sketch, seat, what));
  const bankrupts = sketch.players.filter(({ out }) => out !== null).length;
  return (
    <PlayerField {...part} at={FIELDS.trader(seat)} seat={seat}>
      <NumberField
        label={words.tokens}
        symbol={<Token />}
        value={trader.tokens}
        max={MOST_TOKENS}
        onChange={tokens => set({ tokens })}
      />
      <HandField
        {...part}
        at={FIELDS.hand(seat)}
        seat={seat}
        known={words.known}
        max={MOST_HELD}
        back={<Back />}
        onChange={(hand, mine) => change({ ...withPlayer(sketch, seat, { hand }), hand: mine })}
      />
      <Segments
        legend={words.start}
        value={trader.start}
        options={[
          { value: null, label: words.none },
          ...START_CARDS.map(value => ({ value, label: table.short(value) })),
        ]}
        onChange={start => change(atFirstStep(withPlayer(sketch, seat, { start }), seat))}
      />
      <ChainField {...part} seat={seat} />
      <NumberField
        label={words.blocked}
        symbol={<Stop />}
        value={Math.max(0, ...blocks.map(({ turns }) => turns))}
        max={tablesOf(game.edition).blockTurns}
        onChange={turns => set({ blocks: turns === 0 ? [] : [{ ...blockOn(part, seat), turns }] })}
      />
      <div class="sketch-toggles">
        <Toggle pressed={trader.out !== null} onChange={isOut => set({ out: isOut ? bankrupts : null })}>
          {words.bankrupt}
        </Toggle>
      </div>
    </PlayerField>
  );
}

/** CH-08: with a Start the turn begins at step 3, without one at step 5. */
function atFirstStep(sketch: Part['sketch'], seat: number): Part['sketch'] {
  if (seat !== sketch.turn.seat) return sketch;
  const step = nth(sketch.players, seat).start === null ? 5 : 3;
  return { ...sketch, turn: { ...sketch.turn, step, startJustLaid: false, linkLaid: false } };
}

/** Which card it was and whose does not matter any more: it lies among the discards. */
function blockOn({ sketch }: Part, seat: number): { card: Card; by: number } {
  return { card: nth(BLOCKERS, 0), by: (seat + 1) % sketch.players.length };
}

/** The seven links: each a tap for the link, another one for a joker in its place, another one for nothing. */
function ChainField({ seat, sketch, change, words, table, box }: Part & { readonly seat: number }) {
  const { chain } = nth(sketch.players, seat);
  const lay = (step: number, cards: readonly Card[]) =>
    change(withPlayer(sketch, seat, { chain: chain.with(step - 1, cards) }));
  const shops = nth(chain, SHOP_STEP - 1);
  const countOf = (card: Card) => shops.filter(other => other === card).length;
  const layShops = (plain: number, jokers: number) =>
    lay(SHOP_STEP, [...Array<Card>(plain).fill(SHOP), ...Array<Card>(jokers).fill(JOKER)]);
  return (
    <Group title={words.chain}>
      <p class="hint">{words.chainHint}</p>
      <div class="sketch-cards">
        {STEPS.filter(step => step !== SHOP_STEP).map(step => {
          const card = nth(chain, step - 1)[0] ?? null;
          return (
            <button
              key={step}
              type="button"
              class="piece"
              data-missing={card === null || undefined}
              aria-label={words.chainStep(step, card === null ? null : table.card(card))}
              onClick={() => lay(step, card === null ? [linkOf(step)] : card === JOKER ? [] : [JOKER])}
            >
              {box.face(card ?? linkOf(step))}
            </button>
          );
        })}
      </div>
      <NumberField
        label={words.shops}
        value={countOf(SHOP)}
        max={20}
        onChange={plain => layShops(plain, countOf(JOKER))}
      />
      {(shops.length > 0 || countOf(JOKER) > 0) && (
        <NumberField
          label={words.jokerShops}
          value={countOf(JOKER)}
          max={20}
          onChange={jokers => layShops(countOf(SHOP), jokers)}
        />
      )}
    </Group>
  );
}
