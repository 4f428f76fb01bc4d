import { taskOnTop } from '../agenda.ts';
import type { MoveRule } from '../../../core/game.ts';
import { passWord } from '../auction.ts';
import type { Tables } from '../data/tables.ts';
import { goOn } from '../turn.ts';
import type { Chicoree, Pass } from '../vocabulary.ts';

const PASS: readonly Pass[] = [{ type: 'pass' }];

/** CH-A10, CH-A23: out of this auction for good. In a free-for-all nobody has to say so. */
export const pass = (tables: Tables): MoveRule<Chicoree, Pass> => ({
  takeback: true,
  candidates: () => PASS,
  refuse: () => null,
  apply(draft, _pass, effects) {
    const { seat } = effects;
    const auction = taskOnTop(draft, 'auction');
    auction.passed.push(seat);
    effects.emit?.({ type: 'passed', seat });
    passWord(draft, auction, seat);
    goOn(tables, draft, effects);
  },
});
