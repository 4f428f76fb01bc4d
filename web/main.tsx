import { render } from 'preact';
import './style/fonts.css';
import './style/theme.css';
import './style/controls.css';
import './style/pages.css';
import './style/table.css';
import './style/net.css';
import { House } from './house.tsx';
import { watchAddress } from './router.ts';
import { followOtherTabs } from './net/person.ts';
import { keepDressed } from './settings.ts';

keepDressed(document);
watchAddress();
followOtherTabs();
render(<House />, document.getElementById('house')!);
