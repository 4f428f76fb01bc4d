import { Arrow, At, Label } from '../../../web/kit/primer/drawing.tsx';
import type { PanelProps } from '../../../web/kit/primer/primer.ts';
import { CoinPicture, PlotPicture } from '../ui/art.tsx';
import type { Plots } from '../vocabulary.ts';
import { POINTS_A_VALUE } from '../data/points.ts';

type Props = PanelProps<Plots>;

export function Purse({ edition }: Props) {
  return (
    <>
      {Array.from({ length: edition.purse }, (_, i) => (
        <At key={i} x={4 + 4 * (i % 5)} y={5.4 + 4.6 * Math.floor(i / 5)} width={3.8}>
          <CoinPicture />
        </At>
      ))}
    </>
  );
}

export function Bids() {
  return (
    <>
      <At x={6.4} y={9} width={9}>
        <PlotPicture value={8} />
      </At>
      <Arrow from={[16.4, 5.4]} to={[11.6, 7.4]} bend={-0.2} />
      <Label x={19} y={5} kind="good">
        5 <CoinPicture />
      </Label>
      <Label x={19} y={13} kind="bad">
        3 <CoinPicture />
      </Label>
    </>
  );
}

export function Row() {
  return (
    <>
      {[8, 3, 6].map((value, i) => (
        <At key={value} x={4.4 + 7.6 * i} y={9} width={7.2}>
          <PlotPicture value={value} />
        </At>
      ))}
    </>
  );
}

export function Points() {
  return (
    <>
      <At x={6} y={5.4} width={7}>
        <PlotPicture value={8} />
      </At>
      <Label x={16} y={5.6}>
        = {8 * POINTS_A_VALUE}
      </Label>
      <At x={6} y={13.6} width={4.6}>
        <CoinPicture />
      </At>
      <Label x={16} y={13.6}>
        = 1
      </Label>
    </>
  );
}
