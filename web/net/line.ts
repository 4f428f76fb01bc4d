import { hex } from '../random.ts';
import { connect, type Connection } from './connection.ts';
import { inThisTab } from './kept.ts';
import type { Outside } from './outside.ts';
import { becomeKnown, becomeNobody, myself } from './person.ts';

const UNANSWERED = 'potager.asks';

const browser: Outside = {
  openSocket(events) {
    const address = new URL('/socket', location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    socket.addEventListener('open', events.opened);
    socket.addEventListener('message', ({ data }) => events.heard(String(data)));
    socket.addEventListener('close', events.closed);
    return {
      send: text => void (socket.readyState === WebSocket.OPEN && socket.send(text)),
      close: () => socket.close(),
    };
  },
  now: Date.now,
  after(milliseconds, deed) {
    const timer = setTimeout(deed, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
  newId: () => hex(12),
  onLine: () => navigator.onLine,
  unanswered: {
    load: () => inThisTab.kept(UNANSWERED) ?? [],
    save: asks => inThisTab.keep(UNANSWERED, asks),
  },
};

let line: Connection | null = null;

/** This tab's one connection to the server, opened when first needed. */
export function connection(): Connection {
  return (line ??= openLine());
}

function openLine(): Connection {
  const opened = connect(browser, {
    key: () => myself.get()?.key ?? null,
    welcomed(person) {
      const known = myself.get();
      if (person && known && person.name !== known.name) becomeKnown({ ...known, name: person.name });
    },
    unknown: becomeNobody,
  });
  addEventListener('online', opened.lookUp);
  addEventListener('offline', opened.cut);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') opened.lookUp();
  });
  return opened;
}
