import { Shown } from './samples.tsx';

// biome-ignore format: a palette reads better in rows
const COLOURS = [
  'paper', 'raised', 'sunk', 'ink', 'soft-ink', 'soil', 'leaf', 'leaf-deep', 'on-leaf', 'sprout', 'sprout-soft',
  'tomato', 'tomato-soft', 'sun', 'sun-soft', 'water', 'water-soft', 'petal', 'focus',
  'seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5',
] as const;

/** Colours, type, space, depth, radii, buttons. */
export function Tokens() {
  return (
    <>
      <h2>Colours</h2>
      <div class="kit-shelf">
        {COLOURS.map(name => (
          <Shown key={name} as={`--${name}`}>
            <span class="kit-colour" style={{ background: `var(--${name})` }} />
          </Shown>
        ))}
      </div>
      <h2>Type, space, depth, radii</h2>
      <div class="kit-shelf">
        {[1, 2, 3, 4, 5, 6, 7, 8].map(size => (
          <Shown key={size} as={`--t${size}`}>
            <span class="num" style={{ fontSize: `var(--t${size})` }}>
              24 Aa
            </span>
          </Shown>
        ))}
      </div>
      <div class="kit-shelf">
        {[1, 2, 3, 4, 5, 6].map(size => (
          <Shown key={size} as={`--s${size}`}>
            <span class="kit-space" style={{ width: `var(--s${size})` }} />
          </Shown>
        ))}
        {(['slip', 'piece', 'piece-shadow-high'] as const).map(depth => (
          <Shown key={depth} as={`--${depth}`}>
            <span
              class="kit-swatch"
              style={{
                background: depth === 'slip' ? 'var(--slip-paper)' : 'var(--slip)',
                borderRadius: depth === 'slip' ? 'var(--round-slip)' : 'var(--round-piece)',
                boxShadow:
                  depth === 'piece-shadow-high' ? 'var(--piece-shadow-high)' : `var(--${depth}-shadow)`,
              }}
            />
          </Shown>
        ))}
      </div>
      <h2>Buttons</h2>
      <div class="kit-shelf">
        {['button-main', 'button-second', 'button-quiet', 'button-danger'].map(rank => (
          <Shown key={rank} as={rank}>
            <button type="button" class={`button ${rank}`}>
              Plant
            </button>
          </Shown>
        ))}
        <Shown as="disabled">
          <button type="button" class="button button-main" disabled>
            Plant
          </button>
        </Shown>
      </div>
    </>
  );
}
