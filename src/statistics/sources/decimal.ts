/** How a publisher writes numbers: the mark of decimals, and the marks between thousands, which are dropped. */
export interface NumberStyle {
  decimal: ',' | '.';
  thousands: string;
}

export const FRENCH: NumberStyle = { decimal: ',', thousands: ' \u00A0\u202F' };

/** Undefined where the text is no number in this style: a mark in another place is never guessed away. */
export function readDecimal(text: string, { decimal, thousands }: NumberStyle): number | undefined {
  const [whole = '', fraction = '0', ...rest] = text.trim().split(decimal);
  if (rest.length > 0 || !/^\d+$/.test(fraction)) return undefined;
  const digits = wholeOf(whole, thousands);
  return digits === null ? undefined : Number(`${digits}.${fraction}`);
}

/** The digits of a whole number without marks between thousands, null where it is none. */
function wholeOf(whole: string, thousands: string): string | null {
  const groups = whole.split(new RegExp(`[${thousands.replace('.', '\\.')}]`));
  const [first = '', ...others] = groups;
  const grouped =
    others.length === 0 || (first.length <= 4 && others.every((group) => /^\d{3}$/.test(group)));
  return grouped && /^-?\d+$/.test(first) ? groups.join('') : null;
}
