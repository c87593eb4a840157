import type { ComparisonFindings, ExtremeFindings, KnownFact, ShareFindings } from '../figure.findings.js';
import { betweenPeriods, inPeriod, periodName } from '../period-wording.js';
import type { Voice } from '../voice.js';

/** Who is ahead, by how much, and every side's figure. */
export function comparisonProse(findings: ComparisonFindings, voice: Voice): string[] {
  const { compared, unit } = findings;
  const leader = findings.end === 'highest' ? compared[0] : compared.at(-1);
  if (!leader) return [];
  const others = compared.filter((fact) => fact !== leader);
  const name = nameOf(findings, leader, voice);
  const rest = others.map(
    (fact) =>
      `${voice.quantity(fact, unit)} ${voice.say('pour', 'for')} ${nameOf(findings, fact, voice)}${periodIfOther(fact, leader, voice)}`,
  );
  const what = sharedTopic(findings, leader, voice);
  const words = directionWords(findings, leader, voice);
  const sentence = voice.say(
    `${what}, ${name} ${words} avec ${voice.quantity(leader, unit)}, contre ${voice.list(rest)}`,
    `${what}, ${name} ${words} with ${voice.quantity(leader, unit)}, against ${voice.list(rest)}`,
  );
  return [voice.sentence(sentence), ...gapSentence(findings, voice)];
}

function nameOf(findings: ComparisonFindings, fact: KnownFact, v: Voice): string {
  if (findings.by === 'place') return v.placeName(fact.place);
  if (findings.by === 'product') return v.theProduct(fact.product);
  return `${v.theProduct(fact.product)} ${v.inPlace(fact.place)}`;
}

function periodIfOther(fact: KnownFact, leader: KnownFact, v: Voice): string {
  return fact.period === leader.period ? '' : ` (${periodName(fact.period, v.language)})`;
}

/** « Pour la production de blé tendre en 2025 », « Pour le prix en mai 2026 ». */
function sharedTopic(findings: ComparisonFindings, fact: KnownFact, v: Voice): string {
  const when = inPeriod(fact.period, v.language);
  const topic = findings.by === 'place' ? v.topic(fact) : measureOf(fact, v);
  const place = findings.by === 'product' && fact.place !== 'WLD' ? ` ${v.inPlace(fact.place)}` : '';
  return v.say(`Pour ${topic}${place} ${when}`, `For ${topic}${place} ${when}`);
}

function measureOf(fact: KnownFact, v: Voice): string {
  const { text, plural, gender } = v.measure(fact.measure);
  if (v.language === 'en') return `the ${text}`;
  return `${plural ? 'les' : gender === 'f' ? 'la' : 'le'} ${text}`;
}

function directionWords(findings: ComparisonFindings, leader: KnownFact, v: Voice): string {
  const price = leader.measure === 'price';
  if (findings.end === 'lowest')
    return price ? v.say('est le moins cher', 'is the cheapest') : v.say('est au plus bas', 'is lowest');
  const plural =
    findings.by === 'place'
      ? (v.place(leader.place)?.name.fr.plural ?? false)
      : v.product(leader.product).plural;
  const verb = v.say(plural ? 'sont' : 'est', plural && findings.by === 'product' ? 'are' : 'is');
  return price
    ? v.say(`${verb} au prix le plus élevé`, `${verb} the most expensive`)
    : v.say(`${verb} devant`, `${verb} ahead`);
}

function gapSentence(findings: ComparisonFindings, v: Voice): string[] {
  const { difference, percent } = findings;
  if (!difference || !percent || percent.value === 0) return [];
  const gap = v.quantity(difference, findings.unit);
  return [
    v.sentence(
      v.say(
        `L'écart est de ${gap} (${v.signedPercent(percent)})`,
        `The gap is ${gap} (${v.signedPercent(percent)})`,
      ),
    ),
  ];
}

/** The percentage first, then part and whole. */
export function shareProse(findings: ShareFindings, v: Voice): string[] {
  const { part, whole, percent, unit } = findings;
  const when = inPeriod(part.period, v.language);
  const figures = `${v.quantity(part, unit)} ${v.say('sur', 'of')} ${v.quantity(whole, unit)}`;
  if (part.product === whole.product) {
    return [
      v.sentence(
        v.say(
          `${v.placeName(part.place)} représente ${v.percent(percent)} ${ofTopic(whole, v)} ${v.inPlace(whole.place)} ${when}, soit ${figures}`,
          `${v.placeName(part.place)} accounts for ${v.percent(percent)} of ${v.topic(whole)} ${v.inPlace(whole.place)} ${when}, that is ${figures}`,
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

/** The period of the highest or lowest figure, the next one, and the span looked at. */
export function extremeProse(findings: ExtremeFindings, v: Voice): string[] {
  const { extreme, next, unit } = findings;
  const best = findings.end === 'highest' ? v.say('au plus haut', 'highest') : v.say('au plus bas', 'lowest');
  const span = betweenPeriods(findings.from, findings.to, v.language);
  const when = inPeriod(extreme.period, v.language);
  const { plural } = v.head(extreme);
  const was = v.say(plural ? 'étaient' : 'était', plural ? 'were' : 'was');
  const main = v.say(
    `${v.subject(extreme)} ${was} ${best} ${when}, avec ${v.quantity(extreme, unit)} (période examinée : ${span})`,
    `${v.subject(extreme)} ${was} ${best} ${when}, with ${v.quantity(extreme, unit)} (period examined: ${span})`,
  );
  const sentences = [v.sentence(main)];
  if (next) {
    const figure = `${v.quantity(next, unit)} ${inPeriod(next.period, v.language)}`;
    sentences.push(v.sentence(v.say(`Vient ensuite ${figure}`, `Next comes ${figure}`)));
  }
  return sentences;
}
