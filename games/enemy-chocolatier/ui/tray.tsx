import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { sayMove } from '../../../core/texts.ts';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import type { HouseId } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { EnemyChocolatier, Event } from '../vocabulary.ts';
import { Purchase } from './purchase.tsx';

interface TrayProps extends BoardProps<EnemyChocolatier> {
  readonly words: TableWords;
  readonly pointed: HouseId | null;
  /** The recipe. */
  readonly children?: ComponentChildren;
}

/** What is asked, what buying the house pointed at would bring, the counter, and the way to end the turn. */
export function Tray(props: TrayProps) {
  const { frame, words, prompt, pointed, children } = props;
  const buying = frame.choices.some(({ move }) => move.type === 'buy');
  const choice = frame.choices.find(({ move }) => move.type === 'buy' && move.house === pointed);
  return (
    <section class="ec-tray" aria-label={words.action}>
      {prompt}
      <div class="ec-tray-body">
        {buying && <IncomeStatement {...props} />}
        {choice ? <Purchase {...props} choice={choice} /> : buying && <p class="ec-pick">{words.pick}</p>}
        {buying && <EndButton {...props} />}
      </div>
      {children}
    </section>
  );
}

/** At the start of my turn, before I buy: what I was paid, in the order of the rules. */
function IncomeStatement({ frame, log, viewer, words }: TrayProps) {
  if (frame.view.turn.bought > 0) return null;
  const earned = log
    .flatMap(({ events }) => events)
    .findLast(
      (event): event is Extract<Event, { type: 'earned' }> =>
        event.type === 'earned' && event.seat === viewer,
    );
  if (!earned) return null;
  return (
    <p class="ec-income">
      <strong>{words.income}</strong> {earned.lines.map(words.incomeLine).join(' · ')}
    </p>
  );
}

/** The counter, and the end of the turn; ending it while one could still buy asks twice, unless that was switched off. */
function EndButton({ frame, words, texts, names, asksTwice, answer }: TrayProps) {
  const { turn, players } = frame.view;
  const [sure, setSure] = useState(false);
  useEffect(() => setSure(false), [frame.step]);
  const end = frame.choices.find(({ move }) => move.type === 'end-turn' || move.type === 'take-permit');
  if (!end) return null;
  const more =
    end.move.type === 'end-turn' &&
    frame.choices.some(({ move, refusal }) => move.type === 'buy' && !refusal);
  const permits = players[turn.seat]!.permits;
  return (
    <p class="ec-end">
      <span>
        {words.bought(turn.bought, turn.limit)} {permits > 0 && words.permitsLeft(permits)}
      </span>
      <button
        type="button"
        class="button button-main"
        title={sayMove(texts, end.move, { view: frame.view, names })}
        onClick={() => (asksTwice && more && !sure ? setSure(true) : answer(end.move))}
      >
        {end.move.type === 'take-permit'
          ? words.takePermit
          : sure
            ? words.endSure(turn.bought)
            : words.endTurn}
      </button>
    </p>
  );
}
