import type { ArticleFindings, DatedStanding, FoundArticle, VersionDays } from '../law.findings.js';
import { inPeriod, periodName } from '../period-wording.js';
import { capitalised } from '../french-grammar.js';
import type { Voice } from '../voice.js';
import { articleName, ofArticle } from './law-names.js';

type Wish = NonNullable<ArticleFindings['wish']>;

/** « en vigueur depuis le 1er juillet 2006 », "repealed since 1 January 2020". */
export function stateWords(article: FoundArticle, v: Voice): string {
  const [from, until] = [article.inForceFrom, article.inForceUntil ?? ''].map((day) =>
    day ? periodName(day, v.language) : '',
  );
  if (article.state === 'not_yet')
    return v.say(`pas encore en vigueur, à compter du ${from}`, `not yet in force, from ${from}`);
  if (article.state === 'repealed' && article.next)
    return v.say(`rédaction en vigueur du ${from} au ${until}`, `wording in force from ${from} to ${until}`);
  if (article.state === 'repealed') return v.say(`abrogé depuis le ${until}`, `repealed since ${until}`);
  const end = until && v.say(`, jusqu'au ${until}`, `, until ${until}`);
  const then = end && article.next ? v.say(', puis nouvelle rédaction', ', then a new wording') : '';
  return v.say(`en vigueur depuis le ${from}${end}${then}`, `in force since ${from}${end}${then}`);
}

/** What is to be said of an article's days before its wording; empty where its heading says enough. */
export function standingSentence(article: FoundArticle, wish: Wish, v: Voice): string {
  const { dated } = article;
  if (dated) return `${yesOrNo(dated, wish, v)}${datedSentence(article, dated, v)}`;
  if (wish === 'since') return sinceSentence(article, v);
  return wish === 'text' ? '' : forceSentence(article, wish, v);
}

function sinceSentence(article: FoundArticle, v: Voice): string {
  if (article.state !== 'in_force') return forceSentence(article, 'force', v);
  const from = periodName(article.inForceFrom, v.language);
  const { knownFrom = article.inForceFrom } = article;
  if (knownFrom === article.inForceFrom)
    return v.say(
      `Depuis le ${from} : aucune rédaction antérieure ${ofArticle(article, v)} n'est connue.`,
      `Since ${from}: no earlier wording of ${articleName(article, v)} is known.`,
    );
  const first = periodName(knownFrom, v.language);
  return v.say(
    `La rédaction actuelle ${ofArticle(article, v)} est en vigueur depuis le ${from} ; la première version connue date du ${first}.`,
    `The current wording of ${articleName(article, v)} has been in force since ${from}; the first known version is of ${first}.`,
  );
}

function forceSentence(article: FoundArticle, wish: Wish, v: Voice): string {
  const isSo = (article.state === 'in_force') === (wish === 'force');
  const word = isSo ? v.say('Oui :', 'Yes:') : v.say('Non :', 'No:');
  const verb = v.say('est', article.state === 'not_yet' ? 'is' : 'has been');
  return `${word} ${articleName(article, v)} ${verb} ${stateWords(article, v)}.`;
}

/** « Oui. » where the question is whether the article was in force that day. */
function yesOrNo({ standing }: DatedStanding, wish: Wish, v: Voice): string {
  if (wish === 'text' || wish === 'since' || standing === 'unheld') return '';
  const isSo = (standing === 'same' || standing === 'other') === (wish === 'force');
  return isSo ? v.say('Oui. ', 'Yes. ') : v.say('Non. ', 'No. ');
}

function datedSentence(article: FoundArticle, dated: DatedStanding, v: Voice): string {
  const name = articleName(article, v);
  const from = periodName(article.inForceFrom, v.language);
  const until = periodName(article.inForceUntil ?? article.inForceFrom, v.language);
  const on = onDay(dated.day, v);
  if (dated.standing === 'same') return sameSentence(article, dated, v);
  if (dated.standing === 'other') return otherSentence(article, dated, dated.version, v);
  if (dated.standing === 'unheld')
    return v.say(
      `La rédaction ${ofArticle(article, v)} ${on} n'est pas conservée ici : la seule qui le soit date du ${from}.`,
      `The wording of ${name} ${on} is not held here: the only one held is of ${from}.`,
    );
  if (dated.standing === 'ended')
    return v.say(
      `${capitalised(on)}, ${name} n'${dated.when === 'past' ? 'était' : 'est'} plus en vigueur : abrogation le ${until}.`,
      `${capitalised(on)}, ${name} ${dated.when === 'past' ? 'was' : 'is'} no longer in force: repealed on ${until}.`,
    );
  return v.say(
    `${capitalised(on)}, ${name} n'${dated.when === 'past' ? 'était' : 'est'} pas en vigueur : la première version connue date du ${from}.`,
    `${capitalised(on)}, ${name} ${dated.when === 'past' ? 'was' : 'is'} not in force: its first known version is of ${from}.`,
  );
}

/** The version found is that of the day: it still holds, has been replaced, or is to come. */
function sameSentence(article: FoundArticle, { day, when }: DatedStanding, v: Voice): string {
  const [on, name] = [onDay(day, v), articleName(article, v)];
  if (article.state === 'not_yet')
    return v.say(`Voici ${name} tel que prévu ${on}.`, `This is ${name} as it is to be ${on}.`);
  if (article.state === 'in_force' && when === 'past')
    return v.say(
      `${capitalised(on)}, ${name} avait déjà sa rédaction actuelle.`,
      `${capitalised(on)}, ${name} already had its current wording.`,
    );
  if (article.state === 'in_force')
    return v.say(
      `${capitalised(on)}, sauf modification d'ici là, ${name} aura sa rédaction actuelle : aucun changement n'est connu.`,
      `${capitalised(on)}, unless amended before, ${name} will have its current wording: no change is known.`,
    );
  const until = periodName(article.inForceUntil ?? article.inForceFrom, v.language);
  const after = article.next
    ? v.say(`rédaction remplacée le ${until}`, `this wording was replaced on ${until}`)
    : v.say(`abrogation le ${until}`, `it was repealed on ${until}`);
  return v.say(
    `Voici ${name} en vigueur ${on}, qui ne l'est plus : ${after}.`,
    `This is ${name} as in force ${on}, no longer so: ${after}.`,
  );
}

function otherSentence(
  article: FoundArticle,
  { day, when }: DatedStanding,
  version: VersionDays,
  v: Voice,
): string {
  const [on, name] = [capitalised(onDay(day, v)), articleName(article, v)];
  const from = periodName(version.from, v.language);
  const until = version.until && periodName(version.until, v.language);
  const days = until
    ? v.say(`du ${from} au ${until}`, `from ${from} to ${until}`)
    : v.say(`à compter du ${from}`, `from ${from}`);
  const page = v.say(
    `, dont le texte n'est pas conservé ici. Page officielle de cette version : ${version.url}\nRédaction conservée :`,
    `, which is not held here. Its official page: ${version.url}\nThe wording held:`,
  );
  if (when === 'today')
    return v.say(
      `Depuis le ${from}, ${name} a une nouvelle rédaction${page}`,
      `Since ${from}, ${name} has had a new wording${page}`,
    );
  const [french, english] = when === 'past' ? ['avait', 'had'] : ['aura', 'will have'];
  return v.say(
    `${on}, ${name} ${french} une autre rédaction, en vigueur ${days}${page}`,
    `${on}, ${name} ${english} another wording, in force ${days}${page}`,
  );
}

/** « au 1er janvier 2020 », « en 2015 »; "on 1 January 2020", "in 2015". */
function onDay(day: string, v: Voice): string {
  const isDay = day.length > 'YYYY-MM'.length;
  return v.language === 'fr' && isDay ? `au ${periodName(day, 'fr')}` : inPeriod(day, v.language);
}
