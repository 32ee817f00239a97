import type { Plan } from '../../contracts/stores/accounts.ts';

/** Features that not every plan has, by their names in language lists (`facts.md`, Keys and accounts). */
const plansOf: Readonly<Record<string, readonly Plan[]>> = {
  style_rules: ['pro'],
  spoken_terms: ['pro'],
  voice: ['pro'],
};

export function planHas(plan: Plan, feature: string): boolean {
  return plansOf[feature]?.includes(plan) ?? true;
}
