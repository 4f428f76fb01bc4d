import { ranking } from '../../../core/ranking.ts';
import { nth } from '../../../core/sure.ts';
import { Aim } from '../../../web/kit/aim.tsx';
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
  return (
    <Seats
      moreOf={words.garden}
      aim={
        <Aim
          words={words.aim(goal)}
          piece={<Petal />}
          near={players.map(({ petals }, seat) => ({
            seat,
            share: petals / goal,
            label: words.near(names(seat), petals, goal),
          }))}
        />
      }
      players={players.map((player, seat) => ({
        seat,
        name: names(seat),
        score: null,
        leads: leaders.includes(seat),
        leadsBy: leadWords(player, goal, words),
        active: frame.deciding.some(({ seat: decides }) => decides === seat),
        done: doneWords(seat, part),
        facts: <Purse {...part} seat={seat} />,
        more: seat === viewer ? null : <Plot {...part} seat={seat} />,
        line: seat === viewer ? null : <Hats {...part} seat={seat} />,
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

/** Petals, gnomes under the best hat, the key of the treasurer, and a warning. */
function Purse({ seat, frame: { view }, words }: Seated) {
  const player = nth(view.players, seat);
  const { petals, gnomes, watch, flower } = player;
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
      {gnomes[0] && (
        <span class="gz-best">
          <Quantity
            value={gnomes.length}
            symbol={<HatIcon hat={gnomes[0].hat} class="gz-hat" />}
            label={words.best(gnomes.length, gnomes[0].hat)}
          />
        </span>
      )}
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
      <MyFlower flower={flower} words={words} />
    </>
  );
}

function MyFlower({ flower, words }: Pick<Part, 'words'> & { readonly flower: Flower }) {
  const Art = FLOWER_ART[flower];
  return (
    <span class="gz-flower" role="img" aria-label={words.flowers[flower]} title={words.flowers[flower]}>
      <Art class="gz-icon" />
    </span>
  );
}

/** All their hats over the fence, the best first. */
function Hats({ seat, frame }: Seated) {
  return (
    <span class="gz-row" aria-hidden="true">
      {nth(frame.view.players, seat).gnomes.map(({ hat }, i) => (
        <HatIcon key={i} hat={hat} class="gz-hat" />
      ))}
    </span>
  );
}

/** A neighbour's plot over the fence. */
function Plot({ seat, ...part }: Seated) {
  const { frame, words, names } = part;
  const player = nth(frame.view.players, seat);
  return (
    <div class="gz-plot" data-place={plotPlace(seat)} style={{ '--card': 'calc(2.1 * var(--u))' }}>
      <ul class="bare-list gz-row" aria-label={words.theirGnomes(names(seat))}>
        {player.gnomes.map((gnome, i) => {
          const label = `${words.gnome(gnome.hat)}, ${badgeWords(gnome, words, names)}`;
          return (
            <li key={i} style={{ 'min-width': 0 }}>
              <Explained label={label} about={aboutGnome(gnome, part, player)}>
                <Figure gnome={gnome} seat={seat} />
              </Explained>
            </li>
          );
        })}
        <li>
          <MyFlower flower={player.flower} words={words} />
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
