import { render } from 'preact';
import './style/fonts.css';
import './style/theme.css';
import './style/controls.css';
import './style/pages.css';
import './style/frame.css';
import './style/kit.css';
import './style/table.css';
import './style/net.css';
import { present } from '../core/sure.ts';
import { House } from './house.tsx';
import { keepFocus } from './keep-focus.ts';
import { watchAddress } from './router.ts';
import { followOtherTabs } from './net/person.ts';
import { fetchWords } from './kit/spoken.ts';
import { keepDressed, settings } from './settings.ts';

keepDressed(document);
keepFocus(document);
watchAddress();
followOtherTabs();

/** The app shell: everything on the page that knows no game. */
const house = present(document.getElementById('house'), 'house');
const { language } = settings.get();
fetchWords(language).then(
  () => {
    // The parts of the kit, shown by the development server only: the build leaves this out.
    if (import.meta.env.DEV && location.pathname === '/kit')
      void import('./kit-page/kit-page.tsx').then(({ KitPage }) => render(<KitPage />, house));
    else render(<House />, house);
  },
  // Nothing else can be said: no word has arrived.
  () => {
    house.role = 'alert';
    house.textContent =
      'Can’t reach Potager: reload the page. / Potager est injoignable\u00a0: rechargez la page.';
  },
);
