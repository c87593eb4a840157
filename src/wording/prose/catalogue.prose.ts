import type { ConversionFindings, CoverageFindings, DefinitionFindings, Extent } from '../figure.findings.js';
import { fromPeriodTo, inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';

/** From when to when there are figures, and of how much. */
export function coverageProse(findings: CoverageFindings, v: Voice): string[] {
  const sentences = extentsByTime(findings).map((extents) => extentSentence(extents, findings, v));
  const { productCount, placeCount } = findings;
  if (placeCount.value > 1) {
    const names = v.list(findings.places.map((id) => v.placeLabel(id)));
    sentences.push(
      v.sentence(
        v.say(
          `${v.quantity(placeCount)} lieux couverts, dont ${names}`,
          `${v.quantity(placeCount)} places covered, among them ${names}`,
        ),
      ),
    );
  }
  if (productCount.value > 1) {
    const names = v.list(findings.products.map((id) => v.productLabel(id)));
    sentences.push(
      v.sentence(
        v.say(
          `${v.quantity(productCount)} produits couverts, dont ${names}`,
          `${v.quantity(productCount)} products covered, among them ${names}`,
        ),
      ),
    );
  }
  return sentences;
}

/** Extents of several products that differ by their measure alone are told in one sentence. */
function extentsByTime({ extents, productCount }: CoverageFindings): (readonly Extent[])[] {
  if (productCount.value < 2) return extents.map((extent) => [extent]);
  const groups = new Map<string, Extent[]>();
  for (const extent of extents) {
    const key = [extent.dataset, extent.frequency, extent.from, extent.to].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), extent]);
  }
  return [...groups.values()];
}

/** Publishers that go by another name in French. */
const FRENCH_NAMES: Readonly<Record<string, string>> = { 'World Bank': 'Banque mondiale' };

function extentSentence(extents: readonly Extent[], findings: CoverageFindings, v: Voice): string {
  const [extent] = extents;
  if (!extent) return '';
  const frequency = frequencyName(extent.frequency, v);
  const measures = v.list([...new Set(extents.map((one) => v.measure(one.measure).text))]);
  const what = findings.productCount.value > 1 ? measures : v.topic(extent);
  const where = findings.placeCount.value > 1 || extent.place === 'WLD' ? '' : ` ${v.inPlace(extent.place)}`;
  const publisher =
    findings.citations.find((one) => one.dataset === extent.dataset)?.publisher ?? extent.dataset;
  const span = fromPeriodTo(extent.from, extent.to, v.language);
  return v.sentence(
    v.say(
      `Données ${frequency} ${span} (${FRENCH_NAMES[publisher] ?? publisher}) : ${what}${where}`,
      `${frequency} figures ${span} (${publisher}): ${what}${where}`,
    ),
  );
}

/** « annuelles », "annual". */
export function frequencyName(frequency: Extent['frequency'], v: Voice): string {
  const names = {
    annual: ['annuelles', 'annual'],
    monthly: ['mensuelles', 'monthly'],
    weekly: ['hebdomadaires', 'weekly'],
  };
  const [french = '', english = ''] = names[frequency];
  return v.say(french, english);
}

/** What a code or a product stands for, its publisher's label, what it belongs to and what it contains. */
export function definitionProse(findings: DefinitionFindings, v: Voice): string[] {
  const entry = v.lexicon.findProduct(findings.product);
  const label = v.language === 'fr' ? entry?.synonyms.fr[0] : entry?.synonyms.en[0];
  const name = v.product(findings.product).text;
  const detail = label ? v.say(` (« ${label} »)`, ` ("${label}")`) : '';
  const head = findings.code
    ? v.say(
        `Le code ${findings.code} d'Eurostat désigne ${v.theProduct(findings.product)}${detail}`,
        `Eurostat's code ${findings.code} stands for ${name}${detail}`,
      )
    : `${name}${detail}`;
  const sentences = [v.sentence(head)];
  if (findings.parent)
    sentences.push(
      v.sentence(
        v.say(
          `Catégorie supérieure : ${v.productLabel(findings.parent)}`,
          `Part of: ${v.productLabel(findings.parent)}`,
        ),
      ),
    );
  if (findings.members.length > 0) {
    const members = v.list(findings.members.map((id) => v.productLabel(id)));
    sentences.push(v.sentence(v.say(`Comprend : ${members}`, `Contains: ${members}`)));
  }
  const { example } = findings;
  if (example) {
    const figure = `${v.quantity(example, findings.unit)} ${inPeriod(example.period, v.language)}`;
    sentences.push(
      v.sentence(
        v.say(`Exemple : ${v.subject(example)}, ${figure}`, `Example: ${v.subject(example)}, ${figure}`),
      ),
    );
  }
  return sentences;
}

export function conversionProse(findings: ConversionFindings, v: Voice): string[] {
  const { from, to } = findings;
  return [v.sentence(`${v.quantity(from, from.unit)} = ${v.quantity(to, to.unit)}`)];
}
