/** Where the version of the contract stands in every address. */
export const API_PREFIX = 'api/v1';

const API_PATH = /^\/api\/v1(?:\/|$)/i;

/** Whether a path belongs to the API; in any case of letters, as Express routes it. */
export function isApiPath(path: string): boolean {
  return API_PATH.test(path);
}
