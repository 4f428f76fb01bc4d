import { useState } from 'preact/hooks';
import { MIDDLE } from '../../bots/levels.ts';
import type { Seat } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import { Dialog } from '../dialog.tsx';
import { newTable } from '../host/new-table.ts';
import { FaultNote } from '../kit/fault-note.tsx';
import { Segments } from '../kit/segments.tsx';
import { hex } from '../random.ts';
import { go } from '../router.ts';
import { hashOf } from '../step-hash.ts';
import type { Playback } from './source.ts';
import type { Shown } from './use-player.ts';
import { useReplayWords } from './use-replay-words.ts';
import { holdersOf, WhoPlays } from './who-plays.tsx';

interface PlayOnProps extends Playback {
  readonly shown: Shown;
  /** To the step before this one. */
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** A study from the step that is shown: who plays which seat, and what becomes of what is hidden. */
export function PlayOnSheet({ shown, source, projector, rules, edition, onBack, onClose }: PlayOnProps) {
  const { playOn, back } = useReplayWords();
  const { frame, viewer } = shown.shot;
  const isOver = projector.viewpoints.includes('open');
  const mine = viewer === 'spectator' ? (frame.deciding[0]?.seat ?? 0) : viewer;
  /** By seat, `person` or the level of a bot. */
  const [players, setPlayers] = useState<readonly string[]>(() =>
    source.levels.map((level, seat) => (seat === mine ? 'person' : (level ?? MIDDLE))),
  );
  const [isAnew, setAnew] = useState(!isOver);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const people = players.flatMap((player, seat) => (player === 'person' ? [seat] : []));
  // Before the end one knows what one's own seat knows, whoever plays it on.
  const knows: Seat = isOver && !people.includes(mine) ? (people[0] ?? mine) : mine;

  const start = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const from = { step: frame.step, seat: knows, anew: isAnew ? hex(16) : null };
      const position = await projector.position(from);
      const holders = holdersOf(source.names, players);
      const { options, edition: own } = source;
      const back = source.table !== null && {
        from: location.pathname + hashOf({ step: frame.step, eyes: shown.viewpoint, invite: null }),
      };
      const plan = { options, holders, edition: own, position, ...back };
      go(`/table/${newTable(rules.box.open(edition), plan)}`);
    } catch {
      setBusy(false);
      setFailed(true);
    }
  };
  return (
    <Dialog
      title={playOn.title}
      onClose={onClose}
      footer={
        frame.outcome === null ? (
          <button
            type="button"
            class="button button-main"
            aria-disabled={isBusy}
            onClick={() => void start()}
          >
            {playOn.start}
          </button>
        ) : (
          <button type="button" class="button button-main" onClick={onBack}>
            {back}
          </button>
        )
      }
    >
      {frame.outcome !== null ? (
        <p>{playOn.over}</p>
      ) : (
        <div class="play-on">
          <p>{playOn.text}</p>
          {isOver ? (
            <Segments
              legend={playOn.hidden}
              value={isAnew}
              options={[
                { value: false, label: playOn.asItWas },
                { value: true, label: playOn.anew },
              ]}
              onChange={setAnew}
            />
          ) : (
            <p class="hint">{playOn.onlyAnew}</p>
          )}
          {isOver && isAnew && <p class="hint">{playOn.anewHint(nth(source.names, knows))}</p>}
          <WhoPlays names={source.names} players={players} onChange={setPlayers} />
          {failed && <FaultNote>{playOn.failed}</FaultNote>}
        </div>
      )}
    </Dialog>
  );
}
