/** Elements after or before which the publisher starts a new line. */
const BLOCK =
  /<\/?(?:p|br|div|center|table|tbody|thead|tr|td|th|li|ul|ol|blockquote|h[1-6])(?:\s[^<>]*)?\/?>/giu;
const TAG = /<[^<>]*>/gu;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/giu;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/**
 * The plain text of the HTML in which the publisher gives an article. Every character of the wording is kept;
 * markup falls away without leaving a space (« l'<a>article L. 411-3</a>, »), runs of white space become one space,
 * and each paragraph, line or table cell stands on its own line. Empty lines are dropped.
 */
export function plainText(html: string): string {
  const marked = html.replace(/[\r\n]+/gu, ' ').replace(BLOCK, '\n');
  return decodeEntities(marked.replace(TAG, ''))
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

function decodeEntities(text: string): string {
  return text.replace(ENTITY, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
