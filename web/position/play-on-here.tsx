import { useState } from 'preact/hooks';
import { MIDDLE } from '../../bots/levels.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { readOnly } from '../../core/sure.ts';
import { Dialog } from '../dialog.tsx';
import { newTable } from '../host/new-table.ts';
import { hex } from '../random.ts';
import { holdersOf, WhoPlays } from '../replay/who-plays.tsx';
import { go } from '../router.ts';
import { settings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import type { AboutPosition } from './about-position.ts';
import { fragmentOf } from './link.ts';
import { usePositionWords } from './use-position-words.ts';

interface PlayOnProps extends Pick<AboutPosition, 'game' | 'editor' | 'sketch' | 'ownEdition'> {
  readonly onClose: () => void;
}

/** A study from the position that was entered: every time the unknown is drawn anew. */
export function PlayOnHere({ game, editor, sketch, ownEdition, onClose }: PlayOnProps) {
  const words = useWords();
  const position = usePositionWords();
  const { personNames, botNames } = words.newGame;
  const [players, setPlayers] = useState<readonly string[]>(() =>
    sketch.players.map((_, seat) => (seat === sketch.me ? 'person' : MIDDLE)),
  );
  const isAlone = players.filter(player => player === 'person').length === 1;
  const names = players.map((player, seat) => {
    if (player !== 'person') return botNames[seat % botNames.length] ?? personNames(seat + 1);
    return (isAlone && settings.get().name) || personNames(seat + 1);
  });
  const start = () => {
    const random = randomOf(seedRng(hex(32)));
    const state = readOnly(editor.stateFrom(game, sketch, random));
    const holders = holdersOf(names, players);
    const from = `${location.pathname}#${fragmentOf(sketch)}`;
    const plan = { options: sketch.options, holders, edition: ownEdition, position: state, from };
    go(`/table/${newTable(game, plan)}`);
  };
  return (
    <Dialog
      title={position.playOn}
      onClose={onClose}
      footer={
        <button type="button" class="button button-main" onClick={start}>
          {position.start}
        </button>
      }
    >
      <div class="play-on">
        <p>{position.playOnText}</p>
        <WhoPlays names={names} players={players} onChange={setPlayers} />
      </div>
    </Dialog>
  );
}
