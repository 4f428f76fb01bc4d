import { parsed } from '../../core/data.ts';
import { lastOf, nth } from '../../core/sure.ts';
import type { Ask, TableAsk } from '../../wire/asks.ts';
import type { Tell } from '../../wire/tells.ts';
import type { Outside, SocketEvents } from './outside.ts';

interface Door {
  readonly events: SocketEvents;
  readonly heard: Ask[];
  shut: boolean;
}

/** A house, a network and a clock that do what a test tells them. */
export function fakeHouse() {
  const doors: Door[] = [];
  const timers: { at: number; deed: () => void }[] = [];
  let time = 1_000_000;
  let ids = 0;
  let onLine = true;
  let chance = 0.5;
  let unanswered: readonly TableAsk[] = [];
  const outside: Outside = {
    openSocket(events) {
      const door: Door = { events, heard: [], shut: false };
      doors.push(door);
      return {
        send: text => void (door.shut || door.heard.push(parsed<Ask>(text))),
        close: () => void (door.shut = true),
      };
    },
    now: () => time,
    after(milliseconds, deed) {
      const timer = { at: time + milliseconds, deed };
      timers.push(timer);
      return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1));
    },
    chance: () => chance,
    newId: () => `id${++ids}`,
    onLine: () => onLine,
    unanswered: { load: () => unanswered, save: asks => void (unanswered = asks) },
  };
  const latest = () => lastOf(doors);
  const tell = (said: Tell) => latest().events.heard(JSON.stringify(said));
  return {
    outside,
    doors,
    tell,
    /** What the latest socket has brought, by type. */
    heard: () => latest().heard.map(ask => ask.type),
    asks: () => latest().heard,
    last: () => lastOf(latest().heard),
    /** Opens the door and welcomes whoever rings. */
    welcome(name: string | null = 'Nina') {
      latest().events.opened();
      const person = name === null ? null : { id: 'p1', name };
      tell({ type: 'welcome', id: nth(latest().heard, 0).id, person, version: '1' });
    },
    /** The network breaks. */
    breakLine() {
      latest().shut = true;
      latest().events.closed();
    },
    setOnLine: (value: boolean) => void (onLine = value),
    setChance: (value: number) => void (chance = value),
    /** Time passes and everything due happens. */
    pass(milliseconds: number) {
      const end = time + milliseconds;
      for (;;) {
        const due = timers.filter(timer => timer.at <= end).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        timers.splice(timers.indexOf(due), 1);
        time = Math.max(time, due.at);
        due.deed();
      }
      time = end;
    },
    /** The device sleeps: the time passes, its timers do not fire until it wakes. */
    sleep(milliseconds: number) {
      time += milliseconds;
    },
  };
}
