import type { Note } from './facts.js';
import { periodName } from './period-wording.js';
import type { Voice } from './voice.js';

type EpochNote = Extract<Note, { kind: 'assumed-period' }>;

const EVENTS: Record<EpochNote['event'], Record<'fr' | 'en', string>> = {
  covid: { fr: 'de la pandémie de Covid', en: 'of the Covid pandemic' },
  'war-in-ukraine': { fr: 'de la guerre en Ukraine', en: 'of the war in Ukraine' },
  'gulf-war': { fr: 'de la guerre du Golfe', en: 'of the Gulf War' },
};

/** What a time that was counted from an event is taken for: « Par « … », on entend ici « depuis 2022 », début de la guerre ». */
export function sayEpoch({ words, event, by, taken }: EpochNote, v: Voice): string {
  const ofEvent = EVENTS[event][v.language];
  const [fr, en] = READINGS[by](taken, ofEvent);
  return v.say(`Par « ${words} », on entend ici ${fr}`, `Here "${words}" means ${en}`);
}

const READINGS: Record<EpochNote['by'], (taken: string, ofEvent: string) => [fr: string, en: string]> = {
  since: (taken, ofEvent) => [
    `« depuis ${taken} », début ${ofEvent}`,
    `"since ${taken}", the start ${ofEvent}`,
  ],
  after: (taken, ofEvent) => [`« depuis ${taken} », fin ${ofEvent}`, `"since ${taken}", the end ${ofEvent}`],
  before: (taken, ofEvent) => [
    `l’année ${taken}, avant le début ${ofEvent}`,
    `the year ${taken}, before the start ${ofEvent}`,
  ],
  start: (taken, ofEvent) => [
    `${taken.includes('-') ? '' : 'l’année '}${periodName(taken, 'fr')}, début ${ofEvent}`,
    `${periodName(taken, 'en')}, the start ${ofEvent}`,
  ],
  during: (taken, ofEvent) => {
    const [from = '', to = ''] = taken.split('/');
    return [`les années ${from} et ${to} ${ofEvent}`, `the years ${from} and ${to} ${ofEvent}`];
  },
};
