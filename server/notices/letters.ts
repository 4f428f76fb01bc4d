import { nth } from '../../core/sure.ts';
import type { StoredPerson } from '../storage/storage.ts';
import type { Digest, Waiting } from './digest.ts';
import { isZone } from './due.ts';
import { escapeHtml, plainName } from './plain.ts';
import { NOTICE_WORDS, type NoticeWords } from './words.ts';

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What a browser shows when it is woken by a push. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Where a click leads, within the house. */
  readonly path: string;
}

export interface House {
  /** Where the house is found, without a slash at the end. */
  readonly url: string;
  readonly titleOf: (game: string, language: StoredPerson['notices']['language']) => string;
}

/** Longer lists help nobody in a mail. */
const LISTED = 10;
/** A notification shows about this much. */
const BODY = 180;

export function digestPush({ waiting }: Digest, person: StoredPerson, house: House): PushMessage {
  const words = NOTICE_WORDS[person.notices.language];
  const [first] = waiting;
  if (first && waiting.length === 1) {
    const until = first.deadline === null ? '' : ` (${words.until(first.deadline, zoneOf(person))})`;
    return {
      title: words.decide(house.titleOf(first.game, person.notices.language)),
      body: short(words.othersWait(namesOf(first.others, words)) + until),
      path: tablePath(first.table),
    };
  }
  const titles = new Set(waiting.map(({ game }) => house.titleOf(game, person.notices.language)));
  return { title: words.tablesWait(waiting.length), body: short([...titles].join(', ')), path: '/' };
}

export function digestLetter({ waiting }: Digest, person: StoredPerson, house: House, stop: string): Letter {
  const words = NOTICE_WORDS[person.notices.language];
  const listed = waiting.slice(0, LISTED).map(table => ({
    line: describe(table, words, person, house),
    link: house.url + tablePath(table.table),
  }));
  const rest = waiting.length > LISTED ? words.more(waiting.length - LISTED) : null;
  const hello = words.hello(plainName(person.name));
  return {
    subject:
      waiting.length === 1
        ? words.decide(house.titleOf(nth(waiting, 0).game, person.notices.language))
        : words.tablesWait(waiting.length),
    text: [
      `${hello}\n${words.listed}`,
      ...listed.map(({ line, link }) => `- ${line}\n  ${link}`),
      ...(rest === null ? [] : [`${rest}\n${house.url}/`]),
      `-- \n${words.why}\n${words.stopLink}\n${stop}`,
    ].join('\n\n'),
    html: html(
      paragraph(escapeHtml(hello) + '<br>' + escapeHtml(words.listed)),
      `<ul>${listed.map(({ line, link }) => `<li>${escapeHtml(line)}<br>${anchor(link, words.open)}</li>`).join('')}</ul>`,
      rest === null ? '' : paragraph(anchor(`${house.url}/`, rest)),
      `<hr><p><small>${escapeHtml(words.why)} ${anchor(stop, words.stopLink)}</small></p>`,
    ),
  };
}

export function confirmLetter(person: StoredPerson, confirm: string, stop: string): Letter {
  const words = NOTICE_WORDS[person.notices.language];
  const { subject, text, button, ignore } = words.confirm;
  const asked = text(plainName(person.name));
  return {
    subject,
    text: [asked, confirm, ignore, `-- \n${words.stopLink}\n${stop}`].join('\n\n'),
    html: html(
      paragraph(escapeHtml(asked)),
      paragraph(anchor(confirm, button)),
      paragraph(escapeHtml(ignore)),
      `<hr><p><small>${anchor(stop, words.stopLink)}</small></p>`,
    ),
  };
}

/** “Plots, with Bob and Basil, by Tuesday 3 March, 14:00 (new)” */
function describe(table: Waiting, words: NoticeWords, person: StoredPerson, house: House): string {
  const parts = [house.titleOf(table.game, person.notices.language)];
  if (table.others.length > 0) parts.push(words.with(namesOf(table.others, words)));
  if (table.deadline !== null) parts.push(words.until(table.deadline, zoneOf(person)));
  return parts.join(', ') + (table.isNew ? ` (${words.isNew})` : '');
}

const namesOf = (others: readonly string[], words: NoticeWords) =>
  others.map(name => plainName(name) || words.someone);
const tablePath = (table: string) => `/table/${encodeURIComponent(table)}`;
const zoneOf = ({ notices: { zone } }: StoredPerson) => (isZone(zone) ? zone : 'UTC');
const short = (text: string) => (text.length > BODY ? `${text.slice(0, BODY - 1)}…` : text);
const paragraph = (inner: string) => `<p>${inner}</p>`;
const anchor = (link: string, label: string) => `<a href="${escapeHtml(link)}">${escapeHtml(label)}</a>`;
const html = (...parts: readonly string[]) =>
  `<!doctype html><html><head><meta charset="utf-8"></head><body>${parts.join('')}</body></html>`;
