import type { DefinitionFindings } from '../figure.findings.js';
import type { ConversionFindings, TermFindings } from '../found.findings.js';
import { GLOSSARY } from '../glossary.data.js';
import { inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';

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
  const sentences = [v.sentence(head), ...glossOf(`product:${findings.product}`, v)];
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
  return findings.beside ? [...sentences, ...definitionProse(findings.beside, v)] : sentences;
}

/** A term in our own words; a unit with what it is equal to. */
export function termProse(findings: TermFindings, v: Voice): string[] {
  const { one, equals } = findings;
  const equal = equals.map((figure) => v.quantity(figure, figure.unit)).join(' = ');
  const sum = one && equals.length > 0 ? [v.sentence(`1 ${v.unitName(one.unit)} = ${equal}`)] : [];
  return [...glossOf(findings.term, v), ...sum];
}

/** Our own words for something, where we have some. */
function glossOf(key: string, v: Voice): string[] {
  const gloss = GLOSSARY[key];
  return gloss ? [v.say(...gloss)] : [];
}

export function conversionProse(findings: ConversionFindings, v: Voice): string[] {
  const { from, to } = findings;
  return [v.sentence(`${v.quantity(from, from.unit)} = ${v.quantity(to, to.unit)}`)];
}
