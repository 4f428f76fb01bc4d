import { nth } from '../../../core/sure.ts';
import type { ScoreSheetProps } from '../../../web/kit/game-screen.ts';
import { Ledger } from '../../../web/kit/ledger.tsx';
import { STEPS } from '../data/cards.ts';
import type { Chicoree } from '../vocabulary.ts';
import { Back, Token } from './art/things.tsx';
import { Dots } from './dots.tsx';
import { Review } from './review.tsx';
import './table.css';
import { TABLE_WORDS } from './words.ts';

/** How far everyone came, why it ended, and every secret bid of the game, now open. */
export function ScoreSheet({ view, outcome, language, names }: ScoreSheetProps<Chicoree>) {
  const words = TABLE_WORDS[language];
  return (
    <>
      <Ledger
        places={outcome.places}
        language={language}
        names={names}
        why={view.ending && words.endings[view.ending.because]}
        total={seat => {
          const { out, missing } = nth(view.players, seat);
          return out === null ? (
            `${STEPS.length - missing.length}/${STEPS.length}`
          ) : (
            <small>{words.bankrupt}</small>
          );
        }}
        work={seat =>
          nth(view.players, seat).out === null && <Dots player={nth(view.players, seat)} words={words} />
        }
        lines={seat => {
          const { tokens, handSize, out } = nth(view.players, seat);
          if (out !== null) return [];
          return [
            { key: 'tokens', picture: <Token />, words: words.tokensHeld, value: tokens },
            { key: 'hand', picture: <Back />, words: words.cardsHeld, value: handSize },
          ];
        }}
      />
      <Review view={view} words={words} names={names} />
    </>
  );
}
