import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import type { Telling } from '../../core/telling.ts';
import { capital } from '../../core/capital.ts';
import { Icon } from '../kit/icon.tsx';
import { PaintedSign } from '../kit/painted-sign.tsx';
import { SeatSign } from '../kit/seat.tsx';
import { steady } from '../kit/steady.tsx';
import type { Trail } from '../kit/story/trace.ts';
import { useWords } from '../words/index.ts';
import type { Line } from './log.ts';
import { type Chapter, chaptersOf, latestTurns, type Turn, turnsAfter } from './turns.ts';
import { usePlaceKept } from './use-place-kept.ts';

/** How the lines of a log are shown. */
export interface Told<V extends Vocabulary> {
  readonly trail: Trail<V>;
  readonly telling: Telling;
  /** Shows where on the board something happened; by key the focus goes there, too. */
  readonly onPlace: (keys: readonly string[], byKey: boolean) => void;
  /** In a replay a line leads to its step instead. */
  readonly lead?: Lead;
}

interface Lead {
  /** The step that is shown. */
  readonly at: number;
  readonly hint: string;
  readonly go: (step: number) => void;
}

/** So many lines are drawn at first, twice what the panel shows: a whole log is most of the page. */
const LINES = 24;
/** So many times as many on demand. */
const MORE = 4;

interface LogProps<V extends Vocabulary> extends Told<V> {
  readonly lines: readonly Line<V>[];
  /** Only what happened after this step; absent: everything. */
  readonly after?: number;
}

/** The log, turn by turn, the latest in sight. */
export function Log<V extends Vocabulary>({ lines, after = -1, ...told }: LogProps<V>) {
  const log = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(LINES);
  useEffect(() => {
    const { current } = log;
    if (current) current.scrollTop = current.scrollHeight;
  }, [lines.length]);
  const chapters = turnsAfter(chaptersOf(lines, told.trail), after);
  const { earlier, shown } = latestTurns(chapters, most);
  return (
    <LogPanel panel={log} earlier={earlier} onEarlier={() => setMost(most * MORE)}>
      <Chapters chapters={shown} {...told} />
    </LogPanel>
  );
}

interface LogPanelProps {
  readonly panel: RefObject<HTMLDivElement>;
  /** How many turns are folded away above. */
  readonly earlier: number;
  readonly onEarlier: () => void;
  readonly children: ComponentChildren;
}

/** A log that scrolls; what is read stays where it is while earlier turns come. */
export function LogPanel({ panel, earlier, onEarlier, children }: LogPanelProps) {
  const words = useWords();
  const keepPlace = usePlaceKept(panel);
  return (
    // biome-ignore lint/a11y: a scrollable region must be reachable by keyboard
    <div class="log" ref={panel} tabIndex={0}>
      <MoreButton
        label={earlier > 0 && words.table.earlier(earlier)}
        onClick={() => {
          keepPlace();
          onEarlier();
        }}
      />
      {children}
    </div>
  );
}

/** More of a long log, where there is more. */
export function MoreButton({ label, onClick }: { label: string | false; onClick: () => void }) {
  return (
    label && (
      <button type="button" class="button button-quiet log-earlier" onClick={onClick}>
        {label}
      </button>
    )
  );
}

interface ChaptersProps<V extends Vocabulary> extends Told<V> {
  readonly chapters: readonly Chapter<V>[];
}

/** Turns with their lines, under what they belong to. */
export function Chapters<V extends Vocabulary>({ chapters, ...told }: ChaptersProps<V>) {
  const Heading = chapters.some(({ title }) => title !== null) ? 'h4' : 'h3';
  return (
    <>
      {chapters.map(({ key, title, turns }) => (
        <section key={key}>
          {title !== null && <h3 class="log-chapter">{title}</h3>}
          <ol>
            {turns.map(turn => (
              <li key={turn.key} class="log-turn" data-seat={turn.seat}>
                <TurnHead seat={turn.seat} telling={told.telling} as={Heading} />
                <ol>
                  {turn.lines.map(line => (
                    <LogLine key={line.key} line={line} turnOf={turn.seat} {...told} />
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

interface TurnHeadProps {
  readonly seat: Turn<Vocabulary>['seat'];
  readonly telling: Telling;
  readonly as: 'h3' | 'h4';
}

/** Whose turn it is. */
function TurnHead({ seat, telling, as: Heading }: TurnHeadProps) {
  const { table } = useWords();
  if (seat === 'table') return <Heading class="log-head">{table.theTable}</Heading>;
  const name = telling(seat);
  return (
    <Heading class="log-head">
      <PaintedSign seat={seat} />
      {telling.isReader(seat) ? capital(name) : name}
    </Heading>
  );
}

interface LogLineProps<V extends Vocabulary> extends Told<V> {
  readonly line: Line<V>;
  readonly turnOf: Turn<V>['seat'];
}

/** A sentence with a picture of what moved; a button where it leads to a place on the board. */
const LogLine = steady(function LogLine<V extends Vocabulary>({
  line,
  turnOf,
  trail,
  telling,
  onPlace,
  lead,
}: LogLineProps<V>) {
  const { table } = useWords();
  const { event, about, text } = line;
  const places = event ? trail.at(event) : [];
  // Whoever has the turn stands above; a sentence without a name is about nobody in particular.
  const isNamed = (seat: number) => text.toLowerCase().includes(telling(seat).toLowerCase());
  const names = about !== 'table' && about !== turnOf && isNamed(about) ? about : null;
  const content = (
    <>
      <span class="log-picture" aria-hidden="true">
        {event && trail.picture(event)}
      </span>
      <span>
        {names !== null && <SeatSign seat={names} />}
        {text}
      </span>
    </>
  );
  return (
    <li class="log-line" data-event={event?.type}>
      {lead ? (
        <button
          type="button"
          class="log-words"
          title={lead.hint}
          aria-current={lead.at === line.step ? 'step' : undefined}
          onClick={() => lead.go(line.step)}
        >
          {content}
        </button>
      ) : places.length === 0 ? (
        <span class="log-words">{content}</span>
      ) : (
        <button
          type="button"
          class="log-words"
          title={table.showPlace}
          data-to={places.join(' ')}
          onClick={({ detail }) => onPlace(places, detail === 0)}
        >
          {content}
          <span class="log-way" aria-hidden="true">
            <Icon of="eye" />
          </span>
        </button>
      )}
    </li>
  );
});
