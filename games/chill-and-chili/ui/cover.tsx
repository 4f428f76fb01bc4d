import { Pond } from './art/waters.tsx';
import { Carrot, Cauliflower, Chili, Corn, Pumpkin, Tomato } from './art/vegetables.tsx';
import './cover.css';

/** The lid of the box: six friends around a pond. */
export function Cover() {
  return (
    <div class="cc-cover">
      <Corn class="cc-cover-corn" />
      <Cauliflower class="cc-cover-cauliflower" />
      <Pumpkin class="cc-cover-pumpkin" />
      <Pond class="cc-cover-pond" tokens={16} capacity={20} />
      <Carrot class="cc-cover-carrot" />
      <Tomato class="cc-cover-tomato" />
      <Chili class="cc-cover-chili" />
    </div>
  );
}
