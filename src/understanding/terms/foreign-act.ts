import type { NormalisedText } from '../text/normalise.js';

const ACTS: readonly RegExp[] = [
  /(?<!\p{L})(?:reglement|directive|decision|regulation)s? ?(?:d'execution |deleguee? )?(?:\((?:ue|ce|cee|eu|ec|eec)\)|ue|ce|cee|eu|ec|eec)? ?(?:n ?° ?|no\.? ?)?\d{2,4}\/\d{1,4}(?:\/(?:ce|ue|cee|ec|eu|eec))?/u,
  /(?<!\p{L})code (?:civil|penal|du travail|de l'environnement|de l'urbanisme|forestier|de la consommation|de commerce|de la route|general des impots|general des collectivites territoriales|de la sante publique|de la securite sociale|de procedure (?:civile|penale)|minier|du patrimoine|de la construction(?: et de l'habitation)?|electoral)(?!\p{L})/u,
  /(?<!\p{L})(?:french )?(?:civil|penal|labour|labor|environmental|forestry|commercial|tax) code(?!\p{L})/u,
  /(?<!\p{L})loi n ?° ?\d{2,4}-\d{1,5}/u,
  /(?<!\p{L})decret n ?° ?\d{2,4}-\d{1,5}/u,
];

export interface ForeignAct {
  /** As written. */
  words: string;
  /** In the folded text. */
  start: number;
  end: number;
}

/** An act that is not the Code rural, as far as its name says: « règlement (UE) 2021/2115 », « code civil ». */
export function findForeignAct({ text, folded, origins }: NormalisedText): ForeignAct | null {
  for (const act of ACTS) {
    const match = act.exec(folded);
    if (!match) continue;
    const [start, end] = [match.index, match.index + match[0].length];
    return { words: text.slice(origins[start] ?? 0, origins[end] ?? text.length), start, end };
  }
  return null;
}
