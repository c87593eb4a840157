import type { KnownFact } from '../facts.js';
import type { ShareFindings } from '../found.findings.js';
import { inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';

/** The percentage first, then part and whole. */
export function shareProse(findings: ShareFindings, v: Voice): string[] {
  const { part, whole, percent, unit, together = [] } = findings;
  const when = inPeriod(part.period, v.language);
  const parts = [part, ...together];
  const figures = `${v.list(parts.map((fact) => v.quantity(fact, unit)))} ${v.say('sur', 'of')} ${v.quantity(whole, unit)}`;
  if (part.product === whole.product) {
    const names = v.list(parts.map((fact) => v.placeName(fact.place)));
    const plural = together.length > 0 || (v.place(part.place)?.name.fr.plural ?? false);
    const jointly = together.length > 0 ? v.say('ensemble ', 'together ') : '';
    const french = `${plural ? 'représentent' : 'représente'} ${jointly}`;
    const english = `${jointly}${together.length > 0 ? 'account' : 'accounts'}`;
    return [
      v.sentence(
        v.say(
          `${names} ${french}${v.percent(percent)} ${ofTopic(whole, v)} ${v.inPlace(whole.place)} ${when}, soit ${figures}`,
          `${names} ${english} for ${v.percent(percent)} of ${v.topic(whole)} ${v.inPlace(whole.place)} ${when}, that is ${figures}`,
        ),
      ),
    ];
  }
  const noun = v.product(part.product);
  return [
    v.sentence(
      v.say(
        `${v.theProduct(part.product)} ${noun.plural ? 'représentent' : 'représente'} ${v.percent(percent)} ${ofTopic(whole, v)} ${v.inPlace(whole.place)} ${when}, soit ${figures}`,
        `${noun.text} ${noun.plural ? 'account' : 'accounts'} for ${v.percent(percent)} of ${v.topic(whole)} ${v.inPlace(whole.place)} ${when}, that is ${figures}`,
      ),
    ),
  ];
}

/** « de la production de colza »; of a noun phrase that begins with its article. */
function ofTopic(fact: KnownFact, v: Voice): string {
  const topic = v.topic(fact);
  if (topic.startsWith('le ')) return `du ${topic.slice(3)}`;
  return topic.startsWith('les ') ? `des ${topic.slice(4)}` : `de ${topic}`;
}
