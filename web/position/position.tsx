import { useMemo, useState } from 'preact/hooks';
import { fingerprint } from '../../core/data.ts';
import type { Game, Vocabulary } from '../../core/game.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { readOnly } from '../../core/sure.ts';
import type { Rules } from '../../games/about.ts';
import type { PositionEditor, Sketch } from '../kit/editor/editor.ts';
import { Faults } from '../kit/editor/field.tsx';
import { FaultNote } from '../kit/fault-note.tsx';
import type { GameScreen } from '../kit/game-screen.ts';
import { Segments } from '../kit/segments.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { useStore } from '../kit/store.ts';
import { EditionPicker } from '../new-game/edition-picker.tsx';
import { OptionsPanel } from '../new-game/options-panel.tsx';
import { editionOf } from '../own-edition.ts';
import { RulesDrawer } from '../rules/rules-drawer.tsx';
import { settings } from '../settings.ts';
import '../style/position.css';
import { ClauseLink } from '../table/clause-link.tsx';
import { useWords } from '../words/index.ts';
import { Answers, ToAnswers } from './answers.tsx';
import { keepValues, keptValues } from './kept.ts';
import { Tools } from './tools.tsx';
import { useCourse } from './use-course.ts';
import { usePositionWords } from './use-position-words.ts';

interface PositionProps {
  readonly editor: PositionEditor<Vocabulary>;
  readonly rules: Rules<Vocabulary>;
  readonly screen: GameScreen<Vocabulary>;
  readonly linked: string | null;
}

/** What is wrong with a position; where nothing is, a table that agrees with it: the same position is always the same imagined table. */
function useJudged(editor: PositionEditor<Vocabulary>, game: Game<Vocabulary>, sketch: Sketch) {
  return useMemo(() => {
    const faults = editor.faults(game, sketch);
    const luck = randomOf(seedRng(fingerprint(sketch)));
    return { faults, state: faults.length > 0 ? null : readOnly(editor.stateFrom(game, sketch, luck)) };
  }, [game, sketch]);
}

/** The form on one side, what the house says to it on the other; on a phone one below the other. */
export function Position({ editor, rules: { box }, screen, linked }: PositionProps) {
  const words = useWords();
  const position = usePositionWords();
  const { language } = useStore(settings);
  const [edition, setEdition] = useState(() => editionOf(keptValues(box.id), box));
  const game = useMemo(() => box.open(edition), [box, edition]);
  const { sketch, isLinkBad, change, undo } = useCourse(editor, game, linked);
  const [clause, setClause] = useState<string | null>(null);
  const names = (seat: number) => words.newGame.personNames(seat + 1);
  const link = (id: string) => <ClauseLink id={id} onClause={setClause} />;
  const { faults, state } = useJudged(editor, game, sketch);
  const said = faults.map(fault => ({
    at: fault.at,
    isMissing: fault.isMissing === true,
    text: editor.words[language].fault(fault, names),
    says: (
      <>
        {editor.words[language].fault(fault, names)} {link(fault.clause)}
      </>
    ),
  }));
  const ownEdition = edition === box.edition ? null : edition;
  const about = { game, editor, screen, sketch, faults: said, state, ownEdition, names, clause: link };
  const { min, max } = game.seats;
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <div class="page position-page">
      <p class="position-intro">{position.intro}</p>
      {isLinkBad && <FaultNote>{position.badLink}</FaultNote>}
      <div class="position">
        <form class="position-form" onSubmit={event => event.preventDefault()}>
          <div class="panel">
            <Segments
              legend={position.players}
              value={sketch.players.length}
              options={numbers.map(value => ({ value, label: String(value) }))}
              onChange={seats => change(editor.withSeats(game, sketch, seats))}
            />
            <Tools
              sketch={sketch}
              undo={undo}
              hasOwnValues={edition !== box.edition}
              onOpening={() => change(editor.opening(game, sketch.players.length))}
              onClear={() => change(editor.empty(game, sketch.players.length))}
            />
          </div>
          <Faults.Provider value={said}>
            <editor.Fields game={game} sketch={sketch} change={change} language={language} names={names} />
          </Faults.Provider>
          <OptionsPanel
            setup={{
              game,
              options: { ...sketch.options },
              setOptions: options => change({ ...sketch, options }),
            }}
            screen={screen}
            seatNames={sketch.players.map((_, seat) => names(seat))}
            settled={editor.settled}
          />
          <EditionPicker
            box={box}
            edition={edition}
            screen={screen}
            onPick={values => {
              setEdition(values);
              keepValues(box.id, values === box.edition ? null : values);
            }}
          />
          <ToAnswers faults={said} />
        </form>
        <Answers {...about} />
      </div>
      {clause !== null && (
        <Sheet title={words.table.rules} closeLabel={words.close} onClose={() => setClause(null)}>
          <RulesDrawer game={game.id} rules={screen.rules[language]} clause={clause} />
        </Sheet>
      )}
    </div>
  );
}
