import { PAINTED_SIGNS } from '../art/painted-signs.tsx';
import { nth } from '../../core/sure.ts';

/** A seat's sign painted, for where it is as large as a thumb. Apart from the flat one, which the first page needs. */
export function PaintedSign({ seat, title }: { readonly seat: number; readonly title?: string | undefined }) {
  const Sign = nth(PAINTED_SIGNS, seat % PAINTED_SIGNS.length);
  return (
    // Made anew with its title: a title that is taken away would stay behind, empty.
    <span key={title} class="painted-sign" data-seat={seat} title={title}>
      <Sign />
    </span>
  );
}
