import type { NoArticle } from '../law.findings.js';
import { typographic } from '../typography.js';
import type { Voice } from '../voice.js';
import { bareName, spaced, textInEnglish, theText } from './law-names.js';

/** That no article answers, that none has the number, or that the text is not held. */
export function noArticleProse(findings: NoArticle, v: Voice): string[] {
  return refusal(findings, v).map((sentence) => typographic(sentence, v.language));
}

function refusal(findings: NoArticle, v: Voice): string[] {
  if (findings.foreignAct) return [unheldText(findings, findings.foreignAct, v), heldTexts(findings, v)];
  if (findings.asked) return unknownNumber(findings, findings.asked, v);
  return [
    v.say(
      'Aucun article ne répond assez clairement à cette question.',
      'I found no article that answers this question clearly enough.',
    ),
    heldTexts(findings, v),
    v.say(
      'Pouvez-vous la préciser, ou donner un numéro d’article ?',
      'Could you put it more precisely, or give an article number?',
    ),
  ];
}

function unheldText({ page }: NoArticle, act: string, v: Voice): string {
  const where = page ? v.say(` Texte officiel : ${page}`, ` Official text: ${page}`) : '';
  return v.say(
    `Ce texte n'est pas disponible ici : ${act}.${where}`,
    `This text is not available here: ${act}.${where}`,
  );
}

function unknownNumber(findings: NoArticle, asked: string, v: Voice): string[] {
  const near = findings.nearest.map(spaced).join(', ');
  const name = bareName(asked);
  const none = v.say(
    `Il n'existe pas ${/^[ae]/iu.test(name) ? "d'" : 'de '}${name} dans ${theText(findings.corpus.title)}.`,
    `There is no ${name} in ${textInEnglish(findings.corpus)}: not found.`,
  );
  if (near === '') return [none];
  return [none, v.say(`Numéros voisins qui existent : ${near}.`, `Existing numbers nearby: ${near}.`)];
}

/** « Textes disponibles : Code rural et de la pêche maritime ; Règlement (UE) 2021/2115. » */
function heldTexts({ corpus, held = [corpus] }: NoArticle, v: Voice): string {
  const [only] = held;
  if (only && held.length === 1)
    return v.say(
      `Le seul texte disponible est ${theText(only.title)}.`,
      `The only text held is ${textInEnglish(only)}.`,
    );
  const titles = held.map(({ title }) => title);
  return v.say(`Textes disponibles : ${titles.join(' ; ')}.`, `Texts held: ${titles.join('; ')}.`);
}
