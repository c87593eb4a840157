import type { KnownFact } from '../facts.js';
import { inPeriod } from '../period-wording.js';
import { isOfMarket, placeOrMarket } from '../name-apart.js';
import type { Voice } from '../voice.js';
import { quantitiesListed } from './precision.js';

const KEYS = ['product', 'place', 'measure', 'period'] as const;
type Key = (typeof KEYS)[number];
type Remark = (fact: KnownFact) => string;

/**
 * Figures side by side, each sentence of those that differ in one thing alone: « En 2022, la surface récoltée de raisin
 * était de 709 890 hectares en Italie et de 922 920 hectares en Espagne. »
 * @param remark what stands behind each figure, such as its publisher in brackets
 */
export function sideBySideProse(
  values: readonly KnownFact[],
  unit: string | null,
  v: Voice,
  remark: Remark = () => '',
): string[] {
  const [first] = values;
  if (!first) return [];
  const differing = KEYS.filter((key) => values.some((fact) => fact[key] !== first[key]));
  if (differing.length < 2) return [v.sentence(sentenceOf(values, differing[0], unit, v, remark))];
  const paired = pairedKey(values, differing);
  if (paired) return [v.sentence(pairedSentence(values, paired, unit, v, remark))];
  const key = splitBy(values, differing);
  return [...new Set(values.map((fact) => fact[key]))].flatMap((one) =>
    sideBySideProse(
      values.filter((fact) => fact[key] === one),
      unit,
      v,
      remark,
    ),
  );
}

/** Figures side by side after what they are told for, in one sentence: « À titre de repère, … ; … ». */
export function besideAll(
  start: string,
  { facts, unit }: { facts: readonly KnownFact[]; unit: string | null },
  v: Voice,
  remark: Remark = () => '',
): string[] {
  const clauses = sideBySideProse(facts, unit, v, remark).map(
    (sentence) => sentence.charAt(0).toLowerCase() + sentence.slice(1, -1),
  );
  return [v.sentence(start + clauses.join(v.say(' ; ', '; ')))];
}

/** What each figure is told by where it has a time of its own besides: places or products, each of them once. */
function pairedKey(values: readonly KnownFact[], differing: readonly Key[]): 'place' | 'product' | null {
  const [key] = differing;
  if (differing.length !== 2 || !differing.includes('period') || (key !== 'place' && key !== 'product'))
    return null;
  return new Set(values.map((fact) => fact[key])).size === values.length ? key : null;
}

/** « La production d'orge était de 7,385 millions de tonnes au Royaume-Uni en 2022 et de 56,33 dans l'Union européenne en 2025 ». */
function pairedSentence(
  values: readonly KnownFact[],
  key: 'place' | 'product',
  unit: string | null,
  v: Voice,
  remark: Remark,
): string {
  const [first] = values;
  if (!first) return '';
  const figures = quantitiesListed(counted(values, key), unit, v);
  const items = values.map((fact, at) => {
    const told = `${figures[at] ?? ''}${tail(fact, key, v)} ${inPeriod(fact.period, v.language)}`;
    return `${v.say('de ', '')}${told}${remark(fact)}`;
  });
  return `${subjectOf(first, key, v)} ${verbOf(first, key, v)} ${v.list(items)}`;
}

/** What the fewest sentences are split by; the first named of those that are as good. */
function splitBy(values: readonly KnownFact[], differing: readonly Key[]): Key {
  const sizes = differing.map((key) => ({ key, size: new Set(values.map((fact) => fact[key])).size }));
  const [best] = sizes.toSorted((one, other) => one.size - other.size);
  return best?.key ?? 'place';
}

/** Of one thing counted the subject says what: « le nombre de ruches », and the figures are numbers. */
function counted(values: readonly KnownFact[], key: Key | undefined): Pick<KnownFact, 'value' | 'unit'>[] {
  return key === 'product' ? [...values] : values.map(({ value, unit }) => ({ value, unit }));
}

function sentenceOf(
  values: readonly KnownFact[],
  key: Key | undefined,
  unit: string | null,
  v: Voice,
  remark: Remark,
): string {
  const [first] = values;
  if (!first) return '';
  const when = key === undefined || key === 'period' ? '' : `${inPeriod(first.period, v.language)}, `;
  const figures = quantitiesListed(counted(values, key), unit, v);
  const items = values.map((fact, at) => {
    const name = at > 0 && key === 'measure' ? `${measureName(fact, v)} ` : '';
    return `${name}${v.say('de ', '')}${figures[at] ?? ''}${tail(fact, key, v)}${remark(fact)}`;
  });
  return `${when}${subjectOf(first, key, v)} ${verbOf(first, key, v)} ${v.list(items)}`;
}

/** « était », before each figure's own « de »; of several products it agrees with the measure: « la surface … était ». */
function verbOf(fact: KnownFact, key: Key | undefined, v: Voice): string {
  if (key === 'product' && v.language === 'fr') return v.measure(fact.measure).plural ? 'étaient' : 'était';
  return v.was(fact).replace(/ de$/u, '');
}

/** Whether figures differ by place alone, or by product alone; null of those that differ in more, of prices and of one. */
export function soleDifference(values: readonly KnownFact[]): 'place' | 'product' | null {
  const [first] = values;
  if (!first || first.measure === 'price') return null;
  const differing = (['product', 'place', 'measure'] as const).filter((key) =>
    values.some((fact) => fact[key] !== first[key]),
  );
  const [key, ...others] = differing;
  return others.length === 0 && (key === 'place' || key === 'product') ? key : null;
}

/** What figures side by side have in common: « la production de blé tendre », « la production en France ». */
export function subjectOf(first: KnownFact, key: Key | undefined, v: Voice): string {
  if (key === 'place') return v.topic(first);
  if (key !== 'product') return v.subject(first);
  return isOfMarket(first) ? measureName(first, v) : `${measureName(first, v)} ${v.inPlace(first.place)}`;
}

/** « la production », "the production". */
function measureName({ measure }: KnownFact, v: Voice): string {
  const counts: Readonly<Record<string, string>> = { stocks: 'number', slaughtered: 'number slaughtered' };
  return v.say(v.theMeasure(measure), `the ${counts[measure] ?? v.measure(measure).text}`);
}

/** What tells the figure from the others: « en Espagne », « pour le blé dur », « en 2022 »; of one by itself its time. */
export function tail(fact: KnownFact, key: Key | undefined, v: Voice): string {
  if (key === 'measure') return '';
  if (key === 'place') return ` ${placeOrMarket(fact, v)}`;
  if (key === 'product') return ` ${v.say('pour', 'for')} ${v.theProduct(fact.product)}`;
  return ` ${inPeriod(fact.period, v.language)}`;
}
