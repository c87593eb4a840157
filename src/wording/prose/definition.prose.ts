import { CONTRASTS } from '../contrasts.data.js';
import type { DefinitionFindings, ExplainedTerm, TermFindings } from '../found.findings.js';
import type { KnownFact } from '../facts.js';
import { GLOSSARY } from '../glossary.data.js';
import { inPeriod } from '../period-wording.js';
import type { Voice } from '../voice.js';
import { besideAll } from './side-by-side.prose.js';

/** What a code or a product stands for, its publisher's label, what it belongs to and what it contains. */
export function definitionProse(findings: DefinitionFindings, v: Voice): string[] {
  const { beside } = findings;
  if (!beside) return definition(findings, v);
  const contrast = contrastOf([keyOf(findings), keyOf(beside)], v);
  const apart = contrast.length > 0 ? contrast : within(findings, beside, v);
  return [...shortly(findings, v), ...shortly(beside, v), ...apart, ...examplesOf(findings, beside, v)];
}

function definition(findings: DefinitionFindings, v: Voice): string[] {
  const own = glossOf(keyOf(findings), v);
  const code = codeSentence(findings, v);
  const head =
    own.length + code.length > 0 ? [] : [v.sentence(v.productLabel(findings.product) + labelOf(findings, v))];
  const opening = findings.byCode ? [...code, ...own] : [...own, ...code];
  const members = namesMost(own.join(' '), findings.members, v) ? [] : findings.members;
  return [...head, ...opening, ...familyOf({ ...findings, members }, v), ...exampleOf(findings, v)];
}

/** Whether most of the members are named in the words already. */
function namesMost(words: string, members: readonly string[], v: Voice): boolean {
  const named = members.filter((id) => words.includes(v.productLabel(id)));
  return named.length * 2 >= members.length;
}

/** One of two that are told apart: what it is. */
function shortly(findings: DefinitionFindings, v: Voice): string[] {
  const own = glossOf(keyOf(findings), v);
  return own.length > 0 ? own : [...codeSentence(findings, v), ...familyOf(findings, v)];
}

function keyOf({ product }: DefinitionFindings): string {
  return `product:${product}`;
}

/** « Le code C1110 d'Eurostat désigne le blé tendre (« Blé commun et épeautre »). » */
function codeSentence(findings: DefinitionFindings, v: Voice): string[] {
  if (findings.code === null) return [];
  const label = labelOf(findings, v);
  return [
    v.sentence(
      v.say(
        `Le code ${findings.code} d'Eurostat désigne ${v.theProduct(findings.product)}${label}`,
        `Eurostat's code ${findings.code} stands for ${v.productLabel(findings.product)}${label}`,
      ),
    ),
  ];
}

/** The publisher's label in brackets, where it says more than the name. */
function labelOf({ product }: DefinitionFindings, v: Voice): string {
  const label = v.lexicon.findProduct(product)?.synonyms[v.language][0] ?? '';
  const isSaid = v.productLabel(product).toLowerCase().includes(label.toLowerCase());
  return isSaid ? '' : v.say(` (« ${label} »)`, ` ("${label}")`);
}

/**
 * What a product belongs to and what it comprises: « Le colza fait partie de la catégorie « oléagineux ». », « C'est une sorte
 * de blé tendre. », « La catégorie comprend : … ».
 */
function familyOf({ product, parent, members }: DefinitionFindings, v: Voice): string[] {
  const names = v.list(members.map((id) => v.productLabel(id)));
  if (!parent)
    return names === ''
      ? []
      : [v.sentence(v.say(`La catégorie comprend : ${names}`, `The category contains ${names}`))];
  const told = isKindOf(product, parent, v) ? kindOf(parent, names, v) : partOf(product, parent, names, v);
  return [v.sentence(told)];
}

/** « C'est une sorte de blé, qui comprend : blé tendre d'hiver, … » */
function kindOf(parent: string, names: string, v: Voice): string {
  const what = v.say(`C'est une sorte ${v.ofBareProduct(parent)}`, `It is a kind ${v.ofBareProduct(parent)}`);
  return names === '' ? what : what + v.say(`, qui comprend : ${names}`, `, which comprises ${names}`);
}

/** « Les oléagineux font partie de la catégorie « cultures industrielles » et comprennent : colza, … » */
function partOf(product: string, parent: string, names: string, v: Voice): string {
  const { plural } = v.product(product);
  const label = v.productLabel(parent);
  const what = v.say(
    `${v.theProduct(product)} ${plural ? 'font' : 'fait'} partie de la catégorie « ${label} »`,
    `${v.productLabel(product)} ${plural ? 'belong' : 'belongs'} to the category "${label}"`,
  );
  const own = v.say(plural ? 'comprennent :' : 'comprend :', plural ? 'comprise' : 'comprises');
  return names === '' ? what : `${what} ${v.say('et', 'and')} ${own} ${names}`;
}

/** Whether a name is that of its family with what tells it apart, durum wheat of wheat; of no mixture, of no market and of no state it is in. */
function isKindOf(product: string, parent: string, { lexicon }: Voice): boolean {
  const [own, wider] = [product, parent].map((id) => lexicon.findProduct(id));
  if (!own || !wider || STATES.has(product) || own.kind !== wider.kind) return false;
  const isSingle = [own, wider].every(({ name }) => !name.fr.plural && !name.en.plural);
  const [head, widerHead] = [own, wider].map(({ name }) => name.fr.text.split(' ')[0]);
  return isSingle && head === widerHead && !own.name.fr.text.includes('(') && !MIXED.test(wider.name.en.text);
}

/** A harvest as it comes from the field is no kind of what is made of it. */
const STATES: ReadonlySet<string> = new Set(['rice-paddy', 'seed-cotton']);
const MIXED = /(?<![a-z])and(?![a-z])/;

function exampleOf({ example, unit }: DefinitionFindings, v: Voice): string[] {
  if (!example) return [];
  const figure = figureOf(example, unit, v);
  return [
    v.sentence(
      v.say(`Par exemple, ${v.subject(example)} ${figure}`, `For example, ${v.subject(example)} ${figure}`),
    ),
  ];
}

/**
 * « Par exemple, en 2025, la production en France était de 32,94 millions de tonnes pour le blé tendre et de … pour le blé dur. »;
 * of land each by its name: « Par exemple, les prairies permanentes en France couvraient … en 2024 ; les jachères … ».
 */
function examplesOf(findings: DefinitionFindings, other: DefinitionFindings, v: Voice): string[] {
  const [one, two] = [findings.example, other.example];
  if (!one || !two) return [findings, other].flatMap((each) => exampleOf(each, v));
  const start = v.say('Par exemple, ', 'For example, ');
  const isLand = [one, two].some((example) => v.cameTo(example) !== v.was(example));
  if (!isLand) return besideAll(start, { facts: [one, two], unit: null }, v);
  const clauses = [one, two].map((example) => `${v.subject(example)} ${figureOf(example, findings.unit, v)}`);
  return [v.sentence(start + clauses.join(v.say(' ; ', '; ')))];
}

/** « couvrait 28,62 millions d'hectares en 2024 ». */
function figureOf(example: KnownFact, unit: string | null, v: Voice): string {
  return `${v.cameTo(example)} ${v.quantity(example, unit)} ${inPeriod(example.period, v.language)}`;
}

/** Terms in our own words, units with what they are equal to, and what tells two of them apart. */
export function termProse({ terms }: TermFindings, v: Voice): string[] {
  const [first, second] = terms.map(({ term }) => term);
  const contrast = first && second ? contrastOf([first, second], v) : [];
  return [...terms.flatMap((one) => explained(one, v)), ...contrast];
}

function explained({ term, one, equals }: ExplainedTerm, v: Voice): string[] {
  const equal = equals.map((figure) => v.quantity(figure, figure.unit)).join(' = ');
  const sum = one && equal !== '' ? [v.sentence(`${v.quantity(one, one.unit)} = ${equal}`)] : [];
  return [...glossOf(term, v), ...sum];
}

/** That the one is part of the other, where the lexicon has it so. */
function within(one: DefinitionFindings, other: DefinitionFindings, v: Voice): string[] {
  for (const [part, whole] of [
    [one.product, other.product],
    [other.product, one.product],
  ] as const) {
    if (v.lexicon.isPartOf(part, whole))
      return [
        v.sentence(
          v.say(
            `${v.theProduct(part)} ${v.product(part).plural ? 'font' : 'fait'} partie ${v.ofProduct(whole)}`,
            `${v.theProduct(part)} ${v.product(part).plural ? 'are' : 'is'} part of ${v.theProduct(whole)}`,
          ),
        ),
      ];
  }
  return [];
}

/** What tells two things of the glossary apart, where we have words for it. */
function contrastOf([one, other]: readonly [string, string], v: Voice): string[] {
  const contrast = CONTRASTS[`${one} ${other}`] ?? CONTRASTS[`${other} ${one}`];
  return contrast ? [v.say(...contrast)] : [];
}

/** Our own words for something, where we have some. */
function glossOf(key: string, v: Voice): string[] {
  const gloss = GLOSSARY[key];
  return gloss ? [v.say(...gloss)] : [];
}
