import { Fist } from '../../../web/kit/fist.tsx';
import { PaintedSign } from '../../../web/kit/painted-sign.tsx';
import { InTurn, Large, Small, Struck, Theirs, Towards, Worth } from '../../../web/kit/scene/parts.tsx';
import type { Stagings } from '../../../web/kit/scene/staging.ts';
import { BROWN, GOLD, GREY } from '../data/words.ts';
import type { GartenZwerge } from '../vocabulary.ts';
import { EventArt } from './art/event-art.tsx';
import { Gnome, HatIcon } from './art/gnome.tsx';
import { JOB_ART } from './art/jobs.tsx';
import { Podium } from './art/podium.tsx';
import { Schmiedel, ShackArt, TreasurerKey, Trophy } from './art/things.tsx';
import { GnomeOf, Honours, Of, Petals, Sign } from './staged.tsx';
import { TABLE_WORDS } from './words.ts';

/** What happens on the allotments, and what of it is a moment. */
export const stagings: Stagings<GartenZwerge> = {
  started: { lasts: 1200, sound: 'turn', picture: ({ seat }) => <Treasurer seat={seat} /> },
  relieved: {
    lasts: 1400,
    picture: ({ seat }) => (
      <Large>
        <GnomeOf seat={seat} hat={BROWN} />
      </Large>
    ),
  },
  elected: { lasts: 1000, sound: 'turn', picture: ({ seat }) => <Treasurer seat={seat} /> },
  'contests-drawn': 'the podiums carry the new hats',
  'events-shuffled': 'an event is drawn from the pile at once',
  'event-drawn': {
    lasts: 2200,
    sound: 'card',
    picture: ({ effect }) => (
      <>
        <Large>
          <InTurn of={[<EventArt key="art" effect={effect} />]} />
        </Large>
        {'petals' in effect && <Petals n={effect.petals} after={2} />}
      </>
    ),
  },
  charged: {
    lasts: 1000,
    // A fee is the same for all, and the event has told it.
    when: ({ because }) => because === 'tax',
    picture: ({ seat, petals }) => (
      <>
        <PaintedSign seat={seat} />
        <Petals n={`−${petals}`} after={1} />
      </>
    ),
  },
  visited: 'the event has told why the purses fill',
  gardened: 'the gnome takes up its watering can',
  sought: 'the auction opens on the board',
  offered: 'the auction opens on the board',
  called: 'the conditions stand beside the gnome that seeks',
  answered: 'a secret until all have answered',
  'answers-shown': {
    lasts: 2000,
    sound: 'card',
    picture: ({ answers }) => (
      <>
        {answers.map(({ seat, hat }, i) =>
          hat === null ? (
            <Theirs key={seat} seat={seat} state="lost" after={i}>
              <Worth>–</Worth>
            </Theirs>
          ) : (
            <GnomeOf key={seat} seat={seat} hat={hat} mood="courting" after={i} />
          ),
        )}
      </>
    ),
  },
  'fist-closed': 'a secret until all fists open',
  'schmiedel-drew': {
    lasts: 2400,
    sound: 'last',
    picture: ({ markers, value, petals }) => (
      <>
        <InTurn of={[<Schmiedel key="he" />]} />
        <Small>
          {[...markers, value].map((sum, i) => (
            <Worth key={i} after={i + 1}>
              {i > 0 && '+'}
              {sum}
            </Worth>
          ))}
        </Small>
        <Petals n={`= ${petals}`} after={4} />
      </>
    ),
  },
  'fists-opened': {
    lasts: 3000,
    sound: 'fists',
    picture: ({ job, seat, hat, limit, prices }, { names }) => {
      const [neighbours, his] = [
        prices.filter(({ by }) => by !== 'schmiedel'),
        prices.find(({ by }) => by === 'schmiedel'),
      ];
      return (
        <>
          {neighbours.map(({ by, petals }, i) => (
            <Of key={by} party={by} after={i}>
              <Fist seat={Number(by)} holds={petals} label={names(Number(by))} />
            </Of>
          ))}
          <GnomeOf seat={seat} hat={hat} after={neighbours.length}>
            {limit !== null && (
              <Fist seat={seat} holds={job === 'seek' ? `≤${limit}` : `≥${limit}`} label={names(seat)} />
            )}
          </GnomeOf>
          {his && (
            <Of party="schmiedel" after={neighbours.length + 1}>
              <Petals n={his.petals} />
            </Of>
          )}
        </>
      );
    },
  },
  tied: 'the next question is which of the equals to take',
  'no-deal': {
    lasts: 1400,
    picture: ({ seat, job, hat }) => {
      const Job = JOB_ART[job];
      return (
        <>
          <GnomeOf seat={seat} hat={hat} />
          <Struck after={1}>
            <Job />
          </Struck>
        </>
      );
    },
  },
  dealt: {
    lasts: 1800,
    sound: 'coin',
    picture: ({ seat, job, hat, with: party, petals }) => {
      const active = <GnomeOf seat={seat} hat={hat} mood="courting" />;
      const other = <Sign party={party} />;
      return (
        <>
          {job === 'seek' ? active : other}
          <Petals n={petals} after={1} />
          <Towards after={2} />
          {job === 'seek' ? other : active}
        </>
      );
    },
  },
  paired: 'the gnome holds a rose and wears the sign of the shack',
  hired: {
    lasts: 1600,
    sound: 'coin',
    picture: ({ seat, hat, petals }) => (
      <>
        <InTurn of={[<Schmiedel key="he" />]} />
        <Petals n={petals} after={1} />
        <Towards after={2} />
        <GnomeOf seat={seat} hat={hat} mood="courting" after={3} />
      </>
    ),
  },
  bound: 'the condition is written on their plot',
  released: 'the condition goes from their plot',
  sold: {
    lasts: 1200,
    sound: 'coin',
    when: ({ hat }) => hat !== GREY,
    picture: ({ seat, hat, petals }) => (
      <>
        <GnomeOf seat={seat} hat={hat} />
        <Towards after={1} />
        <InTurn of={[<JOB_ART.sell key="cart" />]} />
        <Petals n={petals} after={2} />
      </>
    ),
  },
  exchanged: {
    lasts: 1800,
    picture: ({ seat, hat, for: better }) => (
      <>
        <InTurn of={[<HatIcon key="one" hat={hat} />, <HatIcon key="two" hat={hat} />]} />
        <Towards after={2} />
        <GnomeOf seat={seat} hat={better} after={3} />
      </>
    ),
  },
  entered: 'the gnome travels from its plot to the podium',
  passed: 'nothing changes but whose turn it is',
  proposed: 'the proposal is pinned to the board',
  withdrew: 'the proposal goes from the board',
  stood: 'the board says who is silent',
  'calling-ended': 'the next question is which proposal to take',
  promised: 'the promise is listed on the notice board',
  'promise-settled': {
    lasts: 2000,
    when: ({ state }) => state === 'kept' || state === 'broken',
    hits: ({ state, to }) => (state === 'broken' ? [to] : []),
    picture: ({ by, to, state }, { names }) => {
      const isKept = state === 'kept';
      const oath = <Fist seat={by} holds={isKept ? '✓' : '✗'} label={names(by)} />;
      return (
        <>
          <Theirs seat={by} state={isKept ? 'won' : undefined}>
            {isKept ? oath : <Struck after={2}>{oath}</Struck>}
          </Theirs>
          <Towards after={1} />
          <PaintedSign seat={to} />
        </>
      );
    },
  },
  bred: {
    lasts: 2600,
    sound: 'birth',
    hits: ({ seat }) => [seat],
    picture: ({ seat, pair, cards, hat }) => (
      <>
        <Small>
          <InTurn of={[<HatIcon key="own" hat={pair.own} />, <HatIcon key="partner" hat={pair.partner} />]} />
        </Small>
        <span class="scene-one" style={{ '--n': 2 }}>
          <ShackArt />
        </span>
        {cards.length > 1 && (
          <Small>
            <InTurn of={cards.map((card, i) => <HatIcon key={i} hat={card} />)} />
          </Small>
        )}
        <Towards after={4} />
        <Large>
          <Theirs seat={seat} state={hat > Math.max(pair.own, pair.partner) ? 'won' : undefined} after={6}>
            <Gnome hat={hat} beard={seat} />
          </Theirs>
        </Large>
      </>
    ),
  },
  'contest-held': {
    lasts: 3000,
    sound: 'win',
    picture: (show, { language }) => (
      <>
        <Small>
          <InTurn of={show.rivals.map((hat, i) => <HatIcon key={i} hat={hat} />)} />
        </Small>
        {show.entrants
          .filter(({ seat, hat }) => !show.winners.some(winner => winner.seat === seat && winner.hat === hat))
          .map(({ seat, hat }, i) => (
            <Theirs key={i} seat={seat} state="lost" after={1}>
              <Gnome hat={hat} beard={seat} />
            </Theirs>
          ))}
        <Large>
          <span class="scene-one" style={{ '--n': 2 }}>
            <Honours show={show} foot={TABLE_WORDS[language].hat(show.hat)} />
          </span>
        </Large>
        {show.winners.map(({ seat }, i) => (
          <Theirs key={i} seat={seat} state="won" after={4 + i}>
            <Petals n={`+${show.share}`} />
          </Theirs>
        ))}
      </>
    ),
  },
  'contest-empty': {
    lasts: 1000,
    picture: ({ hat, prize }, { language }) => (
      <Large>
        <InTurn
          of={[
            <Podium
              key="podium"
              hat={hat}
              prize={prize}
              isEmpty
              foot={TABLE_WORDS[language].hat(hat)}
              inPetals={false}
            />,
          ]}
        />
      </Large>
    ),
  },
  escaped: {
    lasts: 2400,
    sound: 'loss',
    hits: ({ seat }) => [seat],
    picture: ({ seat, hat }) => (
      <>
        <Theirs seat={seat}>
          <Struck after={3}>
            <Gnome hat={hat} beard={seat} />
          </Struck>
        </Theirs>
        <Towards after={1} />
        <span class="scene-one" style={{ '--n': 2 }}>
          <EventArt effect={{ do: 'escape' }} />
        </span>
      </>
    ),
  },
  'forced-sale': {
    lasts: 2400,
    sound: 'loss',
    hits: ({ seat }) => [seat],
    picture: ({ seat, hat, petals, due }) => (
      <>
        <Theirs seat={seat}>
          <Struck after={2}>
            <Gnome hat={hat} beard={seat} />
          </Struck>
        </Theirs>
        <Towards after={3} />
        <Petals n={`${petals} / ${due}`} after={4} />
      </>
    ),
  },
  paid: 'the slip of the phase lists every bill of the round',
  waived: {
    lasts: 1600,
    picture: ({ seat, petals }) => (
      <>
        <PaintedSign seat={seat} />
        <Struck after={1}>
          <Petals n={petals} />
        </Struck>
      </>
    ),
  },
  'goal-reached': {
    lasts: 3000,
    sound: 'win',
    picture: ({ seat, by }, { view }) => (
      <Large>
        <Theirs seat={seat} state="won">
          {by === 'gold' ? <Gnome hat={GOLD} beard={seat} /> : <Petals n={view.goal} after={1} />}
        </Theirs>
      </Large>
    ),
  },
  ended: {
    lasts: 3000,
    sound: 'over',
    picture: ({ winners }) => (
      <>
        <InTurn of={[<Trophy key="cup" />]} />
        {winners.map(seat => (
          <PaintedSign key={seat} seat={seat} />
        ))}
      </>
    ),
  },
};

function Treasurer({ seat }: { readonly seat: number }) {
  return (
    <>
      <PaintedSign seat={seat} />
      <InTurn of={[<TreasurerKey key="key" />]} />
    </>
  );
}
