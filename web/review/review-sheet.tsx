import { useMemo } from 'preact/hooks';
import { Sheet } from '../kit/sheet.tsx';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import '../style/ending.css';
import '../style/review.css';
import { Chart } from '../table/ending/chart.tsx';
import { ENDING_WORDS } from '../table/ending/words.ts';
import { useWords } from '../words/index.ts';
import { BalanceTable } from './balance-table.tsx';
import type { ReviewSheetProps } from './review-props.ts';
import type { ReviewState } from './reviewing.ts';
import { TurningList } from './turning-list.tsx';
import { VerdictList } from './verdict-list.tsx';
import type { ReviewWords } from './words.en.ts';
import { REVIEW_WORDS } from './words.ts';

/** What a finished game has to say to those who played it. It grows while a worker looks at the game. */
export function ReviewSheet(props: ReviewSheetProps) {
  const { reviewing, names, me, began, eyes, onClose } = props;
  const wanted = useStore(reviewing.state(props.from));
  const from = isThere(wanted) ? props.from : (props.settled ?? props.from);
  const state = from === props.from ? wanted : reviewing.state(from).get();
  const house = useWords();
  const { language } = useStore(settings);
  const words = REVIEW_WORDS[language];
  const known = isThere(state) ? state : null;
  const course = known && known.course;
  // The same element is not drawn again.
  const chart = useMemo(
    () =>
      course && (
        <Chart
          title={words.chances}
          stops={course.map(({ step, chances }) => ({
            round: step,
            values: chances.map(chance => Math.round(100 * chance)),
          }))}
          names={names}
          words={{ ...ENDING_WORDS[language], round: words.step }}
        />
      ),
    [course, language],
  );
  return (
    <Sheet title={words.title} closeLabel={house.close} onClose={onClose} kind="ledger">
      <div class="review">
        {eyes}
        {began && <p>{words.began[began]}</p>}
        {(wanted === null || wanted.progress === 'stopped' || wanted.progress === 'failed') && (
          <p class="row" role="status">
            {wanted && (wanted.progress === 'failed' ? words.failed : words.stopped)}
            <button type="button" class="button button-main" onClick={() => reviewing.start(props.from)}>
              {wanted ? words.goOn : words.open}
            </button>
          </p>
        )}
        {wanted?.progress === 'running' && <Working state={wanted} words={words} onStop={reviewing.stop} />}
        {from !== props.from && <p>{words.meanwhile}</p>}
        <p class="hint">{from === 'table' ? words.fromTable : words.fromSeat(names(from))}</p>
        {chart}
        {known?.turnings && <TurningList {...props} turnings={known.turnings} words={words} />}
        {state?.balance && <BalanceTable balance={state.balance} names={names} me={me} words={words} />}
        {state && (
          <section>
            <h3>
              {from === 'table' ? words.anybodys : from === me ? words.mine : words.decisions(names(from))}
            </h3>
            {from === 'table' && <p>{words.chooseSeat}</p>}
            {from !== 'table' && state.verdicts.length > 0 && (
              <VerdictList {...props} verdicts={state.verdicts} seat={from} words={words} />
            )}
            {from !== 'table' && state.progress === 'done' && state.verdicts.length === 0 && (
              <p>{words.allGood}</p>
            )}
            {from !== 'table' && state.judged && (
              <p class="hint">{words.judged(state.judged.count, state.judged.of)}</p>
            )}
          </section>
        )}
      </div>
    </Sheet>
  );
}

/** Whether there is enough of a review to be read. */
const isThere = (state: ReviewState | null): state is ReviewState =>
  state !== null && state.course.length > 1 && (state.balance !== null || state.progress !== 'running');

function Working({ state, words, onStop }: { state: ReviewState; words: ReviewWords; onStop: () => void }) {
  return (
    <div class="row review-working">
      <label>
        {words.working}
        <progress max={Math.max(1, state.all)} value={state.done} />
      </label>
      <button type="button" class="button" onClick={onStop}>
        {words.stop}
      </button>
    </div>
  );
}
