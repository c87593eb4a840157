import type { Language } from '../../common/language.js';
import type { EverydayWords } from '../text/everyday-words.js';
import { isEnergy, isMeantOfEnergy } from './energies.js';
import { isMeant } from './homonyms.js';
import type { Mention } from './mentions.js';
import { wordAt } from '../text/number-words.js';
import type { Token } from '../text/tokens.js';
import type { Sense, SenseKind } from './vocabulary.js';

const ASKING = /^(?:quels?|quelles?|which|what)$/;

/** Keeps of each mention the senses that its language and its neighbours leave; adds what « quelle céréale » asks. */
export function resolveSenses(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  language: Language,
  words: EverydayWords,
): Mention[] {
  const spoken = mentions.map((mention) => ({
    ...mention,
    senses: mention.senses.filter((sense) =>
      isSpoken(sense, mention, language, isEveryday(tokens, mention, language, words)),
    ),
  }));
  const [products, places] = [startsOf(spoken, 'product'), startsOf(spoken, 'place')];
  const correlates = spoken.some(({ senses }) => senses.some(({ id }) => id === 'correlation'));
  return spoken.flatMap((mention) => {
    const context = {
      tokens,
      mention,
      otherProducts: products.some((start) => start !== mention.start),
      otherPlaces: places.some((start) => start !== mention.start),
      products,
      places,
      correlates,
    };
    const senses = placesFirst(
      mention.senses.filter((sense) => isMeantOfEnergy(sense, context) && isMeant(sense, context)),
    );
    return senses.length > 0 ? [asked(tokens, { ...mention, senses }, language)] : [];
  });
}

/** Cues hold in their own language; a thing's name in another one too, save beside a name in the question's language. */
function isSpoken(sense: Sense, mention: Mention, language: Language, everyday: boolean): boolean {
  if (sense.language === language) return true;
  if (sense.kind === 'cue' || everyday) return false;
  const own = mention.senses.filter((other) => other.kind === sense.kind && other.language === language);
  return own.length === 0 || own.some((other) => other.id === sense.id);
}

/** English "pain" is no bread, French « main » is no superlative. */
function isEveryday(
  tokens: readonly Token[],
  mention: Mention,
  language: Language,
  words: EverydayWords,
): boolean {
  return mention.end - mention.start === 1 && words.has(wordAt(tokens, mention.start), language);
}

function startsOf(mentions: readonly Mention[], kind: SenseKind): number[] {
  return mentions
    .filter((mention) => mention.senses.some((sense) => sense.kind === kind && !isEnergy(sense)))
    .map((mention) => mention.start);
}

/** « dans le Cher » says nothing about prices. */
function placesFirst(senses: Sense[]): Sense[] {
  return senses.some(({ kind }) => kind === 'place') ? senses.filter(({ kind }) => kind !== 'cue') : senses;
}

/** « quelle céréale », "which fertilizer" pick from the products of that name. */
function asked(tokens: readonly Token[], mention: Mention, language: Language): Mention {
  const isProduct = mention.senses.some((sense) => sense.kind === 'product');
  if (!isProduct || !ASKING.test(wordAt(tokens, mention.start - 1))) return mention;
  const cue: Sense = { kind: 'cue', id: 'which-product', weight: 1, language, adjective: false };
  return { ...mention, senses: [...mention.senses, cue] };
}
