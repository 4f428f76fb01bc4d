import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { learnFromGame, type School } from '../../bots/learning.ts';
import { learnFromTutors } from '../../bots/tutoring.ts';
import { freshNet, type Net } from '../../bots/net.ts';
import type { Features } from '../../bots/value.ts';
import { pack, unpack } from '../../bots/weights.ts';
import type { Vocabulary } from '../../core/game.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { present } from '../../core/sure.ts';
import { gameCalled } from '../../games/index.ts';
import { copyInto, draftCalled } from './draft.ts';

/** One training: a game with one number of players. */
export interface Course {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  /** Begins with the weights for this number of players, as if half of the training were done. */
  readonly from: number | null;
  readonly seed: string;
}

export interface Trained {
  readonly file: string;
  readonly bytes: number;
  readonly seconds: number;
}

const HIDDEN = 32;
/** Games between two words about the progress, after which everything is kept. */
const CHUNK = 1000;

process.on('message', (course: Course) => process.send?.(train(course)));

function train({ game: id, players, games, from, seed }: Course): Trained {
  const { box, bots } = gameCalled(id);
  const game = box.open(box.edition);
  const craft = bots.craft(game);
  const features = present(craft.features, `features of ${id}`);
  const school: School<Vocabulary> = { game, craft, features, players, seed };
  const net = freshNet(features.count, HIDDEN, randomOf(seedRng(`${seed}/${players}`)));
  const draft = draftCalled([id, players, games, from, seed, features.version]);
  const learn = craft.tutor ? learnFromTutors : learnFromGame;
  const before = process.cpuUsage();
  if (from !== null) copyInto(net, trainedNet(id, from, features));
  draft.train(net, {
    begun: from === null ? 0 : games / 2,
    games,
    chunk: CHUNK,
    learn: lesson => learn(school, net, lesson),
    say: done => process.stderr.write(`${id}, ${players} players: ${done} of ${games} games\n`),
  });
  const { user, system } = process.cpuUsage(before);
  const weights = pack(net, { game: id, players, features: features.version });
  const file = fileOf(id, players);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    moduleOf(
      weights,
      `npm run train -- ${id} --players ${players} --games ${games}${from === null ? '' : ` --from ${from}`} --seed ${seed}`,
    ),
  );
  draft.drop();
  return { file, bytes: weights.data.length, seconds: (user + system) / 1e6 };
}

function moduleOf({ data, ...header }: ReturnType<typeof pack>, command: string): string {
  const fields = Object.entries(header).map(
    ([key, value]) => `  ${key}: ${typeof value === 'string' ? `'${value}'` : value},`,
  );
  return `import type { Weights } from '../../../../bots/weights.ts';

/** Written by \`${command}\`. */
export const weights: Weights = {
${fields.join('\n')}
  data: '${data}',
};
`;
}

const fileOf = (game: string, players: number): string => `games/${game}/bot/weights/players-${players}.ts`;

/** The network that a file of weights holds. */
function trainedNet(game: string, players: number, { version, count }: Features<Vocabulary>): Net {
  const data = /data:\s*'([^']+)'/.exec(readFileSync(fileOf(game, players), 'utf8'))?.[1];
  const expected = { game, players, features: version, inputs: count };
  return unpack({ ...expected, hidden: HIDDEN, data: present(data, 'weights in the file') }, expected);
}
