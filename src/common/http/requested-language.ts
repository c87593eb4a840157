import type { Request } from 'express';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../language.js';

/** The language to tell a failure in: the body's `lang` where it is valid, else Accept-Language, else French. */
export function requestedLanguage(request: Request): Language {
  const body: unknown = request.body;
  const lang: unknown = typeof body === 'object' && body !== null && 'lang' in body ? body.lang : null;
  if (isLanguage(lang)) return lang;
  const accepted = request.acceptsLanguages(['fr', 'en']);
  return isLanguage(accepted) ? accepted : DEFAULT_LANGUAGE;
}
