import { Agent, request } from 'node:http';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { gameCalled } from '../../../games/index.ts';
import { LIMITS } from '../../../wire/limits.ts';
import type { Plan } from '../../../wire/plan.ts';
import type { Answers, Tell } from '../../../wire/tells.ts';
import { parsed } from '../../../core/data.ts';
import { textOf } from '../../text-of.ts';

/** Whom an attacker says to be, and where it knocks. */
interface Stranger {
  readonly port: number;
  /** The address it sends from. */
  readonly from: string;
  readonly key: string;
}

/** What an attacker has prepared before it begins. */
export interface Assets extends Stranger {
  /** A long game that is over, at an open table. */
  readonly finished: string;
  /** A table of its own with somebody's own card values, where nobody has dealt. */
  readonly own: string;
  /** As many moves as one may answer at once, of which only the last is refused: it can be sent for ever. */
  readonly answer: {
    readonly table: string;
    readonly key: string;
    readonly step: number;
    readonly moves: object[];
  };
}

/** One message and its answer; whether the house did what was asked, or wants it later. */
export type Shot = () => Promise<'done' | 'refused'>;

interface Attack {
  readonly about: string;
  /** What it sets going goes on without it: tried last, and never against a house that does not count. */
  readonly goesOn?: true;
  prepare(assets: Assets): Promise<Shot>;
}

/** The dearest things that a stranger with one address can ask for. */
export const ATTACKS: { readonly [name: string]: Attack } = {
  page: {
    about: 'the first page',
    prepare: async assets => getter(assets, '/'),
  },
  list: {
    about: 'the list of tables',
    prepare: async assets => getter(assets, '/api/tables'),
  },
  me: {
    about: 'my own page, with forty tables',
    prepare: async assets => getter(assets, '/api/me'),
  },
  file: {
    about: 'the file of a long game',
    prepare: async assets => getter(assets, `/api/tables/${assets.finished}/game.json`),
  },
  export: {
    about: 'all that the house knows of me',
    prepare: async assets => getter(assets, '/api/me/export'),
  },
  table: {
    about: 'a table with the largest card values',
    prepare: async assets => poster(assets, JSON.stringify(planOf())),
  },
  nonsense: {
    about: 'a request as large as may be, and no card values at all',
    prepare: async assets => {
      const edition = {
        name: 'x',
        ...Object.fromEntries(Array.from({ length: 9000 }, (_, n) => [`k${n}`, n])),
      };
      return poster(assets, JSON.stringify({ ...planOf(), edition }).slice(0, LIMITS.body));
    },
  },
  answer: {
    about: 'an answer of many moves, the last one refused',
    prepare: async assets => {
      const { key, ...rest } = assets.answer;
      const talk = await openTalk(assets, key);
      return () => talk({ type: 'answer', ...rest });
    },
  },
  hint: {
    about: 'a hint',
    prepare: async ({ answer: { key, table, step }, ...assets }) => {
      const talk = await openTalk(assets, key);
      return () => talk({ type: 'hint', table, step });
    },
  },
  past: {
    about: 'a look back at a game that is played',
    prepare: async ({ answer: { key, table }, ...assets }) =>
      getter({ ...assets, key }, `/api/tables/${table}/past/0`),
  },
  watch: {
    about: 'a long game from its beginning',
    prepare: async assets => {
      const talk = await openTalk(assets, assets.key);
      return () => talk({ type: 'watch', table: assets.finished, since: -1, invite: null });
    },
  },
  crowd: {
    about: 'a bot that comes and goes at a table with large card values that fifty sockets watch',
    prepare: async assets => {
      for (let n = 0; n < 50; n++) {
        const talk = await openTalk(assets, null);
        await talk({ type: 'watch', table: assets.own, since: -1, invite: null });
      }
      const talk = await openTalk(assets, assets.key);
      const [level] = Object.keys(gameCalled('enemy-chocolatier').bots);
      let sits = false;
      return () => {
        sits = !sits;
        const ask = sits ? { type: 'seat-bot', seat: 0, level } : { type: 'clear-seat', seat: 0 };
        return talk({ ...ask, table: assets.own });
      };
    },
  },
  message: {
    about: 'a message as large as may be, and no ask',
    prepare: async assets => {
      const talk = await openTalk(assets, assets.key);
      const moves = Array.from({ length: LIMITS.moves }, () => ({ type: 'x'.repeat(400) }));
      return () => talk({ type: 'answer', table: 'none', step: 0, moves, more: 1 });
    },
  },
  ping: {
    about: 'a ping',
    prepare: async assets => {
      const talk = await openTalk(assets, assets.key);
      return () => talk({ type: 'ping' });
    },
  },
  socket: {
    about: 'a connection, opened and cut',
    prepare: async assets => async () => {
      const socket = connect(assets);
      socket.on('error', () => {});
      const answer = await once(socket, 'open').then(
        () => 'done' as const,
        () => 'refused' as const,
      );
      socket.terminate();
      return answer;
    },
  },
  bots: {
    about: 'a table of six bots, who play on by themselves',
    goesOn: true,
    prepare: async assets => {
      const talk = await openTalk(assets, assets.key);
      const body = JSON.stringify({ ...planOf(), game: 'garten-zwerge', seats: 6, edition: null });
      const [level] = Object.keys(gameCalled('garten-zwerge').bots).slice(-1);
      return async () => {
        const { status, text } = await ask(assets, { method: 'POST', path: '/api/tables', body });
        if (status !== 201) return 'refused';
        const { table } = parsed<Answers['newTable']>(text);
        for (let seat = 0; seat < 6; seat++) await talk({ type: 'seat-bot', table, seat, level });
        return talk({ type: 'deal', table });
      };
    },
  },
};

function planOf(): Plan {
  const { edition } = gameCalled('enemy-chocolatier').box;
  return {
    game: 'enemy-chocolatier',
    seats: 2,
    options: {},
    edition: { ...edition, name: 'Our own' },
    visibility: 'link',
    clock: { kind: 'none' },
    late: 'bot-move',
    chat: 'free',
  };
}

const getter = (stranger: Stranger, path: string) => sender(stranger, { method: 'GET', path, body: '' });
const poster = (stranger: Stranger, body: string) =>
  sender(stranger, { method: 'POST', path: '/api/tables', body });

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

function sender(stranger: Stranger, message: Request): Shot {
  return async () => {
    const { status } = await ask(stranger, message);
    // Whoever does not stop when refused is not even heard.
    return status === 429 || status === 0 ? 'refused' : 'done';
  };
}

const agent = new Agent({ keepAlive: true });

/** The answer of the house; 0 if it cuts the connection. */
function ask(
  { port, from, key }: Stranger,
  { method, path, body }: Request,
): Promise<{ status: number; text: string }> {
  const headers = { authorization: `Bearer ${key}`, 'content-length': Buffer.byteLength(body) };
  return new Promise(resolve => {
    const cut = () => resolve({ status: 0, text: '' });
    const place = { host: '127.0.0.1', port, localAddress: from, agent };
    request({ ...place, method, path, headers }, response => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
      response.on('error', cut);
    })
      .on('error', cut)
      .end(body);
  });
}

const connect = ({ port, from }: Pick<Stranger, 'port' | 'from'>) =>
  new WebSocket(`ws://127.0.0.1:${port}/socket`, { localAddress: from });

type Talk = (ask: object) => Promise<'done' | 'refused'>;

/** A socket that is opened again whenever the house has enough of it. */
async function openTalk(place: Pick<Stranger, 'port' | 'from'>, key: string | null): Promise<Talk> {
  let socket: WebSocket | null = null;
  let answer: (word: 'done' | 'refused') => void = () => {};
  let asked = 0;

  async function open(): Promise<boolean> {
    const fresh = connect(place);
    fresh.on('error', () => {});
    fresh.on('close', () => {
      if (socket === fresh) socket = null;
      answer('refused');
    });
    fresh.on('message', data => {
      const text = textOf(data);
      if (!/^\{"type":"(done|refused|welcome)"/.test(text)) return;
      const tell = parsed<Tell>(text);
      answer(tell.type === 'refused' && tell.refusal.code === 'too-fast' ? 'refused' : 'done');
    });
    const opened = await once(fresh, 'open').then(
      () => true,
      () => false,
    );
    if (!opened) return false;
    socket = fresh;
    return (await say({ type: 'hello', key })) === 'done';
  }

  function say(ask: object): Promise<'done' | 'refused'> {
    return new Promise(resolve => {
      answer = resolve;
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ ...ask, id: `a${++asked}` }));
      else resolve('refused');
    });
  }

  await open();
  return async ask => (socket || (await open()) ? say(ask) : 'refused');
}
