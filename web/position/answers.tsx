import { useMemo, useState } from 'preact/hooks';
import { fingerprint } from '../../core/data.ts';
import { questionFor } from '../../core/frame.ts';
import type { Read, Vocabulary } from '../../core/game.ts';
import { fieldId } from '../kit/editor/field.tsx';
import { Icon } from '../kit/icon.tsx';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import { Choices } from '../table/choices.tsx';
import { Reason } from '../table/reason.tsx';
import { useWords } from '../words/index.ts';
import type { AboutPosition } from './about-position.ts';
import { Hints } from './hints.tsx';
import { PlayOnHere } from './play-on-here.tsx';
import type { PositionWords } from './words.en.ts';
import { useHints } from './use-hints.ts';
import { usePositionWords } from './use-position-words.ts';

const ANSWERS_ID = 'answers';

/** What the house says to the position. */
export function Answers(props: AboutPosition) {
  const { faults, state } = props;
  const words = usePositionWords();
  return (
    <section class="position-answers" id={ANSWERS_ID} aria-label={words.answers} tabIndex={-1}>
      <div class="panel">
        <p role="status" class="position-status">
          {faults.length === 0 ? words.lawful : `${statusOf(faults, words)}.`}
        </p>
        {faults.length > 0 && (
          <>
            <ul class="position-faults">
              {faults.map(({ at, text }, i) => (
                <li key={i}>
                  <button type="button" class="position-fault" onClick={() => lead(fieldId(at))}>
                    {text}
                  </button>
                </li>
              ))}
            </ul>
            <p class="hint">{words.afterFaults}</p>
          </>
        )}
        {state && <Asked key={fingerprint(props.sketch)} {...props} state={state} />}
      </div>
      {state && <ScoreNow {...props} state={state} />}
    </section>
  );
}

function statusOf(faults: AboutPosition['faults'], words: PositionWords): string {
  const missing = faults.filter(({ isMissing }) => isMissing).length;
  const wrong = faults.length - missing;
  return [wrong > 0 && words.wrong(wrong), missing > 0 && words.toEnter(missing)].filter(Boolean).join(' · ');
}

/** To the field where something is wrong, or to the answers. */
function lead(id: string): void {
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'start' });
  field?.focus({ preventScroll: true });
}

/** Where the answers stand below the form: how far it has come, in sight of the thumb, and the way to what is missing, or there. */
export function ToAnswers({ faults }: Pick<AboutPosition, 'faults'>) {
  const words = usePositionWords();
  const [first] = faults;
  return (
    <button
      type="button"
      class="button button-main position-jump"
      onClick={() => lead(first ? fieldId(first.at) : ANSWERS_ID)}
    >
      {first ? statusOf(faults, words) : words.toAnswers}
      {!first && <Icon of="down" />}
    </button>
  );
}

type Found = AboutPosition & { readonly state: Read<Vocabulary['State']> };

/** Whose turn it is, and what they may do. */
function Asked(props: Found) {
  const { game, editor, screen, sketch, state, names, clause } = props;
  const words = usePositionWords();
  const { language } = useStore(settings);
  const { table } = useWords();
  const [playsOn, setPlaysOn] = useState(false);
  const texts = screen.texts[language];
  const question = useMemo(() => questionFor(game, state, sketch.me), [game, state]);
  const { view, deciding, outcome } = question;
  const hint = useHints(props, question);
  const asked = deciding.find(({ seat }) => seat === sketch.me);
  const first = deciding[0];
  return (
    <>
      <h2>{asked ? words.mine : first ? words.others(names(first.seat)) : words.over}</h2>
      {asked && <p>{texts.ask(view, asked.moves)}</p>}
      {!asked && first && <p class="hint">{words.othersHint}</p>}
      <p class="hint">{editor.words[language].assumes(editor.unseen(game, sketch))}</p>
      {asked && sketch.hand?.length === 0 && <p class="position-note">{words.emptyHanded}</p>}
      <div class="row">
        {asked && (
          <button
            type="button"
            class="button button-second"
            aria-disabled={hint.isThinking}
            onClick={hint.ask}
          >
            {hint.isThinking ? words.thinking : words.hint}
          </button>
        )}
        {outcome === null && (
          <button type="button" class="button button-main" onClick={() => setPlaysOn(true)}>
            {words.playOn}
          </button>
        )}
      </div>
      {asked && <Hints {...props} question={question} told={hint.told} />}
      {asked && (
        <details class="position-choices" open>
          <summary>
            <h3>{table.choices}</h3>
          </summary>
          <Choices
            frame={question}
            texts={texts}
            names={names}
            worth={screen.worth}
            reason={refusal => <Reason refusal={refusal} texts={texts} clause={clause} />}
          />
        </details>
      )}
      {playsOn && <PlayOnHere {...props} onClose={() => setPlaysOn(false)} />}
    </>
  );
}

function ScoreNow({ editor, ...found }: Found) {
  const words = usePositionWords();
  const { language } = useStore(settings);
  return (
    <div class="panel position-score">
      <h2>{words.score}</h2>
      <editor.Score {...found} me={found.sketch.me} language={language} />
    </div>
  );
}
