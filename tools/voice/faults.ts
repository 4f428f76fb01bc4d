import type { Language } from '../../web/kit/language.ts';

/** People a sentence may be about: with a vowel, an accent and an h, which French all minds. */
export const NAMES = ['Anna', 'Émile', 'Hugo', 'Inès', 'Oscar', 'Éloi'] as const;

interface Fault {
  readonly what: string;
  readonly pattern: RegExp;
  /** What the pattern finds but is no fault. */
  readonly except?: RegExp;
}

const EVERYWHERE: readonly Fault[] = [
  { what: 'a value that is missing', pattern: /undefined|NaN|\[object/ },
  { what: 'a straight quote', pattern: /["']/ },
  { what: 'a space before the ellipsis, or three dots', pattern: /\s…|\.\.\./ },
  { what: 'a bare clause', pattern: /\b[A-Z]{2}-A?\d\d/ },
  { what: 'a hyphen for a minus', pattern: /(^|[\s(+:])-\d/ },
];

const FAULTS: { readonly [L in Language]: readonly Fault[] } = {
  en: [
    ...EVERYWHERE,
    {
      what: 'one of several',
      pattern:
        /(?<!\b([Pp]layer|[Ss]eat|[Cc]ard|[Ss]tep|[Tt]urn|[Rr]ound|[Cc]ell|[Pp]lot) )(?<![\d:.,–+−]|, )\b1 (more |extra |new |free |green |grey |rival )?[a-z]{2,}s\b/,
      except: /\b1 (is|has|was|as|this|its|less|plus)\b/,
    },
    { what: 'a score with a colon', pattern: /\d : \d/ },
    { what: 'a space before the per cent sign', pattern: /\d\s%/ },
    {
      what: 'a word the glossary has a better one for',
      pattern: /\b(whoever|closed fist|drawn by lot|e-mail|mails|table games)\b/i,
    },
  ],
  fr: [
    ...EVERYWHERE,
    {
      what: 'one of several',
      pattern:
        /(?<!\b([Jj]oueur|[Pp]lace|[Cc]arte|[Éé]tape|[Tt]our|[Mm]anche|[Cc]ase|[Pp]arcelle) )(?<![\d:.,–+−]|, )\b[01] [a-zà-ÿœ-]{2,}[sx](?![a-zà-ÿ’])/,
      except:
        /\b[01] (pas|plus|moins|dans|sans|puis|permis|maïs|gris|fois|sous|vers|deux|aux|des|après)(?![a-zà-ÿ])/,
    },
    { what: 'a plural verb for one', pattern: /(?<![\d:.,–+−])\b[01] [a-zà-ÿ]+(aient|eront|ont)\b/ },
    { what: 'a proverb', pattern: /(^|[.:] )[Qq]ui [^?.]*\./ },
    {
      what: 'de or que before a name',
      pattern: new RegExp(`\\b(de|que|lorsque|puisque) (${NAMES.join('|')})`),
    },
    { what: 'a space that may break before punctuation', pattern: / [;:!?»%$]|« / },
    { what: 'no space before punctuation', pattern: /[\wà-ÿ)][;!?»%](?!\w)/ },
    {
      what: 'a word the glossary has a better one for',
      pattern: /\b(poings?|horloge|courriels?|jeux de table|l’étagère)\b/i,
    },
  ],
};

/** What is wrong with a sentence, as a reader would notice. */
export function faultsIn(language: Language, sentence: string): readonly string[] {
  return FAULTS[language]
    .filter(({ pattern, except }) => pattern.test(sentence) && !except?.test(sentence))
    .map(({ what }) => `${what}: ${sentence}`);
}
