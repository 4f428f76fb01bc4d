import { type Card, JOKER, linkOf, STEPS } from '../data/cards.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { PlayerView } from '../vocabulary.ts';
import { CardPicture } from './art/cards.tsx';
import { Token } from './art/things.tsx';

interface ChainProps {
  readonly seat: number;
  readonly player: PlayerView;
  readonly words: TableWords;
  readonly label: string;
  /** Where a new label comes from. */
  readonly from: string;
}

/** The Start and seven tin labels; what is missing is seen as a hole with its number. */
export function Chain({ seat, player, words, label, from }: ChainProps) {
  return (
    <ol class="ch-chain" aria-label={label}>
      <li
        class={player.start === null ? 'ch-label ch-label-start ch-label-hole' : 'ch-label ch-label-start'}
        title={player.start === null ? words.noStart : words.card(player.start)}
      >
        {player.start === null ? (
          <>
            <Token class="ch-label-picture ch-label-ghost" />
            <span class="only-heard">{words.noStart}</span>
          </>
        ) : (
          <span class="ch-label-inside" data-glide={`start-${seat}`} data-glide-from={from}>
            <b class="ch-label-number">+{player.income}</b>
            <CardPicture card={player.start} class="ch-label-picture" />
            <span class="ch-label-name">{words.short(player.start)}</span>
          </span>
        )}
      </li>
      {STEPS.map(step => (
        <Label key={step} step={step} laid={player.chain[step - 1]!} seat={seat} words={words} from={from} />
      ))}
    </ol>
  );
}

interface LabelProps {
  readonly step: number;
  readonly laid: readonly Card[];
  readonly seat: number;
  readonly words: TableWords;
  readonly from: string;
}

function Label({ step, laid, seat, words, from }: LabelProps) {
  const link = linkOf(step);
  if (laid.length === 0)
    return (
      <li class="ch-label ch-label-hole" title={words.missingStep(step)}>
        <b class="ch-label-number" aria-hidden="true">
          {step}
        </b>
        <CardPicture card={link} class="ch-label-picture ch-label-ghost" />
        <span class="only-heard">{words.missingStep(step)}</span>
      </li>
    );
  const jokers = laid.filter(card => card === JOKER).length;
  return (
    <li class="ch-label" data-step={step} title={jokers > 0 ? words.asJoker(link) : words.card(link)}>
      <span class="ch-label-inside" data-glide={`link-${seat}-${step}`} data-glide-from={from}>
        <b class="ch-label-number">{step}</b>
        <CardPicture card={link} class="ch-label-picture" />
        <span class="ch-label-name">{words.short(link)}</span>
        {jokers > 0 && (
          <span class="ch-label-joker">
            <CardPicture card={JOKER} class="ch-icon" />
            <span class="only-heard">{words.asJoker(link)}</span>
          </span>
        )}
        {laid.length > 1 && <b class="ch-label-count">×{laid.length}</b>}
      </span>
    </li>
  );
}
