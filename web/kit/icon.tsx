/** The house draws in lines, games paint: one pen (`.icon` in theme.css) on a grid of 24. */
export const ICONS = {
  bot: 'M12 3v4M6.5 7h11A2.5 2.5 0 0 1 20 9.5v8a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-8A2.5 2.5 0 0 1 6.5 7ZM9 12v2M15 12v2',
  cards:
    'M9 4h8.5A1.5 1.5 0 0 1 19 5.5V17M5.5 7.5h8A1.5 1.5 0 0 1 15 9v10a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 4 19V9a1.5 1.5 0 0 1 1.5-1.5Z',
  check: 'M5 13l4.5 4.5L19 7',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17ZM12 8v4.5l3 2',
  close: 'M6 6 18 18M18 6 6 18',
  crown: 'M4 18h16M5 14 3.5 6.5 8.5 10 12 4.5l3.5 5.5 5-3.5L19 14Z',
  down: 'M12 5v14M6 13l6 6 6-6',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5Z',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  fold: 'm6 6 6 6-6 6M13 6l6 6-6 6',
  home: 'M4 11.5 12 4.5l8 7M6 10v9.5h12V10M10 19.5V14h4v5.5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1',
  list: 'M9 6h11M9 12h11M9 18h11M4.2 6h.1M4.2 12h.1M4.2 18h.1',
  lock: 'M8 11V8a4 4 0 0 1 8 0v3M6.5 11h11a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 18.5v-6A1.5 1.5 0 0 1 6.5 11ZM12 15v2',
  menu: 'M4 6h16M4 12h16M4 18h16',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  rules: 'M12 6.5C10 5 7 4.5 3.5 4.5V18c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5C17 4.5 14 5 12 6.5ZM12 6.5V20',
  screen:
    'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5v-9A1.5 1.5 0 0 1 4.5 5ZM8.5 20.5h7',
  send: 'M4 12 20 5l-4 15-4-6ZM12 14l8-9',
  share: 'M12 15V4M8 7.5l4-4 4 4M6 12H5v8h14v-8h-1',
  sliders:
    'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.4a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2ZM8 14.4a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2Z',
  sound: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  talk: 'M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z',
  turnLeft: 'M5 5v5h5M5.5 10A7.5 7.5 0 1 1 5 15',
  turnRight: 'M19 5v5h-5M18.5 10A7.5 7.5 0 1 0 19 15',
  undo: 'M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  you: 'M12 4.7a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 1 0 0-7.6ZM4.5 20c1-4 4-6 7.5-6s6.5 2 7.5 6',
} as const;

export type IconName = keyof typeof ICONS;

export function Icon({ of }: { of: IconName }) {
  return (
    <svg viewBox="0 0 24 24" class="icon" aria-hidden="true" focusable="false">
      <path d={ICONS[of]} />
    </svg>
  );
}
