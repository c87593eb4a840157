import { describe, expect, it } from 'vitest';
import { loadCues } from '../../lexicon/cues.loader.js';
import { loadLexicon } from '../../lexicon/lexicon.loader.js';
import type { Frame } from '../frame.js';
import { Understanding } from '../understanding.js';

const understanding = new Understanding(loadLexicon(), loadCues());

function read(question: string): Frame {
  return understanding.read(question, '2026-11-20');
}

describe('the field that the words of a question tell', () => {
  it.each([
    'puis-je expédier des animaux vivants',
    'peut-on librement exporter des chevaux',
    'may I export live cattle',
    'can a farmer ship pigs to Spain',
    'est-il permis d’importer des graines',
    'prix du fermage',
    'c’est quoi une vigne à complant',
    'j’élève des poulets pour une firme, suis-je en intégration',
    'l’usine me fait signer un contrat : que doit-il contenir ?',
    'on s’est mis d’accord à l’oral pour la location du champ, ça vaut quelque chose ?',
    'emphytéose combien d’années',
    'when does taking on more land count as farm enlargement?',
    'who polices country lanes in a village?',
    'fermage à Mayotte',
    'le fermage est-il révisé chaque année',
    'augmentation du fermage chaque année',
    'farm rent increase every year',
    'how is farm rent set in France',
    'can the farm rent be increased every year',
    'comment est calculé le fermage en Beauce en 2024',
    'le bailleur a-t-il augmenté le fermage sans droit',
    'mon fermage est trop cher par rapport au barème, est-il possible de le faire baisser',
    'groupement d’employeurs agricole, comment ça marche',
    'who can vote for the chamber of agriculture',
    'candidat à l’installation : quelles aides',
    'combien d’agriculteurs peuvent former un GAEC',
    'combien faut-il d’exploitants pour un gaec',
    'how many farmers can form a GAEC',
    'combien de parts pour les jeunes agriculteurs',
    'can my vet prescribe by phone?',
    'mon véto peut-il faire une ordonnance par téléphone ?',
    'mon avocat me conseille de résilier le bail',
    'puis-je vendre un cheval malade ?',
    'comment me plaindre de mon véto ?',
    'how do I complain about my vet?',
    'le loup a tué six brebis, suis-je indemnisé ?',
    'puis-je faire de la piquette ?',
    'may a final-year vet student see my patients?',
    'faut-il un diplôme pour sulfater ses vignes ?',
    'quand le collecteur doit-il payer les céréales au producteur ?',
    'coefficient multiplicateur sur les fruits et légumes : qui le fixe ?',
    'who counts as a home distiller of his own fruit in France?',
    'does the CAP require a cover crop after harvest?',
    'vigne plantée en avril, ses raisins feront-ils de l’AOC cette année ?',
    'des moutons échappés ont mangé mon maïs, que faire ?',
    'a stray cow ate my crops, what now?',
    "la femme de l'agriculteur est malade, qui la remplace ?",
    'comment me faire rembourser mes parts de la coopérative ?',
    'when is repossession of farmland allowed?',
    'I planted vines in April, may their grapes make AOC wine this year?',
  ])('is law: « %s »', (question) => {
    expect(read(question)).toMatchObject({ domain: 'law', intent: 'legal' });
  });

  it.each([
    ['can France export more maize than Romania', 'export'],
    ['combien la France peut-elle exporter de blé', 'exporter'],
    ['combien peut-on exporter de blé', 'exporter'],
    ['l’Ukraine peut-elle exporter son maïs', 'exporter'],
    ['grass seed production', 'grass seed'],
    ['production aquacole en Espagne', 'production aquacole'],
    ['le fermage a-t-il augmenté', 'fermage'],
    ['le fermage a-t-il suivi le prix du blé ?', 'fermage'],
    ['les loyers agricoles ont-ils suivi le cours du blé ?', 'loyers agricoles'],
    ['have farm rents kept up with the price of wheat?', 'farm rents'],
    ['évolution du fermage année par année', 'fermage'],
    ['combien coûte un fermage à l’hectare', 'fermage'],
    ['loyer des terres agricoles en France', 'loyer des terres agricoles'],
    ['farm rent index 2024', 'farm rent index'],
    ['can I see maize exports', 'exports'],
    ['puis-je consulter les exportations de blé', 'exportations'],
    ['average cash rents in the Netherlands', 'cash rents'],
    ['à combien se loue la terre agricole en Vendée', 'se loue la terre agricole'],
    ['combien de chiens en France', 'chiens en France'],
    ['combien y a-t-il d’agriculteurs en France', "combien d'agriculteurs"],
    ['combien la France compte-t-elle d’éleveurs', "combien d'éleveurs"],
    ['nombre de producteurs de lait en Allemagne', 'combien de producteurs de lait'],
    ['combien de salariés agricoles en France', 'combien de salariés agricoles'],
    ['how many young farmers settled last year', 'how many young farmers'],
    ['how many dairy farmers are there in Germany', 'how many dairy farmers'],
    ['number of farms in Romania in 2020', 'how many farms'],
    ['how many people work in farming in France', 'work in farming'],
    ['les agriculteurs sont combien', "combien d'agriculteurs"],
    ['les fermes en France, combien sont-elles ?', 'combien de fermes'],
    ['farmers, how many are they in France?', 'how many farmers'],
    ['how much does a vaccine for sheep cost', 'how much does a vaccine'],
    ['droits de douane sur le blé', 'droits de douane'],
    ['cost of producing a tonne of wheat', 'cost of producing'],
    ['combien coûte la production d’une tonne de blé', 'combien coûte la production'],
    ['income of dairy farmers', 'income'],
    ["prix de la location d'un hectare", "location d'un hectare"],
    ['indice du prix des engrais', 'indice du prix'],
    ['fertilizer price index in 2022', 'price index'],
    ["combien d'abattoirs en France", "combien d'abattoirs"],
    ['how many wolves are there in France', 'how many wolves'],
    ['fertiliser use per hectare in France', 'fertiliser use'],
    ['average size of a dairy herd', 'average size of a dairy herd'],
    ['combien de vignes arrachées en 2024', 'vignes arrachées'],
    ['combien de glyphosate vendu en France', 'combien de glyphosate'],
    ['combien de subvention par hectare pour le blé', 'subvention par hectare'],
    ['revenu des éleveurs de porcs', 'revenu'],
  ])('is a figure that is not held: « %s »', (question, words) => {
    expect(read(question)).toMatchObject({ intent: 'out_of_scope', unheldMeasure: words });
  });

  it.each([
    ['vaches en france aujourd’hui', 'production'],
    ['où le tournesol a-t-il le plus progressé en dix ans ?', 'production'],
    ['le veau à rungis cette semaine', 'price'],
    ["production d'échalotes à Rungis", 'production'],
    ['que vaut la toute dernière récolte italienne de riz, en tonnes ?', 'production'],
    ['combien valait la récolte de pommes polonaises en 2023, en euros ?', 'price'],
    ['How far back can I claim a refund from the MSA?', 'law'],
    ['Quand on récolte moins de blé, le prix monte-t-il ?', 'production'],
    ["combien de canards sont passés à l'abattoir en France en 2022, avec la grippe aviaire ?", 'production'],
    ['ma vache est morte, qui vient la chercher ?', 'law'],
    ['How far back do your data go?', 'production'],
    ['combien de vignes AOC en France en 2023 ?', 'production'],
    ['combien de jeunes vignes plantées en France en 2022 ?', 'production'],
    ['area of PDO wine grapes in France in 2024', 'production'],
    ["est-ce que la Pologne va remonter la pente côté pommes en 2027 d'après vos calculs ?", 'production'],
    ['le tournesol en Bulgarie va-t-il franchement repartir du bon pied en 2027 ?', 'production'],
    ['le porc en france aujourd’hui', 'price'],
    ['quel animal abat-on le plus', 'production'],
    ['quels animaux élève-t-on le plus', 'production'],
    ['quels sont les principaux élevages en Italie', 'production'],
    ['classement des abattages par espèce', 'production'],
    ['what does Poland turn out most', 'production'],
    ['How much did the maize harvest in Poland fall in 2024?', 'production'],
    ["I'm writing a paper on potatoes. How much did Germany grow in 2023?", 'production'],
    ['maize: how much did Hungary make in 2022?', 'production'],
    ['potatoes: how much did they cost in 2023?', 'price'],
    ['how much was the olive harvest worth in Spain in 2023', 'price'],
    ['prix des animaux', 'price'],
    ['prix du blé hors taxes', 'price'],
    ['what is the price of sugar without VAT', 'price'],
    ['le cacao à combien la tonne', 'price'],
    ['le café par rapport à l’an dernier', 'price'],
    ['cacao en tonnes 2022', 'production'],
    ['combien de blé en moins en 2024', 'production'],
    ['Bourse de Chicago blé', 'price'],
    ['MATIF wheat', 'price'],
    ["prix de l'azote en 2022", 'price'],
    ['price of nitrogen', 'price'],
    ['prix du contrat blé sur Euronext', 'price'],
  ])('is figures: « %s »', (question, domain) => {
    expect(read(question)).toMatchObject({ domain });
  });

  it.each([
    'prix du lait payé aux producteurs',
    'what do farmers get for milk',
    "prix payé à l'éleveur pour le porc",
  ])('has nothing of law in who is paid: « %s »', (question) => {
    expect(read(question)).toMatchObject({ domain: 'price', leaning: { law: 0 } });
  });

  it.each([
    'Le Blé en herbe auteur',
    'meaning of raining cats and dogs',
    'when pigs fly',
    'TVA sur le vin',
    'VAT on restaurant wine',
    'what party should I vote for to raise wheat prices',
    'confiture de fraises, combien de sucre',
    'price of a Mango dress',
    'how to remove a wine stain',
    'Bulls vs Lakers',
    'peut-on chasser le sanglier la nuit',
    'when does the hunting season open',
  ])('is none of ours: « %s »', (question) => {
    expect(read(question)).toMatchObject({ domain: null, intent: 'out_of_scope' });
  });
});

describe('what a product is for, told beside it', () => {
  it.each([
    'Le tourteau de soja qu’on met dans l’aliment, il est parti à la hausse ou à la baisse depuis juillet 2025 ?',
    'The soybean meal we put in the feed, has it gone up since July 2025?',
    'Je prépare une chronique sur le cacao pour la matinale : il a monté depuis janvier 2025 ?',
  ])('is no other field: « %s »', (question) => expect(read(question).domain).toBe('price'));

  it.each([
    'Les pommes qu’on mange à la cantine, elles viennent d’où ?',
    'J’ai du maïs au silo : il moisit, que faire ?',
  ])('makes no question of figures: « %s »', (question) => expect(read(question).domain).not.toBe('price'));
});

describe('how many farms there are', () => {
  it.each([
    'Dites-moi combien il y avait de fermes bio en Italie en 2023.',
    'Combien y avait-il de fermes bio en Espagne en 2022 ?',
    'Quelle part des fermes allemandes est bio en 2023 ?',
    'share of farms that are organic in Austria',
  ])('is in no source, and no law: « %s »', (question) => {
    expect(read(question)).toMatchObject({ domain: 'production', unheldMeasure: expect.any(String) });
  });

  it.each([
    'Quelle part des exploitants peut bénéficier de la dotation jeune agriculteur ?',
    'Quelle part de l’impôt foncier le fermier doit-il payer ?',
    'What share of the farm can I keep in grass?',
  ])('is not how much of something they may have: « %s »', (question) => {
    expect(read(question).domain).toBe('law');
  });
});

it.each([
  'How many pigs are there on Danish farms?',
  'How many cows were on Irish farms in 2020?',
  'Combien de porcs dans les élevages danois en 2022 ?',
])('what stands on farms is counted, and not the farms: « %s »', (question) => {
  expect(read(question)).toMatchObject({ domain: 'production', unheldMeasure: null });
});

it.each([
  'Can a French egg producer still open a brand-new building for caged laying hens?',
  'May a French pig producer build a shed without telling the mayor?',
  'Does a dairy producer have to register his herd?',
  'Is a cider apple producer allowed to use the word farm on labels?',
  'Un producteur de lait peut-il quitter sa coopérative avant la fin ?',
  'Un producteur d’œufs est-il obligé de déclarer ses poules ?',
])('what a producer may or must do is law, and no production: « %s »', (question) => {
  expect(read(question).domain).toBe('law');
});

it.each([
  'Can Brazil produce more soybeans than the US?',
  'Is Spain the biggest olive producer?',
  'Which producers harvest more wheat than France?',
])('what a country brings forth is a production: « %s »', (question) => {
  expect(read(question).domain).toBe('production');
});

describe('so many animals as a country has', () => {
  it.each([
    "Un collègue apiculteur argentin me soutient qu'ils ont presque 3 millions de ruches là-bas. Vous auriez le chiffre ?",
    "Mon voisin apiculteur dit qu'en Turquie il y a 8 millions de ruches. Vrai ?",
    'A beekeeper from Mexico says they have 2 million hives over there. Do you have the number?',
  ])('are a matter of figures: « %s »', (question) => expect(read(question).domain).toBe('production'));

  it.each([
    "J'ai un élevage de 12000 porcs en Bretagne. Quelles obligations sanitaires ?",
    'I keep 20,000 hens in France. Must I declare them?',
  ])('are more than a farm has: « %s »', (question) => expect(read(question).domain).toBe('law'));
});

describe('land in grass', () => {
  it.each([
    ['Quelle proportion des terres agricoles irlandaises reste en herbe en permanence ?', 'share'],
    ['Quel pourcentage des terres agricoles allemandes est en herbe en 2022 ?', 'share'],
    ["What share of Ireland's farmland is under grass?", 'share'],
    ["Combien d'hectares sont en herbe en Pologne ?", 'latest'],
  ])('is permanent grassland: « %s »', (question, intent) => {
    const frame = read(question);
    expect([frame.domain, frame.intent]).toEqual(['production', intent]);
    expect(frame.products.map(({ value }) => value)).toContain('permanent-grassland');
  });

  it.each([
    'Le fermier peut-il remettre en herbe une parcelle louée ?',
    'My tenant has put the field in grass, can he?',
  ])('is law where it is what somebody may do: « %s »', (question) => {
    expect(read(question).domain).toBe('law');
  });
});

describe('what land costs', () => {
  it.each([
    ['prix de la terre', 'price'],
    ['prix d’un hectare en Beauce', 'price'],
    ['price of farmland in France', 'price'],
    ['combien gagne-t-on à l’hectare de blé', 'production'],
  ])('is a price that is not held: « %s »', (question, domain) => {
    expect(read(question)).toMatchObject({ intent: 'out_of_scope', domain });
  });
});

describe('a correlation with what is not held', () => {
  it.each([
    ['corrélation cours du blé et prix du pétrole', 'pétrole'],
    ['correlation between wheat and oil prices', 'oil'],
    ['how do soybean prices correlate with gas prices', 'gas'],
    ['corrélation entre le maïs et le bitcoin', 'bitcoin'],
    ['le blé et le dollar', 'le dollar'],
    ['does the wheat price follow the dollar', 'the dollar'],
    ["l'effet du taux de change sur le prix du sucre", 'taux de change'],
  ])('names it: « %s »', (question, partner) => {
    expect(read(question)).toMatchObject({ domain: 'price', intent: 'correlation', partner });
  });

  it('has none where both are products', () => {
    expect(read('corrélation entre le blé et le gazole').partner).toBeUndefined();
    expect(
      read('How tightly do French and German wheat yields move together over time?').partner,
    ).toBeUndefined();
  });
});

describe('a correlation of a price with what is grown', () => {
  it.each([
    ['corrélation entre la récolte de blé tendre de l’UE et son prix de 2015 à 2024', 'production'],
    ['correlation between the EU maize price and the EU maize yield', 'yield'],
    ['corrélation entre le prix du blé et la production de maïs dans l’UE', 'production'],
    ['corrélation entre les prix du blé et du maïs pour un producteur', undefined],
    ['corrélation entre surface et production de blé tendre en France', undefined],
  ])('names its measure: « %s »', (question, measure) => {
    const { intent, besidePrice } = read(question);
    expect([intent, besidePrice]).toEqual(['correlation', measure]);
  });
});

describe('diesel', () => {
  it.each(['coût du diesel', 'cost of diesel', 'prix du gazole', 'prix du GNR'])(
    'is a product with a price, in any words: « %s »',
    (question) => {
      expect(read(question)).toMatchObject({ domain: 'price', products: [{ value: 'farm-diesel' }] });
    },
  );
});
