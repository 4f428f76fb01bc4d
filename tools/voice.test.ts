import { describe, expect, test } from 'vitest';
import type { Vocabulary } from '../core/game.ts';
import type { Texts } from '../core/texts.ts';
import { nth } from '../core/sure.ts';
import { fetchRules, fetchRulesAndBots } from '../games/about.ts';
import { CARDS, SAMPLE } from '../games/cards.ts';
import { randomOf, seedRng } from '../core/random.ts';
import { mangled } from '../testkit/editor.ts';
import { playLesson } from '../testkit/lesson.ts';
import { examplesOf, tried } from '../testkit/primer.ts';
import { saidOf } from '../web/kit/lesson/lesson.ts';
import type { Shelf } from '../testkit/playthrough.ts';
import { NOTICE_WORDS } from '../server/notices/words.ts';
import { LANGUAGES, type Language } from '../web/kit/language.ts';
import { meEn } from '../web/me/words.en.ts';
import { meFr } from '../web/me/words.fr.ts';
import { openingEn } from '../web/new-game/words.en.ts';
import { openingFr } from '../web/new-game/words.fr.ts';
import { POSITION_WORDS } from '../web/position/words.ts';
import { REPLAY_WORDS } from '../web/replay/words.ts';
import { en } from '../web/words/en.ts';
import { fr } from '../web/words/fr.ts';
import { gatherEn } from '../web/words/gather.en.ts';
import { gatherFr } from '../web/words/gather.fr.ts';
import { faultsIn, NAMES } from './voice/faults.ts';
import { saidWhilePlayed } from './voice/played.ts';
import { declaredIn, saidBy, type Samples } from './voice/said.ts';

const at = (path: string) => new URL(`../${path}`, import.meta.url);
const SITE = { en, fr };
const GATHER_WORDS = { en: gatherEn, fr: gatherFr };
const ME_WORDS = { en: meEn, fr: meFr };
const OPENING_WORDS = { en: openingEn, fr: openingFr };

/** What site words are told that is neither a number nor a text. */
const SAMPLES: Samples = {
  Clock: [
    { kind: 'none' },
    ...[0, 1, 2].map(hours => ({ kind: 'relaxed', hours })),
    ...[0, 1, 2].map(n => ({ kind: 'live', minutes: n, increment: n })),
  ],
  Expected: [
    { a: 'whole-number', min: 0, max: 2 },
    { a: 'text', shortest: 1, longest: 2 },
    { a: 'choice', of: ['Anna', 'Hugo'] },
    { a: 'list', min: 1, max: 1 },
    { a: 'list', min: 1, max: 2 },
    { a: 'object' },
    { a: 'nothing' },
    { a: 'lawful-value', clause: 'Anna' },
  ],
  Divergence: [{ step: 0 }, { step: 1 }, { step: 2 }, {}],
};

const found = (language: Language, said: readonly string[]) =>
  said.flatMap(sentence => faultsIn(language, sentence));

describe.each(LANGUAGES)('%s', language => {
  test('the site says nothing a reader would stumble over', () => {
    const { net, ...rest } = SITE[language];
    const said = [
      ...saidBy(rest, { declared: declaredIn(at('web/words/en.ts')), samples: SAMPLES }),
      ...saidBy(net, { declared: declaredIn(at('web/words/net.en.ts')), samples: SAMPLES }),
      ...saidBy(GATHER_WORDS[language], {
        declared: declaredIn(at('web/words/gather.en.ts')),
        samples: SAMPLES,
      }),
      ...saidBy(REPLAY_WORDS[language], {
        declared: declaredIn(at('web/replay/words.en.ts')),
        samples: SAMPLES,
      }),
      ...saidBy(ME_WORDS[language], { declared: declaredIn(at('web/me/words.en.ts')) }),
      ...saidBy(OPENING_WORDS[language], {
        declared: declaredIn(at('web/new-game/words.en.ts')),
        samples: SAMPLES,
      }),
      ...saidBy(POSITION_WORDS[language], { declared: declaredIn(at('web/position/words.en.ts')) }),
    ];
    expect(said.length).toBeGreaterThan(500);
    expect(found(language, said)).toEqual([]);
  });

  test('nor do its letters and notifications', () => {
    const words = NOTICE_WORDS[language];
    const declared = new Map(
      Object.entries({
        decide: ['string'],
        tablesWait: ['number'],
        othersWait: ['readonly string[]'],
        until: ['time', 'zone'],
        with: ['readonly string[]'],
        more: ['number'],
        hello: ['string'],
        'confirm.text': ['string'],
      }),
    );
    const samples = { time: [Date.UTC(2026, 2, 3, 13), Date.UTC(2026, 2, 3, 13, 5)], zone: ['Europe/Paris'] };
    const said = saidBy(words, { declared, samples });
    expect(said.length).toBeGreaterThan(30);
    expect(found(language, said)).toEqual([]);
  });

  test.each([...CARDS, SAMPLE].map(({ id }) => id))(
    '%s says nothing a reader would stumble over',
    async id => {
      const texts = (
        (await import(`../games/${id}/texts/${language}.ts`)) as { [L in Language]: Texts<Vocabulary> }
      )[language];
      const table = (await import(`../games/${id}/texts/table.${language}.ts`)) as { [name: string]: object };
      const { shelf } = (await import(`../games/${id}/test/playthroughs/index.ts`)) as {
        shelf: Shelf<Vocabulary>;
      };
      const { title, options, scores } = texts;
      const said = [
        ...saidBy({ title, options, scores }, { declared: new Map() }),
        ...saidBy(Object.values(table)[0]!, { declared: declaredIn(at(`games/${id}/texts/table.en.ts`)) }),
        ...saidWhilePlayed(shelf.game, texts, at(`games/${id}/test/playthroughs/`)),
      ];
      expect(said.length).toBeGreaterThan(100);
      expect(found(language, said)).toEqual([]);
    },
  );

  test.each(CARDS.filter(({ lesson }) => lesson).map(about => [about.id, about] as const))(
    'nor does the lesson of %s',
    async (_, about) => {
      const [{ box, bots }, lesson] = await Promise.all([fetchRulesAndBots(about), about.lesson!()]);
      const { said } = playLesson({ game: box.open(box.edition), bots, lesson });
      expect(said.length).toBeGreaterThan(10);
      expect(
        found(
          language,
          said.map(sentence => sentence[language]),
        ),
      ).toEqual([]);
    },
  );

  test.each(CARDS.filter(({ editor }) => editor).map(about => [about.id, about] as const))(
    'nor does the position editor of %s',
    async (id, about) => {
      const [editor, box] = await Promise.all([about.editor!(), about.rules()]);
      const game = box.open(box.edition);
      const { EDITOR_WORDS } = (await import(`../games/${id}/editor/words.ts`)) as {
        EDITOR_WORDS: { [L in Language]: { fault: unknown } };
      };
      const { fault: _fault, ...words } = EDITOR_WORDS[language];
      const random = randomOf(seedRng('said'));
      const wrong = Array.from({ length: 300 }, () => mangled(editor.opening(game, 2), random))
        .map(json => editor.read(game, json))
        .flatMap(read => (read.ok ? editor.faults(game, read.value) : []))
        .map(fault => editor.words[language].fault(fault, seat => nth(NAMES, seat)));
      const said = [
        ...saidBy(words, { declared: declaredIn(at(`games/${id}/editor/words.en.ts`)) }),
        ...wrong,
      ];
      expect(wrong.length).toBeGreaterThan(10);
      expect(found(language, said)).toEqual([]);
    },
  );

  test.each(CARDS.map(about => [about.id, about] as const))(
    'nor do the pictures and examples of %s',
    async (_, about) => {
      const [{ box }, primer] = await Promise.all([fetchRules(about), about.primer()]);
      const game = box.open(box.edition);
      const said = [
        ...primer.panels.map(({ say }) => saidOf(say, box.edition)),
        ...primer.chapters.map(({ inShort }) => inShort),
        ...examplesOf(primer).flatMap(example => [
          example.title,
          example.ask,
          ...example.answers.flatMap(({ way }) => tried(game, example, way).said ?? []),
        ]),
      ];
      expect(
        found(
          language,
          said.map(words => words[language]),
        ),
      ).toEqual([]);
    },
  );
});
