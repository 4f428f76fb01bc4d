import { nth } from '../../core/sure.ts';
/**
 * What the custom properties of style sheets come to on the page itself and on the table of a game, by day or by night.
 * It knows as much of CSS as the house uses for its tokens, and throws at anything else.
 */
export interface Light {
  readonly theme: 'day' | 'night';
  /** Null for the page itself. */
  readonly game: string | null;
  /** The attribute in the table that a game changes its ground by, as written in its selector; empty for none. */
  readonly while: string;
}

export type Colour = readonly [red: number, green: number, blue: number];

interface Rule {
  readonly selector: string;
  readonly sets: readonly (readonly [property: string, value: string])[];
}

/** The rules of a sheet that set custom properties; what stands inside `@…` is left out. */
export function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = [];
  const plain = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@import[^;]*;/g, '');
  let at = 0;
  while (at < plain.length) {
    const open = plain.indexOf('{', at);
    if (open < 0) break;
    const close = closing(plain, open);
    const selector = plain.slice(at, open).trim().replace(/\s+/g, ' ');
    if (!selector.startsWith('@')) {
      const sets = [...plain.slice(open + 1, close).matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
        ([, property = '', value = '']) => [property, value.trim()] as const,
      );
      if (sets.length > 0) rules.push({ selector, sets });
    }
    at = close + 1;
  }
  return rules;
}

function closing(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if (text[i] === '{') depth++;
    if (text[i] === '}' && --depth === 0) return i;
  }
  throw new Error('a brace is never closed');
}

/** Splits at commas that stand in no brackets. */
function parts(text: string): string[] {
  const found = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) found.push('');
    else found[found.length - 1] += letter;
  }
  return found.map(part => part.trim());
}

interface Reached {
  readonly element: 'root' | 'table';
  readonly weight: number;
}

/** Whether a selector is about the page or the table in this light, and how much it weighs. */
function reached(selector: string, light: Light): Reached | null {
  const weighty = selector.replace(/:where\([^)]*\)/g, '');
  const weight = (weighty.match(/\.[\w-]+|\[[^\]]*\]|:root/g) ?? []).length;
  const season = /:has\((.*)\)$/.exec(selector);
  if (season && (light.while === '' || !nth(season, 1).includes(light.while))) return null;
  const bare = selector.replace(/:has\(.*\)$/, '').replace(/^:where\((.*?)\)/, '$1');
  if (bare.includes('[data-theme="night"]') && light.theme !== 'night') return null;
  const game = /\[data-game="([\w-]+)"\]/.exec(bare)?.[1];
  if (game !== undefined && game !== light.game) return null;
  const place = bare.replace('[data-theme="night"]', '').replace(/\[data-game="[\w-]+"\]/, '');
  if (place === ':root') return { element: 'root', weight };
  if (/^(:root )?(\.table|:is\(\.table, .*\))$/.test(place)) return { element: 'table', weight };
  return null;
}

/** Reads tokens as the page or the table of a game sees them. */
export function tokensOf(rules: readonly Rule[], light: Light): (expression: string) => Colour {
  const set = { root: new Map<string, string>(), table: new Map<string, string>() };
  const weights = { root: new Map<string, number>(), table: new Map<string, number>() };
  for (const { selector, sets } of rules)
    for (const part of parts(selector)) {
      const hit = reached(part, light);
      if (hit === null) continue;
      for (const [property, value] of sets) {
        if ((weights[hit.element].get(property) ?? -1) > hit.weight) continue;
        set[hit.element].set(property, value);
        weights[hit.element].set(property, hit.weight);
      }
    }

  /** A property is worked out where it is set, and inherited as a colour. */
  const property = (name: string, on: 'root' | 'table', asked: readonly string[]): Colour => {
    if (asked.includes(`${on} ${name}`)) throw new Error(`${name} depends on itself`);
    const value = set[on].get(name);
    if (value !== undefined) return colour(value, on, [...asked, `${on} ${name}`]);
    if (on === 'root') throw new Error(`${name} is set nowhere`);
    return property(name, 'root', asked);
  };

  const colour = (value: string, on: 'root' | 'table', asked: readonly string[]): Colour => {
    const call = /^([\w-]+)\((.*)\)$/.exec(value);
    if (value.startsWith('#')) return hex(value);
    if (call?.[1] === 'var') return property(nth(parts(nth(call, 2)), 0), on, asked);
    if (call?.[1] === 'light-dark')
      return colour(nth(parts(nth(call, 2)), light.theme === 'day' ? 0 : 1), on, asked);
    if (call?.[1] === 'color-mix') {
      const [space, one = '', other = ''] = parts(nth(call, 2));
      const mixed = /^(.*) (\d+)%$/.exec(one);
      if (space !== 'in srgb' || !mixed) throw new Error(`cannot mix ${value}`);
      const share = Number(mixed[2]) / 100;
      const [a, b] = [colour(nth(mixed, 1), on, asked), colour(other, on, asked)];
      const mix = (part: 0 | 1 | 2) => share * a[part] + (1 - share) * b[part];
      return [mix(0), mix(1), mix(2)];
    }
    throw new Error(`cannot read the colour ${value}`);
  };
  return expression => colour(expression, light.game === null ? 'root' : 'table', []);
}

function hex(value: string): Colour {
  const digits = value.length === 4 ? value.replace(/[^#]/g, '$&$&') : value;
  const part = (from: number) => Number.parseInt(digits.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
}

/** WCAG 2: from 1 for the same colour to 21 for black on white. */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
