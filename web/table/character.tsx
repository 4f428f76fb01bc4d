import type { ComponentChildren } from 'preact';
import { characterAt } from '../../bots/characters.ts';
import type { Seat } from '../../core/game.ts';
import { FACES } from '../art/characters.tsx';
import type { SeatHolder } from '../host/host.ts';
import { type SeatNote, SeatNotes } from '../kit/seat-notes.ts';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import { botLevel } from '../words/called.ts';
import { CHARACTER_WORDS } from '../words/characters.ts';
import { useWords } from '../words/index.ts';

interface CharacterProps {
  /** Its id: a table deals the characters of its bots. */
  readonly table: string;
  readonly seat: Seat;
}

/** A bot's character: a face, a name, and what to expect of it. */
export function CharacterLine({ table, seat }: CharacterProps) {
  const character = characterAt(table, seat);
  const Face = FACES[character];
  const { name, line } = CHARACTER_WORDS[useStore(settings).language][character];
  return (
    <span class="character">
      <Face />
      {name} {line}
    </span>
  );
}

interface WithCharactersProps {
  readonly table: string;
  readonly holders: readonly (SeatHolder | { readonly kind: 'free' })[];
  readonly children: ComponentChildren;
}

/** The panels of the seats inside show what characters the bots have. */
export function WithCharacters({ table, holders, children }: WithCharactersProps) {
  const words = useWords();
  const { language } = useStore(settings);
  const note = (seat: Seat): SeatNote | null => {
    const holder = holders[seat];
    if (holder?.kind !== 'bot') return null;
    const character = characterAt(table, seat);
    const Face = FACES[character];
    const { name, line } = CHARACTER_WORDS[language][character];
    return { face: <Face />, text: `${botLevel(holder.level, words)}. ${name} ${line}` };
  };
  return <SeatNotes.Provider value={note}>{children}</SeatNotes.Provider>;
}
