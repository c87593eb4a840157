import { findArticleReferences } from '../../law/article-references.js';

const OTHER_CODE =
  /(?<!\p{L})code (?:civil|p[eé]nal|du travail|de commerce|de l[’' ]environnement|de l[’' ]urbanisme|forestier|g[eé]n[eé]ral des imp[oô]ts|de la route|de la consommation)(?!\p{L})/iu;

/** The article of another code that a question names; null where it names none. */
export function otherCodeIn(text: string): string | null {
  const first = findArticleReferences(text).find((spotted) => spotted.code === 'other');
  if (!first) return null;
  const code = OTHER_CODE.exec(text);
  return `${text.slice(first.start, first.end)}${code ? ` (${code[0]})` : ''}`;
}
