import { useState } from 'preact/hooks';
import { Art } from './art.tsx';
import { Forms } from './forms.tsx';
import { FramedTable } from './framed-table.tsx';
import './kit-page.css';
import { Pieces } from './pieces.tsx';
import { ScenesPage } from './scenes.tsx';
import { Sheets } from './sheets.tsx';
import { Tokens } from './tokens.tsx';

/** Every part of the kit in all its states, for whoever builds a table; only the development server shows it. */
export function KitPage() {
  const [theme, setTheme] = useState<'day' | 'night'>('day');
  document.documentElement.dataset['theme'] = location.hash.endsWith('/night') ? 'night' : theme;
  if (location.hash.startsWith('#scenes')) return <ScenesPage />;
  return (
    <main class="page kit-page">
      <h1>Kit</h1>
      <button type="button" class="button" onClick={() => setTheme(theme === 'day' ? 'night' : 'day')}>
        {theme}
      </button>
      <Tokens />
      <Art />
      <Pieces />
      <Sheets />
      <Forms />
      <FramedTable width={390} height={700} />
      <FramedTable width={844} height={390} />
      <FramedTable width={820} height={1000} />
      <FramedTable width={1280} height={720} />
      <FramedTable width={1440} height={900} />
      <FramedTable width={1280} height={720} isTelevision />
    </main>
  );
}
