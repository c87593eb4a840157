import type { Unit } from '../../lexicon/entries.js';
import { isPriceUnit } from '../../lexicon/price-units.js';
import type { ConversionFindings } from '../found.findings.js';
import { unitsName } from '../number-format.js';
import type { Voice } from '../voice.js';

type ByWeight = NonNullable<ConversionFindings['byWeight']>[number];

/** A quantity in another unit, by which weight of a bushel; or why it cannot be said in that unit. */
export function conversionProse(findings: ConversionFindings, v: Voice): string[] {
  const { from, to, byWeight = [] } = findings;
  const given = v.quantity(from, from.unit);
  const [only] = byWeight;
  if (to) {
    const product = only ? ` ${v.ofBareProduct(only.product)}` : '';
    const equal = v.sentence(`${given}${product} = ${v.quantity(to, to.unit)}`);
    return only ? [equal, weightSentence(only, v)] : [equal];
  }
  return [byWeight.length > 0 ? byProduct(given, byWeight, v) : noneSentence(findings, v)];
}

/** « Le boisseau de blé compte pour 60 livres anglo-saxonnes (27,22 kilogrammes), poids convenu du commerce américain ». */
export function weightSentence({ product, weight }: ByWeight, v: Voice): string {
  const [pounds, kilos] = [v.quantity(weight, 'lb'), v.quantity(weight, 'kg')];
  return v.sentence(
    v.say(
      `Le boisseau ${v.ofBareProduct(product)} compte pour ${pounds} (${kilos}), poids convenu du commerce américain`,
      `A bushel ${v.ofBareProduct(product)} counts as ${pounds} (${kilos}), the weight set for trade in the United States`,
    ),
  );
}

/** « Le boisseau est une mesure de volume, dont le poids dépend du grain : 120 boisseaux font 3,266 tonnes de blé, … ». */
function byProduct(given: string, byWeight: readonly ByWeight[], v: Voice): string {
  const each = byWeight.map(({ product, to }) => `${v.quantity(to, to.unit)} ${v.ofBareProduct(product)}`);
  return v.sentence(
    v.say(
      `Le boisseau est une mesure de volume, dont le poids dépend du grain : pour ${given}, compter ${v.list(each)}`,
      `A bushel is a measure of volume, whose weight depends on the grain: ${given} is ${v.list(each)}`,
    ),
  );
}

/** Two currencies, or a volume and a mass: nothing held here leads from the one to the other. */
function noneSentence({ from, wanted = '', unweighed }: ConversionFindings, v: Voice): string {
  const units = [from.unit, wanted].map((id) => v.lexicon.getUnit(id));
  const [one, other] = units.map((unit) => unitsName(unit, v.language));
  const why = apart(units, v);
  const weight = unweighed
    ? v.say(
        `, et le boisseau ${v.ofBareProduct(unweighed)} n’a pas de poids convenu connu ici`,
        `, and no set weight of a bushel ${v.ofBareProduct(unweighed)} is known here`,
      )
    : '';
  return v.sentence(
    v.say(
      `Pas de conversion possible ici entre les ${one} et les ${other} : ${why}${weight}`,
      `There is no conversion here between ${one} and ${other}: ${why}${weight}`,
    ),
  );
}

/** Why nothing leads from one unit to the other. */
function apart(units: readonly Unit[], v: Voice): string {
  if (units.every(isPriceUnit))
    return v.say('aucun taux de change n’est disponible ici', 'no exchange rate is held here');
  const dimensions = units.map(({ dimension }) => dimension);
  return dimensions.includes('area') && dimensions.includes('mass')
    ? v.say(
        'il y faut un rendement, à demander par pays et par année',
        'that takes a yield, which can be asked for by country and year',
      )
    : v.say('ce sont des grandeurs différentes', 'they measure different things');
}
