import type { ComponentChildren } from 'preact';
import { nth } from '../../../core/sure.ts';
import { Explained } from '../../../web/kit/explained.tsx';
import { Card } from '../../../web/kit/card.tsx';
import { type Layout, useFit } from '../../../web/kit/frame/fit.ts';
import { useRoom } from '../../../web/kit/frame/room.ts';
import { JOKER, linkOf, STEPS } from '../data/cards.ts';
import { aboutPlayer, aboutStart, aboutStep } from './about.ts';
import { CardPicture } from './art/cards.tsx';
import { Paper } from './art/papers.tsx';
import { Token } from './art/things.tsx';
import { Times, TINTS } from './card-face.tsx';
import { dueOf, sayDues } from './dues.tsx';
import { isLegal, type Part } from './part.ts';
import { linkPlace, startPlace } from './places.ts';

const ROW = { columns: 8.75, rows: 1.46, ratio: 1, gap: 0 };
const ROWS = { columns: 4.4, rows: 2.95, ratio: 1, gap: 0 };

/** Eight labels in one row or in two, counted in widths of a label, below what is said of them; where the tin is long and low, beside it, and
 * where it is short as well, beside a column of short lines. */
const layoutsFor = (unit: number) => ({
  row: { ...ROW, above: 1.4 * unit },
  rows: { ...ROWS, above: 1.4 * unit },
  beside: { ...ROW, beside: 9 * unit },
  slim: { ...ROW, beside: 5.2 * unit },
});

type Seated = Part & { readonly seat: number };

/** My Start and my seven tin labels, with what the next turn brings and what I shall owe. */
export function Mine({ seat, ...part }: Seated) {
  const { unit } = useRoom();
  const layouts = layoutsFor(unit);
  const { area, card, layout } = useFit<HTMLDivElement, keyof typeof layouts>(layouts, {
    least: 28,
    most: 9 * unit,
  });
  const fitted: Layout = layouts[layout];
  const beside = fitted.beside ?? null;
  const player = nth(part.frame.view.players, seat);
  if (player.out !== null) return <p class="ch-mine ch-ruin">{part.words.watching}</p>;
  return (
    <div
      ref={area}
      class={beside === null ? 'ch-mine' : 'ch-mine ch-mine-beside abreast'}
      style={{
        '--card': `${card}px`,
        ...(beside !== null && { '--facts': `${beside - 0.5 * unit}px` }),
      }}
    >
      <Facts {...part} seat={seat} />
      <ol
        class="ch-chain"
        style={{ '--labels': Math.floor(layouts[layout].columns) }}
        aria-label={part.words.areas.mine}
      >
        <Start {...part} seat={seat} />
        {STEPS.map(step => (
          <Label key={step} {...part} seat={seat} step={step} />
        ))}
      </ol>
    </div>
  );
}

function Facts({ seat, ...part }: Seated) {
  const { frame, words, names } = part;
  const player = nth(frame.view.players, seat);
  const due = dueOf(player);
  const about = aboutPlayer(seat, part);
  return (
    <p class="ch-line ch-facts">
      <Explained class={player.blocked ? 'ch-pill ch-bad' : 'ch-pill'} label={about.title} about={about}>
        {player.blocked ? (
          words.blockedNow
        ) : (
          <>
            {words.nextTurn} <Coins>+{player.expects}</Coins>
          </>
        )}
      </Explained>
      {due > 0 && (
        <Explained
          class="ch-pill ch-bad"
          label={words.warnings.owing(due)}
          about={{ title: words.warnings.owing(due), lines: [sayDues(player, words, names)] }}
        >
          {words.warnings.dueShort} <Coins>{due}</Coins>
        </Explained>
      )}
      {player.canFinish && !frame.outcome && <strong class="ch-pill">{words.warnings.youCanFinish}</strong>}
    </p>
  );
}

/** A number that never parts from its coin. */
function Coins({ children }: { readonly children: ComponentChildren }) {
  return (
    <span class="one-line">
      <b class="num">{children}</b> <Token class="ch-icon" />
    </span>
  );
}

function Start({ seat, ...part }: Seated) {
  const { frame, words } = part;
  const player = nth(frame.view.players, seat);
  const { start, income } = player;
  return (
    <li class="ch-label" data-place={startPlace(seat)} data-spared>
      <Explained
        class="ch-label"
        label={start === null ? words.noStart : words.card(start)}
        about={aboutStart(player, part)}
      >
        <Card
          class={start === null ? 'ch-card ch-hole' : 'ch-card ch-laid'}
          tint={TINTS.start}
          index={start === null ? undefined : `+${income}`}
          picture={
            start === null ? (
              <Token class="card-picture" />
            ) : (
              <>
                <Paper kind="laid" />
                <CardPicture card={start} class="card-picture" />
              </>
            )
          }
          name={start === null ? words.start : words.short(start)}
        />
      </Explained>
    </li>
  );
}

/** One of the seven: laid, or a hole with its number; one that I can lay now shines, one that was just destroyed is marked. */
function Label({ seat, step, ...part }: Seated & { readonly step: number }) {
  const { frame, words, story } = part;
  const player = nth(frame.view.players, seat);
  const laid = nth(player.chain, step - 1);
  const link = linkOf(step);
  const jokers = laid.filter(card => card === JOKER).length;
  const isReady =
    laid.length === 0 &&
    isLegal(
      part,
      move => 'card' in move && move.card === link && (move.type === 'lay-link' || move.type === 'open-shop'),
    );
  const isLost = laid.length === 0 && story.hits.some(hit => hit.type === 'destroyed' && hit.step === step);
  const label =
    laid.length === 0 ? words.missingStep(step) : jokers > 0 ? words.asJoker(link) : words.card(link);
  return (
    <li
      class={isReady ? 'ch-label ch-ready' : 'ch-label'}
      data-changed={isLost || undefined}
      data-place={linkPlace(seat, step)}
      data-spared
    >
      <Explained class="ch-label" label={label} about={aboutStep(step, player, part)}>
        <Card
          class={laid.length === 0 ? 'ch-card ch-hole' : 'ch-card ch-laid'}
          tint={TINTS.link}
          index={step}
          need={jokers > 0 ? <CardPicture card={JOKER} /> : undefined}
          picture={
            <>
              {laid.length > 0 && <Paper kind="laid" />}
              <CardPicture card={link} class="card-picture" />
            </>
          }
          name={words.short(link)}
          foot={laid.length > 1 ? <Times count={laid.length} /> : undefined}
        />
      </Explained>
    </li>
  );
}
