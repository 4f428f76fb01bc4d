import { nth } from '../../../core/sure.ts';
import { PieceCard } from '../../../web/kit/piece-card.tsx';
import { aboutAncestor, aboutCard, aboutField, ancestorNumber, clauseOf, fieldOf } from './about.ts';
import { AncestorArt } from './art/ancestor.tsx';
import { PaddyCard } from './card-face.tsx';
import { FieldSum } from './field-sum.tsx';
import type { Focus } from './focus.ts';
import type { Part } from './part.ts';

/** The thing pointed at: a card large enough to be read, an ancestor, a field with its sum. */
export function Detail({ on, ...part }: Part & { readonly on: Focus }) {
  const { frame, deck, words } = part;
  const clause = part.clause(clauseOf(on, part));
  if (on.on === 'card')
    return (
      <PieceCard
        about={aboutCard(on.card, part)}
        picture={<PaddyCard deck={deck} card={on.card} />}
        clause={clause}
      />
    );
  const player = nth(frame.view.players, on.seat);
  const ancestor = player.ancestor && ancestorNumber(deck, player.ancestor.id);
  const other = on.seat === part.viewer ? null : part.names(on.seat);
  if (on.on === 'ancestor')
    return (
      player.ancestor && (
        <PieceCard
          about={aboutAncestor(player.ancestor, { deck, words, other })}
          picture={<AncestorArt of={ancestor!} />}
          clause={clause}
        />
      )
    );
  const field = fieldOf(on, part);
  return (
    field && (
      <PieceCard about={aboutField(field, player, words)} clause={clause}>
        {field.points && (
          <FieldSum field={{ ...field, points: field.points }} words={words} ancestor={ancestor} />
        )}
      </PieceCard>
    )
  );
}
