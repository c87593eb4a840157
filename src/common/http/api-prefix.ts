/** Where the version of the contract stands in every address. */
export const API_PREFIX = 'api/v1';
