import { useState } from 'preact/hooks';
import { keysOf } from '../../core/keys.ts';
import { PotagerMark } from '../art/brand.tsx';
import { Dialog } from '../dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import { Segments } from '../kit/segments.tsx';
import { useStore } from '../kit/store.ts';
import { Link } from '../link.tsx';
import { myself } from '../net/person.ts';
import { change, settings, valuesOf, type Preference, PREFERENCES, type Preferences } from '../settings.ts';
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
  const { lobby } = net;
  const known = useStore(myself);
  return (
    <Link to="/me" class="button button-quiet me-link">
      <Icon of="you" />
      {known && <span class="only-heard">{lobby.me(null) + colon}</span>}
      <span class="me-name">{lobby.me(known?.name ?? null)}</span>
    </Link>
  );
}

/** One tap to the other language. */
function LanguageButton() {
  const { language } = useStore(settings);
  const other = language === 'fr' ? 'en' : 'fr';
  return (
    <button
      type="button"
      class="button button-quiet"
      lang={other}
      onClick={() => change({ language: other })}
    >
      {useWords().settings.values.language[other]}
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
  return (
    <Dialog title={words.settings.title} onClose={onClose}>
      <div class="settings">
        {keysOf(PREFERENCES).map(preference => (
          <Choice key={preference} of={preference} />
        ))}
      </div>
    </Dialog>
  );
}

function Choice<P extends Preference>({ of }: { of: P }) {
  const { wishes, values } = useWords().settings;
  const called: { readonly [P in Preference]: { readonly [V in Preferences[P]]: string } } = values;
  const now = useStore(settings);
  return (
    <Segments
      legend={wishes[of]}
      value={now[of]}
      options={valuesOf(of).map(value => ({ value, label: called[of][value] }))}
      onChange={value => change({ ...now, [of]: value })}
    />
  );
}
