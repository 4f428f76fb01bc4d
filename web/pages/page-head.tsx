import { useState } from 'preact/hooks';
import { PotagerMark } from '../art/brand.tsx';
import { Icon } from '../kit/icon.tsx';
import { LANGUAGES } from '../kit/language.ts';
import { Segments } from '../kit/segments.tsx';
import { Sheet } from '../kit/sheet.tsx';
import { useStore } from '../kit/store.ts';
import { Link } from '../link.tsx';
import { myself } from '../net/person.ts';
import {
  change,
  BREATHS,
  FINAL_ASKS,
  ONLY_CHOICES,
  PACES,
  SCENE_PACES,
  SECOND_THOUGHTS,
  settings,
  THEMES,
  VOLUMES,
} from '../settings.ts';
import { useWords } from '../words/index.ts';

/** The strip on top of every page that is not a table. */
export function PageHead() {
  const words = useWords();
  return (
    <header class="page-head">
      <Link to="/" class="brand">
        <PotagerMark class="brand-mark" />
        <span>{words.house.name}</span>
      </Link>
      <span class="page-head-tools">
        <MeLink />
        <LanguageButton />
        <SettingsButton />
      </span>
    </header>
  );
}

/** To one's own page. */
function MeLink() {
  const { net, colon } = useWords();
  const { lobby, me } = net;
  const known = useStore(myself);
  return (
    <Link to="/me" class="button button-quiet me-link">
      <Icon of="you" />
      {known && <span class="only-heard">{me.title + colon}</span>}
      <span class="me-name">{lobby.me(known?.name ?? null)}</span>
    </Link>
  );
}

/** One tap to the other language. */
function LanguageButton() {
  const { language } = useStore(settings);
  const other = LANGUAGES.find(candidate => candidate !== language)!;
  const name = other === 'fr' ? 'Français' : 'English';
  return (
    <button
      type="button"
      class="button button-quiet"
      lang={other}
      onClick={() => change({ language: other })}
    >
      {name}
    </button>
  );
}

/** A round slip; `isNamed` where the word stands beside it. */
export function SettingsButton({ isNamed = false }: { isNamed?: boolean }) {
  const { title } = useWords().settings;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class={isNamed ? 'button button-quiet' : 'round'}
        aria-label={title}
        onClick={() => setOpen(true)}
      >
        <Icon of="sliders" />
        {isNamed && title}
      </button>
      {open && <SettingsSheet onClose={() => setOpen(false)} />}
    </>
  );
}

function SettingsSheet({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const now = useStore(settings);
  return (
    <Sheet title={words.settings.title} closeLabel={words.close} onClose={onClose} kind="dialog">
      <div class="settings">
        <Segments
          legend={words.settings.language}
          value={now.language}
          options={LANGUAGES.map(value => ({ value, label: value === 'fr' ? 'Français' : 'English' }))}
          onChange={language => change({ language })}
        />
        <Segments
          legend={words.settings.theme}
          value={now.theme}
          options={THEMES.map(value => ({ value, label: words.settings.themes[value] }))}
          onChange={theme => change({ theme })}
        />
        <Segments
          legend={words.settings.pace}
          value={now.pace}
          options={PACES.map(value => ({ value, label: words.settings.paces[value] }))}
          onChange={pace => change({ pace })}
        />
        <Segments
          legend={words.settings.scenes}
          value={now.scenes}
          options={SCENE_PACES.map(value => ({ value, label: words.settings.scenePaces[value] }))}
          onChange={scenes => change({ scenes })}
        />
        <Segments
          legend={words.settings.volume}
          value={now.volume}
          options={VOLUMES.map(value => ({ value, label: words.settings.volumes[value] }))}
          onChange={volume => change({ volume })}
        />
        <Segments
          legend={words.settings.secondThought}
          value={now.secondThought}
          options={SECOND_THOUGHTS.map(value => ({ value, label: words.settings.secondThoughts[value] }))}
          onChange={secondThought => change({ secondThought })}
        />
        <Segments
          legend={words.settings.finalAsk}
          value={now.finalAsk}
          options={FINAL_ASKS.map(value => ({ value, label: words.settings.finalAsks[value] }))}
          onChange={finalAsk => change({ finalAsk })}
        />
        <Segments
          legend={words.settings.breath}
          value={now.breath}
          options={BREATHS.map(value => ({ value, label: words.settings.breaths[value] }))}
          onChange={breath => change({ breath })}
        />
        <Segments
          legend={words.settings.onlyChoice}
          value={now.onlyChoice}
          options={ONLY_CHOICES.map(value => ({ value, label: words.settings.onlyChoices[value] }))}
          onChange={onlyChoice => change({ onlyChoice })}
        />
      </div>
    </Sheet>
  );
}
