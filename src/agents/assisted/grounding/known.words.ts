import type { Lexicon } from '../../../lexicon/lexicon.js';
import { fold } from '../../../understanding/text/normalise.js';
import { readNumbers } from '../../../wording/number-parser.js';
import type { Ledger } from '../ledger.js';

const WORD = /[\p{L}\d_]+/gu;

/** Folded words and codes of the labels and sources of the figures found. */
export function figureWords(ledger: Ledger, lexicon: Lexicon): Set<string> {
  const texts: string[] = [];
  for (const { facts, citations } of ledger.figures) {
    texts.push(...facts.flatMap(({ product, place }) => namesOf(product, place, lexicon)));
    texts.push(
      ...facts.flatMap((fact) => [fact.productCode, fact.placeCode, fact.dataset, fact.product, fact.place]),
    );
    texts.push(...citations.flatMap(({ publisher, title }) => [publisher, title.fr, title.en]));
  }
  return wordsIn(texts);
}

/** Folded words of the articles found, and of the question: of these a sentence about law may be made. */
export function lawWords(ledger: Ledger, question: string): Set<string> {
  const texts = ledger.articles.flatMap(({ code, sectionPath, text }) => [code, ...sectionPath, text]);
  return wordsIn([question, ...texts]);
}

function wordsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => [...text.matchAll(WORD)].map(([word]) => fold(word))));
}

function namesOf(product: string, place: string, lexicon: Lexicon): string[] {
  const names = [lexicon.findProduct(product)?.name, lexicon.findPlace(place)?.name];
  return names.flatMap((name) => (name ? [name.fr.text, name.en.text] : []));
}

const DATE = /\d{4}(?:-\d{2}){0,2}/gu;

/** Years, months and days that the findings or the question name. */
export function supportedDates(ledger: Ledger, question: string): Set<number> {
  const days: string[] = [];
  for (const findings of ledger.figures) {
    days.push(...findings.facts.map((fact) => fact.period), ...findings.citations.map((one) => one.vintage));
    if (findings.kind === 'coverage' || findings.kind === 'out-of-period') {
      days.push(...findings.extents.flatMap(({ from, to }) => [from, to]));
    }
  }
  for (const { inForceFrom, inForceUntil } of ledger.articles) days.push(inForceFrom, inForceUntil ?? '');
  const numbers = days.flatMap((day) => day.match(DATE) ?? []).flatMap((day) => day.split('-').map(Number));
  const asked = readNumbers(question, 'fr').filter(({ kind }) => kind === 'year' || kind === 'date');
  return new Set([...numbers, ...asked.map(({ value }) => value)]);
}
