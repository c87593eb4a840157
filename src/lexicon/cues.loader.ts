import { isLanguage, type Language } from '../common/language.js';
import { Cues, type Cue, type WordKind, type WordList } from './cues.js';
import { type Line, linesOf } from './data-lines.js';

/**
 * Reads `data/{cues,spellings,common-words}.csv` (UTF-8, comma, header line, # comments; terms within a cell are
 * separated by `|`, words by spaces).
 * @throws Error naming the line where a cell is not what its column expects
 */
export function loadCues(): Cues {
  const spellings = linesOf('spellings.csv').flatMap((line) =>
    spellingsOf(cell(line, 'written'), cell(line, 'read')),
  );
  return new Cues(
    linesOf('cues.csv').map(readCue),
    new Map(spellings),
    ['common-words.csv', 'statute-words.csv'].flatMap((file) => linesOf(file).map(readWords)),
  );
}

function readCue(line: Line): Cue {
  const weight = Number(cell(line, 'weight'));
  if (!(weight >= 1 && weight <= 6))
    throw new Error(`cues: ${cell(line, 'cue')} has weight ${line['weight']}`);
  return {
    id: cell(line, 'cue'),
    weight,
    terms: { fr: list(line, 'terms_fr', '|'), en: list(line, 'terms_en', '|') },
  };
}

/** « thai|basmati rise » read as « * rice »: one spelling for each of the words, of which `*` is the one written. */
function spellingsOf(written: string, read: string): [string, string][] {
  const choice = written.split(' ').find((word) => word.includes('|'));
  if (choice === undefined) return [[written, read]];
  return choice.split('|').map((word) => [written.replace(choice, word), read.replace('*', word)]);
}

function readWords(line: Line): WordList {
  const [language, kind] = [cell(line, 'language'), cell(line, 'kind')];
  if (!isLanguage(language)) throw new Error(`common words: ${language} is no language`);
  if (!isWordKind(kind)) throw new Error(`common words: ${kind} is no kind`);
  return { language: language satisfies Language, kind, words: list(line, 'words', ' ') };
}

function isWordKind(value: string): value is WordKind {
  return value === 'function' || value === 'frequent';
}

function cell(line: Line, column: string): string {
  const value = line[column];
  if (!value) throw new Error(`cues: ${JSON.stringify(line)} has no ${column}`);
  return value;
}

function list(line: Line, column: string, separator: string): string[] {
  return (line[column] ?? '').split(separator).filter((item) => item !== '');
}
