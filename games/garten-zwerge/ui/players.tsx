import { ranking } from '../../../core/ranking.ts';
import { nth } from '../../../core/sure.ts';
import { Explained } from '../../../web/kit/explained.tsx';
import { Quantity } from '../../../web/kit/quantity.tsx';
import { Seats } from '../../../web/kit/seats.tsx';
import { BROWN, type Flower, GOLD, type Hat, HATS } from '../data/words.ts';
import type { PlayerView } from '../vocabulary.ts';
import { aboutGnome, badgeWords, billWords } from './about.ts';
import { FLOWER_ART } from './art/flowers.tsx';
import { HatIcon } from './art/gnome.tsx';
import { Petal, TreasurerKey } from './art/things.tsx';
import { Figure } from './figure.tsx';
import type { Part } from './part.ts';
import { plotPlace } from './places.ts';

/** Everyone in the club with what is public about them, and how near each is to the end. */
export function Players(part: Part) {
  const { frame, viewer, names, words } = part;
  const { players, goal } = frame.view;
  const leaders = nth(ranking(players.map(player => standing(player, goal))), 0);
  /** As with the crown of the kit: where all are level nobody is ahead. */
  const leads = (seat: number) => leaders.length < players.length && leaders.includes(seat);
  return (
    <Seats
      moreOf={words.garden}
      aimWords={words.aim(goal)}
      aimPiece={<Petal />}
      players={players.map((player, seat) => ({
        seat,
        name: names(seat),
        score: null,
        near: { share: player.petals / goal, label: words.near(names(seat), player.petals, goal) },
        leads: leaders.includes(seat),
        leadsBy: leadWords(player, goal, words),
        active: frame.deciding.some(({ seat: decides }) => decides === seat),
        done: doneWords(seat, part),
        facts: (
          <>
            <BestHats {...part} seat={seat} leads={leads(seat)} />
            <Purse {...part} seat={seat} />
          </>
        ),
        more: seat === viewer ? null : <Plot {...part} seat={seat} leads={leads(seat)} />,
        line: <AllHats {...part} seat={seat} leads={leads(seat)} />,
      }))}
    />
  );
}

/** What somebody has done of what several decide at once: a gnome or a price chosen, or silence. */
function doneWords(seat: number, { frame: { view }, words }: Part): string | null {
  const party = view.auction?.parties[seat];
  const { name } = view.stage;
  if (!party) return null;
  if (name === 'calls') return party.stood ? words.board.silent : null;
  const isDone = name === 'answers' ? party.asked && party.answered : name === 'fists' && party.closed;
  return isDone ? words.fist.closed : null;
}

/** GZ-66, GZ-67: who would be first if it ended now: a goal, then the better collection, then petals. */
function standing({ petals, gnomes }: PlayerView, goal: number): number[] {
  const under = (hat: Hat) => gnomes.filter(gnome => gnome.hat === hat).length;
  const hats = HATS.map((_, hat) => under(hat)).slice(BROWN, GOLD);
  return [under(GOLD) > 0 || petals >= goal ? 1 : 0, ...hats.reverse(), petals];
}

/** The first thing in which the standing differs, in words. */
function leadWords({ petals, gnomes }: PlayerView, goal: number, words: Part['words']): string {
  if (petals >= goal) return words.lead.goal;
  return gnomes[0] ? words.lead.hat(gnomes[0].hat) : words.lead.petals;
}

type Seated = Part & { readonly seat: number };

/** Hats of whoever leads lie on gold. */
type Ranked = Seated & { readonly leads: boolean };

/** Petals, the key of the treasurer, and a warning. */
function Purse({ seat, viewer, frame: { view }, words }: Seated) {
  const player = nth(view.players, seat);
  const { petals, watch, flower } = player;
  const held = `${words.petals(petals)}. ${words.bill.heading}: ${billWords(player, words)}`;
  const warning = watch.canExchangeGold
    ? words.goal.canExchange
    : watch.canReachGoal
      ? words.goal.canReach
      : watch.goldChance > 0
        ? words.goal.goldChance(watch.goldChance)
        : null;
  return (
    <>
      <span class="gz-purse">
        <Quantity value={petals} symbol={<Petal />} label={held} place={`purse-${seat}`} />
      </span>
      {view.treasurer === seat && (
        <span role="img" aria-label={words.about.treasurer} title={words.about.treasurer}>
          <TreasurerKey class="gz-icon" />
        </span>
      )}
      {warning && (
        <b class="gz-warning" role="img" aria-label={warning} title={warning}>
          !
        </b>
      )}
      {seat !== viewer && <FlowerOf flower={flower} words={words} />}
    </>
  );
}

/** One's own edges the lawn. */
function FlowerOf({ flower, words }: Pick<Part, 'words'> & { readonly flower: Flower }) {
  const Art = FLOWER_ART[flower];
  return (
    <span class="gz-flower" role="img" aria-label={words.flowers[flower]} title={words.flowers[flower]}>
      <Art class="gz-icon" />
    </span>
  );
}

/** So many hats tell two collections apart, nearly always. */
const TOLD = 3;

/** What gives the places, before the petals: the best of their hats. */
function BestHats({ seat, leads, frame, words }: Ranked) {
  const { gnomes } = nth(frame.view.players, seat);
  if (!gnomes[0]) return null;
  const said = words.best(gnomes.length, gnomes[0].hat);
  return (
    <span class="gz-row gz-best" data-best={leads || undefined} role="img" aria-label={said} title={said}>
      <HatsOf gnomes={gnomes.slice(0, TOLD)} />
    </span>
  );
}

/** All their hats over the fence, the best first. */
function AllHats({ seat, leads, frame }: Ranked) {
  return (
    <span class="gz-row" data-best={leads || undefined} aria-hidden="true">
      <HatsOf gnomes={nth(frame.view.players, seat).gnomes} />
    </span>
  );
}

function HatsOf({ gnomes }: Pick<PlayerView, 'gnomes'>) {
  return gnomes.map(({ hat }, i) => <HatIcon key={i} hat={hat} class="gz-hat" />);
}

/** A neighbour's plot over the fence. */
function Plot({ seat, leads, ...part }: Ranked) {
  const { frame, words, names } = part;
  const player = nth(frame.view.players, seat);
  return (
    <div class="gz-plot" data-place={plotPlace(seat)}>
      <ul class="gz-row" data-best={leads || undefined} aria-label={words.theirGnomes(names(seat))}>
        {player.gnomes.map((gnome, i) => {
          const label = `${words.gnome(gnome.hat)}, ${badgeWords(gnome, words, names)}`;
          return (
            <li key={i} class="narrows">
              <Explained label={label} about={aboutGnome(gnome, part, player)}>
                <Figure gnome={gnome} seat={seat} />
              </Explained>
            </li>
          );
        })}
        <li>
          <FlowerOf flower={player.flower} words={words} />
        </li>
      </ul>
      {player.bonds.map(({ duty, to }) => (
        <p key={`${duty}${to}`}>
          {words.terms.duty[duty]} ({words.bonds.to(names(to))})
        </p>
      ))}
    </div>
  );
}
