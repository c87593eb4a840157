import type { CorpusSummary, LawService } from '../../law/law.service.js';
import { RURAL_CODE_CID } from '../../law/law-article.js';
import { fold } from '../../understanding/normalise.js';
import type { CitedText } from '../../wording/law.findings.js';

const UNION_ACT = /^3\d{4}[RLD]\d{4}\/[A-Z]{2}$/u;
/** « Règlement (UE) 2021/2115 du Parlement européen et du Conseil … »: the part by which the act is spoken of. */
const ACT_NAME =
  /^(\p{L}+)((?: \p{L}+){0,3} (?:\(\p{L}{2,7}\) )?(?:n[°o]\.? ?)?\d{2,4}\/\d{1,4}(?:\/\p{Lu}{2,3})?)/iu;

/** The texts that can be asked about, as an answer cites them. */
export class HeldTexts {
  private constructor(private readonly corpora: readonly CorpusSummary[]) {}

  static async of(law: Pick<LawService, 'corpora'>): Promise<HeldTexts> {
    return new HeldTexts(await law.corpora());
  }

  /** All of them, the Code rural first. */
  get all(): CitedText[] {
    return this.corpora.map(cited);
  }

  /** The text of that id; the first of all where it is none. */
  cite(cid: string): CitedText {
    const corpus = this.corpora.find((one) => one.cid === cid) ?? this.corpora[0];
    return corpus ? cited(corpus) : { title: '', vintage: '' };
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

function cited({ cid, title, vintage }: CorpusSummary): CitedText {
  if (!UNION_ACT.test(cid)) return { title, vintage };
  const [, kind = '', rest] = ACT_NAME.exec(title) ?? [];
  const name =
    rest === undefined ? title : `${kind.charAt(0).toUpperCase()}${kind.slice(1).toLowerCase()}${rest}`;
  return { title: name, vintage, publisher: 'EUR-Lex' };
}

function plain(text: string): string {
  return fold(text).replace(/[^\p{L}\d]+/gu, ' ');
}
