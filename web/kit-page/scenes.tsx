import { useEffect, useState } from 'preact/hooks';
import { parsed } from '../../core/data.ts';
import type { Game, Vocabulary } from '../../core/game.ts';
import { append } from '../../core/judge.ts';
import { type Entry, openMatch } from '../../core/match.ts';
import type { Opening } from '../../core/play.ts';
import { nth } from '../../core/sure.ts';
import { tellingTo } from '../../core/telling.ts';
import { fetchRules } from '../../games/about.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { type Language, LANGUAGES } from '../kit/language.ts';
import { type Moment, momentsIn } from '../kit/scene/moments.ts';
import { OnTheSpot } from '../kit/scene/on-the-spot.tsx';
import { SceneSlip } from '../kit/scene/slip.tsx';
import { fetchWords } from '../kit/spoken.ts';
import type { Whereabouts } from '../kit/scene/whereabouts.ts';
import type { Shown } from '../kit/scene/words.tsx';
import { trailOf } from '../kit/story/trace.ts';
import { settings } from '../settings.ts';
import { SHELF } from '../shelf.ts';

const PLAYED = import.meta.glob<string>('../../games/*/test/playthroughs/*.jsonl', {
  query: '?raw',
  import: 'default',
});
const NAMES = ['Anna', 'Émile', 'Hugo', 'Zoé', 'Ben', 'Cléo'];
/** Seat 0 reads. */
const READER = 0;
/** Of each kind of event so many are shown. */
const SAMPLES = 2;

interface Sample {
  readonly moment: Moment<Vocabulary>;
  readonly view: Vocabulary['View'];
}

interface Found {
  readonly screen: GameScreen<Vocabulary>;
  readonly edition: Vocabulary['Edition'];
  readonly samples: readonly Sample[];
}

/** Every staging of a game, with events of its recorded games: `/kit#scenes/chicoree/fr`. */
export function ScenesPage() {
  const [, id = '', wanted = 'en'] = location.hash.split('/');
  const about = SHELF.find(card => card.id === id);
  const language: Language = LANGUAGES.find(one => one === wanted) ?? 'en';
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (!about) return;
    void (async () => {
      const [{ box }, screen] = await Promise.all([fetchRules(about), about.screen()]);
      await fetchWords(settings.get().language);
      const files = Object.entries(PLAYED).filter(([path]) => path.includes(`/${id}/`));
      const games = await Promise.all(files.map(([, fetch]) => fetch()));
      setFound({ screen, edition: box.edition, samples: samplesOf(box.open(box.edition), screen, games) });
    })();
  }, [id]);
  if (!about) return <p>{SHELF.map(card => `#scenes/${card.id}/${language}`).join(' ')}</p>;
  if (!found) return <p>…</p>;
  const names = (seat: number) => nth(NAMES, seat);
  const telling = tellingTo(READER, { names, you: language === 'fr' ? 'vous' : 'you' });
  return (
    <main class="page kit-page">
      <h1>{about.title[language]}</h1>
      <div class="table kit-scenes" data-game={id} style={{ '--u': '16px' }}>
        {found.samples.map(({ moment, view }) => (
          <Staged
            key={moment.key}
            moment={moment}
            texts={found.screen.texts[language]}
            scenery={{ view, edition: found.edition, language, names, telling }}
            sketch={trailOf(found.screen.traces, { edition: found.edition, language }).picture(moment.event)}
            slowness={1}
            hint="…"
          />
        ))}
      </div>
    </main>
  );
}

/** Pixels: how large a place is here, where there is no board, and what lies around it. */
const PLACE = 130;
const AROUND = 40;

/** What happens on the board is shown over a place that is not there, its parts one beside the other. */
function Staged(shown: Shown<Vocabulary>) {
  const { event, staging } = shown.moment;
  if (!staging?.where) return <SceneSlip {...shown} />;
  const parts = staging.over?.(event, shown.scenery) ?? [];
  const elsewhere = parts.filter(({ at }) => at);
  const box = (n: number) => ({
    left: AROUND + n * (PLACE + AROUND),
    top: AROUND,
    width: PLACE,
    height: PLACE,
  });
  const whereabouts: Whereabouts = {
    place: box(0),
    question: null,
    parts: parts.map(part => box(elsewhere.indexOf(part) + 1)),
    ribbon: { left: AROUND / 2, top: PLACE + 2 * AROUND },
  };
  return (
    <div class="kit-spot" style={{ '--places': elsewhere.length + 1 }}>
      <OnTheSpot {...shown} figure={null} parts={parts} whereabouts={whereabouts} />
    </div>
  );
}

function samplesOf(game: Game<Vocabulary>, screen: GameScreen<Vocabulary>, played: readonly string[]) {
  const seen = new Map<string, number>();
  const samples: Sample[] = [];
  for (const [file, text] of played.entries()) {
    const [header, , ...lines] = text.trimEnd().split('\n');
    const match = openMatch(game, parsed<Opening<Vocabulary>>(header ?? ''));
    const collect = () => {
      const view = game.view(match.state, READER);
      const news = match.news.slice(-1).map(one => ({
        ...one,
        events: one.events.flatMap(event => game.witness(event, READER) ?? []),
      }));
      for (const moment of momentsIn(news, { stagings: screen.stagings, viewer: READER, after: -1 })) {
        const count = seen.get(moment.event.type) ?? 0;
        seen.set(moment.event.type, count + 1);
        if (count < SAMPLES) samples.push({ moment: { ...moment, key: `${file} ${moment.key}` }, view });
      }
    };
    collect();
    for (const line of lines) {
      const { entry } = parsed<{ entry: Entry<Vocabulary> }>(line);
      if (!append(match, entry).ok) break;
      collect();
    }
  }
  return samples.toSorted((a, b) => a.moment.event.type.localeCompare(b.moment.event.type));
}
