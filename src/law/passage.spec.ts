import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAsked } from './asked-question.js';
import { choosePassage, type Passage } from './passage.js';
import { judgeUnits } from './unit-worth.js';

/** The passage of a text for a question of which the weighted stems are known. */
function passageOf(text: string, question: string, stemWeights: ReadonlyMap<string, number>): Passage {
  const asked = readAsked({ question, stemWeights, concepts: [] });
  return choosePassage(text, judgeUnits(text, asked), asked);
}

const weights = (...stems: string[]): Map<string, number> => new Map(stems.map((stem) => [stem, 3]));

describe('the passage quoted', () => {
  const text = [
    'Le présent article ne concerne que les chevaux.',
    'Les propriétaires de cadavres sont tenus d’avertir dans les quarante-huit heures la personne chargée de l’enlèvement.',
    'Les frais sont fixés par décret.',
    'Sont applicables les usages de la profession, que la chambre consulaire de chaque département tient à jour. '
      .repeat(3)
      .trim(),
  ].join('\n');

  it('is the sentence that speaks of the question', () => {
    const { quotes } = passageOf(text, 'combien de temps pour avertir ?', weights('cadavr', 'avert'));
    expect(quotes).toEqual([text.split('\n')[1]]);
  });

  it('gives the items that a colon announces, and the announcement of an item', () => {
    const list = `Ne peuvent détenir un chien :\n1° Les mineurs ;\n2° Les majeurs en tutelle ;\n3° Les condamnés${' par le juge'.repeat(30)} ;`;
    expect(passageOf(list, 'qui ne peut détenir', weights('detenir')).quotes[0]).toContain(
      '1° Les mineurs ;',
    );
    const long = list.replace('mineurs', 'mineurs ou leurs parents'.repeat(40));
    const [announcement, item] = passageOf(long, 'majeur en tutelle', weights('tutel')).quotes;
    expect(announcement).toBe('Ne peuvent détenir un chien :');
    expect(item).toMatch(/^2° Les majeurs en tutelle ;/u);
  });

  it('has the sentence that states the figure asked for, though others speak more of the question', () => {
    const about =
      'Le groupement de bergers organise la garde des troupeaux du groupement par ses bergers.\n'.repeat(9);
    const long = `${about}Il compte au plus dix associés.\n${about}`;
    const asked = weights('group', 'berger', 'troupeau');
    expect(
      passageOf(long, 'Combien d’associés dans le groupement de bergers ?', asked).quotes.join(),
    ).toContain('au plus dix associés');
  });

  it('is the whole of a short article', () => {
    const short = 'Le bail dure neuf ans.\nNul ne peut y déroger.';
    expect(passageOf(short, 'durée', weights('dure')).quotes).toEqual([short]);
  });

  const filler = 'Cet alinéa règle la publicité de ces actes auprès des services que désigne le ministre. '
    .repeat(5)
    .trim();

  it('prefers the sentence with the kind of figure asked for', () => {
    const asked = `Le préfet statue sur la demande du preneur ou du bailleur.\n${filler}\nLa demande est instruite en quatre mois.`;
    const { quotes } = passageOf(
      asked,
      'en combien de temps la demande',
      weights('demand', 'prefet', 'statu'),
    );
    expect(quotes.join(' ')).toContain('quatre mois');
  });

  it('leaves out no short sentence between two that it has', () => {
    const ban = 'Le travail à façon est interdit.';
    const gapped = `${filler}\nLes volailles sont abattues par l’exploitant. ${ban} Les volailles abattues par semaine sont comptées.\n${filler}`;
    expect(passageOf(gapped, 'volailles abattues', weights('volail', 'abattu')).quotes.join()).toContain(ban);
  });

  it('takes along what the sentence leans on', () => {
    const leaning = `${filler}\nLe délai est de quatre mois. Il peut être porté à six mois pour le remembrement des vignes.`;
    const { quotes } = passageOf(leaning, 'vignes', weights('vign', 'remembr'));
    expect(quotes.at(-1)).toBe(
      'Le délai est de quatre mois. Il peut être porté à six mois pour le remembrement des vignes.',
    );
  });

  it('takes along the paragraph before one that leans on it', () => {
    const leaning = `${filler}\nLe fermier qui arrache une haie la remplace.\nDans ce cas, le bailleur fournit les plants de vigne.`;
    expect(passageOf(leaning, 'plants de vigne', weights('vign', 'plant')).quotes.at(-1)).toMatch(
      /^Le fermier qui arrache/u,
    );
  });

  it.each([
    [
      'the time asked for before the items of a list, and no other time',
      'combien de temps avant dois-je prévenir de l’arrachage de la vigne ?',
      'La vigne est arrachée douze mois au moins avant la vente, le voisin prévenu à l’avance.',
    ],
    [
      'who pays, asked beside something else',
      'une vigne est arrachée, que faire et aux frais de qui ?',
      'L’arrachage est à la charge du vendeur.',
    ],
  ])('has %s', (_, question, answer) => {
    const items = ['la durée est de deux ans', 'la vigne souffre', 'la vigne meurt', 'la vigne gèle'];
    const list = items.map((item) => `- ${item}, ${'selon le cas, '.repeat(17)}ou non ;`);
    const article = `La vigne est arrachée lorsque, pour la vigne :\n${list.join('\n')}\n${answer}`;
    expect(passageOf(article, question, weights('vign', 'arrach')).quotes.join()).toContain(answer);
  });

  it('opens each part of the article from which something is quoted', () => {
    const parted = `I.-Le preneur déclare la vigne.\n${filler}\nII.-En zone de montagne, le préfet est saisi.\n${filler}\nLa vigne y est arrachée.`;
    const { quotes } = passageOf(parted, 'vigne', weights('vign'));
    expect(quotes).toEqual([
      expect.stringMatching(/^I.-Le preneur déclare la vigne./u),
      'II.-En zone de montagne, le préfet est saisi.',
      'La vigne y est arrachée.',
    ]);
  });

  it('prefers what the question’s own party may do, and the rule to the action at law', () => {
    const rules = `${filler}\nLe bailleur peut refuser la vigne.\n${filler}\nL’action en nullité de la vigne se prescrit.\n${filler}\nLe preneur peut planter la vigne.`;
    const long = rules.replaceAll('règle', 'règle sans retard'.repeat(2));
    const { quotes } = passageOf(
      long,
      'mon bailleur refuse, puis-je planter ?',
      weights('vign', 'plant', 'refus'),
    );
    expect(quotes.at(-1)).toBe('Le preneur peut planter la vigne.');
  });

  it('gives the principle before the exception', () => {
    const ruled = `Toute sous-location est interdite.\n${filler}\nToutefois, le bailleur peut autoriser la sous-location pour un usage de vacances.`;
    const { quotes } = passageOf(ruled, 'sous-location', weights('souslocation'));
    expect(quotes[0]).toMatch(/^Toute sous-location est interdite\./u);
    expect(quotes.at(-1)).toMatch(/^Toutefois/u);
  });

  it('is always made of at most four exact substrings, 1000 characters together', () => {
    const words = fc.constantFrom(
      'bail',
      'congé',
      'neuf ans',
      'le preneur',
      'doit',
      '. Le',
      ' ; ',
      ':\n',
      '\n1° ',
      ', ',
    );
    const texts = fc.array(words, { minLength: 1, maxLength: 400 }).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(texts, (given) => {
        const { quotes } = passageOf(given, 'durée du bail', weights('bail', 'dure'));
        for (const quote of quotes) expect(given).toContain(quote);
        expect(quotes.join('').length).toBeLessThanOrEqual(1000);
        expect(quotes.length).toBeLessThanOrEqual(4);
      }),
    );
  });

  it('is empty for an empty text', () => {
    expect(passageOf('', 'bail', weights('bail')).quotes).toEqual([]);
  });
});
