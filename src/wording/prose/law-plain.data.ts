/** What figures of law count, in English, one and several. */
export const COUNTED: Readonly<Record<string, readonly [one: string, several: string]>> = {
  hour: ['hour', 'hours'],
  'working-hour': ['working hour', 'working hours'],
  day: ['day', 'days'],
  'working-day': ['working day', 'working days'],
  'clear-day': ['clear day', 'clear days'],
  week: ['week', 'weeks'],
  month: ['month', 'months'],
  year: ['year', 'years'],
  metre: ['metre', 'metres'],
  m2: ['square metre', 'square metres'],
  m3: ['cubic metre', 'cubic metres'],
  kilometre: ['kilometre', 'kilometres'],
  'nautical-mile': ['nautical mile', 'nautical miles'],
  centimetre: ['centimetre', 'centimetres'],
  ha: ['hectare', 'hectares'],
  are: ['are', 'ares'],
  litre: ['litre', 'litres'],
  kg: ['kilogram', 'kilograms'],
  '%': ['percent', 'percent'],
  euro: ['euro', 'euros'],
  member: ['member', 'members'],
  partner: ['partner', 'partners'],
  cooperator: ['cooperative member', 'cooperative members'],
  person: ['person', 'people'],
  worker: ['worker', 'workers'],
  animal: ['animal', 'animals'],
  department: ['department', 'departments'],
  vote: ['vote', 'votes'],
  'time-a-year': ['time a year', 'times a year'],
  'time-a-month': ['time a month', 'times a month'],
  'time-a-week': ['time a week', 'times a week'],
  'time-a-day': ['time a day', 'times a day'],
};

/** Parts of a whole in English, one and several; the number stands in front as a word. */
export const PARTS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  half: ['half', 'halves'],
  third: ['one third', 'thirds'],
  quarter: ['one quarter', 'quarters'],
  fifth: ['one fifth', 'fifths'],
  tenth: ['one tenth', 'tenths'],
  twentieth: ['one twentieth', 'twentieths'],
  fiftieth: ['one fiftieth', 'fiftieths'],
  hundredth: ['one hundredth', 'hundredths'],
};
export const SEVERAL: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' };

/** Those who decide, without capitals and accents, in English. */
export const DECIDERS: Readonly<Record<string, string>> = {
  'le prefet': 'the prefect',
  'le prefet de region': 'the prefect of the region',
  'le prefet du departement': 'the prefect of the department',
  'le maire': 'the mayor',
  'le maire de la commune': 'the mayor',
  'la commune': 'the municipality',
  'le conseil municipal': 'the municipal council',
  'le conseil departemental': 'the departmental council',
  'le conseil regional': 'the regional council',
  "l'etat": 'the State',
  "l'autorite administrative": 'the administrative authority',
  "l'autorite competente": 'the competent authority',
  "le ministre charge de l'agriculture": 'the minister for agriculture',
  "le ministre de l'agriculture": 'the minister for agriculture',
  "le ministre charge des peches maritimes et de l'aquaculture marine":
    'the minister for sea fishing and aquaculture',
  'le tribunal paritaire des baux ruraux': 'the farm-lease court',
  'un tribunal paritaire des baux ruraux': 'a farm-lease court',
  'le tribunal paritaire': 'the farm-lease court',
  'le tribunal judiciaire': 'the civil court',
  'le tribunal administratif': 'the administrative court',
  'le juge': 'the judge',
  "le conseil d'administration": 'the board of directors',
  "l'assemblee generale": 'the general meeting',
  'le president': 'the chair',
  'son president': 'its chair',
  'le directeur': 'the director',
  "la chambre d'agriculture": 'the chamber of agriculture',
  'le haut conseil de la cooperation agricole': 'the High Council for Farm Cooperation',
  "la societe d'amenagement foncier et d'etablissement rural": 'the SAFER',
  'la caisse de mutualite sociale agricole': 'the MSA fund',
  'le bailleur': 'the landlord',
  'le preneur': 'the tenant',
  'le proprietaire': 'the owner',
  'les proprietaires': 'the owners',
  "l'employeur": 'the employer',
};

/** What no answer counts as. */
export const SILENCE: Readonly<
  Record<'agreement' | 'refusal' | 'waiver', readonly [french: string, english: string]>
> = {
  agreement: ['accord', 'agreement'],
  refusal: ['refus', 'refusal'],
  waiver: ['renonciation', 'giving up the right'],
};
