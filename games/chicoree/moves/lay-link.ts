import { hasAny } from '../../../core/counts.ts';
import type { MoveRule, Read, Refusal } from '../../../core/game.ts';
import { among, reads } from '../../../core/schema.ts';
import { playerAt } from '../../../core/sure.ts';
import { extend, hasStep, nextLink } from '../chain.ts';
import { EXPORT_STEP, HARVEST_STEP, JOKER, linkOf, SHOP_STEP, STEPS } from '../data/cards.ts';
import type { Chicoree, LayLink, Player } from '../vocabulary.ts';
import { playCard, refuseMissing, refusePast, refuseWithoutStart } from './acting.ts';

/** CH-A03: shops are laid in step 3 only. */
const LAID_IN_STEP_FOUR = STEPS.filter(step => step !== SHOP_STEP);
const LINKS = LAID_IN_STEP_FOUR.map((step): LayLink => ({ type: 'lay-link', card: linkOf(step), step }));
const JOKERS = LAID_IN_STEP_FOUR.map((step): LayLink => ({ type: 'lay-link', card: JOKER, step }));
const ALL = [...LINKS, ...JOKERS];

/** CH-14 to CH-17, CH-A02, CH-A04: step 4, at most one link. */
export const layLink: MoveRule<Chicoree, LayLink> = {
  takeback: true,

  /** Every link in hand; a joker for every step that is missing. */
  candidates(state, seat) {
    const player = playerAt(state.players, seat);
    return ALL.filter(
      ({ card, step }) => hasAny(player.hand, card) && (card !== JOKER || !hasStep(player, step)),
    );
  },

  refuse(state, seat, { card, step }) {
    const refusal =
      refuseMissing(playerAt(state.players, seat).hand, card, 'CH-14') ??
      refuseWithoutStart(state) ??
      refusePast(state, 4);
    if (refusal) return refusal;
    if (state.turn.linkLaid) return { code: 'one-link-a-turn', clause: 'CH-14' };
    return outOfOrder(playerAt(state.players, seat), step);
  },

  legal({ turn, players }, seat, found) {
    // Without a Start a turn begins with step 5.
    if (turn.step > 4 || turn.linkLaid) return;
    const player = playerAt(players, seat);
    const next = nextLink(player);
    for (let i = 0; i < ALL.length; i++) {
      const { card, step } = ALL[i]!;
      if (player.hand[card] === 0) continue;
      const fits =
        step === EXPORT_STEP ? !hasStep(player, step) && hasStep(player, SHOP_STEP) : step === next;
      if (fits) found.push(ALL[i]!);
    }
  },

  recognise: reads(among(ALL)),

  apply(draft, { card, step }, { seat, emit }) {
    playCard(draft, card, 4);
    draft.turn.linkLaid = true;
    extend(playerAt(draft.players, seat), step, card);
    emit?.({ type: 'link-laid', seat, card, step });
    // CH-12: the first harvest of all allows shops.
    if (step !== HARVEST_STEP || draft.harvestLaid) return;
    draft.harvestLaid = true;
    emit?.({ type: 'shops-allowed', seat });
  },
};

/** CH-15, CH-16: 1 to 5 in their order, and 7 after a shop. */
function outOfOrder(player: Read<Player>, step: number): Refusal<Chicoree> | null {
  if (hasStep(player, step)) return { code: 'already-laid', clause: 'CH-15', with: { step } };
  if (step === EXPORT_STEP)
    return hasStep(player, SHOP_STEP) ? null : { code: 'needs-shop', clause: 'CH-16' };
  const next = nextLink(player)!;
  return step === next ? null : { code: 'wrong-order', clause: 'CH-15', with: { step, next } };
}
