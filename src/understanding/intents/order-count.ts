import { readNumber, wordAt, wordsAt } from '../text/number-words.js';
import type { Evidence } from '../reading.js';
import { isWithin } from '../text/within.js';

/** « top 5 », « les trois premiers », "ten largest": a small number beside the word of order, or « trio ». */
export function readCount(evidence: Evidence): number | null {
  for (const cue of ['top', 'most', 'least', 'rank', 'dearest', 'cheaper', 'who']) {
    for (const { mention } of evidence.cues(cue)) {
      const named = COLLECTIVES.get(wordAt(evidence.reading.tokens, mention.start));
      if (named !== undefined) return named;
      for (const at of [mention.start - 1, mention.end, mention.start - 2, mention.end + 1]) {
        const count = readCountAt(evidence, at);
        if (count !== null) return count;
      }
    }
  }
  const { tokens } = evidence.reading;
  const members = [...evidence.all('place'), ...evidence.cues('union')].filter(
    ({ mention }) => MEMBERS.test(mention.words) || MEMBER.test(wordAt(tokens, mention.end)),
  );
  return (
    members.map(({ mention }) => readCountAt(evidence, mention.start - 1)).find(Boolean) ??
    nationsIn(evidence) ??
    membersCounted(evidence)
  );
}

/** More than any order has: all of it is asked for. */
export const ALL_OF_ORDER = 100;

const ORDER = '(?:classements?|palmares|liste|ordre|rankings?|list|league table|table)';
const WHOLE = '(?:complet|complete|integral|integrale|entier|entiere|exhaustif|exhaustive|full|whole|entire)';
const WHOLE_ORDER = new RegExp(
  String.raw`(?:^| )(?:${ORDER} (?:\S+ ){0,1}${WHOLE}|${WHOLE} (?:\S+ ){0,1}${ORDER}|class(?:e|ez|er) (?:moi )?tous les|rank all|(?:classement|ranking) (?:de tous|de toutes|of all))(?= |$)`,
  'u',
);

/** Whether all of an order is asked for: « classement complet », "full ranking". */
export function asksWholeOrder({ spoken }: Pick<Evidence, 'spoken'>): boolean {
  return WHOLE_ORDER.test(spoken);
}

/** « quels trois légumes », "which four cereals": how many of a family. */
function membersCounted(evidence: Evidence): number | null {
  const { tokens } = evidence.reading;
  const counted = evidence
    .all('product')
    .filter(({ mention: { start } }) => WHICH_OF.test(wordAt(tokens, start - 2)))
    .map(({ mention: { start } }) => readCountAt(evidence, start - 1));
  return counted.find((count) => count !== null) ?? null;
}

const WHICH_OF = /^(?:quels|quelles|which|what)$/;

/** « les trois États de l'UE », "the five nations of Europe": how many of whom. */
function nationsIn(evidence: Evidence): number | null {
  const { tokens } = evidence.reading;
  const at = tokens.findIndex((_, index) => NATIONS.test(wordsAt(tokens, index, 2)));
  if (at < 0 || AMONG.test(wordsAt(tokens, at - 3, 2))) return null;
  return readCountAt(evidence, at - 1);
}

/** « parmi les 27 pays de l'UE »: of how many, and not how many. */
const AMONG = /^(?:parmi les|of the|among the|sur les|des|entre les)$/;
const NATIONS =
  /^(?:etats|nations|membres|puissances|pays|states|powers|countries) (?:de|du|d|des|dans|en|qui|of|in|that|which|europeens|europeennes|membres)$/;

/** "which four member states": a place that is named by its countries. */
const MEMBER = /^(?:members|nations)$/;
const MEMBERS = /^(?:member states|eu members|[eé]tats membres|pays membres)$/i;

/** Words that say how many by themselves: « le trio de tête », "the podium". */
const COLLECTIVES: ReadonlyMap<string, number> = new Map([
  ['duo', 2],
  ['trio', 3],
  ['tierce', 3],
  ['podium', 3],
  ['quatuor', 4],
  ['quinte', 5],
]);

/** The small number at a token, where it is no date. */
export function readCountAt({ reading: { tokens, dates } }: Evidence, at: number): number | null {
  const isDate = isWithin(at, dates);
  const number = at < 0 || isDate || isPlainOne(wordAt(tokens, at)) ? null : readNumber(tokens, at);
  return number && number.value >= 1 && number.value <= MOST_COUNTED && Number.isInteger(number.value)
    ? number.value
    : null;
}

const MOST_COUNTED = 100;

function isPlainOne(word: string): boolean {
  return /^(?:un|une|one|neuf)$/.test(word);
}
