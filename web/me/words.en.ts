import { english, type Phrases } from '../../core/words.ts';

/** The words of somebody’s own page. */
export const meEn = {
  me: {
    title: 'Profile',
    nobody: 'Choose a name before you play online.',
    name: 'Your name',
    save: 'Save',
    saved: 'Saved.',
    tables: 'Your online tables',
    noTables: 'You aren’t at any table yet.',
    otherDevice: 'On another device',
    otherDeviceText: 'Open this link there, or scan the code: the same name, the same seats.',
    makeLink: 'Make a link',
    linkWarning: (minutes: number) =>
      `Anyone who opens it plays as you, so keep it to yourself. It works once, within ${english.count(minutes, 'minute', 'minutes')}.`,
    data: 'Your data',
    dataText: 'Everything Potager keeps about you, as a file.',
    download: 'Download',
    forget: 'Delete my data',
    forgetText: 'You leave Potager for good. This can’t be undone.',
    goes: 'What goes',
    goesList: [
      'your name, at every table',
      'everything you wrote in the chat',
      'the keys of all your devices, your email address and notifications',
      'your tables where the game hasn’t started yet',
    ],
    stays: 'What stays',
    staysList: [
      'the moves of games you played: they’re the others’ games too. Your seat is called “Someone”',
      'games that are still going on: a bot plays on for you',
      'backups the server made before',
    ],
    forgetSure: 'Delete my data…',
    forgetReally: 'Yes, delete my data for good',
    keep: 'No, keep everything',
  },
  move: {
    title: 'Use this device too',
    text: 'Your name and your seats come to this device. The other device keeps them too.',
    replaces: (name: string) =>
      `This device is signed in as ${name}. It will forget that name; without another device that is signed in as ${name}, those seats are lost.`,
    go: 'Continue here',
    done: (name: string) => `Welcome, ${name}.`,
    noCode: 'The link is incomplete. Make a new one on the other device, under “Profile”.',
    spent: 'This link has been used or has expired. Make a new one on the other device, under “Profile”.',
  },
  notices: {
    title: 'Tell me when it’s my turn',
    on: 'On',
    off: 'Off',
    push: 'Notifications on this device',
    pushHint: 'They arrive even when Potager is closed. At most one every 15 minutes.',
    pushTroubles: {
      insecure: 'Notifications need a secure address (https), and this one isn’t.',
      unsupported: 'This browser can’t show notifications from pages that are closed.',
      refused: 'This browser blocks notifications from Potager. You can allow them in its settings.',
    },
    pushFailed: 'That didn’t work: this browser’s push service or Potager didn’t answer. Try again.',
    mail: 'Email address',
    mailHint: 'We send a link to this address first, and nothing else until you’ve confirmed it.',
    mailAsk: 'Send link',
    mailAsked: (address: string) =>
      `If ${address} exists, a link is on its way. Open it within 2 days, on any device.`,
    mailConfirmed: (address: string) => `Emails go to ${address}.`,
    mailStop: 'Stop emails',
    noMail: 'This server doesn’t send emails.',
    quiet: 'Quiet hours',
    quietFrom: 'from',
    quietTo: 'to',
    quietZone: (zone: string) => `In this device’s time zone (${zone.replaceAll('_', ' ')}).`,
    hour: (hour: number) => `${hour}:00`,
    failed: 'That didn’t work. Check your connection and try again.',
  },
};

export type MeWords = Phrases<typeof meEn>;
