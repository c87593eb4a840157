import { splitSentences } from './passage.js';

const LONGEST_OPENING = 400;
/** A paragraph within an article opens with its rule in few words, or with something else. */
const LONGEST_RULE = 160;
const LONGEST_IN_ALL = 900;

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The pieces quoted of an article, after its first sentence and those of the paragraphs that they are of, where these
 * are short: the rule is stated first and what departs from it after. A line that only announces a list is no rule.
 * Exact substrings, in the order of the text.
 */
export function withOpening(text: string, quotes: readonly string[]): readonly string[] {
  const sentences = splitSentences(text);
  const [first] = sentences;
  if (!first || quotes.length === 0) return quotes;
  const spans: Span[] = quotes.map((quote) => {
    const start = text.indexOf(quote);
    return { start, end: start + quote.length };
  });
  const rules = spans.flatMap(({ start }) => ruleOfParagraph(text, sentences, start) ?? []);
  for (const rule of rules) add(spans, rule, text, LONGEST_RULE);
  add(spans, first, text, LONGEST_OPENING);
  return spans
    .sort((left, right) => left.start - right.start)
    .map(({ start, end }) => text.slice(start, end));
}

/** The sentence that opens the paragraph in which the offset lies. */
function ruleOfParagraph(text: string, sentences: readonly Span[], offset: number): Span | undefined {
  const start = text.lastIndexOf('\n', offset) + 1;
  return sentences.find((sentence) => sentence.start === start);
}

/** Adds a sentence that is not quoted yet, where it states something and there is room for it. */
function add(spans: Span[], { start, end }: Span, text: string, longest: number): void {
  const opening = text.slice(start, end).trimEnd();
  const covered = spans.some((span) => span.start < end && start < span.end);
  const length = spans.reduce((sum, span) => sum + span.end - span.start + 1, opening.length);
  const announces = opening.endsWith(':') && !/\d/u.test(opening);
  if (!covered && !announces && opening.length <= longest && length <= LONGEST_IN_ALL)
    spans.push({ start, end: start + opening.length });
}
