/** What every provider is made of. */
export interface ProviderOptions {
  /** Null where the provider has an address of its own. */
  readonly baseUrl: string | null;
  readonly model: string;
  readonly apiKey: string | null;
  readonly now: () => Date;
}

/**
 * The address of an operation below a base address, whose query is kept. `version` is put between them unless the
 * base ends with it already, as both ways of writing a base are common.
 */
export function operationUrl(baseUrl: string, operation: string, version = ''): URL {
  const url = new URL(baseUrl);
  const base = url.pathname.replace(/\/$/, '');
  const versioned = version === '' || base.endsWith(`/${version}`) ? base : `${base}/${version}`;
  url.pathname = `${versioned}/${operation}`;
  return url;
}

/** `Authorization: Bearer …`, or nothing for a server that asks for no key. */
export function bearer(apiKey: string | null): Record<string, string> {
  return apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };
}
