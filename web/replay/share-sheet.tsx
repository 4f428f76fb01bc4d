import { useState } from 'preact/hooks';
import type { GameFile } from '../../fair/game-file.ts';
import { Dialog } from '../dialog.tsx';
import { download } from '../download.ts';
import { LinkPanel } from '../gathering/link-panel.tsx';
import { Icon } from '../kit/icon.tsx';
import { Link } from '../link.tsx';
import { hashOf } from '../step-hash.ts';
import { useWords } from '../words/index.ts';
import type { Playback } from './source.ts';
import type { Shown } from './use-player.ts';
import { useCalled } from './use-called.ts';
import { useReplayWords } from './use-replay-words.ts';

interface ShareSheetProps extends Pick<Playback, 'source' | 'projector'> {
  readonly shown: Shown;
  readonly onClose: () => void;
}

/** How others come to see a finished game: by a link to the step that is shown, where a house keeps the game, and by its file. */
export function ShareSheet({ shown, source, projector, onClose }: ShareSheetProps) {
  const house = useWords();
  const { share: words } = useReplayWords();
  const called = useCalled(source);
  const { step } = shown.shot.frame;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <div class="share-game">
        {source.share ? (
          <section>
            <h3>{words.link}</h3>
            <p>{words.linkText(step, called(shown.viewpoint))}</p>
            <LinkPanel
              path={location.pathname + hashOf({ step, eyes: shown.viewpoint, invite: source.share.invite })}
              message={words.linkText(step, called(shown.viewpoint))}
            />
          </section>
        ) : (
          <p>{source.table === null ? words.fromFile : words.onlyHere}</p>
        )}
        <section>
          <h3>{words.file}</h3>
          <p>{words.fileText(step, called(shown.viewpoint))}</p>
          <FileButton shown={shown} source={source} projector={projector} />
          <p>
            <Link to="/replay" class="button button-quiet">
              <Icon of="replay" />
              {house.tables.openFile}
            </Link>
          </p>
        </section>
      </div>
    </Dialog>
  );
}

function FileButton({ shown, source, projector }: Omit<ShareSheetProps, 'onClose'>) {
  const { share: words } = useReplayWords();
  const [done, setDone] = useState<'saved' | 'failed' | null>(null);
  const name = `potager-${source.game}.json`;
  const save = async () => {
    try {
      const file = source.file ?? (await projector.file(source.names));
      const here = hashOf({ step: shown.shot.frame.step, eyes: shown.viewpoint, invite: null });
      download(name, { ...file, opensAt: here.slice(1) } satisfies GameFile);
      setDone('saved');
    } catch {
      setDone('failed');
    }
  };
  return (
    <p class="row">
      <button type="button" class="button button-main" onClick={() => void save()}>
        <Icon of="share" />
        {words.save}
      </button>
      <span role="status" class="hint">
        {done === 'saved' && words.saved(name)}
        {done === 'failed' && words.notSaved}
      </span>
    </p>
  );
}
