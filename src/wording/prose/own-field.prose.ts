import type { Figure } from '../facts.js';
import type { ReckonedField } from '../own.findings.js';
import type { Voice } from '../voice.js';

/** « 12 hectares de blé × 75 q/ha = 900 quintaux (90 tonnes) », « 90 tonnes ÷ 12 hectares = 7,5 t/ha (75 q/ha) ». */
export function ownFieldProse(
  { area, harvest, yield: rate, sought, product }: ReckonedField,
  v: Voice,
): string[] {
  const said = (figure: Figure): string => v.quantity(figure, figure.unit);
  const ofProduct = product === null ? '' : ` ${v.ofBareProduct(product)}`;
  if (sought === 'harvest')
    return [v.sentence(`${said(area)}${ofProduct} × ${said(rate)} = ${inUsual(harvest, v)}`)];
  if (sought === 'yield')
    return [v.sentence(`${said(harvest)}${ofProduct} ÷ ${said(area)} = ${inUsual(rate, v)}`)];
  return [v.sentence(`${said(harvest)}${ofProduct} ÷ ${said(rate)} = ${said(area)}`)];
}

/** The same beside the yield that it is reckoned by; nothing where no field is asked about. */
export function fieldProse(field: ReckonedField | undefined, v: Voice): string[] {
  return field ? ownFieldProse(field, v) : [];
}

/** The units that a figure is told in beside its own. */
const BESIDE: Readonly<Record<string, string>> = { q: 't', 'q/ha': 't/ha', 't/ha': 'q/ha', kg: 't' };

function inUsual(figure: Figure, v: Voice): string {
  const beside = BESIDE[figure.unit];
  const said = v.quantity(figure, figure.unit);
  return beside && (v.language === 'fr' || beside !== 'q/ha')
    ? `${said} (${v.quantity(figure, beside)})`
    : said;
}
