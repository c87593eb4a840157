/** A code of French law beside the Code rural, of which the text is not held: what a question may be of instead. */
export type OtherLaw =
  | 'civil'
  | 'commerce'
  | 'environment'
  | 'forestry'
  | 'intellectual property'
  | 'labour'
  | 'penal'
  | 'public health'
  | 'public property'
  | 'road'
  | 'tax'
  | 'urban planning';

/** Each as it is called behind « du » and « the », in French and English. */
export const OTHER_LAWS: Readonly<Record<OtherLaw, readonly [french: string, english: string]>> = {
  civil: ['code civil', 'French Civil Code'],
  commerce: ['code de commerce', 'French Commercial Code'],
  environment: ['code de l’environnement', 'French Environmental Code'],
  forestry: ['code forestier', 'French Forestry Code'],
  'intellectual property': ['code de la propriété intellectuelle', 'French Intellectual Property Code'],
  labour: ['code du travail', 'French Labour Code'],
  penal: ['code pénal', 'French Criminal Code'],
  'public health': ['code de la santé publique', 'French Public Health Code'],
  'public property': [
    'code général de la propriété des personnes publiques',
    'French General Code on the Property of Public Persons',
  ],
  road: ['code de la route', 'French Highway Code'],
  tax: ['code général des impôts', 'French General Tax Code'],
  'urban planning': ['code de l’urbanisme', 'French Town Planning Code'],
};

/** Whether it is the name of one of them. */
export function isOtherLaw(name: string): name is OtherLaw {
  return Object.hasOwn(OTHER_LAWS, name);
}
