import { present } from '../../core/sure.ts';
import type { Vocabulary } from '../../core/game.ts';
import { optionSpecs } from '../../core/opening.ts';
import type { Rules } from '../../games/about.ts';
import type { TableSheet } from '../../wire/tells.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { useStore } from '../kit/store.ts';
import { optionLabel, type OptionText } from '../new-game/option-label.ts';
import { settings } from '../settings.ts';
import { useGatherWords } from '../words/gather.ts';
import { useWords } from '../words/index.ts';
import { useOpeningWords } from '../new-game/words.ts';

interface AgreedFactsProps {
  readonly sheet: TableSheet;
  readonly box: Rules<Vocabulary>['box'];
  readonly screen: GameScreen<Vocabulary>;
}

/** What was agreed when the table was opened, for everyone to read. */
export function AgreedFacts({ sheet, box, screen }: AgreedFactsProps) {
  const { newGame } = useWords();
  const opening = useOpeningWords();
  const { gathering } = useGatherWords();
  const { language } = useStore(settings);
  const texts: { readonly [name: string]: OptionText } = screen.texts[language].options;
  const seatName = (seat: number) => {
    const holder = sheet.seats[seat];
    return holder && 'name' in holder ? holder.name : newGame.seat(seat + 1);
  };
  const facts = [
    [opening.visibility, opening.visibilities[sheet.visibility]],
    [opening.clock, gathering.clockFact(sheet.clock)],
    ...(sheet.clock.kind === 'none' ? [] : [[opening.late, opening.lates[sheet.late]]]),
    [opening.chat, opening.chats[sheet.chat]],
    [opening.hints, opening.hintsAllowed[sheet.hints === false ? 'no' : 'yes']],
    ...optionSpecs(box.open(box.edition)).map(([key, spec]) => {
      const text = present(texts[key], `words for ${key}`);
      return [text.label, optionLabel(spec, text, { value: sheet.options[key], seatName })];
    }),
    ...(sheet.edition === null ? [] : [[opening.values, gathering.ownValues]]),
  ];
  return (
    <section class="panel agreed-facts" aria-labelledby="agreed">
      <h2 id="agreed">{gathering.agreed}</h2>
      <dl class="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
