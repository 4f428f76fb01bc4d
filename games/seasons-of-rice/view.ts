import type { Read, Viewer } from '../../core/game.ts';
import { nth, playerAt } from '../../core/sure.ts';
import { ancestorOf, endBonus } from './ancestors.ts';
import { pointsFor } from './closing.ts';
import type { Deck } from './data/deck.ts';
import { DRY_TURNS, WET_TURNS } from './data/words.ts';
import { deadEnds, type Field, missingCells } from './fields.ts';
import { flat, surveyed } from './ground.ts';
import { holesOf } from './holes.ts';
import { reachOf } from './reach.ts';
import { farmersOf, fieldsOf, openContents, scoreLines, sizeOf, sumOf, total } from './scoring.ts';
import { isReady } from './turn.ts';
import type {
  AncestorView,
  Event,
  FieldView,
  OwnView,
  Player,
  PlayerView,
  Season,
  State,
  View,
} from './vocabulary.ts';

const TURNS_OF: { readonly [S in Season]: number } = {
  ancestors: 0,
  wet: WET_TURNS,
  dry: DRY_TURNS,
  over: 0,
};

/** SR-10, SR-26: secret are the cards still to be dealt, the others' hands, and their choices until both are ready. */
export function view(deck: Deck, state: Read<State>, viewer: Viewer): View {
  return {
    you: viewer,
    options: { ...state.options },
    season: state.season,
    turn: state.turn,
    turns: TURNS_OF[state.season],
    seat: state.seat,
    first: state.first && { ...state.first },
    row: ids(deck, state.row),
    stands: standsOn(deck, state, viewer),
    players: state.players.map((_, seat) => playerView(deck, state, seat)),
    own: viewer === 'spectator' ? null : ownView(deck, state, viewer),
  };
}

function standsOn({ cards }: Deck, { row, players }: Read<State>, viewer: Viewer): View['stands'] {
  const own = viewer === 'spectator' ? null : playerAt(players, viewer);
  const open = [...row, ...(own ? [...own.hand, ...own.dealt] : [])];
  return Object.fromEntries(open.map(card => [nth(cards, card).id, { ...nth(cards, card).stands }]));
}

const ids = ({ cards }: Deck, numbers: readonly number[]) => numbers.map(card => nth(cards, card).id);

/** What everybody sees of a player. */
function playerView(deck: Deck, state: Read<State>, seat: number): PlayerView {
  const player = playerAt(state.players, seat);
  const isOver = state.season === 'over';
  const lines = scoreLines(deck, player, isOver);
  const { card } = player.plan;
  return {
    ready: isReady(state, seat),
    handSize: player.hand.length,
    ancestor: ancestorView(deck, player, isOver),
    landscape: player.landscape.map(piece => ({ ...piece, card: nth(deck.cards, piece.card).id })),
    fields: fieldViews(deck, state, player),
    holes: [...factsOf(deck, player.landscape).holes],
    score: sumOf(lines),
    lines,
    farmers: farmersOf(deck, player),
    abandoned: openContents(deck, player).buffaloes,
    picked: state.season === 'dry' && card !== null ? nth(deck.cards, card).id : null,
  };
}

function ancestorView(deck: Deck, player: Read<Player>, isOver: boolean): AncestorView | null {
  if (player.ancestor === null) return null;
  const { id, timing } = ancestorOf(deck, player.ancestor);
  const atEnd = endBonus(deck, player, openContents(deck, player));
  const onClosing = player.closed.reduce((sum, { points }) => sum + points.ancestor, 0);
  return {
    id,
    card: nth(deck.cards, player.ancestor).id,
    timing,
    soFar: onClosing + (isOver ? atEnd : 0),
    atEnd,
  };
}

interface Facts {
  readonly holes: readonly number[];
  readonly fields: readonly {
    readonly field: Field;
    readonly squares: readonly number[];
    readonly missing: readonly number[];
    readonly ends: readonly number[];
  }[];
}

const FACTS = new WeakMap<Player['landscape'], Facts>();

/** What a view tells of a landscape, found out once: it is replaced, never written on. */
function factsOf(deck: Deck, landscape: Player['landscape']): Facts {
  let facts = FACTS.get(landscape);
  if (facts) return facts;
  const ground = surveyed(deck, landscape);
  const fields = fieldsOf(deck, landscape).map(field => ({
    field,
    squares: flat(field.squares),
    missing: flat(missingCells(ground, field)),
    ends: flat(deadEnds(ground, field)),
  }));
  facts = { holes: landscape.length === 0 ? [] : flat(holesOf(ground)), fields };
  FACTS.set(landscape, facts);
  return facts;
}

function fieldViews(deck: Deck, { options }: Read<State>, player: Read<Player>): FieldView[] {
  const { landscape, ancestor, closed } = player;
  const next = { options, ancestor, at: landscape.length };
  return factsOf(deck, landscape).fields.map(({ field, squares, missing, ends }) => {
    const { gaps, farmers, buffaloes, houses, cards } = field;
    const record =
      gaps > 0 ? null : closed.find(one => one.squares[0] === squares[0] && one.squares[1] === squares[1])!;
    return {
      status: record ? 'closed' : ends.length > 0 ? 'spoiled' : 'open',
      squares: [...squares],
      size: sizeOf(field.squares.length, field),
      farmers,
      buffaloes,
      houses,
      cards,
      missing: [...missing],
      deadEnds: [...ends],
      worth: total(record ? record.points : pointsFor(deck, next, field)),
      points: record && { ...record.points },
      at: record ? record.at : null,
    };
  });
}

/** What a player sees of the own secrets. */
function ownView(deck: Deck, { season, seat, options, players }: Read<State>, viewer: number): OwnView {
  const player = playerAt(players, viewer);
  const { dealt, choice, hand, plan } = player;
  const id = (card: number | null) => (card === null ? null : nth(deck.cards, card).id);
  const mayPlace = plan.send === null && (season === 'wet' || seat === viewer);
  return {
    dealt: dealt.map(card => ({ card: nth(deck.cards, card).id, ancestor: ancestorOf(deck, card).id })),
    choice: choice && { card: nth(deck.cards, choice.card).id, turn: choice.turn },
    hand: ids(deck, hand),
    plan: { card: id(plan.card), spot: plan.spot && { ...plan.spot }, send: id(plan.send) },
    reach: plan.card !== null && mayPlace ? reachOf(deck, { options, player }, plan.card) : null,
  };
}

/** SR-10, SR-15, SR-26: cards in hand and plans are seen by their owner only. */
export function witness(event: Event, viewer: Viewer): Event | null {
  if (!('seat' in event) || event.seat === viewer) return event;
  const { seat } = event;
  switch (event.type) {
    case 'dealt':
    case 'chose':
    case 'ready':
      return { type: event.type, seat };
    case 'hand':
      return { type: 'hand', seat, because: event.because };
    case 'picked':
      return event.season === 'wet' ? null : event;
    case 'planned':
      return null;
    case 'revealed':
    case 'placed':
    case 'closed':
    case 'sent':
    case 'abandoned':
    case 'honoured':
      return event;
  }
}
