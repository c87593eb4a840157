export type Plan = 'free' | 'pro' | 'enterprise';

/** A plan's name as we know it; one that we do not know gives no access. */
export function planOf(name: unknown): Plan {
  return name === 'enterprise' || name === 'pro' ? name : 'free';
}

export function givesApiAccess(plan: string): boolean {
  return plan === 'enterprise';
}
