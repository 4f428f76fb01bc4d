import type { Game } from '../../../core/game.ts';
import type { Result } from '../../../core/result.ts';
import type { Fault, Schema } from '../../../core/schema.ts';
import { either, fields, integer, list, oneOf, read, variants, where } from '../../../core/schema.ts';
import { type Heap, optionsSchema } from '../../../web/kit/editor/sketch.ts';
import { BLOCKERS, FACES, START_CARDS, STEPS } from '../data/cards.ts';
import { tablesOf } from '../data/tables.ts';
import type { Block, Call, Chicoree } from '../vocabulary.ts';
import type { Moment, Sketch, SketchedTurn, Trader } from './sketch.ts';

/** More than any table has; what the rules allow is said by `faultsOf`. */
export const MOST_TOKENS = 999;
const MOST_CARDS = 200;

const card = integer(0, FACES - 1);
const yesOrNo = oneOf(true, false);
const nothing = oneOf(null);
const heap = fields<Heap>({ cards: integer(0, MOST_CARDS), known: list(card, 0, MOST_CARDS) });

export function readSketch(
  { seats, options, edition }: Game<Chicoree>,
  json: unknown,
): Result<Sketch, readonly Fault[]> {
  const seat = integer(0, seats.max - 1);
  const tokens = integer(0, MOST_TOKENS);
  const { blockTurns } = tablesOf(edition);
  const moment: Schema<Moment> = variants<Moment, Moment['do']>('do', {
    act: fields<Moment & { do: 'act' }>({ do: oneOf('act') }),
    auction: fields<Moment & { do: 'auction' }>({
      do: oneOf('auction'),
      card,
      calls: list(fields<Call>({ seat, tokens }), 0, MOST_CARDS),
      passed: list(seat, 0, seats.max),
      asked: seat,
    }),
    fists: fields<Moment & { do: 'fists' }>({ do: oneOf('fists'), card }),
    challenge: fields<Moment & { do: 'challenge' }>({ do: oneOf('challenge'), card }),
  });
  const trader = fields<Trader>({
    tokens,
    hand: heap,
    start: oneOf(...START_CARDS, null),
    chain: list(list(card, 0, MOST_CARDS), STEPS.length),
    blocks: list(
      fields<Block>({ card: oneOf(...BLOCKERS), by: seat, turns: integer(1, blockTurns) }),
      0,
      MOST_CARDS,
    ),
    out: either(nothing, integer(0, seats.max - 1)),
  });
  const shape = fields<Sketch>({
    options: optionsSchema(options),
    me: seat,
    turn: fields<SketchedTurn>({
      seat,
      step: integer(3, 6),
      startJustLaid: yesOrNo,
      linkLaid: yesOrNo,
      moved: yesOrNo,
    }),
    moment,
    harvestLaid: yesOrNo,
    idle: integer(0, seats.max),
    discard: heap,
    hand: list(card, 0, MOST_CARDS),
    players: list(trader, seats.min, seats.max),
  });
  return read(where(shape, sits, 'CH-05'), json);
}

/** Whether every seat that is spoken of is at the table. */
function sits({ me, turn, moment, players, options: { start } }: Sketch): boolean {
  const seats = [
    me,
    turn.seat,
    start === 'random' ? 0 : start,
    ...players.flatMap(({ blocks }) => blocks.map(({ by }) => by)),
    ...(moment.do === 'auction'
      ? [moment.asked, ...moment.passed, ...moment.calls.map(call => call.seat)]
      : []),
  ];
  return seats.every(seat => seat < players.length);
}
