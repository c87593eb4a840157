import type { Slot } from '../frame.js';

const COUNTRIES = /(?:^|\W)(?:pays|countries|etats|états|member states|membres)(?:\W|$)/i;

/** Whether a group is named by its members: « les pays de l'UE », "EU countries". */
export function namesMembers(places: readonly Slot<string>[]): boolean {
  return places.some(({ words = '' }) => COUNTRIES.test(words));
}
