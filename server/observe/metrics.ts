import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Everything the house counts. Labels have few values each: no table, person or address is ever one. */
export type Metrics = ReturnType<typeof createMetrics>;

/** From well under a commit to a storage that hangs. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Bots are allowed to think. */
const THINKING = [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30];

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <L extends string = never>(name: string, help: string, ...labelNames: L[]) =>
    new Counter({ name: `potager_${name}`, help, labelNames, registers });
  const gauge = (name: string, help: string) => new Gauge({ name: `potager_${name}`, help, registers });
  const histogram = <L extends string = never>(
    name: string,
    { help, buckets }: { readonly help: string; readonly buckets: number[] },
    ...labelNames: L[]
  ) => new Histogram({ name: `potager_${name}`, help, buckets, labelNames, registers });

  return {
    registry,
    moves: counter('moves_total', 'Entries of games, by what became of them', 'game', 'verdict'),
    asks: counter('asks_total', 'Asks over sockets, by kind and answer', 'ask', 'answer'),
    askSeconds: histogram('ask_seconds', { help: 'From an ask to its answer', buckets: SECONDS }),
    commitSeconds: histogram('commit_seconds', {
      help: 'From an append to its being on disk',
      buckets: SECONDS,
    }),
    conflicts: counter('conflicts_total', 'Appends that came second and were judged again'),
    duties: counter('duties_total', 'What the house did by itself at tables, by kind', 'duty'),
    openSockets: gauge('open_sockets', 'Connected browsers'),
    watchedTables: gauge('watched_tables', 'Tables that somebody here watches'),
    heldTables: gauge('held_tables', 'Tables in memory'),
    botSeconds: histogram(
      'bot_seconds',
      { help: 'Thinking time of bots', buckets: THINKING },
      'game',
      'level',
    ),
    botQueue: gauge('bot_queue', 'Bots that wait for a thread to think in'),
    requests: counter(
      'http_requests_total',
      'HTTP requests, by route and status',
      'method',
      'route',
      'status',
    ),
    requestSeconds: histogram(
      'http_request_seconds',
      { help: 'From an HTTP request to its answer', buckets: SECONDS },
      'route',
    ),
    limited: counter('limited_total', 'Times somebody asked too often, by limit', 'limit'),
  };
}

/** Memory, processor, garbage collection and the lag of the event loop. Once per process: its observers stay. */
export function watchProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry, prefix: 'potager_' });
}
