import { describe, expect, it } from 'vitest';
import { withOpening } from './opening.quotation.js';

const RULE = 'Toute sous-location est interdite.';
const EXCEPTION = 'Le bailleur peut autoriser le preneur à sous-louer certains bâtiments.';
const TEXT = `${RULE}\n${EXCEPTION}`;

describe('a quotation', () => {
  it('opens with the rule that its exception departs from', () => {
    expect(withOpening(TEXT, [EXCEPTION])).toEqual([RULE, EXCEPTION]);
  });

  it('has the short rule that opens the paragraph it is of', () => {
    const text = `Le bail est cédé.\nToute sous-location est interdite. Toutefois, le juge décide. ${EXCEPTION}`;
    expect(withOpening(text, [EXCEPTION])).toEqual([
      'Le bail est cédé.',
      'Toute sous-location est interdite.',
      EXCEPTION,
    ]);
  });

  it('does not say the rule twice', () => {
    expect(withOpening(TEXT, [RULE, EXCEPTION])).toEqual([RULE, EXCEPTION]);
    expect(withOpening(TEXT, ['sous-location est interdite'])).toEqual(['sous-location est interdite']);
  });

  it('stays as it is where the rule is long, or nothing is quoted', () => {
    const long = `${'Une règle très longue '.repeat(30)}.`;
    expect(withOpening(`${long}\n${EXCEPTION}`, [EXCEPTION])).toEqual([EXCEPTION]);
    expect(withOpening(TEXT, [])).toEqual([]);
  });
});
