import { Picture } from '../kit/picture.tsx';

/** A closed letter, seen from behind: whose sign seals it may open it. */
export function Envelope() {
  return (
    <Picture viewBox="0 0 320 210">
      <g stroke="#8A6236">
        <path d="M12 14Q12 6 20 6H300Q308 6 308 14V196Q308 204 300 204H20Q12 204 12 196Z" fill="#FBF1D8" />
        <path d="M14 200L132 96L160 118L188 96L306 200Q304 204 300 204H20Q16 204 14 200Z" fill="#F1E0B8" />
        <path d="M308 14V196Q308 203 301 204L196 104L306 9Z" fill="#E4CD98" stroke="none" />
        <path d="M14 200L132 96M188 96L306 200" />
        <path d="M14 9Q16 6 20 6H300Q304 6 306 9L168 122Q160 128 152 122Z" fill="#FFF9EA" />
        <path
          d="M306 9L168 122Q160 128 152 122L146 117Q156 122 164 114L290 6H300Q304 6 306 9Z"
          fill="#EBD7A8"
          stroke="none"
        />
        <path d="M14 9L152 122Q160 128 168 122L306 9" />
        <path d="M12 14Q12 6 20 6H300Q308 6 308 14V196Q308 204 300 204H20Q12 204 12 196Z" />
      </g>
    </Picture>
  );
}
