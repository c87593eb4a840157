import type { MeasureDomain } from '../../lexicon/entries.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { Slots } from '../slots/asked-slots.js';
import { readConversion } from './conversions.js';
import { readFieldAtYield, readOwnField } from './own-field.js';
import { readOwnPrice } from './own-price.js';
import { readOwnYield } from './own-yield.js';
import type { Evidence } from '../reading.js';

type OwnAmounts = Pick<Slots, 'conversion' | 'ownField' | 'ownYield' | 'ownPrice'>;

/** What is told of somebody's own field, yield or price, or is to be converted: the first of these that the words are of. */
export function readOwnAmounts(evidence: Evidence, lexicon: Lexicon, domain: MeasureDomain): OwnAmounts {
  const nothing = { conversion: null, ownField: null, ownYield: null, ownPrice: null };
  if (domain !== 'production') {
    const ownPrice = readOwnPrice(evidence, lexicon) ?? null;
    return { ...nothing, conversion: ownPrice ? null : readConversion(evidence, lexicon), ownPrice };
  }
  const whole = readOwnField(evidence, lexicon);
  if (whole) return { ...nothing, conversion: { given: null, wanted: null }, ownField: whole };
  const atYield = readFieldAtYield(evidence, lexicon);
  if (atYield) return { ...nothing, ownField: atYield };
  return {
    ...nothing,
    conversion: readConversion(evidence, lexicon),
    ownYield: readOwnYield(evidence, lexicon),
  };
}
