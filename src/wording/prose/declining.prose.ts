import { OTHER_LAWS } from '../../common/other-law.js';
import type { Clarification, OutOfScope } from '../findings.js';
import type { Voice } from '../voice.js';

const MOST_UNKNOWN = 3;

/** A question back, with what was not understood and at most five choices. */
export function clarificationProse(findings: Clarification, v: Voice): string[] {
  const choices = findings.choices.map((id) => v.productLabel(id));
  const offered =
    choices.length > 0
      ? [v.say(`Par exemple : ${choices.join(', ')}.`, `For example: ${choices.join(', ')}.`)]
      : [];
  const unknown = findings.unknown.slice(0, MOST_UNKNOWN);
  const lacksProduct = findings.missing.includes('product') || findings.missing.includes('everything');
  const unread = unknown.length > 0 ? [unreadSentence(unknown, lacksProduct, v)] : [];
  const ask = lacksProduct
    ? v.say(
        'Pouvez-vous préciser le produit et, si besoin, le pays et l’année ?',
        'Could you say which product and, if need be, which country and year?',
      )
    : v.say(
        'Les données couvrent les pays d’Europe et du monde, l’Union européenne, les continents et quelques groupes comme le Benelux. Pouvez-vous préciser quel pays ou quel groupe de pays ?',
        'The data cover the countries of Europe and of the world, the European Union, continents and some groups such as Benelux. Could you say which country or group of countries?',
      );
  return [...unread, ask, ...(lacksProduct ? offered : [])];
}

/** The words that nothing knows, and that the data have nothing of such a name. */
function unreadSentence(unknown: readonly string[], isOfProduct: boolean, v: Voice): string {
  const [french, english] = isOfProduct ? ['produit', 'product'] : ['lieu', 'place'];
  return v.say(
    `Je ne reconnais pas ${v.list(unknown.map((word) => `« ${word} »`))} : aucun ${french} de ce nom ne figure dans les données.`,
    `I do not recognise ${v.list(unknown.map((word) => `"${word}"`))}: the data have no ${english} of that name.`,
  );
}

/** What can be asked. */
export function outOfScopeProse(findings: OutOfScope, v: Voice): string[] {
  const fields = v.say(
    'Je réponds aux questions sur les prix agricoles, les productions (volumes, surfaces, rendements, abattages, cheptels), le Code rural et de la pêche maritime et les prévisions qui s’y rapportent.',
    'I answer questions about agricultural prices, production (volumes, areas, yields, slaughterings, herds), the French rural code and forecasts of these.',
  );
  const example = v.say(
    'Par exemple : « Quelle est la production de blé tendre en France ? »',
    'For example: "What is soft wheat production in France?"',
  );
  return [...startOf(findings, v), fields, example];
}

/** What stands before what can be asked; nothing where that is the question. */
function startOf({ courtesy, otherLaw }: OutOfScope, v: Voice): string[] {
  if (courtesy === 'help') return [];
  if (courtesy === 'greeting') return [v.say('Bonjour.', 'Hello.')];
  if (courtesy === 'thanks') return [v.say('Je vous en prie.', 'You are welcome.')];
  if (courtesy === 'farewell') return [v.say('Au revoir.', 'Goodbye.')];
  if (otherLaw === null)
    return [v.say('Cette question sort de mon domaine.', 'This question is outside my field.')];
  const [french, english] = OTHER_LAWS[otherLaw];
  return [
    v.say(
      `Cette question sort de mon domaine : elle relève surtout du ${french}.`,
      `This question is outside my field: it is mainly a matter for the ${english}.`,
    ),
  ];
}
