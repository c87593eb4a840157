import { isOtherLaw, type OtherLaw } from '../../common/other-law.js';
import { lawWords } from './law-words.js';

/** A wording that must stand in the question as it is; several of them where all are needed, in any order. */
interface Wording {
  readonly parts: readonly (readonly string[])[];
  /** The code that treats it; null where that is none, or one of several. */
  readonly law: OtherLaw | null;
}
/** Wordings by the first word, in the singular. Stems would be too wide: « champion » has that of « champ ». */
type Wordings = ReadonlyMap<string, readonly Wording[]>;

const KINDS = ['other law', 'never', 'rural', 'other law of farms', 'farm status', 'treated'];

/** A line of the file of foreign topics. */
export interface ForeignRow {
  readonly kind: string;
  /** The code that treats what the words name, empty where that is not said. */
  readonly law: string;
  readonly words: string;
}

/** What marks a question as foreign to the Code rural, and what marks it as rural after all. */
export interface ForeignTopics {
  /** Subjects of other codes. */
  readonly otherLaw: Wordings;
  /** What this code does not speak of, not even of farms. */
  readonly never: Wordings;
  readonly rural: Wordings;
  /** Subjects of other codes even where they are of farms: building permits, ways across a neighbour's land, divorces. */
  readonly otherLawOfFarms: Wordings;
  /** What of those this code treats all the same: the lease, the pension, the company. */
  readonly farmStatus: Wordings;
  /** What this code treats itself, whatever other code the question names: the VAT on mutual help between farmers. */
  readonly treated: Wordings;
}

/**
 * Reads lines of kind, law and wordings parted by « | »; « loup+tirer » asks for both. Throws an Error on a kind or a law
 * that is none of these.
 */
export function parseForeignTopics(rows: readonly ForeignRow[]): ForeignTopics {
  const wordings = (kind: string): Wordings => {
    const found = new Map<string, Wording[]>();
    for (const row of rows.filter((one) => one.kind === kind)) {
      const law = lawOf(row);
      for (const words of row.words.split('|')) {
        const parts = words.split('+').map(wordsOf);
        const first = parts[0]?.[0] ?? '';
        found.set(first, [...(found.get(first) ?? []), { parts, law }]);
      }
    }
    return found;
  };
  const odd = rows.find(({ kind }) => !KINDS.includes(kind));
  if (odd !== undefined) throw new Error(`law lexicon: kind « ${odd.kind} » of foreign topics`);
  return {
    otherLaw: wordings('other law'),
    never: wordings('never'),
    rural: wordings('rural'),
    otherLawOfFarms: wordings('other law of farms'),
    farmStatus: wordings('farm status'),
    treated: wordings('treated'),
  };
}

/** What the code does not treat. */
export interface ForeignTopic {
  /** Of subjects of other codes, or of what it never speaks of, not even of farms. */
  readonly kind: 'other law' | 'never';
  /** The code that treats it, where one does. */
  readonly law: OtherLaw | null;
}

/** Which subject that the code does not treat the question is of, null for none; `words` are its folded words. */
export function foreignTopicOf(words: readonly string[], topics: ForeignTopics): ForeignTopic | null {
  const singulars = withoutCircumstances(words).map(singular);
  if (namedIn(singulars, topics.treated)) return null;
  const never =
    namedIn(singulars, topics.never) ??
    (namedIn(singulars, topics.farmStatus) ? null : namedIn(singulars, topics.otherLawOfFarms));
  if (never) return { kind: 'never', law: never.law };
  const other = namedIn(singulars, topics.rural) ? null : namedIn(singulars, topics.otherLaw);
  return other && { kind: 'other law', law: other.law };
}

/** « pendant le match, un essaim … », « la météo annonce un déluge »: when or why something happened, and not what is asked. */
function withoutCircumstances(words: readonly string[]): string[] {
  return words.join(' ').replace(PASTIME, '').replace(WEATHER, '').split(' ');
}

const WEATHER =
  /(?<= |^)(?:meteo (?=(?:annonc|prevoi|donn|se degrad|tourn|change|est|etait|nous|m|a) ?\w{0,6}(?: |$))|(?:la |une |cette )?(?:mauvaise |bonne )?meteo (?=(?:mauvaise|mediocre|menac)\w{0,5}(?: |$))|(?:(?:a cause de|selon|vu|avec) (?:la |cette |une )?|mauvaise )meteo(?: |$)|weather (?=(?:forecast|turn|is|was|looks?|say)\w{0,3}(?: |$)(?!like (?:in|on|for)))|(?:(?:bad|wet|hot|cold|poor|foul|this|because of the|due to the) )weather(?: |$))/gu;

const PASTIME =
  /(?<= |^)(?:pendant|durant|apres|avant|lors|devant|regardant|rentrant|sortant|during|after|before|watching) (?:(?:le|la|les|l|un|une|du|de|d|des|mon|the|a|my) ){0,2}(?:match|film|cinema|musee|tennis|rugby|football|champion\w{3,6}|coupe du monde|world cup)(?: (?:de |du )?(?:rugby|foot|football|tennis))?(?: |$)/gu;

/** The first wording that stands in the words, one with a law before those without. */
function namedIn(words: readonly string[], wordings: Wordings): Wording | null {
  const named = words.flatMap((word) =>
    (wordings.get(word) ?? []).filter(({ parts }) => parts.every((part) => stands(words, part))),
  );
  return named.find(({ law }) => law !== null) ?? named[0] ?? null;
}

function lawOf({ law }: ForeignRow): OtherLaw | null {
  if (law === '') return null;
  if (!isOtherLaw(law)) throw new Error(`law lexicon: law « ${law} » of foreign topics`);
  return law;
}

function stands(words: readonly string[], part: readonly string[]): boolean {
  return words.some((_, start) => part.every((word, offset) => words[start + offset] === word));
}

function wordsOf(wording: string): string[] {
  return lawWords(wording).map(singular);
}

function singular(word: string): string {
  return word.length > 3 && /[sx]$/u.test(word) ? word.slice(0, -1) : word;
}
