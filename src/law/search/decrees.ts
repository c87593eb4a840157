import type { LawArticle } from '../law-article.js';
import { BY_DECREE } from '../legal-cues.js';
import { lawStems, lawWords } from './law-words.js';

/** What an article may leave to a decree and a question may ask for. */
const FIGURE_LEFT =
  /\b(?:delais?|durees?|taux|montants?|nombres?|ages?|surfaces?|pourcentages?|plafonds?|seuils?|intervalles?|periodicite)\b/u;
/** A decree that has this share of a sentence's words, by their rarity, carries it out: it says it again, with the figure. */
const SAID_AGAIN = 0.55;
/** A sentence of fewer different stems is found again by accident. */
const FEWEST_STEMS = 6;

/** An article with the stems of its text. */
interface StemmedArticle extends Pick<LawArticle, 'number' | 'text'> {
  readonly stems: ReadonlySet<string>;
}

/**
 * The numbers of the decrees' articles that carry out each article of law that leaves something to them: those that name
 * it, and those of its chapter that say its sentence again (« dans un délai fixé par décret », « dans les quarante-huit
 * heures »). Articles without any are absent.
 */
export function findDecrees(
  articles: readonly StemmedArticle[],
  citations: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, string[]> {
  const rarity = rarities(articles);
  const inChapter = byChapter(articles.filter(isOfDecree));
  const found = new Map<string, string[]>();
  for (const { number, text } of articles.filter((one) => one.number.startsWith('L'))) {
    const left = sentencesLeft(text);
    if (left.length === 0) continue;
    const naming = [...(citations.get(number) ?? [])].filter((one) => isOfDecree({ number: one }));
    const again = (inChapter.get(chapterOf(number)) ?? []).filter(({ stems }) =>
      left.some(({ asksFigure, words }) => asksFigure && shareOf(words, stems, rarity) >= SAID_AGAIN),
    );
    const numbers = new Set([...naming, ...again.map((one) => one.number)]);
    if (numbers.size > 0) found.set(number, [...numbers]);
  }
  return found;
}

function isOfDecree({ number }: Pick<LawArticle, 'number'>): boolean {
  return /^[RD]/u.test(number);
}

/** '411' of 'L411-1'; the number itself where it has no such chapter. */
function chapterOf(number: string): string {
  return /^[LRD]\*?(\d{3})/u.exec(number)?.[1] ?? number;
}

function byChapter(articles: readonly StemmedArticle[]): Map<string, StemmedArticle[]> {
  const chapters = new Map<string, StemmedArticle[]>();
  for (const article of articles) {
    const chapter = chapterOf(article.number);
    const held = chapters.get(chapter);
    if (held === undefined) chapters.set(chapter, [article]);
    else held.push(article);
  }
  return chapters;
}

function sentencesLeft(text: string): { asksFigure: boolean; words: ReadonlySet<string> }[] {
  return text.split(/[.;\n]/u).flatMap((sentence) => {
    const folded = lawWords(sentence).join(' ');
    if (!BY_DECREE.test(folded)) return [];
    const words = new Set(lawStems(sentence));
    return [{ asksFigure: words.size >= FEWEST_STEMS && FIGURE_LEFT.test(folded), words }];
  });
}

function rarities(articles: readonly StemmedArticle[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const { stems } of articles) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => Math.log(articles.length / (counts.get(stem) ?? 1));
}

function shareOf(
  words: ReadonlySet<string>,
  stems: ReadonlySet<string>,
  rarity: (stem: string) => number,
): number {
  let all = 0;
  let shared = 0;
  for (const word of words) {
    all += rarity(word);
    if (stems.has(word)) shared += rarity(word);
  }
  return all > 0 ? shared / all : 0;
}
