import { render } from 'preact';
import './style/fonts.css';
import './style/theme.css';
import './style/controls.css';
import './style/pages.css';
import './style/table.css';
import { House } from './house.tsx';
import { watchAddress } from './router.ts';
import { keepDressed } from './settings.ts';

keepDressed(document);
watchAddress();
render(<House />, document.getElementById('house')!);
