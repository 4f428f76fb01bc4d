/** The look of the house for pages that come without its script: day and night as the device has them. */
export const STYLE = `
@font-face { font-family: Fraunces; font-weight: 600; font-display: swap; src: url(/fonts/fraunces.woff2) format("woff2") }
@font-face { font-family: Atkinson Hyperlegible; font-display: swap; src: url(/fonts/atkinson.woff2) format("woff2") }
:root {
  color-scheme: light dark;
  --paper: #fbf6e9; --ink: #2b2420; --soft-ink: #62564b; --leaf: #2f6b3a; --on-leaf: #fffdf6; --focus: #1f5fa8;
  --sky: #e8f0dc; --hill-far: #c3d79b; --hill: #a3c173; --soil: #8a5d41; --line: #5b3a29; --sun: #f2b632; --fence: #fffdf6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14201a; --ink: #ede7d6; --soft-ink: #b9bda9; --leaf: #7cc08a; --on-leaf: #10201a; --focus: #9fd0ff;
    --sky: #24414f; --hill-far: #2c4a40; --hill: #355b47; --soil: #5b3d2d; --line: #14201a; --sun: #ede7d6; --fence: #b9c4bc;
  }
}
* { box-sizing: border-box }
html { background: var(--paper); color: var(--ink); font: 400 17px/1.45 "Atkinson Hyperlegible", "Segoe UI", system-ui, sans-serif }
body { margin: 0; min-height: 100dvh; display: flex; flex-direction: column }
svg { display: block; width: 100%; height: clamp(180px, 36vw, 440px); background: var(--sky) }
main { flex: 1; width: min(36rem, 100%); margin: 0 auto; padding: 28px 20px 64px; display: grid; gap: 16px; align-content: start; justify-items: center; text-align: center }
h1 { font: 600 clamp(1.7rem, 6vw, 2.6rem)/1.15 Fraunces, Georgia, serif; margin: 0; text-wrap: balance }
p { margin: 0; color: var(--soft-ink); text-wrap: pretty }
form { margin: 4px 0 }
a, button { font: inherit; font-weight: 700 }
.button { display: inline-flex; align-items: center; min-height: 44px; padding: 0.55em 1.3em; border: 0; border-radius: 999px; background: var(--leaf); color: var(--on-leaf); text-decoration: none; cursor: pointer }
.quiet { display: inline-flex; align-items: center; min-height: 44px; color: var(--leaf); text-underline-offset: 0.15em }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; border-radius: 999px }
.sky { fill: var(--sky) } .sun { fill: var(--sun) } .far { fill: var(--hill-far) } .hill { fill: var(--hill) }
.soil { fill: var(--soil) } .furrow { stroke: var(--line); stroke-width: 3; fill: none; opacity: 0.45 }
.fence { fill: var(--fence); stroke: var(--line); stroke-width: 2 } .stem { stroke: #235230; stroke-width: 4; fill: none }
.leaf { fill: #8db255; stroke: #235230; stroke-width: 2 } .post { fill: #b98a5e; stroke: var(--line); stroke-width: 2.5 }
.sign { fill: #f3ddb0; stroke: #5b3a29; stroke-width: 2.5 } .nail { fill: #5b3a29 } .mark { stroke: #5b3a29; stroke-width: 4; fill: none }
svg { stroke-linecap: round; stroke-linejoin: round }
`;
