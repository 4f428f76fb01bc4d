import { useEffect, useMemo } from 'preact/hooks';
import { MIDDLE } from '../../bots/levels.ts';
import { same } from '../../core/data.ts';
import type { Box, Game, Read, Vocabulary } from '../../core/game.ts';
import { openMatch } from '../../core/match.ts';
import { recordOf } from '../../core/record.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { readOnly } from '../../core/sure.ts';
import type { SeatHolder } from '../host/host.ts';
import { openLocalHost, type Surroundings } from '../host/local.ts';
import { newTable } from '../host/new-table.ts';
import type { SavedTable } from '../host/saved.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { LEARNER } from '../kit/lesson/lesson.ts';
import type { Example } from '../kit/primer/primer.ts';
import { openingOf, trialOf } from '../kit/primer/trial.ts';
import { storeOf } from '../kit/store.ts';
import { hex } from '../random.ts';
import { go } from '../router.ts';
import { settings } from '../settings.ts';
import { openEndedIn } from '../table/open-ended.ts';
import { Table } from '../table/table.tsx';
import { useWords } from '../words/index.ts';
import { ExampleSlip } from './example-slip.tsx';
import { usePrimerWords } from './use-primer-words.ts';

interface ExampleTableProps {
  readonly box: Box<Vocabulary>;
  readonly screen: GameScreen<Vocabulary>;
  readonly example: Example<Vocabulary>;
  readonly next: string | null;
  readonly onAgain: () => void;
}

/** A real table at the position of an example. It is kept nowhere, and those who share it sit still. */
export function ExampleTable({ box, screen, ...shown }: ExampleTableProps) {
  const { example } = shown;
  const words = usePrimerWords();
  const { personNames, botNames } = useWords().newGame;
  const { game, host, trial, isOpenEnded } = useMemo(() => {
    const game = box.open(box.edition);
    const trial = storeOf(trialOf(game, example, []));
    const others = botNames.slice(0, example.seats - 1);
    const holders: SeatHolder[] = [
      { kind: 'person', name: settings.get().name || personNames(1) },
      ...others.map(name => ({ kind: 'bot' as const, name, level: MIDDLE })),
    ];
    const host = openLocalHost(tableAt(game, example, holders), {
      game,
      save: ({ record }) => trial.set(trialOf(game, example, record.entries)),
      think: thinkFor(example),
      now: Date.now,
    });
    if (!host.ok) throw new Error(`An example does not open: ${host.error.code}`);
    return { game, host: host.value, trial, isOpenEnded: openEndedIn(game) };
  }, [box, example]);
  useEffect(() => () => host.leave(), [host]);

  const playOn = () => {
    const { state } = trial.get().match;
    go(
      `/table/${newTable(game, { ...studyFrom(game, example, state), holders: host.around.get().holders })}`,
    );
  };
  const extras = {
    afterwards: null,
    notices: <ExampleSlip {...shown} game={game} trial={trial} onPlayOn={playOn} />,
    isOpenEnded,
    isStudy: true,
    lesson: 'guided' as const,
    mark: { word: words.example, hint: words.exampleHint },
  };
  return <Table host={host} screen={screen} extras={extras} />;
}

function tableAt(
  game: Game<Vocabulary>,
  example: Example<Vocabulary>,
  holders: readonly SeatHolder[],
): SavedTable {
  return {
    id: example.name,
    record: recordOf(openMatch(game, openingOf(game, example))),
    edition: null,
    holders,
    touched: 0,
    over: false,
  };
}

/** What the example lets the others do; otherwise they think for ever. */
function thinkFor({ others }: Example<Vocabulary>): Surroundings<Vocabulary>['think'] {
  return ({ seat, view, legal }) => {
    const wanted = others?.({ seat, view, legal, past: [] }) ?? null;
    const move = legal.find(known => same(known, wanted));
    return move ? Promise.resolve(move) : new Promise(() => {});
  };
}

/** A game from here on: what the reader cannot know is shuffled. */
function studyFrom(
  game: Game<Vocabulary>,
  { options }: Example<Vocabulary>,
  state: Read<Vocabulary['State']>,
) {
  const random = randomOf(seedRng(hex(16)));
  const position = readOnly(game.determinize(game.view(state, LEARNER), LEARNER, random));
  return { options, edition: null, position };
}
