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
import { SceneSlip } from '../kit/scene/slip.tsx';
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
          <SceneSlip
            key={moment.key}
            moment={moment}
            texts={found.screen.texts[language]}
            scenery={{ view, edition: found.edition, language, names, telling }}
            hint="…"
          />
        ))}
      </div>
    </main>
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
