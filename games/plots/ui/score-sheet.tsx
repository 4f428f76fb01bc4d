import { playerAt } from '../../../core/sure.ts';
import type { ScoreSheetProps } from '../../../web/kit/game-screen.ts';
import { Ledger } from '../../../web/kit/ledger.tsx';
import type { Plots } from '../vocabulary.ts';
import { CoinPicture } from './art.tsx';
import { TABLE_WORDS } from './words.ts';

/** PLT-10: every row and purse counted, best first. */
export function ScoreSheet({ outcome, language, names }: ScoreSheetProps<Plots>) {
  const words = TABLE_WORDS[language];
  return (
    <Ledger
      places={outcome.places}
      language={language}
      names={names}
      total={seat => {
        const { row, coins } = playerAt(outcome.scores, seat);
        return row + coins;
      }}
      lines={seat => {
        const { row, coins } = playerAt(outcome.scores, seat);
        return [
          { key: 'row', words: words.row, value: row },
          { key: 'coins', picture: <CoinPicture />, words: words.coins(coins), value: coins },
        ];
      }}
    />
  );
}
