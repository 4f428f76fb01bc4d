import type { Vocabulary } from '../../core/game.ts';
import { PANEL } from '../kit/primer/drawing.tsx';
import { saidOf } from '../kit/lesson/lesson.ts';
import type { Panel, Primer } from '../kit/primer/primer.ts';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import { usePrimerWords } from './use-primer-words.ts';

interface PanelsProps {
  readonly game: string;
  readonly primer: Primer<Vocabulary>;
  readonly edition: Vocabulary['Edition'];
}

/** The whole game on about one screen: pictures of its own pieces, a sentence each. */
export function Panels({ game, primer, edition }: PanelsProps) {
  const { panels } = primer;
  return (
    <ol class="panels">
      {panels.map((panel, i) => (
        <PanelItem
          key={panel.name}
          game={game}
          panel={panel}
          edition={edition}
          number={i + 1}
          opensPart={panel.part !== panels[i - 1]?.part}
        />
      ))}
    </ol>
  );
}

interface PanelItemProps extends Omit<PanelsProps, 'primer'> {
  readonly panel: Panel<Vocabulary>;
  readonly number: number;
  readonly opensPart: boolean;
}

function PanelItem({ game, panel, edition, number, opensPart }: PanelItemProps) {
  const { parts } = usePrimerWords();
  const { language } = useStore(settings);
  const { Picture, part, shows, say } = panel;
  return (
    <li class="primer-panel" data-part={part}>
      {opensPart && <h3 class="panel-part">{parts[part]}</h3>}
      <div
        class="table panel-picture"
        data-game={game}
        role="img"
        aria-label={saidOf(shows, edition)[language]}
      >
        {/* Only seen: the label says what it shows. */}
        <div class="panel-stage" style={{ aspectRatio: `${PANEL.width} / ${PANEL.height}` }} inert>
          <Picture edition={edition} language={language} />
        </div>
      </div>
      <p class="panel-says">
        <b class="panel-number num" aria-hidden="true">
          {number}
        </b>
        <span>{saidOf(say, edition)[language]}</span>
      </p>
    </li>
  );
}
