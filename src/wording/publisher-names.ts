import { ofName } from './french-grammar.js';
import type { Citation, KnownFact } from './facts.js';
import type { Voice } from './voice.js';

/** « Banque mondiale » of the publisher that its tables call by its English name. */
export function publisherLabel(name: string, { language, lexicon }: Voice): string {
  const known = lexicon.publishers.find((one) => one.name.en.text === name);
  return known?.name[language].text ?? name;
}

/** The publisher of an extent or a figure, by its name in the language of the reply. */
export function publisherOf(
  { dataset }: Pick<KnownFact, 'dataset'>,
  citations: readonly Citation[],
  v: Voice,
): string {
  return publisherLabel(citations.find((one) => one.dataset === dataset)?.publisher ?? dataset, v);
}

/** « de la Banque mondiale et d'Eurostat », "from the World Bank and Eurostat", of the lexicon's ids; nothing for none. */
export function fromPublishers(ids: readonly string[], v: Voice): string {
  if (ids.length === 0) return '';
  const names = ids.flatMap((id) => v.lexicon.publishers.find((one) => one.id === id)?.name ?? []);
  const english = names.map(({ en }) => (en.article ? `${en.article} ${en.text}` : en.text));
  return v.say(v.list(names.map(({ fr }) => ofName(fr))), `from ${v.list(english)}`);
}
