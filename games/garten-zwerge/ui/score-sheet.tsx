import { nth } from '../../../core/sure.ts';
import type { ScoreSheetProps } from '../../../web/kit/game-screen.ts';
import { Ledger, type LedgerLine } from '../../../web/kit/ledger.tsx';
import { GOLD, GREY, HATS } from '../data/words.ts';
import type { GartenZwerge, PlayerView, View } from '../vocabulary.ts';
import { HatIcon } from './art/gnome.tsx';
import { Petal } from './art/things.tsx';
import { TABLE_WORDS, type Words } from './words.ts';

/** Why it ended, who reached which goal, and the collections laid out in the order in which they are compared. */
export function ScoreSheet({ view, outcome, language, names, clause }: ScoreSheetProps<GartenZwerge>) {
  const words = TABLE_WORDS[language];
  const shared = nth(outcome.places, 0).length > 1;
  return (
    <Ledger
      places={outcome.places}
      language={language}
      names={names}
      why={view.stage.name === 'over' && words.sheet.why[view.stage.because]}
      total={() => null}
      lines={seat => linesOf(nth(view.players, seat), view, words)}
      footnote={[`${shared ? words.sheet.shared : words.sheet.tieBreak} `, clause('GZ-66')]}
    />
  );
}

/** The best gnome first; gold and grey are told, but do not count. */
function linesOf(player: PlayerView, view: View, words: Words): LedgerLine[] {
  const gnomes = HATS.map((_, hat) => player.gnomes.filter(gnome => gnome.hat === hat).length);
  const lines = gnomes
    .flatMap((count, hat): LedgerLine[] => {
      if (count === 0) return [];
      const value = view.values[hat] ?? 0;
      return [
        {
          key: nth(HATS, hat),
          picture: <HatIcon hat={hat} />,
          words: hat === GOLD ? <strong>{words.sheet.reached.gold}</strong> : words.several(count, hat),
          ...(hat !== GREY && hat !== GOLD && count > 1 && { sum: `${count} × ${value} =` }),
          value: hat === GOLD ? '★' : hat === GREY ? '–' : count * value,
        },
      ];
    })
    .toReversed();
  const rich = player.petals >= view.goal;
  return [
    ...lines,
    {
      key: 'petals',
      picture: <Petal />,
      words: rich ? <strong>{words.sheet.reached.petals}</strong> : words.petalsHeld,
      value: player.petals,
    },
  ];
}
