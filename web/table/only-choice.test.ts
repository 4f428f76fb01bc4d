import { expect, test } from 'vitest';
import type { Frame } from '../../core/frame.ts';
import type { News } from '../../core/match.ts';
import type { Plots } from '../../games/plots/vocabulary.ts';
import { allThatIsLeft, onlyChoice } from './only-choice.ts';

type Asked = Pick<Frame<Plots>, 'deciding' | 'choices' | 'final'>;

const grab = { type: 'grab' } as const;
const taken = { code: 'cell-taken', clause: 'PLT-07', with: { cell: 1 } } as const;
const open = (move: Plots['Move']) => ({ move, refusal: null });
const shut = (move: Plots['Move']) => ({ move, refusal: taken });
const asked: Asked = {
  deciding: [{ seat: 0, moves: ['grab', 'place'] }],
  choices: [open(grab), shut({ type: 'place', cell: 1 })],
  final: {},
};
const played = (seat: number, takeback = false): News<Plots> => ({ step: 1, seat, events: [], takeback });
const only = (frame: Asked, log: readonly News<Plots>[] = [], isOpenEnded = () => false) =>
  onlyChoice(frame, { viewer: 0, log, isOpenEnded });

test('the one legal move among all that are listed', () => {
  expect(only(asked)).toEqual(grab);
});

test('two legal moves, or none, are something to decide', () => {
  expect(only({ ...asked, choices: [open(grab), open({ type: 'place', cell: 1 })] })).toBeNull();
  expect(only({ ...asked, choices: [shut(grab)] })).toBeNull();
});

test('a kind of which the rules accept more than is listed is never the only one', () => {
  expect(only(asked, [], () => true)).toBeNull();
});

test('what cannot be taken back is for its player to do', () => {
  expect(only({ ...asked, final: { grab: 'draws' } })).toBeNull();
  expect(only({ ...asked, final: { place: 'draws' } })).toEqual(grab);
});

test('nobody answers for another seat, or while several are asked', () => {
  expect(only({ ...asked, deciding: [{ seat: 1, moves: ['grab'] }] })).toBeNull();
  expect(only({ ...asked, deciding: [...asked.deciding, { seat: 1, moves: ['grab'] }] })).toBeNull();
});

test('whoever took something back is not pushed on, until they move again', () => {
  expect(only(asked, [played(0), played(0, true)])).toBeNull();
  expect(only(asked, [played(0, true), played(1)])).toBeNull();
  expect(only(asked, [played(0, true), played(0)])).toEqual(grab);
  expect(only(asked, [played(1, true)])).toEqual(grab);
});

test('all that is left is so even where it cannot be taken back: nobody is asked whether they are sure', () => {
  const never = () => false;
  expect(allThatIsLeft({ choices: [open(grab), shut({ type: 'place', cell: 1 })] }, never)).toEqual(grab);
  expect(allThatIsLeft({ choices: [open(grab), open({ type: 'place', cell: 1 })] }, never)).toBeNull();
  expect(allThatIsLeft({ choices: [open(grab)] }, () => true)).toBeNull();
});
