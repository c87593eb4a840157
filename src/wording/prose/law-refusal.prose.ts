import type { NoArticle } from '../law.findings.js';
import type { Voice } from '../voice.js';
import { bareName, inText, spaced } from './law-names.js';

/** That no article answers, that none has the number, or that the text is not held. */
export function noArticleProse(findings: NoArticle, v: Voice): string[] {
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
    `Pas de donnée sur ce texte : ${act} (il n'est pas disponible ici).${where}`,
    `No data on this text: ${act} (it is not available here).${where}`,
  );
}

function unknownNumber(findings: NoArticle, asked: string, v: Voice): string[] {
  const { title } = findings.corpus;
  const near = findings.nearest.map(spaced).join(', ');
  const name = bareName(asked);
  const none = v.say(
    `Il n'existe pas ${/^[ae]/iu.test(name) ? "d'" : 'de '}${name} ${inText(title)} : aucun article trouvé.`,
    `There is no ${name} in the ${title}: not found.`,
  );
  if (near === '') return [none];
  return [none, v.say(`Numéros voisins qui existent : ${near}.`, `Existing numbers nearby: ${near}.`)];
}

/** « Textes disponibles : Code rural et de la pêche maritime ; Règlement (UE) 2021/2115. » */
function heldTexts({ corpus, held = [corpus] }: NoArticle, v: Voice): string {
  const [only] = held;
  if (only && held.length === 1)
    return v.say(
      `Le texte disponible est le ${only.title}.`,
      `The text held is the ${only.title} (French rural code).`,
    );
  const titles = held.map(({ title }) => title);
  return v.say(`Textes disponibles : ${titles.join(' ; ')}.`, `Texts held: ${titles.join('; ')}.`);
}
