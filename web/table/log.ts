import type { Seat, Vocabulary } from '../../core/game.ts';
import type { News } from '../../core/match.ts';
import { capitalised, type Telling } from '../../core/telling.ts';
import { sayEvent, type Texts } from '../../core/texts.ts';

/** One sentence of the log. */
export interface Line<V extends Vocabulary = Vocabulary> {
  readonly key: string;
  /** Of the entry it tells about. */
  readonly step: number;
  /** Whose entry it is. */
  readonly seat: Seat | 'table';
  /** Who it is about: a turn may tell of others, too. */
  readonly about: Seat | 'table';
  readonly text: string;
  /** What it tells; null of a taking back. */
  readonly event: V['Event'] | null;
}

interface Story<V extends Vocabulary> {
  readonly log: readonly News<V>[];
  readonly texts: Texts<V>;
  readonly telling: Telling;
  readonly takenBack: (seat: Seat, name: Telling) => string;
  readonly isPassing?: ((event: V['Event']) => boolean) | undefined;
}

/** The log in the reader's words. What was taken back is gone from it, only the taking back is told; so is what has passed. */
export function sentences<V extends Vocabulary>(story: Story<V>): Line<V>[] {
  const { log, texts, telling, takenBack, isPassing = () => false } = story;
  const latest = log.at(-1)?.step;
  const said = sayer(texts, telling);
  const told: { readonly seat: Seat | 'table'; readonly lines: Line<V>[] }[] = [];
  for (const { step, seat, events, takeback } of log) {
    if (takeback && seat !== 'table') {
      // Others may have decided at the same time, and their news stand.
      const withdrawn = told.findLastIndex(news => news.seat === seat);
      told.splice(withdrawn, 1);
      const before = told.at(-1)?.lines.at(-1);
      const text = capitalised(takenBack(seat, telling), telling);
      if (before?.text !== text)
        told.at(-1)?.lines.push({ key: `${step}`, step, seat, about: seat, text, event: null });
    } else {
      const lines = events.flatMap((event, i) =>
        step !== latest && isPassing(event)
          ? []
          : [{ key: `${step}.${i}`, step, seat, event, ...said(event, seat) }],
      );
      told.push({ seat, lines });
    }
  }
  return told.flatMap(({ lines }) => lines);
}

type Said = Pick<Line, 'about' | 'text'>;

interface Known {
  readonly texts: unknown;
  /** By the event. */
  readonly said: WeakMap<object, Said>;
}

/** What was told to these readers before. */
const known = new WeakMap<Telling, Known>();

/** Says events; each only once, for a log grows at its end. */
function sayer<V extends Vocabulary>(
  texts: Texts<V>,
  telling: Telling,
): (event: V['Event'], seat: Seat | 'table') => Said {
  const before = known.get(telling);
  const { said } = before?.texts === texts ? before : { said: new WeakMap<object, Said>() };
  known.set(telling, { texts, said });
  return (event, seat) => {
    const told = said.get(event) ?? inWords(event, seat);
    said.set(event, told);
    return told;
  };

  function inWords(event: V['Event'], seat: Seat | 'table'): Said {
    const named: Seat[] = [];
    const noting = (one: Seat) => {
      named.push(one);
      return telling(one);
    };
    const text = sayEvent(
      texts,
      event,
      Object.assign(noting, telling, {
        does(one: Seat, third: string, second: string) {
          named.push(one);
          return telling.does(one, third, second);
        },
      }),
    );
    // Whoever a sentence names first it is about; one that names nobody belongs to the turn.
    const place = (one: Seat) => text.toLowerCase().indexOf(telling(one).toLowerCase());
    named.sort((a, b) => place(a) - place(b));
    return { text, about: named[0] ?? seat };
  }
}
