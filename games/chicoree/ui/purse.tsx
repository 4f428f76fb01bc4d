import { Count } from '../../../web/kit/count.tsx';
import type { Names } from '../../../core/texts.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { PlayerView } from '../vocabulary.ts';
import { Back, Stop, Token } from './art/things.tsx';

interface PurseProps {
  readonly seat: number;
  readonly player: PlayerView;
  readonly words: TableWords;
  readonly names: Names;
}

/** Tokens, cards in hand, and the turns that a block still spoils: all of it open to everyone. */
export function Purse({ seat, player, words, names }: PurseProps) {
  return (
    <span class="ch-purse">
      <span class="ch-fact ch-tokens" data-purse={seat} title={words.tokens(player.tokens)}>
        <Token class="ch-icon" />
        <Count value={player.tokens} />
        <span class="only-heard"> {words.unit.tokens(player.tokens)}</span>
      </span>
      <span class="ch-fact" data-glide-source={`seat-${seat}`} title={words.handOf(player.handSize)}>
        <Back class="ch-icon ch-icon-back" />
        <Count value={player.handSize} />
        <span class="only-heard"> {words.unit.cards(player.handSize)}</span>
      </span>
      {player.blocks.map((block, i) => (
        <span key={i} class="ch-fact ch-block" title={words.blockedFor(block.turns, names(block.by))}>
          <Stop class="ch-icon" />
          <Count value={block.turns} />
          <span class="only-heard"> {words.blockedFor(block.turns, names(block.by))}</span>
        </span>
      ))}
    </span>
  );
}
