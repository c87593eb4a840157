import { isMeaningful, lawWords } from './law-words.js';

/** What is asked of any matter: a delay, a right, a penalty, a step to take. */
const ASKED = new Set(
  'delai delais droit droits legal legale legaux illegal illegale autorise autorisee permis permise interdit interdite obligatoire oblige obligee obligation loi lois regle regles amende amendes peine peines sanction sanctions recours demarche demarches procedure procedures formalite formalites deadline deadlines allowed permitted forbidden mandatory compulsory law laws rule rules fine fines penalty penalties right rights appeal formalities sanctioned'.split(
    ' ',
  ),
);

/** Words beside it that name no matter either. */
const BESIDE = new Set(
  'temps jour jours semaine semaines mois an ans annee annees agir agit faire fait contester reagir repondre risque risquer risques encourt encours encourir prevu prevue prevoit dit dire exact exactement maximum minimum max min limite possible normal vraiment encore maintenant ici cas montant duree long date combien quand time times day days week weeks month months year years act do does react respond answer risk happen happens apply applies say says exactly limit really still now here case amount much when'.split(
    ' ',
  ),
);

/**
 * Whether a question asks for a delay, a right or a penalty and names nothing that it would be of: « quel délai ai-je pour
 * agir ? », "what is the fine?". No article answers it; what it is about has to be asked back.
 */
export function namesNoMatter(question: string): boolean {
  const words = lawWords(question);
  if (!words.some((word) => ASKED.has(word)) && !IN_SO_MANY_WORDS.test(words.join(' '))) return false;
  return words.filter(isMeaningful).every((word) => ASKED.has(word) || BESIDE.has(word));
}

const IN_SO_MANY_WORDS = /\b(?:combien de temps|how long|risque|risques)\b/u;
