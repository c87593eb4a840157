import { describe, expect, it } from 'vitest';
import { findPart, type PartStep } from './article-part.js';

const TEXT = [
  'I.-Sont soumises à autorisation :',
  '1° Les installations ;',
  '2° Les réunions ayant pour conséquence :',
  'a) De supprimer une exploitation ;',
  'b) De la priver de ses bâtiments.',
  'Un décret fixe le seuil.',
  'II bis. - A. - Le préfet statue.',
  'Il motive sa décision.',
  'B. - Il consulte la commission.',
].join('\n');

const step = (kind: PartStep['kind'], name: string, rank = 0): PartStep => ({ kind, name, rank });

describe('the part of an article', () => {
  it.each<[string, PartStep[], string[]]>([
    ['the I', [step('section', 'I')], [TEXT.slice(0, TEXT.indexOf('\nII bis'))]],
    ['the II bis', [step('section', 'II bis')], [TEXT.slice(TEXT.indexOf('II bis'))]],
    [
      'the A of the II bis',
      [step('section', 'II bis'), step('letter', 'A')],
      ['A. - Le préfet statue.\nIl motive sa décision.'],
    ],
    [
      'the 1°, behind the line that announces it',
      [step('section', 'I'), step('number', '1')],
      ['I.-Sont soumises à autorisation :\n1° Les installations ;'],
    ],
    [
      'the last item without what follows the list',
      [step('number', '2')],
      [
        'I.-Sont soumises à autorisation :',
        '2° Les réunions ayant pour conséquence :\na) De supprimer une exploitation ;\nb) De la priver de ses bâtiments.',
      ],
    ],
    [
      'the b) apart from its announcement',
      [step('number', '2'), step('small letter', 'b')],
      ['2° Les réunions ayant pour conséquence :', 'b) De la priver de ses bâtiments.'],
    ],
    ['the sixth paragraph', [step('paragraph', '', 6)], ['Un décret fixe le seuil.']],
    ['the last paragraph', [step('paragraph', '', -1)], ['B. - Il consulte la commission.']],
    [
      'the second paragraph of the II bis',
      [step('section', 'II bis'), step('paragraph', '', 2)],
      ['Il motive sa décision.'],
    ],
    [
      'paragraph 1, where there is a I',
      [step('paragraph', 'I', 1)],
      [TEXT.slice(0, TEXT.indexOf('\nII bis'))],
    ],
    ['paragraph 5, where there is no V', [step('paragraph', 'V', 5)], ['b) De la priver de ses bâtiments.']],
  ])('is %s', (_, steps, quotes) => {
    const found = findPart(TEXT, steps);
    expect(found).toMatchObject({ quotes, missing: null });
    for (const quote of found.quotes) expect(TEXT).toContain(quote);
  });

  it('is told with the section that it stands in', () => {
    expect(findPart(TEXT, [step('number', '2')]).steps.map(({ name }) => name)).toEqual(['I', '2']);
  });

  it('is told not to be there, with those that are', () => {
    expect(findPart(TEXT, [step('section', 'IV'), step('number', '1')])).toEqual({
      steps: [],
      quotes: [],
      missing: { step: step('section', 'IV'), names: ['I', 'II bis'], count: 9 },
    });
    expect(findPart(TEXT, [step('section', 'I'), step('number', '7')])).toMatchObject({
      quotes: [TEXT.slice(0, TEXT.indexOf('\nII bis'))],
      missing: { names: ['1', '2'] },
    });
  });
});
