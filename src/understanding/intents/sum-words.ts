import { fold } from '../text/normalise.js';

const ADDED_UP =
  /(?<![a-z])(?:sommes?|additionn[a-z]+|cumul[a-z]*|reuni(?:e?s?|ssent)|combine[a-z]*|ensemble|a (?:elles|eux) (?:deux|trois|quatre)|sum|summed|add(?:ed|ing)? (?:up|together)|combined|altogether|together|between them)(?![a-z])|[\p{L})] ?\+ ?\p{L}|(?<![a-z])total (?:of|for) |(?<![a-z])total (?:de|du|pour) (?:la|le|l['’]|les) /u;
/** "France plus Germany": a plus between two names, and no comparative. */
const PLUS_BETWEEN = /(?:^|[a-z)]) plus (?:the )?[A-Z]/u;

/** Whether the words are for several to be added up: « réunies », « à elles deux », "combined", "France plus Germany". */
export function addsUpWords(text: string): boolean {
  return ADDED_UP.test(fold(text)) || PLUS_BETWEEN.test(text);
}
