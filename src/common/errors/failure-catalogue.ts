import type { Language } from '../language.js';

/** A value that a failure's message speaks of; in both languages where it is written differently. */
export type FailureDetail = string | number | Readonly<Record<Language, string>>;

export type FailureDetails = Readonly<Record<string, FailureDetail>>;

/** The machine-readable reasons of the header X-Error-Code. */
export type ErrorCode =
  | 'invalid_request'
  | 'missing_api_key'
  | 'invalid_api_key'
  | 'revoked_api_key'
  | 'invalid_session'
  | 'plan_required'
  | 'cross_site_request'
  | 'not_found'
  | 'key_limit'
  | 'rate_limited'
  | 'daily_quota'
  | 'weekly_quota'
  | 'internal_error'
  | 'ai_unavailable'
  | 'shutting_down';

interface CatalogueEntry {
  status: 400 | 401 | 403 | 404 | 429 | 500 | 503;
  code: ErrorCode;
  message: Record<Language, string>;
}

/** Every failure: its status, its code, and what is said in both languages. `{name}` stands for a detail. */
export const FAILURES = {
  question_missing: {
    status: 400,
    code: 'invalid_request',
    message: {
      fr: 'Le champ « question » est obligatoire et doit être un texte.',
      en: 'The field "question" is required and must be a text.',
    },
  },
  question_length: {
    status: 400,
    code: 'invalid_request',
    message: {
      fr: 'La question doit compter de 1 à 2 000 caractères.',
      en: 'The question must have 1 to 2000 characters.',
    },
  },
  lang_invalid: {
    status: 400,
    code: 'invalid_request',
    message: {
      fr: 'Le champ « lang » doit valoir « fr » ou « en ».',
      en: 'The field "lang" must be "fr" or "en".',
    },
  },
  name_invalid: {
    status: 400,
    code: 'invalid_request',
    message: {
      fr: 'Le nom de la clé doit être un texte d’au plus 100 caractères, sans caractère de contrôle.',
      en: 'The name of the key must be a text of at most 100 characters without control characters.',
    },
  },
  body_not_json: {
    status: 400,
    code: 'invalid_request',
    message: {
      fr: 'Le corps de la requête n’est pas un objet JSON valide.',
      en: 'The body of the request is not a valid JSON object.',
    },
  },
  body_not_declared_json: {
    status: 400,
    code: 'invalid_request',
    message: {
      fr: 'Le corps doit être envoyé avec l’en-tête « Content-Type: application/json », en UTF-8.',
      en: 'The body must be sent with the header "Content-Type: application/json", in UTF-8.',
    },
  },
  body_too_large: {
    status: 400,
    code: 'invalid_request',
    message: { fr: 'Le corps de la requête est trop grand.', en: 'The body of the request is too large.' },
  },
  malformed_request: {
    status: 400,
    code: 'invalid_request',
    message: { fr: 'La requête est mal formée.', en: 'The request is malformed.' },
  },
  method_not_allowed: {
    status: 400,
    code: 'invalid_request',
    message: {
      fr: 'Cette adresse n’accepte pas la méthode {method} ; elle accepte : {allowed}.',
      en: 'This address does not accept the method {method}; it accepts: {allowed}.',
    },
  },
  missing_api_key: {
    status: 401,
    code: 'missing_api_key',
    message: {
      fr: 'Clé d’API manquante : envoyez-la dans l’en-tête « X-API-Key » ou « Authorization: Bearer ».',
      en: 'API key missing: send it in the header "X-API-Key" or "Authorization: Bearer".',
    },
  },
  invalid_api_key: {
    status: 401,
    code: 'invalid_api_key',
    message: { fr: 'Clé d’API invalide.', en: 'Invalid API key.' },
  },
  revoked_api_key: {
    status: 401,
    code: 'revoked_api_key',
    message: { fr: 'Cette clé d’API a été révoquée.', en: 'This API key has been revoked.' },
  },
  invalid_session: {
    status: 401,
    code: 'invalid_session',
    message: {
      fr: 'Session manquante, invalide ou expirée : reconnectez-vous sur le site.',
      en: 'Session missing, invalid or expired: sign in again on the website.',
    },
  },
  plan_required: {
    status: 403,
    code: 'plan_required',
    message: {
      fr: 'L’accès à l’API est réservé à l’offre Enterprise.',
      en: 'API access is reserved for the Enterprise plan.',
    },
  },
  cross_site_request: {
    status: 403,
    code: 'cross_site_request',
    message: {
      fr: 'Requête refusée : elle vient d’un autre site que celui de votre session.',
      en: 'Request refused: it comes from another site than that of your session.',
    },
  },
  route_not_found: {
    status: 404,
    code: 'not_found',
    message: { fr: 'Aucune ressource à cette adresse.', en: 'There is no resource at this address.' },
  },
  key_not_found: {
    status: 404,
    code: 'not_found',
    message: {
      fr: 'Aucune clé active ne porte cet identifiant.',
      en: 'No active key has this identifier.',
    },
  },
  key_limit: {
    status: 400,
    code: 'key_limit',
    message: {
      fr: 'Limite atteinte : {limit} clés actives au plus. Révoquez-en une avant d’en créer une autre.',
      en: 'Limit reached: at most {limit} active keys. Revoke one before you create another.',
    },
  },
  rate_limited: {
    status: 429,
    code: 'rate_limited',
    message: {
      fr: 'Trop de requêtes : {limit} par minute au plus depuis une même adresse IP. Réessayez dans {seconds} s.',
      en: 'Too many requests: at most {limit} a minute from one IP address. Try again in {seconds} s.',
    },
  },
  daily_quota: {
    status: 429,
    code: 'daily_quota',
    message: {
      fr: 'Quota journalier atteint : {used} questions utilisées sur {limit} aujourd’hui. Il sera remis à zéro le {resetsAt}.',
      en: 'Daily quota reached: {used} questions used out of {limit} today. It resets on {resetsAt}.',
    },
  },
  weekly_quota: {
    status: 429,
    code: 'weekly_quota',
    message: {
      fr: 'Quota hebdomadaire atteint : {used} questions utilisées sur {limit} cette semaine, dont {usedToday} aujourd’hui. Il sera remis à zéro le {resetsAt}.',
      en: 'Weekly quota reached: {used} questions used out of {limit} this week, {usedToday} of them today. It resets on {resetsAt}.',
    },
  },
  internal_error: {
    status: 500,
    code: 'internal_error',
    message: {
      fr: 'Erreur interne du serveur. Indiquez l’identifiant de la requête si vous nous la signalez.',
      en: 'Internal server error. Give the request identifier when you report it.',
    },
  },
  service_unavailable: {
    status: 503,
    code: 'ai_unavailable',
    message: {
      fr: 'Le service est momentanément indisponible. Réessayez dans quelques instants.',
      en: 'The service is temporarily unavailable. Try again in a moment.',
    },
  },
  shutting_down: {
    status: 503,
    code: 'shutting_down',
    message: {
      fr: 'Le service redémarre. Réessayez dans quelques instants.',
      en: 'The service is restarting. Try again in a moment.',
    },
  },
} as const satisfies Record<string, CatalogueEntry>;

export type FailureKind = keyof typeof FAILURES;

export function isFailureKind(text: string): text is FailureKind {
  return Object.hasOwn(FAILURES, text);
}

/** What is said of a failure, its details filled in. */
export function failureMessage(kind: FailureKind, details: FailureDetails, language: Language): string {
  return FAILURES[kind].message[language].replace(/\{(\w{1,20})\}/g, (_, name: string) =>
    worded(details[name] ?? '', language),
  );
}

function worded(detail: FailureDetail, language: Language): string {
  return typeof detail === 'object' ? detail[language] : String(detail);
}
