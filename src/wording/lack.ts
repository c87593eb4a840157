/** Why there is no such figure. */
export type Lack =
  | 'none'
  | 'other-publisher'
  | 'no-publisher'
  | 'undistinguished'
  | 'no-partner'
  | 'no-part'
  | 'no-such-product'
  | 'other-quantity'
  | 'sub-national'
  | 'by-country'
  | 'withheld'
  | 'no-quotation';

/** Of places below countries what is put side by side, where none of them is named: « quels départements … ». */
export type LevelCompared = 'region' | 'department';

/** Why there is no forecast, though there are figures. */
export type ForecastRefusal = 'too-short' | 'too-many-gaps' | 'horizon-too-long' | 'stopped' | 'other';
