import { findArticleReferences } from '../../law/article-references.js';

/** « règlement (UE) 2021/2115 », « directive 2009/128/CE », "Regulation (EU) No 1307/2013". */
const EU_ACT =
  /(?<!\p{L})(?:r[eè]glement|directive|regulation|d[eé]cision|decision)s?(?: d[’']ex[eé]cution)? ?(?:\((?:UE|CE|CEE|EU|EC|EEC)\) ?)?(?:n[°o] ?)?\d{1,4}\/\d{1,4}(?:\/(?:UE|CE|EU|EC))?/iu;
const OTHER_CODE =
  /(?<!\p{L})code (?:civil|p[eé]nal|du travail|de commerce|de l[’' ]environnement|de l[’' ]urbanisme|forestier|g[eé]n[eé]ral des imp[oô]ts|de la route|de la consommation)(?!\p{L})/iu;

/** A text named in the question that is not held: an act of the European Union, or an article of another code; or null. */
export function foreignActIn(text: string): string | null {
  const act = EU_ACT.exec(text);
  if (act) return act[0];
  const others = findArticleReferences(text).filter((spotted) => spotted.code === 'other');
  if (others.length === 0) return null;
  const code = OTHER_CODE.exec(text);
  const [first] = others;
  return first ? `${text.slice(first.start, first.end)}${code ? ` (${code[0]})` : ''}` : null;
}
