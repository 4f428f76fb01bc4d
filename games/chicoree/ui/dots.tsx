import { STEPS } from '../data/cards.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { PlayerView } from '../vocabulary.ts';

/** A chain in one line: the Start with its income, then seven numbers, filled as far as they are laid. */
export function Dots({ player, words }: { player: PlayerView; words: TableWords }) {
  return (
    <span class="ch-dots num" role="img" aria-label={words.stepsOf(STEPS.length - player.missing.length)}>
      <span class={player.start === null ? 'ch-dot' : 'ch-dot ch-dot-start'}>
        {player.start === null ? '' : `+${player.income}`}
      </span>
      {STEPS.map(step => {
        const laid = player.chain[step - 1]!.length;
        return (
          <span key={step} class={laid > 0 ? 'ch-dot ch-dot-laid' : 'ch-dot'}>
            {step}
            {laid > 1 && `×${laid}`}
          </span>
        );
      })}
    </span>
  );
}
