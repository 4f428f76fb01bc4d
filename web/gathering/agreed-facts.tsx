import type { Vocabulary } from '../../core/game.ts';
import type { TableSheet } from '../../wire/tells.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import { useWords } from '../words/index.ts';

interface AgreedFactsProps {
  readonly sheet: TableSheet;
  readonly screen: GameScreen<Vocabulary>;
}

/** What was agreed when the table was opened, for everyone to read. */
export function AgreedFacts({ sheet, screen }: AgreedFactsProps) {
  const { opening, gathering } = useWords().net;
  const { newGame } = useWords();
  const { language } = useStore(settings);
  const options = screen.texts[language].options as {
    [name: string]: { label: string; value: (value: unknown) => string };
  };
  const facts = [
    [opening.visibility, opening.visibilities[sheet.visibility]],
    [opening.clock, gathering.clockFact(sheet.clock)],
    ...(sheet.clock.kind === 'none' ? [] : [[opening.late, opening.lates[sheet.late]]]),
    [opening.chat, opening.chats[sheet.chat]],
    ...Object.entries(sheet.options).map(([key, value]) => [
      options[key]?.label ?? key,
      typeof value === 'number' ? newGame.seat(value + 1) : (options[key]?.value(value) ?? String(value)),
    ]),
    ...(sheet.edition === null ? [] : [[newGame.values, gathering.ownValues]]),
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
