import type { Language } from '../../common/language.js';
import type { CorpusSummary, LawService } from '../../law/law.service.js';
import { RURAL_CODE_CID } from '../../law/law-article.js';
import { fold } from '../../understanding/text/normalise.js';
import type { CitedText } from '../../wording/law.findings.js';

const UNION_ACT = /^3\d{4}[RLD]\d{4}\/[A-Z]{2}$/u;
/** « Règlement (UE) 2021/2115 du Parlement européen et du Conseil … »: the community and number in the title of an act. */
const ACT_NUMBER = /(?:\((\p{L}{2,7})\) ?)?(n[°o]\.? ?)?(\d{2,4}\/\d{1,4})(?:\/(\p{Lu}{2,3})(?!\p{L}))?/iu;
const KINDS = {
  fr: { R: 'Règlement', L: 'Directive', D: 'Décision' },
  en: { R: 'Regulation', L: 'Directive', D: 'Decision' },
} as const;
const COMMUNITIES = { fr: ['UE', 'CE', 'CEE'], en: ['EU', 'EC', 'EEC'] } as const;

/** The texts that can be asked about, as an answer cites them. */
export class HeldTexts {
  private constructor(
    private readonly corpora: readonly CorpusSummary[],
    private readonly language: Language,
  ) {}

  static async of(law: Pick<LawService, 'corpora'>, language: Language): Promise<HeldTexts> {
    return new HeldTexts(await law.corpora(), language);
  }

  /** All of them, the Code rural first. */
  get all(): CitedText[] {
    return this.corpora.map((corpus) => cited(corpus, this.language));
  }

  /** The text of that id; the first of all where it is none. */
  cite(cid: string): CitedText {
    const corpus = this.corpora.find((one) => one.cid === cid) ?? this.corpora[0];
    return corpus ? cited(corpus, this.language) : { title: '', vintage: '' };
  }

  /** The id of a French text other than the Code rural whose title the question says; null where it says none. */
  findNamed(question: string): string | null {
    const said = plain(question);
    const named = this.corpora.find(
      ({ cid, title }) =>
        cid !== RURAL_CODE_CID && !UNION_ACT.test(cid) && title !== '' && said.includes(plain(title)),
    );
    return named?.cid ?? null;
  }
}

function cited({ cid, title, vintage }: CorpusSummary, language: Language): CitedText {
  const isAct = UNION_ACT.test(cid);
  return isAct ? { title: actName(cid, title, language), vintage, publisher: 'EUR-Lex' } : { title, vintage };
}

/** « Règlement (CE) n° 1907/2006 », "Directive 2011/83/EU": the act's name in the language of the reply. */
function actName(cid: string, title: string, language: Language): string {
  const kind = KINDS[language][cid.charAt(5) === 'R' ? 'R' : cid.charAt(5) === 'L' ? 'L' : 'D'];
  const match = ACT_NUMBER.exec(title);
  if (match === null) return title;
  const [, before, numbered, number = '', behind] = match;
  const community = (code: string): string => {
    const at = [...COMMUNITIES.fr, ...COMMUNITIES.en].findIndex((one) => one === code.toUpperCase());
    return at < 0 ? code : (COMMUNITIES[language][at % COMMUNITIES.fr.length] ?? code);
  };
  return [
    kind,
    before && `(${community(before)})`,
    numbered && (language === 'fr' ? 'n°' : 'No'),
    behind ? `${number}/${community(behind)}` : number,
  ]
    .filter(Boolean)
    .join(' ');
}

function plain(text: string): string {
  return fold(text).replace(/[^\p{L}\d]+/gu, ' ');
}
